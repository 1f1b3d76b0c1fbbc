import type { Resources } from '../operations/resources.ts'
import { systemClock } from '../store/clock.ts'
import type { AccountOptions, SeedSource } from './account.ts'

/** How long accounts get the same records under the system's clock, in milliseconds. */
const lasts = 60_000

/**
 * The common start of accounts. The records of a built-in seed are relative to the time at which an account
 * is opened. Under the system's clock, accounts that are opened within a minute start with the same records;
 * under any other clock, accounts do so that are opened at the same moment.
 */
export class SharedStart {
  readonly #options: Pick<AccountOptions, 'clock' | 'seed'>
  readonly #open: (at: number) => Resources
  #start: Resources | undefined
  #at = 0

  /**
   * @param open opens resources with the seed's records as of a moment. Accounts read from them, and get stores of
   * their own with the same records.
   */
  constructor(options: Pick<AccountOptions, 'clock' | 'seed'>, open: (at: number) => Resources) {
    this.#options = options
    this.#open = open
  }

  /** Returns the start of an account that is opened now. */
  now(): Resources {
    const now = this.#options.clock.now()
    if (this.#start === undefined || !this.#isValid(now)) {
      this.#start = this.#open(now)
      this.#at = now
    }
    return this.#start
  }

  #isValid(now: number): boolean {
    const { seed, clock } = this.#options
    if (typeof seed === 'object' || now === this.#at) return true
    return clock === systemClock && now > this.#at && now - this.#at < lasts
  }
}

/** Whether accounts may share the records of a seed. A scenario may return different records for each. */
export function isShareable(seed: SeedSource): boolean {
  return typeof seed !== 'object' || !('seed' in seed)
}
