import type { Answers } from '../generated/answers.ts'
import { RateLimit } from '../operations/rate.ts'
import { openResources, type Resources } from '../operations/resources.ts'
import type { Clock } from '../store/clock.ts'
import { builtInSeed, type Seed, type SeedName } from '../store/seeds/index.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Writers } from '../wire/writers.ts'
import { AccountClock } from './clock.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'

/** Makes the records that a store starts with. */
export interface SeedMaker {
  /**
   * Returns the records, as new objects on each call.
   * @param now the account's time, in milliseconds since the epoch
   */
  seed(now: number): Seed
}

/** What a store starts with: a built-in seed, records, or an object that makes records. */
export type SeedSource = SeedName | Seed | SeedMaker

/**
 * Returns the records of a seed.
 * @param now the account's time, in milliseconds since the epoch
 */
export function recordsOf(source: SeedSource, now: number): Seed {
  if (typeof source !== 'object') return builtInSeed(source, now)
  return 'seed' in source ? source.seed(now) : source
}

export interface AccountOptions {
  answers: Answers
  writers: Writers
  /** The mock's clock. */
  clock: Clock
  seed: SeedSource
  /** How many requests the journal holds; 0 for no journal. */
  journal: number
}

/** What an API key opens: a store, a clock, faults, a journal and a rate limit. */
export class Account {
  readonly number: number
  readonly clock: AccountClock
  readonly faults = new Faults()
  readonly journal: Journal | undefined
  rateLimit: RateLimit | undefined
  resources: Resources
  readonly #options: AccountOptions

  constructor(number: number, options: AccountOptions) {
    this.number = number
    this.clock = new AccountClock(options.clock)
    this.journal = options.journal > 0 ? new Journal(options.journal) : undefined
    this.#options = options
    this.resources = this.#open(this.seedAt(options.clock.now()))
    this.rateLimit = this.#limit()
  }

  get store(): Store {
    return this.resources.store
  }

  /** Returns the records that the account would start with at a moment, in milliseconds since the epoch. */
  seedAt(now: number): Seed {
    return recordsOf(this.#options.seed, now)
  }

  /**
   * Resets the account to its seed, or this once to another one. Creates a new store, so ids restart too.
   * Sets the clock to the mock's time, and deletes faults and journal entries.
   */
  reset(seed: SeedSource = this.#options.seed): void {
    // First, because an invalid seed throws, and nothing may have changed then.
    const records = recordsOf(seed, this.#options.clock.now())
    this.clock.reset()
    this.resources = this.#open(records)
    this.rateLimit = this.#limit()
    this.faults.clear()
    this.journal?.clear()
  }

  #open(records: Seed): Resources {
    const { answers, writers } = this.#options
    return openResources(answers, writers, createStore(answers, this.clock, records))
  }

  /** Creates the rate limit. Each account has its own, because the clocks of accounts may differ widely. */
  #limit(): RateLimit | undefined {
    const limit = this.#options.answers['limits.rate']
    return limit === 'none' ? undefined : new RateLimit(limit)
  }
}
