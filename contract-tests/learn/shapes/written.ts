import { isObject, isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { isList, stepTitle } from '../../compare/scenario/step.ts'
import { isJson } from '../../core/json.ts'
import { spelled } from './fit/leaf.ts'
import type { Place } from './fit/place.ts'
import { refitted } from './fit/refit.ts'
import { distinct, explains, type Sample } from './fit/sample.ts'
import type { ResponsePair } from './pairs.ts'
import { hasLeavesOf, isRecordLike, placeOfRecord, recordAt, rootIn } from './places.ts'

/** The methods of writes whose responses may show a record differently from a GET, by kind of response. */
export const writeKinds = { created: 'POST', updated: 'PUT', deleted: 'DELETE' } as const
export type WriteKind = keyof typeof writeKinds

/** Whether a kind of response belongs to a write whose response may show a record. */
export function isWritten(kind: string): kind is WriteKind {
  return kind in writeKinds
}

/** Pointer of the record in a response about one record, and the names of the record's members. */
interface Known {
  root: string
  members: readonly string[]
}

/**
 * Whether the responses to a kind of write show records in the same form as the next GET. One exception is
 * ignored.
 */
export function isAsRead(kind: WriteKind, pairs: readonly ResponsePair[], known: Known): boolean {
  const found = pairs.flatMap(pair => {
    if (pair.step.method !== writeKinds[kind]) return []
    const next = nextGet(pair, pairs)
    const [written, read] = [pair, next].map(one => one && recordAt(one.exchange.answer.json, known))
    return read === undefined ? [] : [isObject(written) && hasFormOf(written, read)]
  })
  return found.filter(isAlike => !isAlike).length < 2
}

/** Returns the first GET of the record after this write. */
function nextGet(
  { name, receivedAt }: ResponsePair,
  pairs: readonly ResponsePair[],
): ResponsePair | undefined {
  const isGet = ({ step }: ResponsePair) => step.method === 'GET' && !isList(step)
  return pairs.find(pair => pair.name === name && isGet(pair) && pair.sentAt >= receivedAt)
}

/** Whether two values have the same members with values of the same types. Null matches any type. */
function hasFormOf(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 || other.length === 0 || hasFormOf(one[0], other[0])
  if (!isObject(one) || !isObject(other))
    return typeof one === typeof other && !isObject(one) && !isObject(other)
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && hasFormOf(one[name], other[name]))
  )
}

/** The shape and the pointer of a record in the responses to a kind of write. */
export interface WrittenShape {
  root: string
  shape: Json
  unexplained: Place['unexplained']
}

/**
 * Learns how the responses to a kind of write show a record. The values come from the next GET of the record.
 */
export function writtenShape(
  kind: WriteKind,
  pairs: readonly ResponsePair[],
  {
    shape,
    ...known
  }: Known & { shape: Json; markers: ReadonlyMap<string, string>; samples: readonly Sample[] },
  place: Pick<Place, 'scope' | 'otherwise'>,
): WrittenShape | undefined {
  const { root, samples } = writtenRecords(kind, pairs, known)
  if (samples.length === 0) return undefined
  const unexplained: Place['unexplained'] = []
  const own = refitted(shape, samples, { ...place, path: [], unexplained })
  return { root, shape: print(parse(own, place.scope)), unexplained }
}

/**
 * Learns how the responses to deletes show a record, if they mark it as deleted. The values come from the last GET of the
 * record. Undefined if they show none, or as before.
 */
export function deletedShape(
  pairs: readonly ResponsePair[],
  { shape, samples, ...known }: Known & { shape: Json; samples: readonly Sample[] },
  scope: Scope,
): WrittenShape | undefined {
  const deletes = pairs.filter(({ step }) => step.method === 'DELETE')
  const isRecord = (found: unknown) =>
    isRecordLike(found, known.members) && isJson(found) && hasLeavesOf(found, samples)
  const [root, ...others] = new Set(
    deletes
      .map(({ exchange: { answer } }) => ({ json: answer.json, at: rootIn(answer.json, known) }))
      .filter(({ json, at }) => isRecord(readPointer(json, at)))
      .map(({ at }) => at),
  )
  if (root === undefined || others.length > 0) return undefined
  const found = deletes.flatMap(({ step, exchange, values, receivedAt }): Sample[] => {
    const json = readPointer(exchange.answer.json, root)
    const isOwn = (one: Sample) => String(one.values.id) === String(values.id) && (one.at ?? 0) < receivedAt
    const last = samples.findLast(isOwn)
    return last === undefined || !isJson(json) ? [] : [{ of: stepTitle(step), values: last.values, json }]
  })
  if (found.length < 2 || explains(shape, found, scope)) return undefined
  const own = marked(shape, found, scope)
  return isSame(own, shape) ? undefined : { root, shape: print(parse(own, scope)), unexplained: [] }
}

/** Returns a shape with a constant at each place where all these samples show the same, and not what the shape writes. */
function marked(shape: Json, samples: readonly Sample[], scope: Scope): Json {
  if (explains(shape, samples, scope)) return shape
  const [first, ...others] = distinct(samples)
  if (others.length === 0 && !isObject(first)) return spelled(first)
  const objects = samples.map(({ json }) => json).filter(isObject)
  if (!isObject(shape) || objects.length < samples.length || '$' in shape) return shape
  const names = new Set([shape, ...objects].flatMap(object => Object.keys(object)))
  const members = [...names].map(name => {
    const parts = samples.map((sample, index) => ({ ...sample, json: objects[index]?.[name] }))
    return [name, marked(shape[name] ?? '$absent', parts, scope)] as const
  })
  return Object.fromEntries(members.filter(([, part]) => part !== '$absent'))
}

/** Returns the records in the responses to a kind of write, each with the values of the next GET. */
function writtenRecords(
  kind: WriteKind,
  pairs: readonly ResponsePair[],
  {
    markers,
    root,
    members,
    samples,
  }: Known & { markers: ReadonlyMap<string, string>; samples: readonly Sample[] },
): { root: string; samples: Sample[] } {
  const writes = pairs.filter(({ step }) => step.method === writeKinds[kind])
  const isThere = ({ exchange }: ResponsePair) => isObject(readPointer(exchange.answer.json, root))
  const at = root !== '' && writes.every(isThere) ? root : placeOfRecord(writes, markers, members)
  const found = writes.flatMap((pair): Sample[] => {
    const json = readPointer(pair.exchange.answer.json, at)
    const id = String(pair.records[0]?.id)
    const known = samples.find(({ values, at = 0 }) => String(values.id) === id && at >= pair.receivedAt)
    if (!isObject(json) || known === undefined) return []
    return [{ of: stepTitle(pair.step), values: known.values, json, at: pair.receivedAt }]
  })
  return { root: at, samples: found }
}
