import type { Dialect } from '../dialect/dialect.ts'
import type { Clock } from '../store/clock.ts'
import type { Scenario, Seed } from '../store/seeds/index.ts'
import type { FaultRule } from './faults/index.ts'

/** How a mock responds, and what its accounts start with. */
export interface MockOptions {
  /** The dialect of the mock's behaviour and responses. @default the default dialect */
  dialect?: Dialect
  /** The records that each account starts with. @default 'demo' */
  seed?: 'demo' | 'empty' | number | Seed | Scenario
  /** The valid API keys. A set may be changed later. @default every key is valid */
  keys?: readonly string[] | ReadonlySet<string>
  /** The mock's clock. @default the system's time */
  clock?: Clock
  /**
   * How many accounts may be open. A request with a further key is refused with 503; no account is closed for
   * it. An account that only reads takes about 2 kB. @default 10_000
   */
  maxAccounts?: number
  /** How many of its latest requests each account records in its journal. @default 0, no journal */
  journal?: number
  /**
   * Faults of all accounts: rules, or texts such as `createLink: 503 x2` or `flaky`. In a page they are set
   * again with each reload. @default none
   */
  faults?: readonly (FaultRule | string)[]
}
