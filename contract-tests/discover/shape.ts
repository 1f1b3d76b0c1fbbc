import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import type { Exchange } from '../core/exchange.ts'
import {
  arrayWith,
  commonAncestor,
  isJsonObject,
  type Leaf,
  leavesOf,
  nodesOf,
  textOf,
} from '../core/match.ts'
import type { Resource } from '../writes/account.ts'
import { idInAddress, pointersOf } from '../writes/ids.ts'
import { withAttributes } from './attributes.ts'
import type { Discovered } from './discovered.ts'
import type { DiscoveredShape } from './found.ts'

/** Likely names of the member with a record's id, the likeliest first. */
const idNames = [
  ...['id', 'uid', 'uuid', '_id', 'guid', 'identifier', 'ident', 'pk', 'oid'],
  ...['key', 'code', 'hash', 'number'],
]

/** Learns where a response shows the record with a known sentinel and id. */
export function learnShape(
  discovered: Discovered,
  resource: Resource,
  exchange: Exchange,
  sentinel: string,
  id: string,
): void {
  const { json } = exchange.answer
  const at = leavesOf(json).find(leaf => textOf(leaf.value) === sentinel)?.pointer
  if (at === undefined) return
  const idAt = idPointer(json, resource, id, at)
  const root = entityAround(json, idAt === undefined ? commonAncestor([at]) : commonAncestor([at, idAt]))
  forgetChance(discovered.shapes[resource], resource, json, id)
  note(discovered, resource, root, idIn(readPointer(json, root), resource, id, at.slice(root.length)))
}

/** Returns the entity of which an object has the properties, as in Siren: its relations are beside them. Else the object. */
function entityAround(json: unknown, root: string): string {
  const steps = parsePointer(root)
  const around = formatPointer(steps.slice(0, -1))
  const entity = readPointer(json, around)
  const isEntity = isJsonObject(entity) && Array.isArray(entity.class) && Array.isArray(entity.links)
  return isEntity && steps.at(-1) === 'properties' ? around : root
}

/** Returns where a record shows its id, once each of its attributes has one place. */
function idIn(record: unknown, resource: Resource, id: string, near: string): string | undefined {
  return isJsonObject(record) ? idPointer(withAttributes(record), resource, id, near) : undefined
}

/** Forgets places that show another id than that of the record: a counter may have been equal to an id by chance. */
function forgetChance(shape: DiscoveredShape, resource: Resource, json: unknown, id: string): void {
  const isOther = (at: string) =>
    shape.roots.some(root => {
      const text = textOf(readPointer(json, `${root}${at}`))
      return text !== undefined && text !== id && idInAddress(resource, text) !== id
    })
  const right = shape.ids.filter(at => !isOther(at))
  if (right.length === 0 && shape.ids.length > 0) shape.roots = []
  shape.ids = right
}

/** Like `learnShape`, for a response whose record does not show the sentinel. */
export function learnById(discovered: Discovered, resource: Resource, exchange: Exchange, id: string): void {
  const { json } = exchange.answer
  const idAt = idPointer(json, resource, id, '')
  if (idAt === undefined) return
  const root = entityAround(json, commonAncestor([idAt]))
  note(discovered, resource, root, idIn(readPointer(json, root), resource, id, ''))
}

/** Adds the place of a record, and of the id in it. */
function note(discovered: Discovered, resource: Resource, root: string, idAt: string | undefined): void {
  const shape = discovered.shapes[resource]
  if (!shape.roots.includes(root)) shape.roots.push(root)
  // If the place of the id is known, a member that is not named as an id does not count: it may equal the id
  // by chance.
  if (idAt !== undefined && (shape.ids.length === 0 || rank(idAt) <= idNames.length)) addId(shape, idAt)
}

function addId({ ids }: DiscoveredShape, at: string): void {
  if (!ids.includes(at)) ids.push(at)
}

/**
 * Returns the leaf that equals an id. Another id, such as that of the owner, may be the same, so members of the
 * objects around another leaf come first if their name or an address makes them an id. Then come members with the
 * likeliest name, and those nearest to the other leaf.
 */
function idPointer(json: unknown, resource: Resource, id: string, near: string): string | undefined {
  const found = pointersOf(json, resource, id)
  const nearness = (pointer: string) => {
    const a = parsePointer(pointer)
    const b = parsePointer(near)
    let same = 0
    while (same < a.length && a[same] === b[same]) same += 1
    return same
  }
  const isAround = (pointer: string) => near === '' || nearness(pointer) === parsePointer(pointer).length - 1
  const kind = (pointer: string) => {
    const isNamed = rank(pointer) <= idNames.length
    if (!isAround(pointer)) return isNamed ? 2 : 3
    const isAddress = textOf(readPointer(json, pointer)) !== id
    return isNamed ? 0 : isAddress ? 1 : 3
  }
  return found.sort(
    (a, b) => kind(a) - kind(b) || rank(a) - rank(b) || nearness(b) - nearness(a) || a.length - b.length,
  )[0]
}

function rank(pointer: string): number {
  const last = parsePointer(pointer).at(-1)?.toLowerCase() ?? ''
  const index = idNames.indexOf(last)
  if (index >= 0) return index
  return /id$/.test(last) && !/(domain|space|user|account|team|owner)/.test(last)
    ? idNames.length
    : idNames.length + 5
}

