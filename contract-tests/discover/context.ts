import type { Client } from '../core/exchange.ts'
import type { Account } from '../writes/account.ts'
import type { Discovered } from './discovered.ts'

/** What the user says of the target. */
export interface Settings {
  /** Domain ids of the account, as the service spells them; there is no endpoint that lists them. */
  domainIds: readonly string[]
  /** Space ids of the account, as the service spells them. */
  spaceIds: readonly string[]
  /** No write of any kind is allowed. */
  readOnly: boolean
  /** Whether the target is this machine; false keeps what is costly from being tried. */
  loopback?: boolean
}

/** What a requirement works with. */
export interface Context {
  /** Sends requests, politely, one at a time. Never used for writes. */
  client: Client
  /** The only way to write: everything created is ledgered, and nothing else is ever changed. */
  account: Account
  /** Where things are in this server's answers, and what it answers to open questions. */
  discovered: Discovered
  settings: Settings
}
