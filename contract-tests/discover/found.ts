import type { Exchange, SentRequest } from '../core/exchange.ts'
import type { Resource } from '../writes/account.ts'
import type { Input, LinkInput, PixelInput } from './input.ts'
import type { FieldPlace } from './places.ts'

/** The places at which responses about a resource show records and their fields. */
export interface DiscoveredShape {
  /**
   * Pointers at which responses about one record were seen to show it, in the order in which they were
   * learned.
   */
  roots: string[]
  /**
   * Pointer to the array of a list's records, or to the record if it is the only one. Undefined until a list
   * was seen.
   */
  items: string | undefined
  /** Pointer from an element of that array to the record itself; nearly always "". */
  element: string
  /** Pointers from a record to its id: nearly always one, and a second if lists use another name for it. */
  ids: string[]
  /** The place of each field that records show, by name. */
  fields: Map<string, FieldPlace>
  /**
   * Pointers to members of records, each with the pointer to the member that replaces it in rows of lists.
   */
  listed: Map<string, string>
  /** The place of each value that records show although it was never sent, by name. */
  derived: Map<DerivedName, DerivedPlace>
}

/** The place of a value that records show although it was never sent. */
export interface DerivedPlace {
  at: string
  /** The spelling of each value, if it differs from that of the document. */
  values?: Readonly<Record<string, unknown>>
}

export type DerivedName = 'short_url' | 'title' | 'clicks' | 'status' | 'created_at' | 'updated_at'

/** A link or pixel that discovery created, with the fields that it has now. */
export interface CreatedRecord<Fields> {
  id: string
  marker: string
  sent: Fields
  created: Exchange
}

/** A way to create a link that is Expired at once. */
export interface ExpiredBy {
  input: LinkInput
  exchange: Exchange
}

/** A create: its response, the id of the new record if there is one, and the fields that were sent. */
export interface Attempt {
  exchange: Exchange
  id: string | undefined
  marker: string
  sent: Input
  /** The response that shows the new record. */
  proof?: Exchange | undefined
}

/** Everything that discovery has found so far. `Discovered` explains the members. */
export interface Found {
  readonly shapes: Record<Resource, DiscoveredShape>
  readonly prefixes: Record<Resource, string>
  readonly narrows: Record<Resource, boolean>
  readonly writes: Map<string, readonly SentRequest[]>
  readonly madeLinks: CreatedRecord<LinkInput>[]
  readonly madePixels: CreatedRecord<PixelInput>[]
  readonly shown: Partial<Record<Resource, { one: Exchange; list: Exchange }>>
  readonly notes: string[]
  always: LinkInput
  alwaysOnUpdate: LinkInput
  bareLink: Attempt | undefined
  expiredBy: ExpiredBy | undefined
}

export function emptyFound(): Found {
  return {
    shapes: { links: emptyShape(), pixels: emptyShape() },
    prefixes: { links: '', pixels: '' },
    narrows: { links: false, pixels: false },
    writes: new Map(),
    madeLinks: [],
    madePixels: [],
    shown: {},
    notes: [],
    always: {},
    alwaysOnUpdate: {},
    bareLink: undefined,
    expiredBy: undefined,
  }
}

function emptyShape(): DiscoveredShape {
  return {
    roots: [],
    items: undefined,
    element: '',
    ids: [],
    fields: new Map(),
    listed: new Map(),
    derived: new Map(),
  }
}
