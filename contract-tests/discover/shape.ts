import { formatPointer, parsePointer, readPointer } from '../../src/dialect/pointer.ts'
import type { Resource } from '../writes/account.ts'
import type { Client } from '../client.ts'
import type { Exchange } from '../exchange.ts'
import { arrayWith, commonAncestor, holds, isObject, leavesOf, textOf } from '../match.ts'
import type { Discovered } from './discovered.ts'

/** Names of a member that is likely to be a record's identifier, the likeliest first. */
const idNames = ['id', 'uid', 'uuid', '_id', 'guid', 'key', 'code', 'hash', 'number']

interface Candidate {
  id: string
  /** Pointer in the answer; undefined for one from a header. */
  pointer: string | undefined
}

/** The last segment of a Location header: the identifier, where a create tells it so. */
export function locationId(exchange: Exchange): string | undefined {
  const location = exchange.answer.headers.location
  if (location === undefined) return undefined
  const last = location.split(/[?#]/)[0]!.replace(/\/+$/, '').split('/').at(-1)
  return last === undefined || last === '' ? undefined : decodeURIComponent(last)
}

/**
 * Learns where a create's answer holds the record and its identifier: the identifier is what `GET /links/{id}` answers
 * the sentinel to. Returns it, or undefined when the answer does not tell.
 */
export async function learnRecord(
  client: Client,
  discovered: Discovered,
  resource: Resource,
  created: Exchange,
  sentinel: string,
): Promise<string | undefined> {
  const shape = discovered.shapes[resource]
  const candidates = candidatesOf(created, sentinel)
  let fallback: { candidate: Candidate; exchange: Exchange } | undefined
  for (const candidate of candidates.slice(0, 8)) {
    const exchange = await client.send({
      method: 'GET',
      path: `/${resource}/${encodeURIComponent(candidate.id)}`,
    })
    if (!discovered.ok(exchange)) continue
    fallback ??= { candidate, exchange }
    if (!holds(exchange.answer.json, sentinel)) continue
    learnShape(discovered, resource, created, sentinel, candidate)
    learnShape(discovered, resource, exchange, sentinel, candidate)
    return candidate.id
  }
  // Nothing answers the sentinel: a broken read must not make the record unknown, nor some other number in it, by which
  // somebody else's record is read, pass for its identifier.
  const [likeliest] = candidates
  if (likeliest === undefined) return undefined
  if (fallback !== undefined && rankOf(fallback.candidate) > rankOf(likeliest)) fallback = undefined
  const candidate = fallback?.candidate ?? likeliest
  learnShape(discovered, resource, created, sentinel, candidate)
  if (shape.roots.length === 0 && fallback !== undefined)
    learnById(discovered, resource, fallback.exchange, candidate.id)
  return candidate.id
}

/** Notes where an answer holds the record of a known sentinel and identifier. */
export function learnShape(
  discovered: Discovered,
  resource: Resource,
  exchange: Exchange,
  sentinel: string,
  { id }: { id: string },
): void {
  const { json } = exchange.answer
  const at = leavesOf(json).find(leaf => textOf(leaf.value) === sentinel)?.pointer
  if (at === undefined) return
  const idAt = idPointer(json, id, at)
  const root = idAt === undefined ? commonAncestor([at]) : commonAncestor([at, idAt])
  note(discovered, resource, root, idAt)
}

function learnById(discovered: Discovered, resource: Resource, exchange: Exchange, id: string): void {
  const idAt = idPointer(exchange.answer.json, id, '')
  if (idAt !== undefined) note(discovered, resource, commonAncestor([idAt]), idAt)
}

function note(discovered: Discovered, resource: Resource, root: string, idAt: string | undefined): void {
  const shape = discovered.shapes[resource]
  if (!shape.roots.includes(root)) shape.roots.push(root)
  if (idAt !== undefined) shape.id ??= idAt.slice(root.length)
}

/** The leaf that holds an identifier: by its name first, then the one nearest to another leaf. */
function idPointer(json: unknown, id: string, near: string): string | undefined {
  const found = leavesOf(json).filter(leaf => textOf(leaf.value) === id)
  const nearness = (pointer: string) => {
    const a = parsePointer(pointer)
    const b = parsePointer(near)
    let same = 0
    while (same < a.length && a[same] === b[same]) same += 1
    return same
  }
  return found
    .map(leaf => leaf.pointer)
    .sort((a, b) => rank(a) - rank(b) || nearness(b) - nearness(a) || a.length - b.length)[0]
}

function rank(pointer: string): number {
  const last = parsePointer(pointer).at(-1)?.toLowerCase() ?? ''
  const index = idNames.indexOf(last)
  if (index >= 0) return index
  return /id$/.test(last) && !/(domain|space|user|account|team|owner)/.test(last)
    ? idNames.length
    : idNames.length + 5
}

/** What a header tells is as likely as what is called an identifier. */
function rankOf({ pointer }: Candidate): number {
  return pointer === undefined ? 0 : rank(pointer)
}

/** What might be the identifier in an answer, the likeliest first. */
function candidatesOf(exchange: Exchange, sentinel: string): Candidate[] {
  const located = locationId(exchange)
  const fromBody = leavesOf(exchange.answer.json)
    .map(({ pointer, value }) => ({ pointer, id: textOf(value) ?? '', value }))
    .filter(({ id, value }) => typeof value !== 'boolean' && id !== sentinel && /^[\w.~:-]{1,64}$/.test(id))
    .sort((a, b) => rank(a.pointer) - rank(b.pointer) || a.pointer.length - b.pointer.length)
  const all = [...(located === undefined ? [] : [{ id: located, pointer: undefined }]), ...fromBody]
  return all.filter((candidate, index) => all.findIndex(other => other.id === candidate.id) === index)
}

/**
 * Learns where a list holds its records: the outermost array with an element that holds the sentinel. Returns the
 * identifier of that record.
 */
export function learnItems(
  discovered: Discovered,
  resource: Resource,
  list: Exchange,
  sentinel: string,
): string | undefined {
  const shape = discovered.shapes[resource]
  const found = arrayWith(list.answer.json, sentinel)
  if (found === undefined) return undefined
  shape.items = found.pointer
  const item = found.array[found.index]
  if (shape.id === undefined) {
    const guess = candidatesOf({ ...list, answer: { ...list.answer, json: item } }, sentinel)[0]
    if (guess?.pointer === undefined) return undefined
    shape.id = guess.pointer
    shape.element = ''
  } else if (textOf(readPointer(item, shape.id)) === undefined && isObject(item)) {
    const inner = Object.keys(item).find(name => textOf(readPointer(item[name], shape.id!)) !== undefined)
    shape.element = inner === undefined ? '' : formatPointer([inner])
  }
  return textOf(readPointer(readPointer(item, shape.element), shape.id))
}

/** The array of records of a list nothing of which is known: the outermost array of objects, or an empty one. */
export function guessItems(list: Exchange): string | undefined {
  const { json } = list.answer
  if (Array.isArray(json)) return ''
  if (!isObject(json)) return undefined
  const arrays: string[] = []
  const search = (value: unknown, steps: string[]): void => {
    if (Array.isArray(value)) arrays.push(formatPointer(steps))
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) search(member, [...steps, name])
  }
  search(json, [])
  const likely = arrays.filter(pointer => {
    const array = readPointer(json, pointer) as unknown[]
    return array.length === 0 || array.every(item => isObject(item) && candidateId(item) !== undefined)
  })
  return likely.sort((a, b) => score(json, b) - score(json, a))[0]
}

function score(json: unknown, pointer: string): number {
  const array = readPointer(json, pointer) as unknown[]
  const names = ['data', 'items', 'links', 'pixels', 'results', 'records', 'rows', 'list', 'entries']
  const last = parsePointer(pointer).at(-1) ?? ''
  return Math.min(1, array.length) * 10 + (names.includes(last) ? 5 : 0) - parsePointer(pointer).length
}

/** Pointer to the member that is likely to be the identifier of a record nothing of which is known. */
export function candidateId(record: unknown): string | undefined {
  return leavesOf(record)
    .map(leaf => leaf.pointer)
    .filter(pointer => rank(pointer) <= idNames.length && parsePointer(pointer).length <= 2)
    .sort((a, b) => rank(a) - rank(b) || a.length - b.length)[0]
}
