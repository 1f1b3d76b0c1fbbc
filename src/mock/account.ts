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
  /** New records each time; `now` is the store's clock, in milliseconds since the epoch. */
  seed(now: number): Seed
}

/** What a store starts with: a built-in seed, records, or what makes them. */
export type SeedSource = SeedName | Seed | SeedMaker

/** The records of a seed at a moment, in milliseconds since the epoch. */
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
  /** How many requests the journal keeps; 0 for no journal. */
  journal: number
}

/** What belongs to one API key: its records in the mock's dialect, its time, its faults and its journal. */
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

  /** The records that it starts with, had it been opened at a moment in milliseconds since the epoch. */
  seedAt(now: number): Seed {
    return recordsOf(this.#options.seed, now)
  }

  /**
   * Starts again: with the records of its seed, or this once of another, the mock's time, no faults and an empty
   * journal. The store is a new one; ids start again too.
   */
  reset(seed: SeedSource = this.#options.seed): void {
    // Throws on a seed that is none, before anything has changed.
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

  /** Windows of requests are counted by the account's own time, which may be far from another's. */
  #limit(): RateLimit | undefined {
    const limit = this.#options.answers['limits.rate']
    return limit === 'none' ? undefined : new RateLimit(limit)
  }
}
