import type { Link, Pixel } from './entities.ts'
import { type Course, courseOf, type Snapshot, setCourse } from './snapshot.ts'
import type { Store } from './store.ts'
import type { Identified, Table } from './table.ts'

/** A written record: its new state, or null if it was deleted. */
export type RecordChange<E> = readonly [id: number, record: E | null]

/** The records that were written. No id occurs twice in a list. */
export interface RecordChanges {
  links: RecordChange<Link>[]
  pixels: RecordChange<Pixel>[]
}

/** Records which entities of a store are written, by requests or directly through the database. */
export class Recorder {
  readonly #store: Store
  readonly #links = new Map<number, Link | null>()
  readonly #pixels = new Map<number, Pixel | null>()
  #isPaused = false

  constructor(store: Store) {
    this.#store = store
    this.#listen(store.links, this.#links)
    this.#listen(store.pixels, this.#pixels)
  }

  /** Whether there are recorded writes that have not been forgotten. */
  get isPending(): boolean {
    return this.#links.size > 0 || this.#pixels.size > 0
  }

  /** Returns the recorded writes and the current course of the store. */
  pending(): RecordChanges & { course: Course } {
    return { links: [...this.#links], pixels: [...this.#pixels], course: courseOf(this.#store) }
  }

  /** Forgets all recorded writes. */
  forget(): void {
    this.#links.clear()
    this.#pixels.clear()
  }

  /**
   * Applies changes that were made elsewhere, without recording them. They replace recorded writes of the
   * same records.
   */
  apply(changes: RecordChanges, course: Course): void {
    this.withoutRecording(() => {
      apply(this.#store.pixels, changes.pixels)
      apply(this.#store.links, changes.links)
      this.#claimAliases(changes.links)
      setCourse(this.#store, course)
    })
    for (const [id] of changes.links) this.#links.delete(id)
    for (const [id] of changes.pixels) this.#pixels.delete(id)
  }

  /** Runs a function without recording its writes. */
  withoutRecording(write: () => void): void {
    this.#isPaused = true
    try {
      write()
    } finally {
      this.#isPaused = false
    }
  }

  /**
   * If an alias moved from one link to another, the new owner may have been written before the old one
   * released the alias. Writing the new owner again gives it the alias.
   */
  #claimAliases(changes: readonly RecordChange<Link>[]): void {
    const { aliases, links } = this.#store
    for (const [id, link] of changes) {
      if (link?.alias && aliases.ownerOf(link.domain_id, link.alias) !== id) links.update(id, link)
    }
  }

  #listen<E extends Identified>(table: Table<E>, recorded: Map<number, E | null>): void {
    const record = (id: number, entity: E | null) => {
      if (!this.#isPaused) recorded.set(id, entity)
    }
    table.subscribe({
      created: entity => record(entity.id, entity),
      updated: entity => record(entity.id, entity),
      deleted: id => record(id, null),
    })
  }
}

/** Applies changes to a state. New records come after the others, in the order of their ids. */
export function changed({ links, pixels }: Snapshot, changes: RecordChanges, course: Course): Snapshot {
  return { links: merged(links, changes.links), pixels: merged(pixels, changes.pixels), ...course }
}

function apply<E extends Identified>(table: Table<E>, changes: readonly RecordChange<E>[]): void {
  for (const [id, record] of changes) {
    if (record === null) table.delete(id)
    else if (table.get(id) === undefined) table.insert(record)
    else table.update(id, record)
  }
}

function merged<E extends Identified>(records: E[], changes: readonly RecordChange<E>[]): E[] {
  const byId = new Map<number, E>(records.map(record => [record.id, record]))
  const inOrder = [...changes].sort(([one], [other]) => one - other)
  for (const [id, record] of inOrder) {
    if (record === null) byId.delete(id)
    else byId.set(id, record)
  }
  return [...byId.values()]
}
