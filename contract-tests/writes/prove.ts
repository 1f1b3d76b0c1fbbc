import { formatPointer, parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { ContractBroken } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { commonAncestor, isJsonObject, type JsonRecord, type Leaf, leavesOf, textOf } from '../core/match.ts'
import { isOfNoRecord } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import { answered, elementsOf, idAt } from './foreign.ts'
import { candidatesIn, idInAddress, isIdName, isSafeId, pathOf, pointersOf, unlikeliness } from './ids.ts'
import { marksIn } from './marks.ts'
import { searches } from './searches.ts'

/** A supposed record of this run: an id, and the marker that the record must show. */
export interface Claim {
  resource: Resource
  id: string
  marker: string
  /**
   * The end of the pointer at which records show their ids: `/id`. Undefined before the first proof, or if
   * records show none.
   */
  at?: string | undefined
}

/** The result of checking a claim. */
export type Proof =
  | { is: 'ours'; record: OwnedRecord }
  /** No record has the id. */
  | { is: 'absent'; exchange: Exchange }
  /** A record has the id, but it is not the record of the claim. */
  | { is: 'other'; exchange: Exchange }
  /** The server does not show whether a record has the id, or no request may be sent for the id. */
  | { is: 'unclear'; exchange?: Exchange | undefined }

let own: (claim: Claim, proof: Exchange) => OwnedRecord

/**
 * A record that the server has just shown with a marker of this run in a field that the suite set. Only
 * `prove` creates instances. Changes and deletions of existing records need one.
 */
export class OwnedRecord implements Claim {
  readonly resource: Resource
  readonly id: string
  readonly marker: string
  /** The end of the pointer at which records show their ids; undefined if they show none. */
  readonly at: string | undefined
  /** The response that shows the record. */
  readonly proof: Exchange

  private constructor({ resource, id, marker, at }: Claim, proof: Exchange) {
    this.resource = resource
    this.id = id
    this.marker = marker
    this.at = at
    this.proof = proof
  }

  static {
    own = (claim, proof) => new OwnedRecord(claim, proof)
  }
}

/**
 * Checks a claim by reading the record. If it cannot be read by id, an id that was proven before is looked up
 * in the lists.
 * @param isLikely whether other records show their own ids at a place. A record may show its id in several places,
 *   because another id, such as that of its owner, can be the same.
 */
export async function prove(
  read: Reader,
  claim: Claim,
  isLikely = (at: string) => at === claim.at,
): Promise<Proof> {
  const { resource, id, marker } = claim
  if (!isSafeId(id)) return { is: 'unclear' }
  const exchange = await answeredOrFailed(() => read({ method: 'GET', path: pathOf(resource, id) }))
  const status = exchange?.answer.status ?? 500
  const isAbsent = isOfNoRecord(status) || exchange?.answer.refused === true
  if (exchange !== undefined && isAbsent) return { is: 'absent', exchange }
  if (exchange === undefined || status >= 300 || exchange.answer.json === undefined) {
    const listed = claim.at === undefined ? undefined : await listedAs(read, claim)
    return listed === undefined ? { is: 'unclear', exchange } : { is: 'ours', record: own(claim, listed) }
  }
  const { json } = exchange.answer
  const marks = claim.at === undefined ? setIn(json, marker, id) : marksIn(json, marker, id)
  const mark = marks.find(pointer => isOfOneRecord(json, pointer, claim))
  if (mark === undefined) return { is: 'other', exchange }
  const shown = placeOfId(json, claim, mark, isLikely)
  if (claim.at !== undefined && shown !== claim.at) return { is: 'other', exchange }
  if (shown === undefined && showsAnotherId(json, claim)) return { is: 'other', exchange }
  return { is: 'ours', record: own({ ...claim, at: shown }, exchange) }
}

/** Returns the response, even if it is a failure that repeated while other requests succeeded. */
async function answeredOrFailed(send: () => Promise<Exchange>): Promise<Exchange | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ContractBroken) return error.exchange
    throw error
  }
}

/** Returns a response whose list shows the record of a claim; undefined if none does. */
async function listedAs(
  read: Reader,
  { resource, id, marker, at = '' }: Claim,
): Promise<Exchange | undefined> {
  for (const search of searches(resource, marker)) {
    const list = await answered(() => read(search))
    const found = elementsOf(list?.answer.json).some(
      record => marksIn(record, marker, id).length > 0 && idAt(record, resource, at) === id,
    )
    if (found) return list
  }
  return undefined
}

