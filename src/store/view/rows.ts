import { Bitset } from './bitset.ts'

/** The slots that changed since the indexes were last updated. */
export interface Changes {
  added: number[]
  changed: number[]
  removed: number[]
}

/**
 * The entities of a view. Each has a slot: a small number that does not change while the entity exists and is
 * reused afterwards. `put` and `remove` only record the write. `settle` returns each written slot once, so
 * that the indexes can be updated.
 */
export class Rows<E extends { id: number }> {
  readonly entities: (E | undefined)[] = []
  /** The id in each slot. It remains after the entity is removed, until the indexes have dropped the slot. */
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

  /** Returns the slots in use at the last `settle`. */
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
