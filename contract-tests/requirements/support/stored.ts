import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { formatPointer, parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { carries } from '../../core/marker.ts'
import { brief, isEmpty, isJsonObject, type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { type Input, lists } from '../../discover/input.ts'
import { momentOf } from '../../discover/moments.ts'
import {
  describePlace,
  type FieldPlace,
  type FieldValue,
  isUnreadable,
  showsValue,
} from '../../discover/places.ts'
import { get, type Listed, list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { locationId } from '../../writes/ids.ts'
import { foldsAliases } from './alias-case.ts'
import { isElsewhere } from './elsewhere.ts'
import { broken, readOnce, type Subject } from './kit.ts'
import { witnessOf } from './witness.ts'

interface View {
  exchange: Exchange
  record: JsonRecord
}

/** Yields a record as the server shows it now: read by its id, and in a list. */
async function* viewsOf(
  context: Context,
  resource: Resource,
  { id, sent, proof, isConstant }: Subject,
): AsyncGenerator<View> {
  const { discovered } = context
  const got = await (isConstant ? readOnce(context, resource, id, proof) : get(context, resource, id))
  if (got.record !== undefined && discovered.id(resource, got.record) === id)
    yield { exchange: got.exchange, record: got.record }
  const text = resource === 'links' ? sent.url : sent.name
  const narrow =
    text !== undefined && discovered.narrows[resource]
      ? { search: text, search_by: resource === 'links' ? 'url' : 'name' }
      : {}
  const listed = await list(context, resource, { ...narrow, per_page: '100' })
  const record = listed.records[listed.ids.indexOf(id)]
  if (record !== undefined) yield { exchange: listed.exchange, record }
}

/**
 * Returns the place of a field if it can be judged. Secrets and languages only count once a sent value was
 * seen there.
 */
export function judgeable(context: Context, resource: Resource, name: keyof Input): FieldPlace | undefined {
  const place = context.discovered.place(resource, name)
  if (place === undefined || place.proven) return place
  return place.kind === 'flag' || name === 'language' ? undefined : place
}

/**
 * Throws unless a record has a value. Judges by what the record shows; if it does not show the field, by the
 * documented lists that filter by it.
 */
export async function mustHold(
  context: Context,
  resource: Resource,
  subject: Subject,
  name: keyof Input,
  value: FieldValue,
): Promise<void> {
  const place = judgeable(context, resource, name)
  const wanted = `${name} ${brief(value)} to be stored`
  let against: { received: string; exchange: Exchange } | undefined
  if (place !== undefined) {
    for await (const { record, exchange } of viewsOf(context, resource, subject)) {
      const shown = isShown(place, record, value)
      // A list may leave out what it does not show, so it does not refute the record.
      if (shown === true && (against === undefined || readPointer(record, place.at) !== undefined)) return
      if (isUnreadable(place, record, value) || showsAnother(context, record, name, subject.sent)) continue
      if (isElsewhere(place, record, value)) return
      if (shown === false) against ??= { received: `${name} ${describePlace(place, record)}`, exchange }
      // If the object around the member is missing, the record shows nothing about a secret in it. The choice
      // 0 (none) may also be written that way.
      else if ((place.kind === 'flag' || isNone(place, value)) && !hasGroup(record, place.at)) continue
      // Other records have the member. If this record lacks it, the value is lost.
      else if (value !== null && exchange.request.path.split('?')[0] !== `/${resource}`)
        against ??= { received: `no ${name}`, exchange }
      else if (value === null) return
    }
    if (against !== undefined) {
      if (name === 'alias' && (await isFolded(context, place, subject, value))) return
      throw broken(wanted, against.received, against.exchange)
    }
  }
  const witness = await witnessOf(context, resource, subject, name, value)
  if (witness === undefined) throw new Skipped(`${resource} do not show ${name}, and no list filters by it`)
  if (!witness.holds) throw broken(wanted, `a list by ${name} without the record`, witness.exchange)
}

/** Whether a record shows a value in a place of a field. Undefined if it does not have the place. */
export function isShown(place: FieldPlace, record: JsonRecord, value: FieldValue): boolean | undefined {
  return (
    showsValue(place, record, value) &&
    !isSpelledAsAnother(place, record, value) &&
    !isShifted(place, record, value)
  )
}

/** Whether a record has a value, judged as `mustHold` does. Throws Skipped if nothing shows it. */
export async function holds(
  context: Context,
  resource: Resource,
  subject: Subject,
  name: keyof Input,
  value: FieldValue,
): Promise<boolean> {
  try {
    await mustHold(context, resource, subject, name, value)
    return true
  } catch (error) {
    if (error instanceof ContractBroken) return false
    throw error
  }
}

/** The same, and undefined if nothing shows it. */
export async function holdsIfShown(
  context: Context,
  resource: Resource,
  subject: Subject,
  name: keyof Input,
  value: FieldValue,
): Promise<boolean | undefined> {
  try {
    return await holds(context, resource, subject, name, value)
  } catch (error) {
    if (error instanceof Skipped) return undefined
    throw error
  }
}

/** Whether the alias is shown in another case because the service ignores the case of aliases. */
async function isFolded(
  context: Context,
  { at }: FieldPlace,
  subject: Subject,
  alias: FieldValue,
): Promise<boolean> {
  for await (const { record } of viewsOf(context, 'links', subject)) {
    const shown = textOf(readPointer(record, at))
    if (shown?.toLowerCase() === String(alias).toLowerCase()) return foldsAliases(context, at)
  }
  return false
}

/** The spelling of each pixel type that was seen, by the place of the field. */
const written = new WeakMap<FieldPlace, Map<string, unknown>>()

/**
 * Whether a pixel type has the spelling of another type, or not the spelling it had before. Remembers each
 * new spelling.
 */
function isSpelledAsAnother(place: FieldPlace, record: JsonRecord, value: FieldValue): boolean {
  const type = pixelTypes.find(one => one === value)
  if (type === undefined || place.kind !== 'enum' || !place.proven) return false
  const known = written.get(place) ?? new Map<string, unknown>()
  written.set(place, known)
  const raw = readPointer(record, place.at)
  if (isJsonObject(raw)) return false
  const isOther = [...known].some(([other, one]) => (other === type) !== (one === raw))
  if (!isOther) known.set(type, raw)
  return isOther
}

/** How far the moment of each place was ahead of the time of day that was sent, in minutes. */
const shifts = new WeakMap<FieldPlace, number>()
const day = 24 * 60

/**
 * Whether a time of day is shown in another zone than those seen there before. Between summer and winter it moves by an
 * hour.
 */
function isShifted(place: FieldPlace, record: JsonRecord, time: FieldValue): boolean {
  if (place.kind !== 'time' || place.partly !== 'reformatted' || typeof time !== 'string') return false
  const moment = momentOf(textOf(readPointer(record, place.at)) ?? '')
  if (moment === undefined) return false
  const shift = (moment - Date.parse(`1970-01-01T${time}Z`)) / 60_000
  const known = shifts.get(place) ?? shift
  shifts.set(place, known)
  const between = Math.abs(shift - known) % day
  return Math.min(between, day - between) > 60
}

function isNone({ kind }: FieldPlace, value: FieldValue): boolean {
  return kind === 'enum' && value === '0'
}

function hasGroup(record: JsonRecord, at: string): boolean {
  return !isEmpty(readPointer(record, formatPointer(parsePointer(at).slice(0, -1))))
}

/**
 * Whether the place of a list shows a different list that was sent. On some servers the lists share one
 * place, the target_type decides which list is shown, and the rows do not say which list they belong to.
 */
function showsAnother({ discovered }: Context, record: JsonRecord, name: keyof Input, sent: Input): boolean {
  const own = discovered.place('links', name)
  return lists.some(other => {
    const rows = other === name ? undefined : sent[other]
    const isShared = own?.kind === 'rows' && discovered.place('links', other)?.at === own.at
    return isShared && rows !== undefined && showsValue(own, record, rows) === true
  })
}

/** Throws unless a record that was just created can be read by its id or is in a list. */
export async function mustBeThere(context: Context, resource: Resource, made: Attempt): Promise<void> {
  const { client, discovered } = context
  const record = discovered.record(resource, made.exchange)
  const id = made.id ?? discovered.id(resource, record) ?? locationId(made.exchange)
  const got =
    id === undefined
      ? undefined
      : await client.send({ method: 'GET', path: `/${resource}/${encodeURIComponent(id)}` })
  // If the run does not know the id as its own, the record must also contain the marker.
  const isOwn = made.id !== undefined || carries(got?.answer.json, made.marker)
  if (got !== undefined && discovered.ok(got) && isOwn) return
  const isIn = ({ records }: Listed) => records.some(record => carries(record, made.marker))
  const search = resource === 'links' ? made.sent.url : made.sent.name
  const search_by = resource === 'links' ? 'url' : 'name'
  const found = await list(context, resource, { search: search ?? '', search_by })
  if (isIn(found)) return
  const newest = await list(context, resource, { per_page: '100' })
  // The text of the first list does not count: page addresses repeat the search text.
  if (isIn(newest) || (!newest.isList && newest.exchange.answer.text.includes(made.marker))) return
  const seen = got ?? found.exchange
  throw broken(
    `the created record ${made.marker} to be readable or listed`,
    `${seen.answer.status}, and no list contains it`,
    seen,
  )
}
