import { parsePointer } from '../../src/documents/pointer.ts'
import { ContractBroken } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import { isJsonObject, type JsonRecord, leavesOf, textOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import { idInAddress, isIdName, isSafeId } from './ids.ts'
import type { Ids } from './ledger-lines.ts'

/**
 * A snapshot of the records of a resource. The records in a snapshot from before the run's first create
 * belong to somebody else, however they change later.
 */
export interface Foreign {
  /**
   * Whether it contains a record with this id. `at` is the end of the pointer to the id: `/id`, `/meta/uid`.
   */
  has(id: string, at: string): boolean
  /** Whether both lists could be read. If not, a record that the snapshot lacks may still exist. */
  readonly isRead: boolean
  /** The number of records in the longer of the two lists: at most a page. */
  readonly size: number
  /** The ids at that place, the newest record first. */
  idsAt(at: string): string[]
  /** The ids in the list in ascending order, the oldest record first. */
  oldestAt(at: string): string[]
  /**
   * The ids of the first and the last record of each list: the oldest and the newest records, if the lists
   * are in order. The oldest is first.
   */
  endsAt(at: string): string[]
  /** The ids of the records by the name of the member that shows them, as a ledger stores them. */
  idsByName(): Ids
  /** Whether all records of a list show the same value there, such as the id of their owner. */
  isSharedAt(at: string): boolean
  /** The JSON text of the record with that id; empty if there is none. */
  textOf(id: string, at: string): string
}

/** Reads the newest and the oldest records of a resource, up to a page of each. */
export function lookForForeign(read: Reader, resource: Resource): Promise<Foreign> {
  return lookInOrders(read, resource, ['desc', 'asc'])
}

/** Reads only the oldest records of a resource, up to a page. */
export function lookForOldest(read: Reader, resource: Resource): Promise<Foreign> {
  return lookInOrders(read, resource, ['asc'])
}

async function lookInOrders(read: Reader, resource: Resource, orders: readonly string[]): Promise<Foreign> {
  const lists = await Promise.all(
    orders.map(sort => {
      const query = [
        ['sort_by', 'id'],
        ['sort', sort],
        ['per_page', '100'],
      ] as const
      return answered(() => read({ method: 'GET', path: `/${resource}`, query }))
    }),
  )
  const isRead = lists.every(list => list !== undefined && isList(list))
  return foreignIn(
    resource,
    lists.map(list => elementsOf(list?.answer.json)),
    isRead,
  )
}

/** Makes a snapshot from two lists: one in descending order, then one in ascending order. */
export function foreignIn(resource: Resource, lists: readonly unknown[][], isRead = true): Foreign {
  const records = lists.flat()
  const known = new Map<string, ReadonlyMap<string, unknown>>()
  let ids: Ids | undefined
  /** Returns the first record of each id at a place. */
  function byIdAt(at: string): ReadonlyMap<string, unknown> {
    const found = known.get(at) ?? byId(records, resource, at)
    known.set(at, found)
    return found
  }
  return {
    isRead,
    size: Math.max(0, ...lists.map(list => list.length)),
    has: (id, at) => byIdAt(at).has(id),
    idsAt: at => [...byIdAt(at).keys()],
    oldestAt: at => [...byId(lists.at(-1) ?? [], resource, at).keys()],
    endsAt(at) {
      const ends = lists.toReversed().flatMap(list => [...list.slice(0, 1), ...list.slice(-1)])
      return [...byId(ends, resource, at).keys()]
    },
    idsByName: () => (ids ??= idsByName(lists, resource)),
    isSharedAt: at =>
      lists.some(list => {
        const [shown, ...others] = new Set(list.map(record => idAt(record, resource, at)))
        return list.length > 1 && shown !== undefined && others.length === 0
      }),
    textOf: (id, at) => JSON.stringify(byIdAt(at).get(id)) ?? '',
  }
}

function byId(records: readonly unknown[], resource: Resource, at: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const record of records) {
    const id = idAt(record, resource, at)
    if (id !== undefined && !found.has(id)) found.set(id, record)
  }
  return found
}

