import { Bitset } from './bitset.ts'

const FEW = 256

/**
 * A set of slots, such as those that share a facet's value. A small set is a list and a large set is a
 * bitset. So a facet with 100,000 values of one entity each needs no more memory than a facet with one value.
 */
export class Members {
  count = 0
  /** The slots in no particular order, while the set is small. */
  list: number[] | null = []
  /** The slots, when the set is large. */
  bits: Bitset | null = null

  has(slot: number): boolean {
    return this.bits ? this.bits.has(slot) : this.list!.includes(slot)
  }

  add(slot: number): void {
    if (this.has(slot)) return
    this.count++
    if (this.bits) {
      this.bits.add(slot)
      return
    }
    this.list!.push(slot)
    if (this.count > FEW) {
      this.bits = new Bitset()
      for (const member of this.list!) this.bits.add(member)
      this.list = null
    }
  }

  delete(slot: number): void {
    if (!this.has(slot)) return
    this.count--
    if (this.list) {
      this.list.splice(this.list.indexOf(slot), 1)
      return
    }
    this.bits!.delete(slot)
    // Well below the limit, so that a count near the limit does not switch back and forth.
    if (this.count < FEW / 4) {
      this.list = this.bits!.toArray()
      this.bits = null
    }
  }
}
