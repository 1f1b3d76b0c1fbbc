import type { Link, Pixel } from './entities.ts'
import { type Course, courseOf, type Snapshot, setCourse } from './snapshot.ts'
import type { Store } from './store.ts'
import type { Identified, Table } from './table.ts'

/** What became of a record: its new state, or null where it was deleted. */
export type Change<E> = readonly [id: number, record: E | null]

/** What became of some records. No id stands twice in a list. */
export interface RecordChanges {
  links: Change<Link>[]
  pixels: Change<Pixel>[]
}

/** Notes which of a store's records are written, by a request or through the database. */
export class Recorder {
  readonly #store: Store
  readonly #links = new Map<number, Link | null>()
  readonly #pixels = new Map<number, Pixel | null>()
  #deaf = false

  constructor(store: Store) {
    this.#store = store
    this.#listen(store.links, this.#links)
    this.#listen(store.pixels, this.#pixels)
  }

  /** Whether something was written that has not been forgotten. */
  get isPending(): boolean {
    return this.#links.size > 0 || this.#pixels.size > 0
  }

  /** What was written, and where the store stands since. */
  pending(): RecordChanges & { course: Course } {
    return { links: [...this.#links], pixels: [...this.#pixels], course: courseOf(this.#store) }
  }

  /** Forgets what was written until now. */
  forget(): void {
    this.#links.clear()
    this.#pixels.clear()
  }

  /** Writes to the store what need not be noted: what happened elsewhere. It wins over what is noted here. */
  takeIn(changes: RecordChanges, course: Course): void {
    this.unnoted(() => {
      apply(this.#store.pixels, changes.pixels)
      apply(this.#store.links, changes.links)
      this.#claimAliases(changes.links)
      setCourse(this.#store, course)
    })
    for (const [id] of changes.links) this.#links.delete(id)
    for (const [id] of changes.pixels) this.#pixels.delete(id)
  }

  /** Runs what writes to the store without noting it. */
  unnoted(write: () => void): void {
    this.#deaf = true
    try {
      write()
    } finally {
      this.#deaf = false
    }
  }

  /** Of two links that an alias went between, the new owner may have come before the old one had let go. */
  #claimAliases(changes: readonly Change<Link>[]): void {
    const { aliases, links } = this.#store
    for (const [id, link] of changes) {
      if (link?.alias && aliases.ownerOf(link.domain_id, link.alias) !== id) links.update(id, link)
    }
  }

  #listen<E extends Identified>(table: Table<E>, noted: Map<number, E | null>): void {
    const note = (id: number, record: E | null) => {
      if (!this.#deaf) noted.set(id, record)
    }
    table.subscribe({
      created: record => note(record.id, record),
      updated: record => note(record.id, record),
      deleted: id => note(id, null),
    })
  }
}

/** A state and what became of it: new records stand after the others, in the order of their ids. */
export function changed({ links, pixels }: Snapshot, changes: RecordChanges, course: Course): Snapshot {
  return { links: merged(links, changes.links), pixels: merged(pixels, changes.pixels), ...course }
}

function apply<E extends Identified>(table: Table<E>, changes: readonly Change<E>[]): void {
  for (const [id, record] of changes) {
    if (record === null) table.delete(id)
    else if (table.get(id) === undefined) table.insert(record)
    else table.update(id, record)
  }
}

function merged<E extends Identified>(records: E[], changes: readonly Change<E>[]): E[] {
  const byId = new Map<number, E>(records.map(record => [record.id, record]))
  const inOrder = [...changes].sort(([one], [other]) => one - other)
  for (const [id, record] of inOrder) {
    if (record === null) byId.delete(id)
    else byId.set(id, record)
  }
  return [...byId.values()]
}
