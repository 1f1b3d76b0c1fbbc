/** A set of small whole numbers with one bit each. It grows as needed. */
export class Bitset {
  words = new Uint32Array(8)

  has(index: number): boolean {
    return this.bit(index) === 1
  }

  /** Returns 1 for a member and 0 for any other number, so that members can be counted without a branch. */
  bit(index: number): number {
    return ((this.words[index >>> 5] ?? 0) >>> (index & 31)) & 1
  }

  add(index: number): void {
    const word = index >>> 5
    if (word >= this.words.length) this.#reserve(word + 1)
    this.words[word]! |= 1 << (index & 31)
  }

  delete(index: number): void {
    const word = index >>> 5
    if (word < this.words.length) this.words[word]! &= ~(1 << (index & 31))
  }

  /** Returns the members in ascending order. */
  toArray(): number[] {
    const members: number[] = []
    for (let word = 0; word < this.words.length; word++) {
      let bits = this.words[word]!
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits & -bits)
        members.push(word * 32 + bit)
        bits &= bits - 1
      }
    }
    return members
  }

  /** Replaces the members with those that all other sets have in common, and returns their number. */
  intersect(others: readonly Bitset[]): number {
    const length = Math.min(...others.map(other => other.words.length))
    if (length > this.words.length) this.#reserve(length)
    const { words } = this
    words.fill(0, length)
    words.set(others[0]!.words.subarray(0, length))
    for (const other of others.slice(1)) {
      for (let word = 0; word < length; word++) words[word]! &= other.words[word]!
    }
    let count = 0
    for (let word = 0; word < length; word++) count += ones(words[word]!)
    return count
  }

  #reserve(length: number): void {
    const words = new Uint32Array(Math.max(length, this.words.length * 2))
    words.set(this.words)
    this.words = words
  }
}

/**
 * Returns the number of set bits in a 32-bit word. It adds up neighbouring groups of 1, 2, 4 and then 8 bits.
 */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
