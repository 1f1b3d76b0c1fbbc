import { Members } from './members.ts'
import type { Changes, Rows } from './rows.ts'

export type FacetValue = number | string
type Read = FacetValue | null | readonly FacetValue[]

/** A field by which lists are filtered: the slots of each value. A slot may have several values, or none. */
export class Facet<E extends { id: number }> {
  #members = new Map<FacetValue, Members>()
  #values: (readonly FacetValue[])[] = []
  readonly #rows: Rows<E>
  readonly #read: (entity: E, now: number) => Read

  constructor(rows: Rows<E>, read: (entity: E, now: number) => Read, now: number) {
    this.#rows = rows
    this.#read = read
    this.apply({ added: rows.settled(), changed: [], removed: [] }, now)
  }

  /** Returns the slots that have the value. */
  having(value: FacetValue): Members {
    return this.#members.get(value) ?? NO_MEMBERS
  }

  apply({ added, changed, removed }: Changes, now: number): void {
    for (const slot of removed) this.#set(slot, NONE)
    for (const slot of added) this.#set(slot, valuesOf(this.#read(this.#rows.entities[slot]!, now)))
    for (const slot of changed) this.#set(slot, valuesOf(this.#read(this.#rows.entities[slot]!, now)))
  }

  #set(slot: number, next: readonly FacetValue[]): void {
    const previous = this.#values[slot] ?? NONE
    for (const value of previous) {
      if (!next.includes(value)) this.#drop(slot, value)
    }
    for (const value of next) {
      if (!previous.includes(value)) this.#enter(slot, value)
    }
    this.#values[slot] = next
  }

  #enter(slot: number, value: FacetValue): void {
    let members = this.#members.get(value)
    if (!members) {
      members = new Members()
      this.#members.set(value, members)
    }
    members.add(slot)
  }

  #drop(slot: number, value: FacetValue): void {
    const members = this.#members.get(value)
    members?.delete(slot)
    if (members?.count === 0) this.#members.delete(value)
  }
}

const NONE: readonly FacetValue[] = []
const NO_MEMBERS = new Members()

/** Returns the values as a new list, so that later changes of the entity do not affect it. */
function valuesOf(read: Read): readonly FacetValue[] {
  if (read === null) return NONE
  return typeof read === 'object' ? (read.length === 0 ? NONE : [...read]) : [read]
}