/** Makes a snapshot from the ids that a ledger stored before the first create of its run. */
export function foreignRecalled(ids: Ids): Foreign {
  const idsAt = (at: string) => [...(ids[parsePointer(at).at(-1) ?? ''] ?? [])]
  return {
    isRead: false,
    size: 0,
    has: (id, at) => idsAt(at).includes(id),
    idsAt,
    oldestAt: () => [],
    endsAt: () => [],
    idsByName: () => ids,
    isSharedAt: () => false,
    textOf: () => '',
  }
}

function idsByName(lists: readonly unknown[][], resource: Resource): Ids {
  const shown = lists.map(records => records.map(record => namedIds(record, resource)))
  const found = new Map<string, Set<string>>()
  for (const [name, id] of shown.flat().flatMap(ids => [...ids]))
    found.set(name, (found.get(name) ?? new Set()).add(id))
  const own = [...found].filter(([name]) => !shown.some(records => isShared(records, name)))
  return Object.fromEntries(own.map(([name, ids]) => [name, [...ids]]))
}

/**
 * Returns the ids of a record by member name: values whose member is named as an id, and addresses of the
 * record.
 */
function namedIds(record: unknown, resource: Resource): Map<string, string> {
  const names = leavesOf(record).flatMap(({ pointer, value }) => {
    const name = parsePointer(pointer).at(-1) ?? ''
    const isAddress = idInAddress(resource, textOf(value) ?? '') !== undefined
    return isIdName(name, resource) || isAddress ? [name] : []
  })
  const ids = names.map(name => [name, idAt(record, resource, `/${name}`)] as const)
  return new Map(ids.filter((one): one is [string, string] => one[1] !== undefined && isSafeId(one[1])))
}

/**
 * Whether all records of a list show the same value under this name, such as the id of their owner, while
 * another name has a different value in each record.
 */
function isShared(records: readonly ReadonlyMap<string, string>[], name: string): boolean {
  const idsOf = (one: string) => new Set(records.map(record => record.get(one)))
  const others = [...(records[0]?.keys() ?? [])]
  return (
    records.length > 1 && idsOf(name).size === 1 && others.some(one => idsOf(one).size === records.length)
  )
}

/** Returns the response, or undefined if the server keeps failing for this request only. */
export async function answered(send: () => Promise<Exchange>): Promise<Exchange | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ContractBroken) return undefined
    throw error
  }
}

/** Whether a response is a list of records. Some services respond with 204 if there are none. */
export function isList({ answer }: Pick<Exchange, 'answer'>): boolean {
  return answer.status === 204 || (answer.status < 300 && isListLike(answer.json))
}

/**
 * Whether a document can be a list of records: an array, or an object with an array, an object or null in it.
 * The array may be empty, and some services send null for an empty array: Go writes a nil slice as null.
 */
function isListLike(document: unknown): boolean {
  if (Array.isArray(document)) return true
  return isJsonObject(document) && Object.values(document).some(value => typeof value === 'object')
}

/**
 * Returns the elements of the outermost array of objects. An array of related addresses, such as those of other pages, is
 * not the one: some services write it before the records.
 */
export function elementsOf(document: unknown): unknown[] {
  if (typeof document !== 'object' || document === null) return []
  if (Array.isArray(document) && document.length > 0 && document.every(isJsonObject))
    return document.every(isRelation) ? [] : document
  for (const value of Object.values(document)) {
    const found = elementsOf(value)
    if (found.length > 0) return found
  }
  return []
}

/** Whether an object is an address with its relation to a document: `{"rel": "next", "href": "…"}`. */
function isRelation(value: JsonRecord): boolean {
  const isText = (member: unknown) => typeof member === 'string'
  return isText(value.rel ?? value.relation) && isText(value.href ?? value.url ?? value.uri)
}

/** Returns the id of a record at a pointer that ends with `at`. If several do, the outermost one is used. */
export function idAt(record: unknown, resource: Resource, at: string): string | undefined {
  const depth = (pointer: string) => parsePointer(pointer).length
  const leaf = leavesOf(record)
    .filter(({ pointer }) => pointer.endsWith(at))
    .sort((a, b) => depth(a.pointer) - depth(b.pointer))[0]
  const text = textOf(leaf?.value)
  return text === undefined ? undefined : (idInAddress(resource, text) ?? text)
}
