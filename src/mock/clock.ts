import type { Clock } from '../store/clock.ts'

/** One account's time: the mock's, moved by an offset, so that no account's time touches another's. */
export class AccountClock implements Clock {
  #offset = 0
  readonly #base: Clock

  constructor(base: Clock) {
    this.#base = base
  }

  now(): number {
    return this.#base.now() + this.#offset
  }

  /** Moves the time on by milliseconds; back by negative ones. */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds)
  }

  /** Puts the clock to a moment, in milliseconds since the epoch, from where it goes on. */
  set(moment: number): void {
    // The moments that a Date can tell; NaN is none of them.
    if (!(Math.abs(moment) <= 8.64e15)) {
      throw new RangeError(
        `Failed to set the clock: ${moment} is not a moment in milliseconds since the epoch`,
      )
    }
    this.#offset = moment - this.#base.now()
  }

  /** Puts the clock back to the mock's. */
  reset(): void {
    this.#offset = 0
  }
}
