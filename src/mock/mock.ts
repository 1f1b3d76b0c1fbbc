import type { Dialect } from '../dialect/dialect.ts'
import type { Clock } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { basePath } from '../wire/base.ts'
import { plainRequest, webResponse } from '../wire/fetch.ts'
import type { SeedSource } from './account.ts'
import { createHost, type MockHost } from './host.ts'

/** How a mock responds, and what its accounts start with. */
export interface MockOptions {
  /** How the mock writes and behaves. @default the default dialect */
  dialect?: Dialect
  /** The records that each account starts with. @default 'demo' */
  seed?: SeedSource
  /** The valid API keys; a set may change later. @default every key is valid */
  keys?: readonly string[] | ReadonlySet<string>
  /** The time. @default the time of the system */
  clock?: Clock
  /** How many accounts may be open. A new key over it is answered with 503; no account is evicted. @default 100 */
  maxAccounts?: number
  /** How many of its latest requests each account keeps in its journal. @default 0, no journal */
  journal?: number
}

/** Under this symbol a mock has what its hosts need. */
export const host = Symbol('host')

/** The mock, without a network. */
export interface Mock {
  /**
   * Responds to a request to any origin, below `/api/v1`. Rejects with a TypeError, as `fetch` does, if a fault breaks the
   * connection.
   */
  fetch(request: Request): Promise<Response>
  /** The records of a key's account, which is opened if need be. Throws if the key is not valid or too many are open. */
  store(key: string): Store
  /** Closes a key's account and discards its records, unless all keys share them. Returns whether it was open. */
  closeAccount(key: string): boolean
  /** For the hosts of this package. */
  readonly [host]: MockHost
}

/** Creates a mock. Each API key opens an account with records, a clock, faults and a journal of its own. */
export function createMock(options: MockOptions = {}): Mock {
  return mockOf(createHost(options))
}

/** The public side of a host. */
export function mockOf(of: MockHost): Mock {
  return {
    async fetch(request) {
      const base = new URL(request.url).origin + basePath
      const response = await of.handle(await plainRequest(request, base, of.bodyLimit))
      if (response.status === 0) throw new TypeError('Failed to fetch: a fault broke the connection')
      return webResponse(request.method, response)
    },
    store: key => of.store(key),
    closeAccount: key => of.closeAccount(key),
    [host]: of,
  }
}
