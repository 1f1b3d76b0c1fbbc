import { readPointer, writePointer } from '../../src/dialect/pointer.ts'
import { type Exchange, isSuccess, type SentRequest } from '../core/exchange.ts'
import { isObject, type JsonObject, textOf } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import { idInAddress } from '../writes/ids.ts'
import type { LinkField, LinkInput, PixelField, PixelInput } from './input.ts'
import type { FieldPlace } from './places.ts'

/** Where the answers about one kind of record hold what. */
export interface Shape {
  /** Pointers at which an answer about one record was seen to hold it, the most frequent first. */
  roots: string[]
  /** Pointer to the array of a list's records, or to the only one; undefined until one was seen. */
  items: string | undefined
  /** Pointer from an element of that array to the record itself; "" nearly always. */
  element: string
  /** Pointers from a record to its identifier: one nearly always, and another where lists call it something else. */
  ids: string[]
  /** Where each field is shown; a field that is missing here is not shown. */
  fields: Map<string, FieldPlace>
  /** Pointers to members of records, each with the one to the member that rows of lists have in its place. */
  listed: Map<string, string>
  /** Where each thing is shown that was never sent. */
  derived: Map<DerivedName, DerivedPlace>
}

/** Where records show something that was never sent. */
export interface DerivedPlace {
  at: string
  /** The spelling of each value, where it is not the document's own. */
  values?: Readonly<Record<string, unknown>>
}

export type DerivedName = 'short_url' | 'title' | 'clicks' | 'status' | 'created_at' | 'updated_at'

/** A link or pixel that discovery made, with what it holds now. */
export interface Made<Fields> {
  id: string
  marker: string
  sent: Fields
  created: Exchange
}

/** How a new link can be made to be Expired at once. */
export interface ExpiredBy {
  input: LinkInput
  exchange: Exchange
}

/**
 * What discovery found: where things are in this server's responses, which reads them. What it could not see is left
 * out.
 */
export class Discovered {
  readonly shapes: Record<Resource, Shape> = { links: emptyShape(), pixels: emptyShape() }
  /** Text that starts the url (links) or the name (pixels) of every record of this run. */
  prefixes: Record<Resource, string> = { links: '', pixels: '' }
  /** Whether a search for that prefix finds this run's records; otherwise lists are walked. */
  narrows: Record<Resource, boolean> = { links: false, pixels: false }
  readonly #writes = new Map<string, readonly SentRequest[]>()
  /** Sent with every link that is created, because the server requires it. */
  always: LinkInput = {}
  /** Sent with every update of a link, because the server requires it. */
  alwaysOnUpdate: LinkInput = {}
  /** How a link gets to be Expired; undefined where no way was found. */
  expiredBy: ExpiredBy | undefined
  /** What discovery made: links and pixels whose every field is a sentinel. */
  readonly madeLinks: Made<LinkInput>[] = []
  readonly madePixels: Made<PixelInput>[] = []
  /** The ids of what this run made, in the order of creation. */
  readonly creations: Record<Resource, string[]> = { links: [], pixels: [] }
  /** Where nothing may be written: a record that is there as the response about it shows it, and a list. */
  readonly shown: Partial<Record<Resource, { one: Exchange; list: Exchange }>> = {}
  /** What went wrong where discovery had to give up, in plain words. */
  readonly notes: string[] = []

  /** Whether an answer says that the request succeeded. */
  ok(exchange: Exchange): boolean {
    return isSuccess(exchange)
  }

  /** The records of a list, or undefined when the answer holds none where lists hold theirs. */
  items(resource: Resource, exchange: Exchange): JsonObject[] | undefined {
    const { items, element, listed } = this.shapes[resource]
    if (items === undefined) return undefined
    const shown = readPointer(exchange.answer.json, items)
    const records = [shown].flat().map(item => readPointer(item, element))
    const rows = records.filter(isObject).map(row => withMembers(row, listed))
    if (Array.isArray(shown)) return rows
    // Mappers from XML write a list of one record as that record.
    const isOne = isObject(shown) && this.id(resource, records[0]) !== undefined
    return isOne ? rows : undefined
  }

  /** The record of an answer about one, or undefined when it holds none. */
  record(resource: Resource, exchange: Exchange): JsonObject | undefined {
    for (const root of this.shapes[resource].roots) {
      const record = readPointer(exchange.answer.json, root)
      if (isObject(record) && this.id(resource, record) !== undefined) return record
    }
    return undefined
  }

  /** The identifier of a record as text. */
  id(resource: Resource, record: unknown): string | undefined {
    const texts = this.shapes[resource].ids.map(at => textOf(readPointer(record, at)))
    const text = texts.find(one => one !== undefined)
    return text === undefined ? undefined : (idInAddress(resource, text) ?? text)
  }

  /** Where links or pixels show a field; undefined when they do not. */
  place(resource: 'links', name: LinkField): FieldPlace | undefined
  place(resource: 'pixels', name: PixelField): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined {
    return this.shapes[resource].fields.get(name === 'domain' ? 'domain_id' : name)
  }

  /** Remembers what made a record what it is: its create, and its last update. */
  noteWrite(resource: Resource, id: string, { request }: Exchange): void {
    const path = `/${resource}/${encodeURIComponent(id)}`
    const [created = request] = this.#writes.get(path) ?? []
    this.#writes.set(path, created === request ? [created] : [created, request])
  }

  /** What made the record that a request names what it is; empty where this run has not made it. */
  writesBefore({ path }: SentRequest): readonly SentRequest[] {
    return this.#writes.get(path) ?? []
  }

  /** Where links show something that was never sent; undefined when they do not. */
  derived(name: DerivedName): DerivedPlace | undefined {
    return this.shapes.links.derived.get(name)
  }
}

/** A row of a list with the members that a record has in the place of some of its own. */
function withMembers(row: JsonObject, listed: ReadonlyMap<string, string>): JsonObject {
  if (listed.size === 0) return row
  const whole = structuredClone(row)
  for (const [at, from] of listed) {
    const value = readPointer(row, from)
    if (value !== undefined && readPointer(row, at) === undefined) writePointer(whole, at, value)
  }
  return whole
}

function emptyShape(): Shape {
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
