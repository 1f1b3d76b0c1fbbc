import { Bitset } from './bitset.ts'

const FEW = 256

/**
 * The slots that have something in common, such as a facet's value. A list while they are few and a bitset when
 * they are many, so that a hundred thousand values of one entity each take no more room than one value of all.
 */
export class Members {
  count = 0
  /** The slots in no order, while they are few. */
  list: number[] | null = []
  /** The slots, when they are many. */
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
    // Far below the limit, lest a count about it go to and fro.
    if (this.count < FEW / 4) {
      this.list = this.bits!.toArray()
      this.bits = null
    }
  }
}
