import type { Changes, Rows } from './rows.ts'
import { Sorted } from './sorted.ts'

export type SortKey = string | number | null

/** How a list is sorted: the answer to the question `sort.order`. */
export interface SortRule {
  /** By code point of the lower-cased text, by code point, or by Unicode collation. */
  text: 'folded' | 'code-point' | 'locale'
  /** Whether null comes last in both directions, or counts as lower than every value. */
  unset: 'last' | 'lowest'
  /**
   * Whether entities with equal keys are sorted by id in the direction of the list, or always in one
   * direction.
   */
  ties: 'id' | 'id-ascending' | 'id-descending'
}

/** A position in a list: just after an entity with this key and id, which may have been deleted. */
export interface Anchor {
  key: SortKey
  id: number
}

/** A field by which a list can be sorted. Its keys are all numbers or all texts, or null. */
export class Order<E extends { id: number }> {
  #keys: SortKey[] = []
  #directions: { ascending?: Sorted; descending?: Sorted } = {}
  readonly #rows: Rows<E>
  readonly #read: (entity: E) => SortKey
  readonly #fold: (key: SortKey) => SortKey
  readonly #rule: SortRule
  readonly #compareKeys: (a: string | number, b: string | number) => number

  constructor(rows: Rows<E>, read: (entity: E) => SortKey, rule: SortRule) {
    this.#rows = rows
    this.#rule = rule
    const fold = keyFolding(rule.text)
    this.#fold = fold
    this.#read = entity => fold(read(entity))
    this.#compareKeys = keyComparison(rule.text)
    for (const slot of rows.settled()) this.#keys[slot] = this.#read(rows.entities[slot]!)
  }

  /** Returns a comparison of slots. No two slots are equal, as each has a different id. */
  comparison(descending: boolean): (a: number, b: number) => number {
    const keys = this.#keys
    const ids = this.#rows.ids
    const compare = this.#keyComparison(descending)
    const ties = this.#tieDirection(descending)
    return (a, b) => compare(keys[a]!, keys[b]!) || (ids[a]! - ids[b]!) * ties
  }

  /** Returns a test for whether a slot comes after a position. */
  isAfter({ key, id }: Anchor, descending: boolean): (slot: number) => boolean {
    const keys = this.#keys
    const ids = this.#rows.ids
    const compare = this.#keyComparison(descending)
    const ties = this.#tieDirection(descending)
    const folded = this.#fold(key)
    return slot => (compare(keys[slot]!, folded) || (ids[slot]! - id) * ties) > 0
  }

  #keyComparison(descending: boolean): (left: SortKey, right: SortKey) => number {
    const direction = descending ? -1 : 1
    const nulls = descending || this.#rule.unset === 'last' ? 1 : -1
    const compareKeys = this.#compareKeys
    return (left, right) => {
      if (left === right) return 0
      if (left === null) return nulls
      if (right === null) return -nulls
      return compareKeys(left, right) * direction
    }
  }

  #tieDirection(descending: boolean): number {
    const { ties } = this.#rule
    return ties === 'id-descending' || (ties === 'id' && descending) ? -1 : 1
  }

  /** Returns all slots in order. The first call builds the order; later writes update it. */
  sorted(descending: boolean): Sorted {
    const direction = descending ? 'descending' : 'ascending'
    let sorted = this.#directions[direction]
    if (!sorted) {
      sorted = new Sorted(this.comparison(descending))
      sorted.add(this.#rows.settled())
      this.#directions[direction] = sorted
    }
    return sorted
  }

  /** Returns the slots whose keys are numbers from `low` to `high`, both included. */
  between(low: number, high: number): number[] {
    const sorted = this.sorted(false)
    const unsetFirst = this.#rule.unset === 'lowest'
    const passes = (key: SortKey, passed: (key: number) => boolean) =>
      key === null ? !unsetFirst : passed(Number(key))
    const start = sorted.indexWhere(slot => passes(this.#keys[slot]!, key => key >= low))
    const end = sorted.indexWhere(slot => passes(this.#keys[slot]!, key => key > high))
    return sorted.slice(start, end)
  }

  apply({ added, changed, removed }: Changes): void {
    const moved: number[] = []
    const movedKeys: SortKey[] = []
    for (const slot of changed) {
      const key = this.#read(this.#rows.entities[slot]!)
      if (key === this.#keys[slot]) continue
      moved.push(slot)
      movedKeys.push(key)
    }
    const all = [this.#directions.ascending, this.#directions.descending]
    const out = [...removed, ...moved]
    for (const sorted of all) sorted?.remove(out)
    for (const slot of removed) this.#keys[slot] = null
    for (const slot of added) this.#keys[slot] = this.#read(this.#rows.entities[slot]!)
    moved.forEach((slot, index) => {
      this.#keys[slot] = movedKeys[index]!
    })
    const into = [...added, ...moved]
    for (const sorted of all) sorted?.add(into)
  }
}

function keyFolding(text: SortRule['text']): (key: SortKey) => SortKey {
  if (text === 'locale') return key => key
  return key => {
    if (typeof key !== 'string') return key
    return codePointKey(text === 'folded' ? key.toLowerCase() : key)
  }
}

function keyComparison(text: SortRule['text']): (a: string | number, b: string | number) => number {
  if (text !== 'locale') return (a, b) => (a < b ? -1 : 1)
  // English sorts like the Unicode root collation. A fixed locale gives the same order on every machine.
  const { compare } = new Intl.Collator('en')
  return (a, b) => (typeof a === 'string' ? compare(a, String(b)) : a - Number(b))
}

/**
 * Changes a text so that comparing it compares code points. JavaScript compares texts by UTF-16 units, in
 * which surrogates (the code points from U+10000) come before U+E000 to U+FFFF. The two ranges are swapped.
 */
function codePointKey(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, unit => {
    const code = unit.charCodeAt(0)
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800)
  })
}
