import { readPointer, writePointer } from '../../src/documents/pointer.ts'
import { type Exchange, isSuccess, type SentRequest } from '../core/exchange.ts'
import { isJsonObject, type JsonRecord, textOf } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import { idInAddress } from '../writes/ids.ts'
import { withAttributes } from './attributes.ts'
import { type Fact, Undiscovered } from './facts.ts'
import {
  type Attempt,
  type CreatedRecord,
  type DerivedName,
  type DerivedPlace,
  type DiscoveredShape,
  type ExpiredBy,
  emptyFound,
  type Found,
} from './found.ts'
import type { LinkField, LinkInput, PixelField, PixelInput } from './input.ts'
import type { FieldPlace } from './places.ts'

/** The fields that are free texts: every record that discovery creates has its own value in them. */
const textFields: Readonly<Record<Resource, ReadonlySet<string>>> = {
  links: new Set(['url', 'alias', 'expiration_url', 'expiration_clicks']),
  pixels: new Set(['name', 'value']),
}

/**
 * The results of discovery: the places of records and their fields in this server's responses, with methods
 * that read them. It leaves out what it could not find. If a fact is read that is not discovered yet, throws
 * Undiscovered.
 */
export class Discovered {
  /** What is known so far. Only discovery uses it, to add to it. */
  readonly found: Found
  readonly #missing: ReadonlySet<Fact>
  /** Discovers a fact, unless that was done before. */
  readonly learn: (fact: Fact) => Promise<void>

  /**
   * @param found what is known so far
   * @param missing the facts that are not discovered yet
   */
  constructor(
    found = emptyFound(),
    missing: ReadonlySet<Fact> = new Set(),
    learn: (fact: Fact) => Promise<void> = async () => {},
  ) {
    this.found = found
    this.#missing = missing
    this.learn = learn
  }

