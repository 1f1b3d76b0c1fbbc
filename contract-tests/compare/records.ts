import { formatPointer, parsePointer, readPointer, writeSteps } from '../../src/dialect/pointer.ts'
import type { Answers, FieldAnswer } from '../../src/generated/answers.ts'
import { isObject, type JsonObject, textOf } from '../match.ts'
import type { Resource } from '../writes/account.ts'
import type { References } from './references.ts'
import { pairsOf, type Step } from './step.ts'

/** Where records hold what a server makes itself, by the dialect. */
export interface Places {
  answers: Answers
  /** The step that made a record, by its reference. */
  makers: ReadonlyMap<string, Step>
  /** Members of records that are not compared: the kind of record and a pointer, `links:/title`. */
  ignored: readonly string[]
}

/** The reference of a record, or undefined for one of somebody else. */
export function nameOfRecord(
  record: unknown,
  resource: Resource,
  { answers }: Places,
  references: References,
): string | undefined {
  const at = answers[`${resource}.derived`].id?.at
  return typeof at === 'string' ? references.id(resource, readPointer(record, at)) : undefined
}

/** A copy of a record in which ids, times and all that the server made itself are words. */
export function normalRecord(
  record: unknown,
  resource: Resource,
  places: Places,
  references: References,
): unknown {
  if (!isObject(record)) return record
  const copy = structuredClone(record)
  const name = nameOfRecord(record, resource, places, references)
  const maker = name === undefined ? undefined : places.makers.get(name)
  const sent = pairsOf(maker?.form).map(([field]) => field)
  for (const place of places.ignored) {
    const [kind, pointer = ''] = place.split(/:(.*)/)
    if (kind === resource) takeOut(copy, pointer)
  }
  const { answers } = places
  const derived = answers[`${resource}.derived`] as Record<string, FieldAnswer | undefined>
  put(copy, derived.id, value =>
    textOf(value) === undefined ? value : typed(name ?? '{another record}', value),
  )
  for (const field of ['created_at', 'updated_at']) put(copy, derived[field], momentOf)
  if (resource === 'pixels') return copy
  const madeUp = !sent.includes('alias')
  const alias = textOf(atOf(copy, answers['links.fields.alias']))
  put(copy, derived.short_url, value => shortOf(value, alias, madeUp))
  if (madeUp) put(copy, answers['links.fields.alias'], madeOf)
  if (answers['links.title'] === 'page')
    put(copy, derived.title, value => (value ? '{title of the page}' : value))
  const ownDomain =
    sent.some(field => field.startsWith('domain')) || answers['links.create.required'].includes('domain_id')
  put(copy, answers['links.fields.domain_id'], value =>
    another(value, id => (ownDomain ? references.domain(id) : '{first domain}')),
  )
  put(copy, answers['links.fields.space_id'], value => another(value, references.space))
  put(copy, answers['links.fields.pixel_ids'], value =>
    Array.isArray(value)
      ? value.map(item => another(item, id => references.id('pixels', id) ?? '{another pixel}'))
      : value,
  )
  return copy
}

function atOf(record: JsonObject, field: FieldAnswer | undefined): unknown {
  return typeof field?.at === 'string' ? readPointer(record, field.at) : undefined
}

function put(record: JsonObject, field: FieldAnswer | undefined, change: (value: unknown) => unknown): void {
  const value = atOf(record, field)
  if (value !== undefined) writeSteps(record, parsePointer(field!.at!), change(value))
}

function takeOut(record: JsonObject, pointer: string): void {
  const steps = parsePointer(pointer)
  const holder = readPointer(record, formatPointer(steps.slice(0, -1)))
  if (isObject(holder)) delete holder[steps.at(-1) ?? '']
}

/** Whatever stands for another record, an id or an object with the id in it, is that record's name. */
function another(value: unknown, nameOf: (id: unknown) => string): unknown {
  if (isObject(value)) return { '{the object of}': nameOf(readPointer(value, '/id')) }
  if (value === null || value === '' || textOf(value) === undefined) return value
  return typed(nameOf(value), value)
}

/** A word for a value, with the type of it: 12 and "12" are not alike. */
function typed(word: string, value: unknown): string {
  return typeof value === 'string' ? word : `${word} as a ${typeof value}`
}

/** The form of a moment, which is all that two clocks share. */
function momentOf(value: unknown): unknown {
  if (typeof value === 'number') return value > 1e11 ? '{milliseconds}' : value > 1e9 ? '{seconds}' : value
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return value
  return `{moment ${value.replace(/\d/g, '0')}}`
}

function madeOf(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? `{${value.length} characters}` : value
}

/** The host of a short link is the domain's, its last part the alias. */
function shortOf(value: unknown, alias: string | undefined, madeUp: boolean): unknown {
  if (typeof value !== 'string' || !URL.canParse(value)) return value
  const { protocol, pathname } = new URL(value)
  const last = pathname.slice(1)
  const shown = madeUp || last === alias ? (madeUp ? `{${last.length} characters}` : '{alias}') : last
  return `${protocol}//{a domain}/${shown}`
}
