import type { Values } from './form.ts'
import type { JsonForm } from './json-form.ts'
import type { Removed, Store, Stored } from './store.ts'
import type { Reply, Resource, Wired } from './wire.ts'

/** Where in an answer a record is shown. */
export type Place = 'create' | 'get' | 'update' | 'list'
export type Shown = Record<string, unknown>

/** What a server does otherwise than the plain one. Each part wraps what the server would do without it (`next`). */
export interface Twist {
  /** The id of a new record; `next` makes one in the form's style. */
  newId?(next: () => string, resource: Resource, foreign: boolean): string
  /** The record that an id in a path means, among those that can be read. */
  find?(id: string, next: (id: string) => Stored | undefined, request: Wired): Stored | undefined
  /** Whether reads show a record. */
  visible?(record: Stored, request: Wired): boolean
  /** Whether reads still show a record that was removed. */
  lingers?(removed: Removed, request: Wired): boolean
  /** The records that lists are made of. */
  listed?(records: Stored[], request: Wired): Stored[]
  /** The records that a write is applied to, which was meant for one. */
  aim?(record: Stored, request: Wired): readonly Stored[]
  /** What is kept of the values of a create or an update. */
  keep?(values: Values, request: Wired): Values
  /** Creates, and gives the record that the answer shows. */
  create?(next: () => Stored, request: Wired, values: Values): Stored
  /** Takes records away. */
  remove?(next: () => void, records: readonly Stored[], request: Wired): void
  /** The id that is shown of a record; undefined leaves the member out. */
  shownId?(next: () => unknown, record: Stored, place: Place): unknown
  /** One record as JSON. */
  show?(shown: Shown, record: Stored, place: Place, request: Wired): Shown
  /** The whole exchange. */
  answer?(next: () => Promise<Reply>, request: Wired): Promise<Reply> | Reply
}

/** What a twist may look at and do. */
export interface World {
  readonly store: Store
  readonly form: JsonForm
  readonly apiKey: string
  /** Seeded. */
  random(): number
  /** Where redirects to another place lead: an address whose requests are recorded. */
  readonly elsewhere: string
  /** Does something when so many milliseconds have passed; the judge waits for it. */
  later(milliseconds: number, what: () => void): void
  /** Other people create a record, with an id of the server's or this one. */
  othersCreate(resource: Resource, id?: string): Stored
  /** An id that the server would give next. */
  newId(resource: Resource, foreign: boolean): string
  /** One record in its envelope, as an answer shows it. */
  bodyOf(record: Stored, place: Place, request: Wired): unknown
}