  /** Returns the same knowledge without the records that discovery created, because they no longer exist. */
  withoutRecords(): Discovered {
    const found = Object.assign(Object.create(this.found), {
      madeLinks: [],
      madePixels: [],
      bareLink: undefined,
    })
    return new Discovered(found, this.#missing, this.learn)
  }

  #need(fact: Fact): void {
    if (this.#missing.has(fact)) throw new Undiscovered(fact)
  }

  /** What is known of links and of pixels. */
  get shapes(): Readonly<Record<Resource, DiscoveredShape>> {
    return this.#ofEach(this.found.shapes, resource => this.#need(`${resource}.fields`))
  }

  /** Text at the start of the url (links) or the name (pixels) of every record of this run. */
  get prefixes(): Record<Resource, string> {
    return this.#ofEach(this.found.prefixes, resource => {
      // Not every service takes links of the first site that is tried.
      if (resource === 'links') this.#need('links.records')
    })
  }

  /** The host of the addresses of this run's links. The hosts of all others end with it. */
  get site(): string {
    return new URL(this.prefixes.links).host
  }

  /** Whether a search for that prefix finds this run's records. If not, lists are read page by page. */
  get narrows(): Record<Resource, boolean> {
    return this.#ofEach(this.found.narrows, resource => this.#need(`${resource}.search`))
  }

  /** Sent with every link that is created, because the server requires it. */
  get always(): LinkInput {
    this.#need('links.records')
    return this.found.always
  }

  /** Sent with every update of a link, because the server requires it. */
  get alwaysOnUpdate(): LinkInput {
    if (this.always.domain_id !== undefined) this.#need('links.fields')
    return this.found.alwaysOnUpdate
  }

  /** The create of a link with only a url, and the fields that are always sent. Nothing changes that link. */
  get bareLink(): Attempt | undefined {
    this.#need('links.records')
    return this.found.bareLink
  }

  /** The way to create an Expired link; undefined if no way was found. */
  get expiredBy(): ExpiredBy | undefined {
    this.#need('links.expiry')
    return this.found.expiredBy
  }

  /**
   * The records that discovery created so far. Except for one link with only a url, they have a sentinel in
   * every field.
   */
  get madeLinks(): readonly CreatedRecord<LinkInput>[] {
    this.#need('links.records')
    return this.found.madeLinks
  }

  get madePixels(): readonly CreatedRecord<PixelInput>[] {
    this.#need('pixels.records')
    return this.found.madePixels
  }

  /**
   * Only in a run that must not write: the response about one existing record, and the response with a list.
   */
  get shown(): Partial<Record<Resource, { one: Exchange; list: Exchange }>> {
    return this.found.shown
  }

  /** Problems during discovery, in plain words. */
  get notes(): readonly string[] {
    return this.found.notes
  }

  /** Throws Undiscovered unless it is known which responses with a success status are refusals. */
  mustKnowRefusals(): void {
    this.#need('refusals')
  }

  /** Whether a response reports success. */
  ok(exchange: Exchange): boolean {
    return isSuccess(exchange)
  }

  /** Returns the records of a list; undefined if the response has none at the place where lists show them. */
  items(resource: Resource, exchange: Exchange): JsonRecord[] | undefined {
    this.#need(`${resource}.records`)
    const { items, element, listed } = this.found.shapes[resource]
    if (items === undefined) return undefined
    const shown = readPointer(exchange.answer.json, items)
    const records = [shown].flat().map(item => readPointer(item, element))
    const rows = records.filter(isJsonObject).map(row => withMembers(withAttributes(row), listed))
    if (Array.isArray(shown)) return rows
    // Converters from XML write a list of one record as the record itself.
    const isOne = isJsonObject(shown) && this.id(resource, rows[0]) !== undefined
    return isOne ? rows : undefined
  }

  /** Returns the record of a response about one record; undefined if it contains none. */
  record(resource: Resource, exchange: Exchange): JsonRecord | undefined {
    this.#need(`${resource}.records`)
    for (const root of this.found.shapes[resource].roots) {
      const shown = readPointer(exchange.answer.json, root)
      const record = isJsonObject(shown) ? withAttributes(shown) : undefined
      if (record !== undefined && this.id(resource, record) !== undefined) return record
    }
    return undefined
  }

  /** Returns the id of a record as text. */
  id(resource: Resource, record: unknown): string | undefined {
    this.#need(`${resource}.records`)
    const texts = this.found.shapes[resource].ids.map(at => textOf(readPointer(record, at)))
    const text = texts.find(one => one !== undefined)
    return text === undefined ? undefined : (idInAddress(resource, text) ?? text)
  }

  /** Returns where links or pixels show a field; undefined if they do not. */
  place(resource: 'links', name: LinkField): FieldPlace | undefined
  place(resource: 'pixels', name: PixelField): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined
  place(resource: Resource, name: string): FieldPlace | undefined {
    const place = this.found.shapes[resource].fields.get(name === 'domain' ? 'domain_id' : name)
    const isText = textFields[resource].has(name)
    // One record is enough to find a unique text. All other places are certain only after all records.
    if (isText && place?.kind === 'text' && place.proven) return place
    if (isText && resource === 'links') this.#need('links.texts')
    this.#need(`${resource}.fields`)
    return place
  }

  /** Remembers the writes that led to the state of a record: its create and its last update. */
  noteWrite(resource: Resource, id: string, { request }: Exchange): void {
    const path = `/${resource}/${encodeURIComponent(id)}`
    const { writes } = this.found
    const [created = request] = writes.get(path) ?? []
    writes.set(path, created === request ? [created] : [created, request])
  }

  /**
   * Returns the writes that led to the state of the record that a request names; empty if this run did not
   * create it.
   */
  writesBefore({ path }: SentRequest): readonly SentRequest[] {
    return this.found.writes.get(path) ?? []
  }

  /** Returns where links show a value that was never sent; undefined if they do not show it. */
  derived(name: DerivedName): DerivedPlace | undefined {
    this.#need('links.derived')
    return this.found.shapes.links.derived.get(name)
  }

  /** Returns a value for each resource, which can be read once what it depends on is discovered. */
  #ofEach<T>(values: Record<Resource, T>, mustBeKnown: (resource: Resource) => void): Record<Resource, T> {
    if (this.#missing.size === 0) return values
    return {
      get links() {
        mustBeKnown('links')
        return values.links
      },
      get pixels() {
        mustBeKnown('pixels')
        return values.pixels
      },
    }
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
