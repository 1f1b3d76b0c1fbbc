import type { Link } from '../../src/store/entities.ts'
import { Random } from '../../src/store/random.ts'
import { day, emptyStore, type LinkQuery } from './link-view.ts'

// Random writes to a store and random queries, with words that differ in case, normalisation and code points.

const words = [
  'Alpha',
  'alpha',
  'ALPHABET',
  'beta',
  'Über',
  'über',
  'ß',
  'Σίσυφος',
  '\u{1f600}',
  '\uff5e',
  'é',
  '',
]
const titles = [null, null, ...words, ...words.map(word => `${word} page`)]
const sought = ['alpha', 'ALPHA', 'ph', 'ü', 'Über', 'σ', '\u{1f600}', 'page', ' page', '', 'nowhere', 'é']
const dates = [null, null, '1970-01-05', '1970-01-10', '1970-01-15', '1970-01-20']

type Fields = Partial<Omit<Link, 'id'>>

/** A store, and a copy of its links in a plain map that every write changes in the same way. */
export class RandomLinks {
  readonly store = emptyStore()
  readonly plain = new Map<number, Link>()
  now = 10 * day
  readonly #random: Random

  constructor(seed: number) {
    this.#random = new Random(seed)
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return this.#random.integer(0, end - 1)
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.#random.pick(items)
  }

  create(): void {
    const link = this.store.db.link.create(this.#fields())
    this.plain.set(link.id, structuredClone(link))
  }

  /** The writes by name, and a change of the clock. */
  readonly operations: Record<string, () => void> = {
    create: () => this.create(),
    insert: () => {
      const { links } = this.store
      const id = links.nextId() + this.below(3)
      const link = { ...this.pick([...this.plain.values()]), ...this.#fields(), id }
      links.insert(link)
      this.plain.set(id, structuredClone(link))
    },
    update: () => {
      const [id, changes] = [this.#anyId(), this.#someFields()]
      this.store.links.update(id, changes)
      this.#change(id, changes)
    },
    delete: () => {
      const id = this.#anyId()
      this.store.links.delete(id)
      this.plain.delete(id)
    },
    'db update': () => {
      const [id, changes] = [this.#anyId(), this.#someFields()]
      this.store.db.link.update({ where: { id: { equals: id } }, data: changes })
      this.#change(id, changes)
    },
    'db update of the id': () => {
      const [from, id] = [this.#anyId(), this.store.links.nextId() + this.below(2)]
      this.store.db.link.update({ where: { id: { equals: from } }, data: { id } })
      this.plain.set(id, { ...this.plain.get(from)!, id })
      this.plain.delete(from)
    },
    'db updateMany': () => {
      const [clicks, changes] = [this.below(6), this.#someFields()]
      this.store.db.link.updateMany({ where: { clicks: { equals: clicks } }, data: changes })
      for (const link of this.plain.values()) if (link.clicks === clicks) this.#change(link.id, changes)
    },
    'db deleteMany': () => {
      const [alias, domain] = [this.#alias(), this.pick([1, 2])]
      this.store.db.link.deleteMany({ where: { alias: { equals: alias }, domain_id: { equals: domain } } })
      for (const link of this.plain.values())
        if (link.alias === alias && link.domain_id === domain) this.plain.delete(link.id)
    },
    clock: () => {
      this.now = this.pick([0, 5, 9, 10, 10, 11, 15, 16, 20, 30]) * day
    },
  }

  /** A query of a list that has about `size` links. */
  query(size: number): LinkQuery {
    const filters: LinkQuery['filters'] = {}
    if (this.below(2) === 0) filters.status = this.pick([1, 1, 2, 3, 4])
    if (this.below(4) === 0) filters.domain_id = this.pick([1, 2])
    if (this.below(5) === 0) filters.space_id = this.pick([1, 2, 3, 9])
    if (this.below(5) === 0) filters.pixel_id = this.pick([1, 2, 3])
    if (this.below(9) === 0) filters.alias = this.#alias()
    return {
      filters,
      ...(this.below(3) === 0 && {
        search: { by: this.pick(['title', 'alias'] as const), text: this.pick(sought) },
      }),
      sortBy: this.pick(['id', 'clicks', 'title', 'alias'] as const),
      descending: this.below(2) === 0,
      skip: this.pick([0, 0, 0, 10, this.below(size), this.below(2 * size)]),
      take: this.pick([1, 10, 25, 100]),
      now: this.now,
    }
  }

  #fields(): Fields {
    return {
      title: this.pick(titles),
      alias: this.#alias(),
      clicks: this.below(6),
      disabled: this.pick([0, 0, 0, 1]),
      domain_id: this.pick([1, 2, 2]),
      space_id: this.pick([null, 1, 2, 3]),
      pixel_ids: this.pick([[], [], [1], [2, 1], [3, 3]]),
      expiration_date: this.pick(dates),
    }
  }

  #someFields(): Fields {
    const all = Object.entries(this.#fields())
    return Object.fromEntries(all.filter(() => this.below(4) === 0)) as Fields
  }

  #change(id: number, changes: Fields): void {
    this.plain.set(id, { ...this.plain.get(id)!, ...changes })
  }

  #anyId(): number {
    return this.pick([...this.plain.keys()])
  }

  #alias(): string {
    return `${this.pick(words)}${this.below(5)}`
  }
}
