import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { leavesOf, nodesOf, textOf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'
import type { ResponsePair } from './pairs.ts'

/**
 * Returns the pointer of the array that most often has as many elements as the mirror's list has records. If several do,
 * the one that says most: others may have only the addresses of the records.
 */
export function placeOfItems(lists: readonly ResponsePair[]): string {
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
  const sizeOf = (at: string) =>
    lists.reduce(
      (size, { exchange }) => size + (JSON.stringify(readPointer(exchange.answer.json, at))?.length ?? 0),
      0,
    )
  const rated = [...places].map(at => ({ at, hits: hits(at) }))
  const most = rated.reduce((greatest, one) => Math.max(greatest, one.hits), 0)
  const fullest = rated.filter(one => one.hits === most).map(({ at }) => ({ at, size: sizeOf(at) }))
  return fullest.sort((a, b) => b.size - a.size)[0]?.at ?? ''
}

/**
 * Returns the member names of a list's records. A record may be wrapped in an object: `{ cursor, node: { … }
 * }`.
 */
export function itemLike(lists: readonly ResponsePair[], items: string): readonly string[] {
  for (const { exchange, records } of lists) {
    const [first] = [readPointer(exchange.answer.json, items)].flat()
    if (!isObject(first)) continue
    const inside = Object.values(first).filter(isObject)
    const sizeOf = (one: object) => Object.keys(one).length
    const ids = records.map(({ id }) => String(id))
    const holdsId = (one: object) => Object.values(one).some(value => ids.includes(textOf(value) ?? ''))
    const isWrapped = (one: object) =>
      sizeOf(first) === 1 || (sizeOf(one) > sizeOf(first) && holdsId(one) && !holdsId(first))
    return Object.keys(inside.filter(isWrapped).sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? first)
  }
  return []
}

/**
 * Returns the pointer of the record: the object with the marker and with members most like those of a list's
 * record.
 */
export function placeOfRecord(
  single: readonly ResponsePair[],
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

/**
 * Returns the member names of the records in GET responses. A write may respond with something else at the
 * same place.
 */
export function membersAt(single: readonly ResponsePair[], root: string): string[] {
  const asked = single.filter(({ step }) => step.method === 'GET')
  const records = (asked.length > 0 ? asked : single)
    .map(({ exchange }) => readPointer(exchange.answer.json, root))
    .filter(isObject)
  return [...new Set(records.flatMap(record => Object.keys(record)))]
}

/** Returns the record in a response. Undefined if it holds none, such as `{ "message": "Updated." }`. */
export function recordAt(body: unknown, known: { root: string; members: readonly string[] }): unknown {
  const record = readPointer(body, rootIn(body, known))
  if (!isObject(record)) return undefined
  const names = Object.keys(record)
  return names.filter(name => known.members.includes(name)).length * 2 > names.length ? record : undefined
}

/**
 * Whether an object looks like a record: it has most of the known members, or consists mainly of known
 * members.
 */
export function isRecordLike(value: unknown, members: readonly string[]): boolean {
  if (!isObject(value)) return false
  const names = Object.keys(value)
  const known = names.filter(name => members.includes(name)).length
  return known * 2 > members.length || (known >= 4 && known >= names.length * 0.8)
}

/** Whether most leaves of an object are at places where a record has leaves. A status can have the members of a record. */
export function hasLeavesOf(found: Json, records: readonly Sample[]): boolean {
  const known = new Set(records.flatMap(({ json }) => leavesOf(json).map(({ pointer }) => pointer)))
  const leaves = leavesOf(found)
  return leaves.filter(({ pointer }) => known.has(pointer)).length * 2 > leaves.length
}

/**
 * Returns the pointer of the record in a response: the usual place, or else the object with most of its
 * members.
 */
export function rootIn(
  body: unknown,
  { root, members }: { root: string; members: readonly string[] },
): string {
  const share = (value: unknown) =>
    isObject(value) ? Object.keys(value).filter(name => members.includes(name)).length / members.length : 0
  if (isRecordLike(readPointer(body, root), members)) return root
  const best = nodesOf(body).sort((a, b) => share(b.value) - share(a.value))[0]
  return best !== undefined && isRecordLike(best.value, members) ? best.pointer : root
}
