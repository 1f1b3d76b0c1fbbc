import { addressNames } from '../../src/dialect/shapes/addresses.ts'
import type { Json } from '../../src/dialect/shapes/json.ts'
import type { Placed, ShapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { locate } from '../../src/dialect/shapes/shape.ts'
import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { isJsonObject, type JsonRecord, leavesOf, textOf } from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import { maskedJson, type ValueMask } from './masks.ts'
import type { References } from './references.ts'
import { fieldPairs, type Step } from './scenario/step.ts'

/** The inputs for normalising a record: the dialect, the steps, and the ignored members. */
export interface Places {
  answers: Answers
  nodes: ShapeNodes
  /** The step that created a record, by the record's reference. */
  makers: ReadonlyMap<string, Step>
  /** Members of records that are not compared, as a kind of record and a pointer: `links:/title`. */
  ignored: readonly string[]
}

/**
 * Returns the reference of a record, or undefined if the run did not create the record.
 * @param placed the shape of the record in this kind of response
 */
export function nameOfRecord(
  record: unknown,
  resource: Resource,
  { node, scope }: Placed,
  references: References,
): string | undefined {
  const { id } = locate(node, record as Json, scope).values
  if (id !== undefined) return references.id(resource, id)
  // If the record's id cannot be located, identify the record by its marker.
  for (const { value } of leavesOf(record)) {
    const found = typeof value === 'string' ? /\{marker of ([^}]*)\}/.exec(references.text(value)) : null
    if (found !== null) return `{${found[1]}}`
  }
  return undefined
}

/** Returns a copy of a record with placeholders for ids, times and other values that the server generates. */
export function normalRecord(
  record: unknown,
  resource: Resource,
  placed: Placed,
  places: Places,
  references: References,
): unknown {
  if (!isJsonObject(record)) return record
  const copy = structuredClone(record)
  const name = nameOfRecord(record, resource, placed, references)
  const maker = name === undefined ? undefined : places.makers.get(name)
  const sent = fieldPairs(maker?.form).map(([field]) => field)
  for (const place of places.ignored) {
    const [kind, pointer = ''] = place.split(/:(.*)/)
    if (kind === resource) takeOut(copy, pointer)
  }
  const { alias } = locate(placed.node, copy as Json, placed.scope).values
  return maskedJson(
    placed,
    copy as Json,
    maskOf({ resource, name, sent, alias: textOf(alias) }, places, references),
  )
}

/** The known facts about the record to mask. */
interface Own {
  resource: Resource
  /** Its reference. Undefined if the run did not create the record. */
  name: string | undefined
  /** The fields that the create sent. */
  sent: readonly string[]
  alias: string | undefined
}

function maskOf(
  { resource, name, sent, alias }: Own,
  { answers }: Places,
  references: References,
): ValueMask {
  const madeUp = !sent.includes('alias')
  const made = answers['links.alias.generated']
  const ownDomain =
    sent.some(field => field.startsWith('domain')) || answers['links.create.required'].includes('domain_id')
  const domainOf = (id: unknown) => (ownDomain ? references.domain(id) : '{first domain}')
  return (value, shown, path, time) => {
    if (shown === '') return shown
    if (addressNames.some(name => name === value)) return `{${value}}`
    if (value === 'created_at' || value === 'updated_at') return momentOf(shown, time)
    // The mock writes milliseconds: drop finer digits.
    if (value === 'expires_at' && typeof shown === 'string') return shown.replace(/(\.\d{3})\d+/, '$1')
    if (value === 'link_id') return typed(name ?? '{another record}', shown)
    if (path.includes('pixel_ids')) return pixelMask(references)(value, shown, path, time)
    if (path.length > 0) return shown
    if (value === 'id') return typed(name ?? '{another record}', shown)
    if (resource === 'pixels') return shown
    if (value === 'domain_id') return typed(domainOf(shown), shown)
    if (value === 'space_id') return typed(references.space(shown), shown)
    if (value === 'domain' || value === 'space') return `{a ${value}}`
    if (value === 'short_url') return shortOf(shown, alias, madeUp ? made : undefined)
    if (value === 'alias' && madeUp) return madeOf(shown, made)
    if (value === 'title' && answers['links.title'] === 'page') return '{title of the page}'
    return shown
  }
}

/** Returns a mask for the values of the pixels of a link, in the link or beside it. */
export function pixelMask(references: References): ValueMask {
  return (name, value, _path, time) => {
    if (name === 'created_at' || name === 'updated_at') return momentOf(value, time)
    return name === 'id' ? typed(references.id('pixels', value) ?? '{another pixel}', value) : value
  }
}

function takeOut(record: JsonRecord, pointer: string): void {
  const steps = parsePointer(pointer)
  const holder = readPointer(record, formatPointer(steps.slice(0, -1)))
  if (isJsonObject(holder)) delete holder[steps.at(-1) ?? '']
}

/** Adds a value's type to its placeholder, unless it is a string: 12 and "12" differ. */
function typed(word: string, value: unknown): string {
  return typeof value === 'string' ? word : `${word} as a ${typeof value}`
}

/** Reduces a moment to its form, because two servers' clocks differ. */
function momentOf(value: unknown, time = ''): unknown {
  if (typeof value === 'number') return value > 1e11 ? '{milliseconds}' : value > 1e9 ? '{seconds}' : value
  if (typeof value !== 'string') return value
  // A format with `x` leaves out trailing zeros, so the fraction has no fixed length.
  const steady = time.includes('x') ? value.replace(/\.\d+/, '') : value
  return `{moment ${steady.replace(/\d/g, '0')}}`
}

type Made = Answers['links.alias.generated']

/** Reduces a generated alias to the form that the dialect states, or else to its length. */
function madeOf(value: unknown, made: Made): unknown {
  if (typeof value !== 'string') return value
  if (made === 'words' && /^[a-z]+(-[a-z]+)+(-\d+)?$/i.test(value)) return '{words}'
  if (typeof made === 'object' && value.length >= made.least && value.length <= made.most)
    return `{${made.least} to ${made.most} characters}`
  return `{${value.length} characters}`
}

/**
 * Replaces the host of a short URL by `{a domain}` and the alias in its path by a placeholder.
 * @param made how aliases are generated. Undefined if the create sent an alias
 */
function shortOf(value: unknown, alias: string | undefined, made: Made | undefined): unknown {
  if (typeof value !== 'string' || !URL.canParse(value)) return value
  const { protocol, pathname } = new URL(value)
  const last = pathname.slice(1)
  const shown = made !== undefined ? madeOf(last, made) : last === alias ? '{alias}' : last
  return `${protocol}//{a domain}/${shown}`
}
