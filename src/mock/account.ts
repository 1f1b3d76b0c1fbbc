import type { Answers } from '../generated/answers.ts'
import { RateLimit } from '../operations/rate.ts'
import { openResources, type Resources } from '../operations/resources.ts'
import type { Clock } from '../store/clock.ts'
import { copyOfSeed } from '../store/copies.ts'
import { builtInSeed, type Seed } from '../store/seeds/index.ts'
import { restore, setCourse, snapshotOfSeed } from '../store/snapshot.ts'
import { createStore, recordsIn, type Store } from '../store/store.ts'
import type { Writers } from '../wire/writers.ts'
import type { AccountState } from './account-state.ts'
import { AccountClock } from './clock.ts'
import { Faults } from './faults/index.ts'
import { Journal } from './journal.ts'
import type { MockOptions } from './options.ts'

/** The source of a store's first records. */
export type SeedSource = NonNullable<MockOptions['seed']>

/**
 * Returns the records of a seed, as objects that nobody else has.
 * @param now the account's time, in milliseconds since the epoch
 */
export function recordsOf(source: SeedSource, now: number): Seed {
  if (typeof source !== 'object') return builtInSeed(source, now)
  return copyOfSeed('seed' in source ? source.seed(now) : source)
}

export interface AccountOptions {
  answers: Answers
  writers: Writers
  /** The mock's clock. */
  clock: Clock
  seed: SeedSource
  /** How many requests the journal stores; 0 for no journal. */
  journal: number
}

/**
 * What an API key opens: a store, a clock, faults, a journal and a rate limit. An account with a common start
 * gets a store of its own when something may write to it, or when its clock is changed.
 */
export class Account {
  readonly number: number
  readonly clock: AccountClock
  readonly faults = new Faults()
  readonly journal: Journal | undefined
  rateLimit: RateLimit | undefined
  readonly #options: AccountOptions
  readonly #onStore: () => void
  #start: Resources | undefined
  #own: Resources | undefined

  /**
   * @param start the common start, if the account shares one
   * @param onStore called after the account has got another store than that of its creation
   */
  constructor(
    number: number,
    options: AccountOptions,
    start?: Resources,
    onStore: () => void = () => undefined,
  ) {
    this.number = number
    this.clock = new AccountClock(options.clock, () => this.writable())
    this.journal = options.journal > 0 ? new Journal(options.journal) : undefined
    this.#options = options
    this.#onStore = onStore
    this.#start = start
    if (start === undefined) this.#own = this.#open(this.seedAt(options.clock.now()))
    this.rateLimit = this.#limit()
  }

  /** The resources for reading. They may be common to several accounts: nothing may write to them. */
  get resources(): Resources {
    this.#own?.store.lateTitles?.arrive()
    return this.#own ?? this.#start ?? this.writable()
  }

  /** Whether the account has a store of its own. */
  get hasStore(): boolean {
    return this.#own !== undefined
  }

  /** The account's own store. A test author may edit the records in place, so they are not shared. */
  get store(): Store {
    return this.#ownResources(copyOfSeed).store
  }

  /** Returns the resources for writing. Nothing else of the mock has them. */
  writable(): Resources {
    return this.#ownResources(records => records)
  }

  #ownResources(prepare: (records: Seed) => Seed): Resources {
    if (this.#own === undefined) {
      const { clock } = this.#options
      this.#own = this.#open(this.#start ? prepare(recordsIn(this.#start.store)) : this.seedAt(clock.now()))
      this.#start = undefined
      this.#onStore()
    }
    this.#own.store.lateTitles?.arrive()
    return this.#own
  }

  /** The time of the mock, which the account's clock shows after a reset. */
  mockTime(): number {
    return this.#options.clock.now()
  }

  /** Returns the records that the account would start with at a moment, in milliseconds since the epoch. */
  seedAt(now: number): Seed {
    return recordsOf(this.#options.seed, now)
  }

  /** Replaces the store by one with a stored state. Clock, faults and journal stay as they are. */
  load({ seed, course }: AccountState): void {
    this.#own = this.#open(copyOfSeed(seed))
    this.#start = undefined
    setCourse(this.#own.store, course)
    this.#onStore()
  }

  /**
   * Replaces the records by those of a seed, and restarts the ids. Clock, faults and journal stay as they are.
   * The store stays the same object, so that its changes can be recorded, unless the seed has other domains or
   * spaces.
   */
  replaceRecords(seed: Seed): void {
    const { store } = this.writable()
    const snapshot = snapshotOfSeed(seed)
    if (haveEqual(store.domains, seed.domains) && haveEqual(store.spaces, seed.spaces))
      restore(store, snapshot)
    else this.load({ seed, course: { next: snapshot.next, random: snapshot.random } })
  }

  /**
   * Replaces the store by that of a seed, or by a common start. Clock, faults and journal stay as they are.
   */
  restart(start: Resources): void {
    this.#own = undefined
    this.#start = start
    if (this.clock.isMoved) this.writable()
  }

  /**
   * Resets the account to its seed. If `seed` is given, it is used once instead. Creates a new store, so ids
   * restart too. Sets the clock to the mock's time, and deletes faults and journal entries.
   */
  reset(seed: SeedSource = this.#options.seed): void {
    // An invalid seed throws here, before anything has changed.
    const records = recordsOf(seed, this.#options.clock.now())
    this.clock.reset()
    this.#own = this.#open(records)
    this.#start = undefined
    this.rateLimit = this.#limit()
    this.faults.clear()
    this.journal?.clear()
    this.#onStore()
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

/** Whether a store has exactly these domains or spaces. */
function haveEqual(
  stored: ReadonlyMap<number, { name: string }>,
  given: readonly { id: number; name: string }[],
) {
  return stored.size === given.length && given.every(({ id, name }) => stored.get(id)?.name === name)
}
