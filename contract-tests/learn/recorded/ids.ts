import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { isSuccess } from '../../core/exchange.ts'
import { jsonAt } from '../../core/json.ts'
import { leavesOf, nodesOf, textOf } from '../../core/match.ts'
import { candidateId } from '../../discover/shape.ts'
import type { Resource } from '../../writes/account.ts'
import { idInAddress, isSafeId, locationId, pointersOf, unlikeliness } from '../../writes/ids.ts'
import type { Taken } from './recording.ts'

/** The kind of record, and the record, that a request is about. */
export interface About {
  resource: Resource
  /** The id in the path. Undefined for a list and a create. */
  id: string | undefined
}

/** Returns what a request is about. Undefined if its path does not belong to the API. */
export function aboutOf({ exchange }: Taken): About | undefined {
  const [, resource, id] = /^\/(links|pixels)(?:\/([^/?]+))?\/?(?:\?|$)/.exec(exchange.request.path) ?? []
  if (resource !== 'links' && resource !== 'pixels') return undefined
  return { resource, id: id === undefined ? undefined : decoded(id) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the records of one kind in responses, and their ids. */
export interface Finder {
  /** Returns the rows of a list's response. Undefined if there is no array of objects at the usual place. */
  rows(json: unknown): JsonObject[] | undefined
  /** Returns the record, its pointer and its id in a response about one record. */
  single(json: unknown, id?: string): { record: JsonObject; at: string; id: string } | undefined
  idOf(record: unknown): string | undefined
}

/** Creates a finder. All successful responses about one kind show where records and their ids are. */
export function finderOf(resource: Resource, taken: readonly Taken[]): Finder {
  const own = taken.flatMap(one => {
    const about = aboutOf(one)
    const { json } = one.exchange.answer
    return about?.resource === resource && isSuccess(one.exchange) && json !== undefined
      ? [{ ...one, about, json }]
      : []
  })
  const lists = own.filter(
    ({ exchange, about }) => exchange.request.method === 'GET' && about.id === undefined,
  )
  const items = mostOften(lists.flatMap(({ json }) => itemsIn(json)))
  const rowsIn = (json: unknown) => {
    const array = items === undefined ? undefined : readPointer(json, items)
    return Array.isArray(array) && array.every(isObject) ? array.map(unwrapped) : undefined
  }
  const asked = taken.flatMap(one => {
    const about = aboutOf(one)
    const isThere = about?.resource === resource && isSuccess(one.exchange)
    return isThere ? (about.id ?? locationId(one.exchange) ?? []) : []
  })
  const rows = lists.flatMap(({ json }) => rowsIn(json) ?? [])
  const alone = own.flatMap(({ json, about: { id } }) =>
    id === undefined ? [] : (holderOf(json, resource, id) ?? []),
  )
  const together = lists.map(({ json }) => rowsIn(json) ?? [])
  const at = idPlace([...together, ...alone.map(record => [record])], resource, asked)
  const members = new Set(rows.flatMap(row => Object.keys(row)))
  const idOf = (record: unknown): string | undefined => {
    const value = textOf(readPointer(record, at ?? candidateId(record) ?? '/id'))
    if (value === undefined) return undefined
    const id = idInAddress(resource, value) ?? value
    return isSafeId(id) ? id : undefined
  }
  return {
    idOf,
    rows: rowsIn,
    single(json, id) {
      const likeness = (value: JsonObject) =>
        Object.keys(value).filter(name => members.size === 0 || members.has(name)).length
      const found = nodesOf(json).flatMap(({ value, pointer }) => {
        if (!isObject(value) || /\/\d+(\/|$)/.test(pointer)) return []
        const own = idOf(value)
        return own === undefined || (id !== undefined && own !== id)
          ? []
          : [{ record: value, at: pointer, id: own }]
      })
      const [best] = found.sort((a, b) => likeness(b.record) - likeness(a.record))
      // An object with few members of records is only an acknowledgement of an update or a deletion.
      const least = members.size === 0 ? 1 : Math.min(3, members.size)
      return best !== undefined && likeness(best.record) >= least ? best : undefined
    },
  }
}

/** Returns the pointer of the largest array of objects outside other arrays: one item, or none. */
function itemsIn(json: unknown): string[] {
  const arrays = nodesOf(json).filter(
    ({ value, pointer }) =>
      Array.isArray(value) && value.length > 0 && value.every(isObject) && !/\/\d+(\/|$)/.test(pointer),
  )
  const sizes = arrays.map(({ pointer, value }) => ({ pointer, size: JSON.stringify(value).length }))
  // Page buttons may be an array of objects too, but a smaller one than the records.
  return sizes
    .sort((a, b) => b.size - a.size)
    .slice(0, 1)
    .map(({ pointer }) => pointer)
}

/** Returns the record in a row. A row with a single member that is an object only wraps the record. */
function unwrapped(row: JsonObject): JsonObject {
  const [only, ...others] = Object.values(row)
  return others.length === 0 && isObject(only) ? only : row
}

/** Returns the object whose member is most likely the id. */
function holderOf(json: unknown, resource: Resource, id: string): Json | undefined {
  const [best] = pointersOf(json, resource, id).sort(
    (a, b) => unlikeliness(a, resource) - unlikeliness(b, resource),
  )
  if (best === undefined) return undefined
  return jsonAt(json, best.slice(0, best.lastIndexOf('/')))
}

/**
 * Finds the place of the id in a record. Its values differ among the rows of each list. Places with the ids
 * that requests named come first, then those with addresses that end in an id, then those with the likeliest
 * name.
 * @param asked ids that requests named
 */
function idPlace(
  lists: readonly (readonly Json[])[],
  resource: Resource,
  asked: readonly string[],
): string | undefined {
  const votes = new Map<string, number>()
  const records = lists.flat()
  for (const record of records) {
    for (const { pointer, value } of leavesOf(record)) {
      const text = textOf(value)
      if (text === undefined || typeof value === 'boolean' || /\/\d+(\/|$)/.test(pointer)) continue
      const id = idInAddress(resource, text) ?? text
      if (!isSafeId(id)) continue
      votes.set(pointer, (votes.get(pointer) ?? 0) + (asked.includes(id) ? 1000 : id === text ? 0 : 1))
    }
  }
  const isUnique = (pointer: string) =>
    lists.every(rows => new Set(rows.map(row => textOf(readPointer(row, pointer)))).size === rows.length)
  const unique = [...votes].filter(([pointer]) => isUnique(pointer))
  const cost = (pointer: string) =>
    unlikeliness(pointer, resource) + (candidateId(pointed(pointer)) === undefined ? 5 : 0)
  const [best] = unique.sort((a, b) => b[1] - a[1] || cost(a[0]) - cost(b[0]))
  // If no such place has an id from a request or from an address, the name must be likely enough.
  return best !== undefined && (best[1] > 0 || cost(best[0]) < 20) ? best[0] : undefined
}

/** Builds an object with a value at this pointer only. */
function pointed(pointer: string): Json {
  return parsePointer(pointer).reduceRight<Json>((inner, step) => ({ [step]: inner }), 0)
}

function mostOften(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return [...texts].sort((a, b) => count(b) - count(a))[0]
}
