import type { Dialect } from '../../src/dialect/dialect.ts'
import type { SuiteClient } from '../core/exchange.ts'
import type { Settings } from '../discover/context.ts'
import type { Discovered } from '../discover/discovered.ts'
import type { Fact } from '../discover/facts.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { WriteAccount } from '../writes/account.ts'

/**
 * The requirements to judge, and the function that discovers where the records and their fields are in a
 * server's responses: the wanted facts at once, and others when they are read.
 */
export interface Suite {
  requirements: readonly Requirement[]
  discover(
    client: SuiteClient,
    account: WriteAccount,
    settings: Settings,
    wanted: readonly Fact[],
  ): Promise<Discovered>
}

/** The server to judge, and the permissions for what may be sent to it. */
export interface SessionOptions {
  /** As in section 1, with or without `/api/v1`. */
  baseUrl: string
  apiKey: string
  /**
   * The host of `baseUrl`, repeated as a permission. Without it, nothing is written except on this machine.
   */
  allowWrites?: string | undefined
  /** Domain ids of the account; two are needed for the domain filter. */
  domainIds?: readonly (string | number)[] | undefined
  /** Space ids of the account; two are needed for the space filter. */
  spaceIds?: readonly (string | number)[] | undefined
  /** Whether to write nothing, even if writes are allowed. */
  readOnly?: boolean | undefined
  /**
   * The known answers and shapes of the server. The default dialect applies to everything that it does
   * not state.
   */
  dialect?: Dialect | undefined
  /** The path of the ledger. Default: `.shortlink-kit/ledger-<run>.jsonl`. */
  ledger?: string | undefined
  /** Maximum number of records of the run that may exist at once. Default: 300. */
  maxObjects?: number | undefined
  /** Maximum milliseconds until a response begins. Default: 10000. */
  timeoutMs?: number | undefined
  /**
   * Maximum number of requests that are open at once. With more than one, requirements that do not disturb one
   * another are judged at once. Default: 1.
   */
  concurrency?: number | undefined
  /** Stops the run. The records that it created are still deleted. */
  signal?: AbortSignal | undefined
}
