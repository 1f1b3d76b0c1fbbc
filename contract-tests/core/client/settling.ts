/** The reads that show writes late: lists alone, or those of single records too. */
export type LateReads = 'lists' | 'all'

/**
 * The shortest time after a write at which lists are read that were late once, in milliseconds. A search index is often
 * renewed each second, so the next write may take longer to be seen.
 */
const leastForIndexes = 1200
/** The same if reads of single records are late too: then each write is on its way to a copy. */
const leastForCopies = 600
/** How much longer than the longest delay that was seen. */
const margin = 1.5
/** The longest delay that counts, in milliseconds. */
const longest = 5000

/** How long to wait after a write before reading, from the delays that were seen. */
export class Settling {
  readonly #seenMs = { lists: 0, all: 0 }

  /** Notes after how many milliseconds a write was seen that the server did not show at once. */
  note(seenMs: number, which: LateReads): void {
    this.#seenMs[which] = Math.max(this.#seenMs[which], Math.min(longest, seenMs))
  }

  /** The time between a write and a list that certainly shows it, in milliseconds. 0 if lists are not late. */
  get listsMs(): number {
    const { lists, all } = this.#seenMs
    if (all > 0) return Math.max(leastForCopies, margin * Math.max(lists, all))
    return lists > 0 ? Math.max(leastForIndexes, margin * lists) : 0
  }

  /** The same for a read of a single record. */
  get recordsMs(): number {
    const { all } = this.#seenMs
    return all > 0 ? Math.max(leastForCopies, margin * all) : 0
  }
}
