/** The seed of every store's random numbers. */
export const RANDOM_SEED = 1

/**
 * Pseudo-random numbers that are the same for the same seed: Marsaglia's xorshift with 32 bits of state. The
 * generators of the platform cannot be seeded. Do not use it for secrets.
 */
export class Random {
  #state: number

  constructor(seed: number) {
    // Spread neighbouring seeds over the whole range. The state must not be 0: xorshift would return only 0.
    this.#state = Math.imul(seed + 1, 0x9e3779b1) || 1
    for (let round = 0; round < 8; round++) this.next()
  }

  /** The current state. A generator with the same state continues with the same numbers. */
  get state(): number {
    return this.#state
  }

  set state(state: number) {
    this.#state = state || 1
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (x >>> 0) / 2 ** 32
  }

  /** Returns a whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** Returns true with a probability of `share` (0 to 1). */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** Returns one of the items. The list must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)] as T
  }
}
