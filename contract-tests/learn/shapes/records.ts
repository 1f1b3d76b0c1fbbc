import { formatPointer, readPointer } from '../../../src/dialect/pointer.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { JsonSchema } from '../../../src/dialect/shapes/json-schema.ts'
import { linkScope, pixelScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import { isList, titleOf } from '../../compare/step.ts'
import { nodesOf } from '../../match.ts'
import type { Resource } from '../../writes/account.ts'
import { type Shown, withServersOwn } from './facts.ts'
import { fitShape, type Place } from './fit/fit.ts'
import type { Sample } from './fit/sample.ts'
import { volatileShape } from './fit/volatile.ts'
import type { Pair } from './pairs.ts'

/** How the records of one kind are written. */
export interface RecordShape {
  shape: Json
  /** How an identifier is written, as a path names it. */
  id: Json
  /** Where a response about one record holds it. */
  root: string
  /** The names of its members. */
  members: readonly string[]
  /** Where a list holds its records. */
  items: string
  /** The schema of an identifier. */
  schema: JsonSchema
  /** What nothing explains: pointers within the record, with what was seen. */
  unexplained: Place['unexplained']
  /** What a record's shape was learned from. */
  samples: readonly Sample[]
}

/** Learns how records are written; undefined where no response shows one. */
export function learnRecord(
  resource: Resource,
  pairs: readonly Pair[],
  markers: ReadonlyMap<string, string>,
  { titleAt, pixels }: { titleAt?: string | undefined; pixels?: RecordShape | undefined },
): RecordShape | undefined {
  const own = pairs.filter(pair => pair.resource === resource && pair.exchange.answer.status < 300)
  const single = own.filter(
    pair => pair.step.method !== 'DELETE' && !isList(pair.step) && pair.records.length === 1,
  )
  const lists = own.filter(pair => isList(pair.step))
  const items = placeOfItems(lists)
  const root = placeOfRecord(
    single.filter(({ step }) => step.method === 'GET'),
    markers,
    itemLike(lists, items),
  )
  const members = membersAt(single, root)
  const shown = single.flatMap(pair =>
    shownIn(
      pair,
      own,
      readPointer(pair.exchange.answer.json, rootIn(pair.exchange.answer.json, { root, members })),
    ),
  )
  if (shown.length === 0) return undefined
  const seen = withServersOwn(shown).map(sample => withPixelTimes(sample, pixels))
  const { id, schema } = idShape(seen)
  const pixelSchema = resource === 'links' ? pixelIds(seen) : schema
  const samples = seen.map(sample => withTypedIds(sample, schema, pixelSchema))
  const scope =
    resource === 'links' ? linkScope({ links: schema, pixels: pixelSchema }) : pixelScope({ pixels: schema })
  const unexplained: Place['unexplained'] = []
  const otherwise: Place['otherwise'] = (parts, path) => {
    // Nobody can tell the title of a page from its address.
    const isTitle = titleAt !== undefined && formatPointer(path) === titleAt
    return volatileShape(parts) ?? (isTitle ? '$title' : undefined)
  }
  const shape = fitShape(samples, { scope, path: [], unexplained, otherwise })
  return { shape: print(parse(shape, scope)), id, root, members, items, schema, unexplained, samples }
}

function shownIn(pair: Pair, all: readonly Pair[], json: unknown): Shown[] {
  if (!isObject(json) || pair.name === undefined) return []
  const of = all.filter(({ name }) => name === pair.name)
  const made = of.find(({ step }) => step.method === 'POST')
  const until = of.slice(0, of.indexOf(pair) + 1)
  const changed = until.findLast(({ step }) => step.method === 'PUT')
  if (made === undefined) return []
  const span = ({ sentAt, receivedAt }: Pair) => [sentAt, receivedAt] as const
  return [
    {
      of: titleOf(pair.step),
      at: pair.receivedAt,
      json,
      values: pair.records[0]!,
      created: span(made),
      updated: span(changed ?? made),
      isChanged: changed !== undefined,
    },
  ]
}

/** The array that has as many elements as the mock's list has records, in every list. */
function placeOfItems(lists: readonly Pair[]): string {
  const places = new Set(
    lists.flatMap(({ exchange }) =>
      nodesOf(exchange.answer.json).flatMap(({ pointer, value }) => (Array.isArray(value) ? [pointer] : [])),
    ),
  )
  const hits = (at: string) =>
    lists.filter(({ exchange, records }) => {
      const array = readPointer(exchange.answer.json, at)
      return Array.isArray(array) && array.length === records.length && array.every(isObject)
    }).length
  return [...places].sort((a, b) => hits(b) - hits(a) || a.length - b.length)[0] ?? ''
}

function itemLike(lists: readonly Pair[], items: string): readonly string[] {
  for (const { exchange } of lists) {
    const [first] = [readPointer(exchange.answer.json, items)].flat()
    if (isObject(first)) return Object.keys(first)
  }
  return []
}

/** Where the record is: the object with the marker whose members are most like those of a list's element. */
function placeOfRecord(
  single: readonly Pair[],
  markers: ReadonlyMap<string, string>,
  members: readonly string[],
): string {
  const votes = new Map<string, number>()
  for (const { exchange, name = '' } of single) {
    const marker = markers.get(name)
    for (const { pointer, value } of nodesOf(exchange.answer.json)) {
      if (!isObject(value) || marker === undefined || !JSON.stringify(value).includes(marker)) continue
      const names = Object.keys(value)
      const same = names.filter(member => members.includes(member)).length
      const likeness = members.length === 0 ? 1 : same / Math.max(members.length, 1)
      votes.set(pointer, (votes.get(pointer) ?? 0) + likeness - pointer.length / 10_000)
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function membersAt(single: readonly Pair[], root: string): string[] {
  const records = single.map(({ exchange }) => readPointer(exchange.answer.json, root)).filter(isObject)
  return [...new Set(records.flatMap(record => Object.keys(record)))]
}

/** Where a response holds the record: where others do, or else at the object that has most of its members. */
export function rootIn(body: unknown, { root, members }: Pick<RecordShape, 'root' | 'members'>): string {
  const share = (value: unknown) =>
    isObject(value) ? Object.keys(value).filter(name => members.includes(name)).length / members.length : 0
  if (share(readPointer(body, root)) > 0.5) return root
  const best = nodesOf(body).sort((a, b) => share(b.value) - share(a.value))[0]
  return best !== undefined && share(best.value) > 0.5 ? best.pointer : root
}

/** How identifiers are written, by those of the samples. */
function idShape(samples: readonly Sample[]): { id: Json; schema: JsonSchema } {
  const ids = samples.map(({ values }) => values.id)
  const isTyped = samples.some(({ values, json }) => nodesOf(json).some(({ value }) => value === values.id))
  if (ids.every(id => typeof id === 'number'))
    return isTyped
      ? { id: '$number', schema: { type: 'integer' } }
      : { id: '{number}', schema: { type: 'string' } }
  const texts = ids.map(String)
  const prefix = /^\D*/.exec(commonStart(texts))?.[0] ?? ''
  const word = prefix.replaceAll('{', '{{').replaceAll('}', '}}')
  const isNumber = texts.every(text => /^[1-9]\d*$/.test(text.slice(prefix.length)))
  const isReal = prefix === '' || /[^a-z0-9]$/i.test(prefix) || isNumber
  if (!isReal) return { id: '$opaque', schema: { type: 'string' } }
  if (isNumber) return { id: `${word}{number}`, schema: { type: 'string' } }
  return { id: prefix === '' ? '$opaque' : `${word}{opaque}`, schema: { type: 'string' } }
}

/** Gives the pixels of a link the moments that they show themselves. */
function withPixelTimes(sample: Sample, pixels: RecordShape | undefined): Sample {
  const { values } = sample
  const items = values.pixel_ids
  if (!Array.isArray(items)) return sample
  const known = new Map(pixels?.samples.toReversed().map(sample => [String(sample.values.id), sample.values]))
  const timed = items.map(item => {
    const own = known.get(String(item.id))
    return own === undefined ? item : { ...item, created_at: own.created_at, updated_at: own.updated_at }
  })
  return { ...sample, values: { ...values, pixel_ids: timed } }
}

/** Identifiers that are written as texts are texts. */
function withTypedIds({ values, ...sample }: Sample, own: JsonSchema, pixels: JsonSchema): Sample {
  const typed = (id: unknown, { type }: JsonSchema) => (type === 'string' ? String(id) : id)
  const items = values.pixel_ids
  const embedded = Array.isArray(items)
    ? { pixel_ids: items.map(item => ({ ...item, id: typed(item.id, pixels) })) }
    : {}
  return { ...sample, values: { ...values, id: typed(values.id, own), ...embedded } }
}

function pixelIds(samples: readonly Sample[]): JsonSchema {
  const ids = samples.flatMap(({ values }) =>
    ((values.pixel_ids as { id: Json }[] | undefined) ?? []).map(({ id }) => id),
  )
  const isTyped = samples.some(({ json }) =>
    nodesOf(json).some(({ value }) => typeof value === 'number' && ids.includes(value)),
  )
  return { type: isTyped ? 'integer' : 'string' }
}

function commonStart([first = '', ...rest]: readonly string[]): string {
  let length = first.length
  for (const text of rest) while (!text.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, length)
}
