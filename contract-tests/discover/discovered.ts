import { readPointer, writePointer } from '../../src/documents/pointer.ts'
import { type Exchange, isSuccess, type SentRequest } from '../core/exchange.ts'
import { isJsonObject, type JsonRecord, textOf } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import { idInAddress } from '../writes/ids.ts'
import type { LinkField, LinkInput, PixelField, PixelInput } from './input.ts'
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

/**
 * The results of discovery: the places of records and their fields in this server's responses, with methods
 * that read them. It leaves out what it could not find.
 */
export class Discovered {
  readonly shapes: Record<Resource, DiscoveredShape> = { links: emptyShape(), pixels: emptyShape() }
  /** Text at the start of the url (links) or the name (pixels) of every record of this run. */
  prefixes: Record<Resource, string> = { links: '', pixels: '' }
  /** Whether a search for that prefix finds this run's records. If not, lists are read page by page. */
  narrows: Record<Resource, boolean> = { links: false, pixels: false }
  readonly #writes = new Map<string, readonly SentRequest[]>()
  /** Sent with every link that is created, because the server requires it. */
  always: LinkInput = {}
  /** Sent with every update of a link, because the server requires it. */
  alwaysOnUpdate: LinkInput = {}
  /** The way to create an Expired link; undefined if no way was found. */
  expiredBy: ExpiredBy | undefined
  /**
   * The records that discovery created. Except for one link with only a url, they have a sentinel in every
   * field.
   */
  readonly madeLinks: CreatedRecord<LinkInput>[] = []
  readonly madePixels: CreatedRecord<PixelInput>[] = []
  /**
   * Only in a run that must not write: the response about one existing record, and the response with a list.
   */
  readonly shown: Partial<Record<Resource, { one: Exchange; list: Exchange }>> = {}
  /** Problems during discovery, in plain words. */
  readonly notes: string[] = []

  /** Whether a response reports success. */
  ok(exchange: Exchange): boolean {
    return isSuccess(exchange)
  }

  /** Returns the records of a list; undefined if the response has none at the place where lists show them. */
  items(resource: Resource, exchange: Exchange): JsonRecord[] | undefined {
    const { items, element, listed } = this.shapes[resource]
    if (items === undefined) return undefined
    const shown = readPointer(exchange.answer.json, items)
    const records = [shown].flat().map(item => readPointer(item, element))
    const rows = records.filter(isJsonObject).map(row => withMembers(row, listed))
    if (Array.isArray(shown)) return rows
    // Converters from XML write a list of one record as the record itself.
    const isOne = isJsonObject(shown) && this.id(resource, records[0]) !== undefined
    return isOne ? rows : undefined
  }

  /** Returns the record of a response about one record; undefined if it contains none. */
  record(resource: Resource, exchange: Exchange): JsonRecord | undefined {
    for (const root of this.shapes[resource].roots) {
      const record = readPointer(exchange.answer.json, root)
      if (isJsonObject(record) && this.id(resource, record) !== undefined) return record
    }
    return undefined
  }

  /** Returns the id of a record as text. */
  id(resource: Resource, record: unknown): string | undefined {
    const texts = this.shapes[resource].ids.map(at => textOf(readPointer(record, at)))
    const text = texts.find(one => one !== undefined)
    return text === undefined ? undefined : (idInAddress(resource, text) ?? text)
  }

  /** Returns where links or pixels show a field; undefined if they do not. */
  place(resource: 'links', name: LinkField): FieldPlace | undefined
  place(resource: 'pixels', name: PixelField): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined {
    return this.shapes[resource].fields.get(name === 'domain' ? 'domain_id' : name)
  }

  /** Remembers the writes that led to the state of a record: its create and its last update. */
  noteWrite(resource: Resource, id: string, { request }: Exchange): void {
    const path = `/${resource}/${encodeURIComponent(id)}`
    const [created = request] = this.#writes.get(path) ?? []
    this.#writes.set(path, created === request ? [created] : [created, request])
  }

  /**
   * Returns the writes that led to the state of the record that a request names; empty if this run did not
   * create it.
   */
  writesBefore({ path }: SentRequest): readonly SentRequest[] {
    return this.#writes.get(path) ?? []
  }

  /** Returns where links show a value that was never sent; undefined if they do not show it. */
  derived(name: DerivedName): DerivedPlace | undefined {
    return this.shapes.links.derived.get(name)
  }
}

/**
 * Returns a row of a list. Members that rows show under other names are also under the names of single
 * records.
 */
function withMembers(row: JsonRecord, listed: ReadonlyMap<string, string>): JsonRecord {
  if (listed.size === 0) return row
  const whole = structuredClone(row)
  for (const [at, from] of listed) {
    const value = readPointer(row, from)
    if (value !== undefined && readPointer(row, at) === undefined) writePointer(whole, at, value)
  }
  return whole
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
