import { Facet, type FacetValue } from './facet.ts'
import type { Members } from './members.ts'
import { type Anchor, Order, type SortKey, type SortRule } from './order.ts'
import { type Changes, Rows } from './rows.ts'
import { type MatchRule, Search } from './search.ts'
import { selectAll, selectRows } from './select.ts'

export interface ViewOptions<E, F extends string, O extends string, T extends string> {
  /**
   * The fields by which lists can be filtered. If a field has several values, any of them matches; null never
   * matches.
   */
  facets: Record<F, (entity: E, now: number) => FacetValue | null | readonly FacetValue[]>
  /** The fields by which lists can be sorted. The keys of one order are all numbers or all texts, or null. */
  orders: Record<O, (entity: E) => SortKey>
  /** The fields that can be searched. */
  texts: Record<T, (entity: E) => string | null>
  /**
   * The moment, in milliseconds, at which the entity's facets change without a write; null if there is none.
   */
  due?: (entity: E) => number | null
  match: MatchRule
  order: SortRule
}

export interface ViewQuery<F extends string, O extends string, T extends string> {
  /** All filters must match. */
  filters: Partial<Record<F, FacetValue>>
  /** An empty text matches everything. */
  search?: { by: T; text: string }
  sortBy: O
  descending: boolean
  skip: number
  take: number
  /** The position at which the result starts. It replaces `skip`. */
  after?: Anchor | undefined
  /** Milliseconds since the epoch. It may be earlier than in the previous query. */
  now: number
}

/**
 * Indexes the entities of one resource, so that no list scans all of them. Writes are recorded, and the next
 * query updates the indexes. An index is built when a query first needs it.
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

  /** Adds an entity, or replaces its state. */
  put(entity: E): void {
    this.#rows.put(entity)
    this.#version++
  }

  remove(id: number): void {
    this.#rows.remove(id)
    this.#version++
  }

  /**
   * Returns a number that changes whenever a query's result may change: with every write, and when time
   * passes a moment at which facets change. If two versions are equal, so are the results of the same query,
   * whatever its `now`.
   */
  version(now: number): number {
    this.#advance(now)
    return this.#version
  }

  /** Returns the position just after an entity in a list sorted by that field. */
  anchor(entity: E, sortBy: O): Anchor {
    return { key: this.#options.orders[sortBy](entity), id: entity.id }
  }

  /** Returns the entities of a part of a list, the number of entities before them, and the total. */
  query(query: ViewQuery<F, O, T>): { rows: E[]; skip: number; total: number } {
    this.#advance(query.now)
    const { entities } = this.#rows
    const { descending, skip, take, after } = query
    const sets = this.#sets(query)
    if (sets.some(set => set.count === 0)) return { rows: [], skip, total: 0 }
    const order = this.#order(query.sortBy)
    const window = { descending, skip, take, isAfter: after && order.isAfter(after, descending) }
    const selected = sets.length === 0 ? selectAll(order, window) : selectRows(sets, order, window)
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

  /** Updates the indexes to the last write and to the given moment. */
  #advance(now: number): void {
    const changes = this.#rows.settle()
    if (changes) this.#apply(changes, now)
    if (this.#now === now) return
    const { due } = this.#options
    if (due) {
      this.#due ??= new Order(this.#rows, due, { text: 'code-point', unset: 'last', ties: 'id' })
      // Include both ends: the facets decide whether the change counts from the moment itself.
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
