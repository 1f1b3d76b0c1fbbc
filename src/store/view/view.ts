import { Facet, type FacetValue } from './facet.ts'
import type { Members } from './members.ts'
import { type Anchor, Order, type SortKey, type SortRule } from './order.ts'
import { type Changes, Rows } from './rows.ts'
import { type MatchRule, Search } from './search.ts'
import { select, selectAll } from './select.ts'

export interface ViewOptions<E, F extends string, O extends string, T extends string> {
  /** What lists can be filtered by. Of several values any one matches; null matches no filter. */
  facets: Record<F, (entity: E, now: number) => FacetValue | null | readonly FacetValue[]>
  /** What lists can be sorted by. The keys of one order are all numbers or all texts, or null. */
  orders: Record<O, (entity: E) => SortKey>
  /** What can be searched. */
  texts: Record<T, (entity: E) => string | null>
  /** The moment (milliseconds) at which the entity's facets change without a write; null: never. */
  due?: (entity: E) => number | null
  match: MatchRule
  order: SortRule
}

export interface ViewQuery<F extends string, O extends string, T extends string> {
  /** All must hold. */
  filters: Partial<Record<F, FacetValue>>
  /** An empty text matches everything. */
  search?: { by: T; text: string }
  sortBy: O
  descending: boolean
  skip: number
  take: number
  /** Where the part starts, in place of `skip`. */
  after?: Anchor | undefined
  /** Milliseconds since the epoch. It may go backwards from one query to the next. */
  now: number
}

/**
 * Keeps the entities of one resource ready to be listed, so that no list scans them all. Writes are noted and
 * brought into the indexes by the next query; an index is made when a query first needs it.
 */
export class View<E extends { id: number }, F extends string, O extends string, T extends string> {
  #version = 0
  #now: number | undefined
  #due: Order<E> | undefined
  readonly #rows = new Rows<E>()
  readonly #facets = new Map<F, Facet<E>>()
  readonly #orders = new Map<O, Order<E>>()
  readonly #searches = new Map<T, Search<E>>()
  readonly #options: ViewOptions<E, F, O, T>

  constructor(options: ViewOptions<E, F, O, T>) {
    this.#options = options
  }

  /** Takes in an entity, or a new state of one. */
  put(entity: E): void {
    this.#rows.put(entity)
    this.#version++
  }

  remove(id: number): void {
    this.#rows.remove(id)
    this.#version++
  }

  /**
   * A number that changes whenever an answer may: with every write, and when the time passes a moment at which
   * facets change. Two equal versions mean equal answers to one query, whatever `now` says.
   */
  version(now: number): number {
    this.#advance(now)
    return this.#version
  }

  /** The place just after an entity in a list that is sorted so. */
  anchor(entity: E, sortBy: O): Anchor {
    return { key: this.#options.orders[sortBy](entity), id: entity.id }
  }

  /** The entities of a part of a list, how many stand before them, and how many there are in all. */
  query(query: ViewQuery<F, O, T>): { rows: E[]; skip: number; total: number } {
    this.#advance(query.now)
    const { entities } = this.#rows
    const { descending, skip, take, after } = query
    const sets = this.#sets(query)
    if (sets.some(set => set.count === 0)) return { rows: [], skip, total: 0 }
    const order = this.#order(query.sortBy)
    const window = { descending, skip, take, isAfter: after && order.isAfter(after, descending) }
    const selected = sets.length === 0 ? selectAll(order, window) : select(sets, order, window)
    const { slots, ...counts } = selected
    return { rows: slots.map(slot => entities[slot]!), ...counts }
  }

  #sets(query: ViewQuery<F, O, T>): Members[] {
    const sets: Members[] = []
    for (const name in query.filters) {
      const value = query.filters[name]
      if (value !== undefined) sets.push(this.#facet(name, query.now).having(value))
    }
    if (query.search?.text) sets.push(this.#search(query.search.by).matching(query.search.text))
    return sets
  }

  /** Brings the indexes up to the last write and to the given moment. */
  #advance(now: number): void {
    const changes = this.#rows.settle()
    if (changes) this.#apply(changes, now)
    if (this.#now === now) return
    const { due } = this.#options
    if (due) {
      this.#due ??= new Order(this.#rows, due, { text: 'code-point', unset: 'last', ties: 'id' })
      // Both ends are included: whether the moment itself is before the change or after is for the facets to say.
      const before = this.#now ?? now
      const changed = this.#due.between(Math.min(before, now), Math.max(before, now))
      if (changed.length > 0) {
        this.#version++
        for (const facet of this.#facets.values()) facet.apply({ added: [], changed, removed: [] }, now)
      }
    }
    this.#now = now
  }

  #apply(changes: Changes, now: number): void {
    this.#due?.apply(changes)
    for (const facet of this.#facets.values()) facet.apply(changes, now)
    for (const order of this.#orders.values()) order.apply(changes)
    for (const search of this.#searches.values()) search.apply(changes)
  }

  #facet(name: F, now: number): Facet<E> {
    let facet = this.#facets.get(name)
    if (!facet) {
      facet = new Facet(this.#rows, this.#options.facets[name], now)
      this.#facets.set(name, facet)
    }
    return facet
  }

  #order(name: O): Order<E> {
    let order = this.#orders.get(name)
    if (!order) {
      order = new Order(this.#rows, this.#options.orders[name], this.#options.order)
      this.#orders.set(name, order)
    }
    return order
  }

  #search(name: T): Search<E> {
    let search = this.#searches.get(name)
    if (!search) {
      search = new Search(this.#rows, this.#options.texts[name], this.#options.match)
      this.#searches.set(name, search)
    }
    return search
  }
}
