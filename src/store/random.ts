/** What the random numbers of every store start from. */
export const RANDOM_SEED = 1

/**
 * Numbers that look random and are the same for the same seed: Marsaglia's xorshift with 32 bits of state.
 * The platform's own generators cannot be seeded. Not for secrets.
 */
export class Random {
  #state: number

  constructor(seed: number) {
    // Neighbouring seeds are spread over the whole range; the state must not be 0, which xorshift never leaves.
    this.#state = Math.imul(seed + 1, 0x9e3779b1) || 1
    for (let round = 0; round < 8; round++) this.next()
  }

  /** Where the numbers stand: a generator put there goes on as this one does. */
  get state(): number {
    return this.#state
  }

  set state(state: number) {
    this.#state = state || 1
  }

  /** From 0 to below 1. */
  next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (x >>> 0) / 2 ** 32
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** One of the items; the list must have some. */
  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)] as T
  }
}
