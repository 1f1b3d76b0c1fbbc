import type { SuiteClient } from '../core/exchange.ts'
import type { WriteAccount } from '../writes/account.ts'
import type { Discovered } from './discovered.ts'

/** The user's settings for the target. */
export interface Settings {
  /** Domain ids of the account, spelled as the service does. No endpoint lists them. */
  domainIds: readonly string[]
  /** Space ids of the account, spelled as the service does. */
  spaceIds: readonly string[]
  /** Whether writes of every kind are forbidden. */
  readOnly: boolean
  /** Whether the target is this machine. If false, expensive checks, such as large bodies, are left out. */
  loopback?: boolean
}

/** Everything that a requirement works with. */
export interface Context {
  /** Sends requests one at a time, at a pace that the server allows. Never used for writes. */
  client: SuiteClient
  /** The only way to write. Everything that is created is in the ledger, and nothing else is ever changed. */
  account: WriteAccount
  /** What discovery learned about this server's responses. */
  discovered: Discovered
  settings: Settings
}