/**
 * Learns where a list shows its records: in the outermost array with an element that contains the sentinel,
 * or, if the record is in no array, as that only record. Returns whether the record was found.
 */
export function learnItems(
  discovered: Discovered,
  resource: Resource,
  list: Exchange,
  sentinel: string,
  id?: string,
): boolean {
  const shape = discovered.shapes[resource]
  const { json } = list.answer
  const found = arrayWith(json, sentinel)
  const isRecord = ({ value }: Leaf) => discovered.id(resource, value) === id
  if (id !== undefined && !nodesOf(found?.array[found.index]).some(isRecord)) {
    const only = loneRecord(json, isRecord, id)
    shape.items = only ?? shape.items
    if (only !== undefined) return true
  }
  if (found === undefined) return false
  shape.items = found.pointer
  const rows = found.array.map(row => (isJsonObject(row) ? withAttributes(row) : row))
  const item = rows[found.index]
  if (shape.ids.length === 0) {
    const candidate = candidateId(item)
    if (candidate !== undefined) shape.ids = [candidate]
  } else if (discovered.id(resource, item) === undefined && isJsonObject(item)) {
    const inner = nodesOf(item).filter(node => discovered.id(resource, node.value) !== undefined)
    const [outermost] = inner.map(({ pointer }) => pointer).sort((a, b) => a.length - b.length)
    const own = id === undefined ? undefined : idPointer(item, resource, id, '')
    if (outermost !== undefined) shape.element = outermost
    else if (
      own !== undefined &&
      (rank(own) <= idNames.length || isAddress(item, own, id) || isIdOfRows(rows, own))
    )
      addId(shape, own)
  }
  return true
}

/** Whether a member is the address of a record, rather than its id alone. */
function isAddress(record: unknown, pointer: string, id: string | undefined): boolean {
  return textOf(readPointer(record, pointer)) !== id
}

/** Whether a member that is not named as an id is one: it differs in all of several rows. */
function isIdOfRows(rows: readonly unknown[], pointer: string): boolean {
  return rows.length > 1 && differs(rows, pointer)
}

/** Returns the pointer to a record that is neither in an array nor in an object of records by id. */
function loneRecord(json: unknown, isRecord: (node: Leaf) => boolean, id: string): string | undefined {
  const steps = parsePointer(nodesOf(json).find(isRecord)?.pointer ?? '')
  const isLone = steps.length > 0 && !steps.some(step => step === id || /^\d+$/.test(step))
  return isLone ? formatPointer(steps) : undefined
}

/**
 * Returns the likeliest array of records in a list of unknown shape: an array that is empty or has only
 * objects with an id.
 */
export function guessItems(list: Exchange): string | undefined {
  const { json } = list.answer
  if (Array.isArray(json)) return ''
  if (!isJsonObject(json)) return undefined
  const arrays: FoundArray[] = []
  const search = (value: unknown, steps: string[]): void => {
    if (Array.isArray(value)) arrays.push({ pointer: formatPointer(steps), array: value })
    else if (isJsonObject(value))
      for (const [name, member] of Object.entries(value)) search(member, [...steps, name])
  }
  search(json, [])
  const likely = arrays.filter(({ array }) =>
    array.every(item => isJsonObject(item) && candidateId(item) !== undefined),
  )
  return likely.sort((a, b) => score(b) - score(a))[0]?.pointer
}

interface FoundArray {
  pointer: string
  array: readonly unknown[]
}

function score({ pointer, array }: FoundArray): number {
  const names = ['data', 'items', 'links', 'pixels', 'results', 'records', 'rows', 'list', 'entries']
  const last = parsePointer(pointer).at(-1) ?? ''
  return Math.min(1, array.length) * 10 + (names.includes(last) ? 5 : 0) - parsePointer(pointer).length
}

/** Returns the pointer to the member that is likely to be the id of a record of unknown shape. */
export function candidateId(record: unknown): string | undefined {
  return leavesOf(record)
    .map(leaf => leaf.pointer)
    .filter(pointer => rank(pointer) <= idNames.length && parsePointer(pointer).length <= 2)
    .sort((a, b) => rank(a) - rank(b) || a.length - b.length)[0]
}

/**
 * Returns the pointers to the members that may be the id of records of unknown shape, the likeliest first: those that
 * differ in all of them, by their names or as addresses.
 */
export function candidateIdsIn(records: readonly unknown[], resource: Resource): string[] {
  const areAddresses = (pointer: string) =>
    textsAt(records, pointer).every(text => text !== undefined && idInAddress(resource, text) !== undefined)
  const own = leavesOf(records[0])
    .map(({ pointer }) => pointer)
    .filter(pointer => parsePointer(pointer).length <= 3 && differs(records, pointer))
  const named = own.filter(pointer => parsePointer(pointer).length <= 2 && rank(pointer) <= idNames.length)
  const addresses = own.filter(pointer => areAddresses(pointer) && !named.includes(pointer))
  const likeliest = (a: string, b: string) => rank(a) - rank(b) || a.length - b.length
  return [...named.sort(likeliest), ...addresses.sort(likeliest)]
}

function textsAt(records: readonly unknown[], pointer: string): (string | undefined)[] {
  return records.map(record => textOf(readPointer(record, pointer)))
}

/** Whether all records show a value at a pointer, and no two of them the same. */
function differs(records: readonly unknown[], pointer: string): boolean {
  const texts = textsAt(records, pointer)
  return !texts.includes(undefined) && new Set(texts).size === texts.length
}
