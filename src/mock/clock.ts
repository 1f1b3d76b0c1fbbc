import type { Clock } from '../store/clock.ts'

/**
 * The clock of one account: the mock's clock plus an offset, or a frozen moment. Changing it does not affect
 * other accounts.
 */
export class AccountClock implements Clock {
  #offset = 0
  #frozenAt: number | undefined
  readonly #base: Clock
  readonly #beforeMove: () => void

  /** @param beforeMove called before this clock is moved away from the mock's clock */
  constructor(base: Clock, beforeMove: () => void = () => undefined) {
    this.#base = base
    this.#beforeMove = beforeMove
  }

  /** Whether the clock differs from the mock's. */
  get isMoved(): boolean {
    return this.#offset !== 0 || this.isFrozen
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined
  }

  now(): number {
    return this.#frozenAt ?? this.#base.now() + this.#offset
  }

  /** Moves the clock forward by milliseconds. A negative number moves it back. */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds)
  }

  /** Sets the clock to a moment, in milliseconds since the epoch. Unless it is frozen, it runs on from there. */
  set(moment: number): void {
    // The range of a Date. NaN is outside of it.
    if (!(Math.abs(moment) <= 8.64e15)) {
      throw new RangeError(
        `Failed to set the clock: ${moment} is not a moment in milliseconds since the epoch`,
      )
    }
    this.#beforeMove()
    if (this.#frozenAt === undefined) this.#offset = moment - this.#base.now()
    else this.#frozenAt = moment
  }

  /** Stops the clock at its moment. */
  freeze(): void {
    this.#beforeMove()
    this.#frozenAt = this.now()
  }

  /** Lets a frozen clock run on from its moment. */
  run(): void {
    if (this.#frozenAt === undefined) return
    this.#offset = this.#frozenAt - this.#base.now()
    this.#frozenAt = undefined
  }

  /** Sets the clock to the mock's time. */
  reset(): void {
    this.#offset = 0
    this.#frozenAt = undefined
  }
}
