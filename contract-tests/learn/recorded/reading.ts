import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { isJson, jsonAt } from '../../core/json.ts'
import { isEmpty, nodesOf } from '../../core/match.ts'
import type { Resource } from '../../writes/account.ts'
import { distance } from '../shapes/fit/names.ts'
import { proofOf, type SentRecord } from './proof.ts'
import { linkReaders, pixelReaders, type ValueReader } from './values.ts'

/** The values that a record shows, by their documented names. */
export type ReadValues = Readonly<Record<string, unknown>>

/** Reads the values of one kind of record, at places that were guessed from names and forms. */
export interface RecordedReading {
  /** The pointer of each value that was found. */
  places: ReadonlyMap<string, string>
  read(record: Json): ReadValues
}

/** Names of members whose value is the opposite of `disabled`. */
const opposite = /enabled|active|live/i

/**
 * Finds the places of values by what requests have sent, by the names of members, and by the form of what all
 * records show there: an address, a moment, a flag. The result is a guess. It provides values that no request
 * shows, such as those of records that existed before the recording.
 */
export function readingOf(resource: Resource, shown: readonly SentRecord[]): RecordedReading {
  const readers = resource === 'links' ? linkReaders : pixelReaders
  const places = placesIn(shown, readers)
  const known = spellingsIn(places, shown)
  const readAt = (name: string, pointer: string, record: Json): unknown => {
    const json = jsonAt(record, pointer)
    const said = known.get(`${name} ${JSON.stringify(json)}`)
    if (said !== undefined) return said
    const read = readers[name]
    if (json === undefined || read === undefined) return undefined
    const value = read(json)
    const isOpposite = name === 'disabled' && opposite.test(parsePointer(pointer).at(-1) ?? '')
    return isOpposite && value !== undefined ? 1 - Number(value) : value
  }
  return {
    places,
    read(record) {
      const found = [...places].map(([name, pointer]) => [name, readAt(name, pointer, record)] as const)
      const values = Object.fromEntries(found.filter(([, value]) => value !== undefined))
      return values.alias === undefined ? { ...values, ...aliasIn(values.short_url) } : values
    },
  }
}

/** Returns the alias at the end of a short URL. */
function aliasIn(address: unknown): { alias?: string } {
  const alias = typeof address === 'string' ? /^[^?#]*\/([\w.~-]+)\/?$/.exec(address)?.[1] : undefined
  return alias === undefined ? {} : { alias }
}

/** Assigns each value to one place and each place to one value, the best proven and named first. */
function placesIn(
  shown: readonly SentRecord[],
  readers: Readonly<Record<string, ValueReader>>,
): ReadonlyMap<string, string> {
  const at = new Map<string, { json: Json; of: SentRecord }[]>()
  for (const of of shown)
    for (const [pointer, json] of placesOf(of.record))
      at.set(pointer, [...(at.get(pointer) ?? []), { json, of }])
  const pairs = [...at].flatMap(([pointer, values]) =>
    Object.entries(readers).flatMap(([name, read]) => {
      if (values.some(({ json }) => read(json) === undefined)) return []
      const proof = proofOf(name, values, read)
      const far = distance(namesOf(pointer), name)
      // If the names are less similar, some record must show a value there.
      const isNear = far <= 0.5 || (far <= 0.6 && values.some(({ json }) => !isEmpty(json) && json !== 0))
      if (proof === 'contradicted' || (proof === undefined && !isNear)) return []
      return [{ name, pointer, rank: (proof === 'shown' ? 0 : 1) + far + parsePointer(pointer).length / 100 }]
    }),
  )
  const places = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name, pointer } of pairs.sort((a, b) => a.rank - b.rank)) {
    if (places.has(name) || taken.has(pointer)) continue
    places.set(name, pointer)
    taken.add(pointer)
  }
  return places
}

/** Names of wrapping members, which say nothing about the value inside. */
const around = /^(data|attributes|relationships|_?embedded|values?|fields|properties|_links)$/i

/** Returns the meaningful names on the path to a place: `domain` for `/relationships/domain/data/id`. */
function namesOf(pointer: string): string[] {
  const steps = parsePointer(pointer)
  const named = steps.filter((step, index) => index === steps.length - 1 || !around.test(step))
  const last = named.at(-1) ?? ''
  return named.length > 1 && (around.test(last) || /^_?id$/i.test(last)) ? named.slice(0, -1) : named
}

/** Returns the values of a record that may be fields: all except those inside lists. */
function placesOf(record: Json): [string, Json][] {
  const lists = nodesOf(record).filter(({ value }) => Array.isArray(value))
  return nodesOf(record)
    .filter(({ pointer }) => pointer !== '' && !lists.some(list => pointer.startsWith(`${list.pointer}/`)))
    .flatMap(({ pointer, value }) => (isJson(value) ? [[pointer, value]] : []))
}

/**
 * Finds out how a service spells flags and enums: pairs the JSON of a record with the value that was sent, or
 * with the default 0 if none was sent. The result is by name and JSON.
 */
function spellingsIn(
  places: ReadonlyMap<string, string>,
  shown: readonly SentRecord[],
): ReadonlyMap<string, unknown> {
  const known = new Map<string, unknown>()
  for (const name of ['disabled', 'privacy', 'target_type']) {
    const pointer = places.get(name)
    if (pointer === undefined) continue
    for (const { sent, record } of shown) {
      const json = readPointer(record, pointer)
      const value =
        sent === undefined ? undefined : (sent[name] ?? (name === 'target_type' ? undefined : '0'))
      if (value !== undefined && !isObject(json)) known.set(`${name} ${JSON.stringify(json)}`, Number(value))
    }
  }
  return known
}
