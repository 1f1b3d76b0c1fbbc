import type { Dialect } from '../dialect/dialect.ts'
import type { Clock } from '../store/clock.ts'
import type { SeedSource } from './account.ts'

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
