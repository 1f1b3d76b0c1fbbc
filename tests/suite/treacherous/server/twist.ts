import type { Values } from './form.ts'
import type { JsonForm } from './json-form.ts'
import type { Removed, Store, Stored } from './store.ts'
import type { Reply, Resource, Wired } from './wire.ts'

/** The place of a record in a response. */
export type Place = 'create' | 'get' | 'update' | 'list'
export type Shown = Record<string, unknown>

/** Differences from the plain server. Each part wraps the behaviour of the server without it (`next`). */
export interface Twist {
  /** The id of a new record. `next` creates one in the form's style. */
  newId?(next: () => string, resource: Resource, foreign: boolean): string
  /** The record that an id in a path means, among the readable ones. */
  find?(id: string, next: (id: string) => Stored | undefined, request: Wired): Stored | undefined
  /** Whether reads show a record. */
  visible?(record: Stored, request: Wired): boolean
  /** Whether reads still show a record that was removed. */
  lingers?(removed: Removed, request: Wired): boolean
  /** The records of lists. */
  listed?(records: Stored[], request: Wired): Stored[]
  /** The records to which a write to one record applies. */
  aim?(record: Stored, request: Wired): readonly Stored[]
  /** The values of a create or an update that are stored. */
  keep?(values: Values, request: Wired): Values
  /** Creates a record. Returns the record for the response. */
  create?(next: () => Stored, request: Wired, values: Values): Stored
  /** Deletes records. */
  remove?(next: () => void, records: readonly Stored[], request: Wired): void
  /** The id that is shown for a record. Undefined leaves the member out. */
  shownId?(next: () => unknown, record: Stored, place: Place): unknown
  /** One record as JSON. */
  show?(shown: Shown, record: Stored, place: Place, request: Wired): Shown
  /** The whole exchange. */
  answer?(next: () => Promise<Reply>, request: Wired): Promise<Reply> | Reply
}

/** The state and the functions that a twist can use. */
export interface World {
  readonly store: Store
  readonly form: JsonForm
  readonly apiKey: string
  /** Random numbers with a seed. */
  random(): number
  /** The address to which redirects to another place lead. Its requests are recorded. */
  readonly elsewhere: string
  /** Calls back after some milliseconds. The judge waits for it. */
  later(milliseconds: number, what: () => void): void
  /** Creates a foreign record, with the next id or the given one. */
  othersCreate(resource: Resource, id?: string): Stored
  /** The next id of the server. */
  newId(resource: Resource, foreign: boolean): string
  /** One record in its envelope, as in a response. */
  bodyOf(record: Stored, place: Place, request: Wired): unknown
}