/**
 * Returns where the record around a marker shows its id: at a likely place if the id is there, otherwise in the
 * member whose name and depth are most like those of an id.
 */
function placeOfId(
  json: unknown,
  { resource, id }: Claim,
  mark: string,
  isLikely: (at: string) => boolean,
): string | undefined {
  const places = pointersOf(json, resource, id)
    .map(pointer => ({
      at: pointer.slice(commonAncestor([mark, pointer]).length),
      isAddress: textOf(readPointer(json, pointer)) !== id,
    }))
    .map(({ at, isAddress }) => ({
      at,
      rank: unlikeliness(at, resource, isAddress),
      depth: parsePointer(at).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth)
  return places.find(({ at }) => isLikely(at))?.at ?? places[0]?.at
}

/** Whether a record that does not show the requested id shows another id. */
function showsAnotherId(json: unknown, { resource, marker }: Claim): boolean {
  return candidatesIn([json], resource, marker).some(({ isOwn }) => isOwn)
}

/**
 * Whether a value belongs to the only record of a response, and not to one record of several in a list. A list of parts
 * without ids, in an object with the id of the claim, is part of that record: `{ id, urls: [{ type, value }, …] }`. So are
 * named values in an object with its address: `{ href, data: [{ name: 'url', value }, …] }`.
 */
function isOfOneRecord(json: unknown, pointer: string, { resource, id, marker }: Claim): boolean {
  const steps = parsePointer(pointer)
  const nodes = steps.map((_, depth) => readPointer(json, formatPointer(steps.slice(0, depth))))
  const holder = nodes.findLastIndex(node => isJsonObject(node) && hasId(node, resource, id))
  return nodes.every((node, depth) => {
    if (!Array.isArray(node) || !hasSeveral(node)) return true
    if (hasAddress(nodes[depth - 1], resource, id) && areNamedValues(node, marker)) return true
    return depth > holder && holder >= 0 && !leavesOf(node).some(leaf => isIdOf(leaf, resource))
  })
}

/** Whether a member of an object is the address of a record. */
function hasAddress(object: unknown, resource: Resource, id: string): boolean {
  return (
    isJsonObject(object) &&
    Object.values(object).some(value => idInAddress(resource, textOf(value) ?? '') === id)
  )
}

/** More values than a record has. */
const mostNamed = 200

/**
 * Whether these are the values of one record, each with the name of its field, as in Collection+JSON. They are no records
 * with a name and a value if ours is among them, because its name has the marker.
 */
function areNamedValues(array: readonly unknown[], marker: string): boolean {
  if (array.length > mostNamed) return false
  const names = array.map(one => (isJsonObject(one) && 'value' in one ? textOf(one.name) : undefined))
  return (
    new Set(names).size === array.length && names.every(name => name !== undefined && !carries(name, marker))
  )
}

function hasId(object: JsonRecord, resource: Resource, id: string): boolean {
  return Object.entries(object).some(([name, value]) => isIdName(name, resource) && textOf(value) === id)
}

/** Whether a value is the id or the address of a record. */
function isIdOf({ pointer, value }: Leaf, resource: Resource): boolean {
  const isAddress = (of: Resource) => idInAddress(of, textOf(value) ?? '') !== undefined
  return isIdName(parsePointer(pointer).at(-1) ?? '', resource) || isAddress('links') || isAddress('pixels')
}

/**
 * Returns the pointers of the values that contain a marker, if the suite may have set one of them: an address
 * or a name, which has more text around the marker. If all are bare markers, returns none: a server may echo
 * the marker of a search, even beside somebody else's record.
 */
function setIn(json: unknown, marker: string, id: string): string[] {
  const marks = marksIn(json, marker, id)
  const isBare = (pointer: string) =>
    /^slk-?[0-9a-f]{8}(-?\d+)?$/.test(textOf(readPointer(json, pointer)) ?? '')
  return marks.every(isBare) ? [] : marks
}

function hasSeveral(array: readonly unknown[]): boolean {
  const first = array.findIndex(isJsonObject)
  return first >= 0 && array.findLastIndex(isJsonObject) > first
}
