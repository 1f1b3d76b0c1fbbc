import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import type { KindResponseShape, SuccessKind } from '../../../src/dialect/shapes/shapes.ts'
import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { stepTitle } from '../../compare/scenario/step.ts'
import { isJson } from '../../core/json.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import { explains, type Sample } from './fit/sample.ts'
import { listHeaders } from './list-headers.ts'
import { withCursors, withoutParameter } from './page-cursors.ts'
import type { ResponsePair } from './pairs.ts'
import { hasLeavesOf, isRecordLike, rootIn } from './places.ts'
import type { RecordShape } from './records.ts'
import { withUnfilteredTotal } from './unfiltered-total.ts'
import { isWritten } from './written.ts'

/** A kind of successful response about one kind of record. */
export interface Envelope {
  kind: SuccessKind
  /** Pointer of the record in a response about one record. Undefined if the response holds no record. */
  root: string | undefined
  record: RecordShape
  /** The page parameter that is removed from addresses. */
  cursor: string | undefined
  /** The body of the responses to GET. It is kept for responses that it explains, too. */
  usual?: Json | undefined
}

/** A response shape in which the body is always stated. */
export interface EnvelopeShape extends KindResponseShape {
  body: Json
}

/** Fits a shape to the responses of one kind. Undefined if there are none. */
export function envelopeShape(
  pairs: readonly ResponsePair[],
  envelope: Envelope,
  place: Place,
): EnvelopeShape | undefined {
  const [first] = pairs
  if (first === undefined) return undefined
  const { kind, cursor, usual } = envelope
  const shown = withUnfilteredTotal(withCursors(pairs.map(pair => sampleOf(pair, envelope))))
  const samples = cursor === undefined ? shown : shown.map(sample => withoutParameter(sample, cursor))
  const { status, headers } = first.exchange.answer
  const isUsual = usual !== undefined && explains(usual, samples, place.scope)
  const body = isUsual ? usual : fitShape(samples, place)
  const type = headers['content-type']
  const address = pairs.map(({ values, records, exchange }) => ({
    values: { ...values, url: records[0]?.url },
    json: exchange.answer.headers.location,
  }))
  const location =
    (kind === 'created' || kind === 'updated') && headers.location !== undefined
      ? fitShape(address, { ...place, path: ['address'] })
      : undefined
  const pages = kind === 'list' ? listHeaders(pairs, place, cursor) : {}
  const sent = { ...pages, ...(location !== undefined && { Location: location }) }
  return {
    ...(status !== 200 && { status }),
    ...(type !== undefined && type !== 'application/json' && kind !== 'deleted' && { type }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    body: print(parse(body, place.scope)),
  }
}

/** Placeholder for a record or a list of records. */
const hole = '\u0000record\u0000'

/** Returns a response with a placeholder instead of its record or records, which have their own shape. */
export function sampleOf(
  { step, exchange, values, receivedAt }: ResponsePair,
  envelope: Omit<Envelope, 'cursor' | 'usual'>,
): Sample {
  const request = { of: stepTitle(step), at: receivedAt }
  const { json, text } = exchange.answer
  const body = isJson(json) ? json : undefined
  if (text === '' || envelope.root === undefined) return { ...request, values, json: body }
  const name = envelope.kind === 'list' ? 'records' : 'record'
  const at = placeOfHole(body, envelope)
  const around = body === undefined || at === undefined ? body : replaced(body, parsePointer(at), hole)
  const rows = at === undefined ? undefined : readPointer(body, at)
  const own = Array.isArray(rows) ? withShownIds(values, rows, envelope.record) : values
  return { ...request, values: { ...own, [name]: hole }, json: around }
}

/** Adds the ids of listed records that only the server's own list shows, such as those of no named request. */
function withShownIds(values: Values, rows: readonly Json[], { schema }: RecordShape): Values {
  const { record_ids: items } = values
  if (!Array.isArray(items) || items.length !== rows.length) return values
  const known = items.findIndex(({ id }) => id !== null)
  const place = leavesOf(rows[known]).find(({ value }) => textOf(value) === String(items[known]?.id))
  const at = place?.pointer ?? '/id'
  const ids = items.map(({ id }, index) => id ?? readPointer(rows[index], at) ?? null)
  const typed = ids.map(id => (schema.type === 'string' && id !== null ? String(id) : id))
  return { ...values, record_ids: items.map((item, index) => ({ ...item, id: typed[index] })) }
}

/** Returns the pointer of the record or records in a response. Undefined if it shows none. */
function placeOfHole(
  body: Json | undefined,
  { kind, root = '', record }: Omit<Envelope, 'cursor'>,
): string | undefined {
  if (kind === 'list') return Array.isArray(readPointer(body, record.items)) ? record.items : undefined
  const isOwn = isWritten(kind) && kind in record.written
  const at = isOwn ? root : rootIn(body, record)
  const found = readPointer(body, at)
  if (!isObject(found)) return undefined
  const hasMember = Object.keys(found).some(member => record.members.includes(member))
  const isDeleted = () => isRecordLike(found, record.members) && hasLeavesOf(found, record.samples)
  const isRecord = hasMember && (kind !== 'deleted' || isDeleted())
  return isOwn || isRecord ? at : undefined
}

function replaced(json: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(json))
    return json.map((item, index) => (String(index) === step ? replaced(item, rest, value) : item))
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, name === step ? replaced(part, rest, value) : part]),
  )
}
