import { Bitset } from './bitset.ts'

/** What happened to the slots since the indexes were last brought up to date. */
export interface Changes {
  added: number[]
  changed: number[]
  removed: number[]
}

/**
 * The entities of a view, each in a slot: a small number that stays its own while it lives and is used again
 * after. Writes are only noted here; `settle` tells the indexes about them, once, however many there were.
 */
export class Rows<E extends { id: number }> {
  readonly entities: (E | undefined)[] = []
  /** The id in each slot. It outlives the entity until the indexes have let go of the slot. */
  readonly ids: number[] = []
  #slots = new Map<number, number>()
  #free: number[] = []
  #settled = new Bitset()
  #touched = new Set<number>()

  get size(): number {
    return this.#slots.size
  }

  put(entity: E): void {
    let slot = this.#slots.get(entity.id)
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.entities.length
      this.#slots.set(entity.id, slot)
    }
    this.entities[slot] = entity
    this.ids[slot] = entity.id
    this.#touched.add(slot)
  }

  remove(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.entities[slot] = undefined
    if (this.#settled.has(slot)) {
      this.#touched.add(slot)
    } else {
      this.#touched.delete(slot)
      this.#free.push(slot)
    }
  }

  /** The slots in use, as of the last `settle`. */
  settled(): number[] {
    return this.#settled.toArray()
  }

  settle(): Changes | null {
    if (this.#touched.size === 0) return null
    const changes: Changes = { added: [], changed: [], removed: [] }
    for (const slot of this.#touched) {
      if (!this.entities[slot]) {
        changes.removed.push(slot)
        this.#settled.delete(slot)
        this.#free.push(slot)
      } else if (this.#settled.has(slot)) {
        changes.changed.push(slot)
      } else {
        changes.added.push(slot)
        this.#settled.add(slot)
      }
    }
    this.#touched.clear()
    return changes
  }
}
