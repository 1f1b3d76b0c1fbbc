/** If more slots than this are removed at once, one pass over the array is faster than a search for each. */
const MANY = 32

/** Slots sorted by a comparison, which must never return 0 for two different slots. */
export class Sorted {
  length = 0
  #slots = new Int32Array(16)
  readonly #compare: (a: number, b: number) => number

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  at(index: number): number {
    return this.#slots[index]!
  }

  slice(start: number, end: number): number[] {
    return Array.from(this.#slots.subarray(start, Math.min(end, this.length)))
  }

  /**
   * Returns the first index whose slot passes the test. All later slots must pass too, and no earlier one.
   */
  indexWhere(passes: (slot: number) => boolean, end = this.length): number {
    let low = 0
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (passes(this.#slots[middle]!)) high = middle
      else low = middle + 1
    }
    return low
  }

  /**
   * Adds slots that are not in the array yet. Starts with the last one, and moves the slots after it to their
   * final positions.
   */
  add(slots: readonly number[]): void {
    const added = Int32Array.from(slots).sort(this.#compare)
    let end = this.length
    this.#reserve(end + added.length)
    this.length = end + added.length
    for (let remaining = added.length; remaining > 0; remaining--) {
      const slot = added[remaining - 1]!
      const start = this.indexWhere(other => this.#compare(other, slot) > 0, end)
      this.#slots.copyWithin(start + remaining, start, end)
      this.#slots[start + remaining - 1] = slot
      end = start
    }
  }

  /** Removes slots that are in the array. They must still compare as they did when they were added. */
  remove(slots: readonly number[]): void {
    if (slots.length > MANY) {
      const removed = new Set(slots)
      let length = 0
      for (let index = 0; index < this.length; index++) {
        const slot = this.#slots[index]!
        if (!removed.has(slot)) this.#slots[length++] = slot
      }
      this.length = length
      return
    }
    for (const slot of slots) {
      const index = this.indexWhere(other => this.#compare(other, slot) >= 0)
      this.#slots.copyWithin(index, index + 1, this.length)
      this.length--
    }
  }

  #reserve(length: number): void {
    if (length <= this.#slots.length) return
    const slots = new Int32Array(Math.max(length, this.#slots.length * 2))
    slots.set(this.#slots)
    this.#slots = slots
  }
}
