import { parsePointer, readPointer } from '../../../src/dialect/pointer.ts'
import { isObject, isSame, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import { pageScope, recordScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import type { KindResponseShape, KindShapes, SuccessKind } from '../../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { isList, titleOf } from '../../compare/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { firstPageShape } from './first-page.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import type { Sample } from './fit/sample.ts'
import { listHeaders } from './list-headers.ts'
import { withPageBefore } from './page-before.ts'
import { withCursors, withoutParameter } from './page-cursors.ts'
import type { Pair } from './pairs.ts'
import { isRecordLike, rootIn } from './places.ts'
import { beyondLast, everybodys } from './plan.ts'
import type { RecordShape } from './records.ts'
import { volatileAnywhere } from './volatile-anywhere.ts'
import { type WriteKind, type WrittenShape, writeKinds } from './written.ts'

/** The shapes of the envelopes around records, and the places that nothing explains. */
export interface Envelopes {
  shapes: KindShapes
  unexplained: Place['unexplained']
}

/** Learns how a service writes the responses about one kind of record, without the records themselves. */
export function learnEnvelopes(
  resource: Resource,
  pairs: readonly Pair[],
  record: RecordShape,
  { name, counts }: Answers['list.page-parameter'],
): Envelopes {
  const own = pairs.filter(pair => pair.resource === resource && isSuccess(pair.exchange))
  // Cursors and ids of pages differ on each server, so this parameter is removed from addresses.
  const cursor = counts === 'cursor' || counts === 'ids' ? name : undefined
  const of = (kind: SuccessKind) =>
    own.filter(pair => kindOf(pair) === kind && (kind !== 'list' || isSamePage(pair, record)))
  const object = resource === 'links' ? 'link' : 'pixel'
  const one = recordScope(object, record.schema)
  const unexplained: Place['unexplained'] = []
  const { otherwise, alike } = volatileAnywhere()
  const beyond = own
    .filter(({ step }) => beyondLast.includes(step))
    .map(pair => sampleOf(pair, { kind: 'list', root: record.root, record }))
  const fitted = (kind: SuccessKind, root: string | undefined, unexplained: Place['unexplained']) => {
    const scope = kind === 'list' ? pageScope(object) : one
    return responseOf(
      of(kind),
      { kind, root, record, cursor },
      { scope, path: [kind], unexplained, otherwise, first: firstPageShape },
    )
  }
  const learned = (kind: SuccessKind): KindResponseShape | undefined => {
    if (!isWritten(kind) || !(kind in record.written)) return fitted(kind, record.root, unexplained)
    // A response that only confirms the write, possibly with the id, shows no record.
    const open: Place['unexplained'] = []
    const plain = fitted(kind, undefined, open)
    const own = record.written[kind]
    if (own === undefined || isSimpler(plain, open, own)) {
      unexplained.push(...open)
      return plain
    }
    unexplained.push(...own.unexplained.map(part => ({ ...part, path: [kind, 'record', ...part.path] })))
    const around = fitted(kind, own.root, unexplained)
    return around && { ...around, record: own.shape }
  }
  const shapes: KindShapes = {}
  const whole = learned('record')
  if (whole !== undefined) shapes.record = whole
  for (const kind of ['list', 'created', 'updated', 'deleted'] as const) {
    const found = learned(kind)
    if (found === undefined) continue
    const fitting = { ...found, body: alike(found.body as Json) }
    const response = kind === 'list' ? withPageBefore(fitting, beyond, pageScope(object)) : fitting
    // Created and updated responses inherit from `record`, so only differences are stored. A delete has its
    // own default.
    if (kind === 'list' || kind === 'deleted' || whole === undefined) shapes[kind] = response
    else {
      const { status, headers, record: shown } = response
      const isAsRead = isSame(response.body, whole.body)
      const rest = isAsRead ? {} : { body: response.body }
      // An empty shape means: as in a GET. An absent one may be inherited from the other kind of record.
      shapes[kind] = {
        ...(status !== whole.status && status !== undefined && { status }),
        ...(headers && { headers }),
        ...rest,
        ...(shown !== undefined && { record: shown }),
      }
    }
  }
  return { shapes, unexplained }
}

/**
 * Whether a list has as many records as on the mirror. If not, the mirror's values do not belong to this
 * page.
 */
function isSamePage({ exchange, records }: Pair, { items }: RecordShape): boolean {
  const found = readPointer(exchange.answer.json, items)
  return (Array.isArray(found) ? found.length : 0) === records.length
}

function kindOf({ step }: Pair): SuccessKind | undefined {
  if (isList(step)) return everybodys.includes(step) || beyondLast.includes(step) ? undefined : 'list'
  if (step.method === 'GET') return 'record'
  if (step.method === 'POST') return step.as === undefined ? undefined : 'created'
  return step.method === 'PUT' ? 'updated' : 'deleted'
}

interface Envelope {
  kind: SuccessKind
  /** Pointer of the record in a response about one record. Undefined if the response holds no record. */
  root: string | undefined
  record: RecordShape
  cursor: string | undefined
}

/**
 * Whether a response is better explained without a record in it: fewer unexplained places or, if neither way
 * leaves any, no more `$any` parts.
 */
function isSimpler(
  plain: KindResponseShape | undefined,
  open: Place['unexplained'],
  own: WrittenShape,
): boolean {
  if (open.length !== own.unexplained.length) return open.length < own.unexplained.length
  return open.length === 0 && volatileIn(plain?.body) <= volatileIn(own.shape)
}

/** Counts the `$any` parts of a shape. */
function volatileIn(shape: unknown): number {
  return JSON.stringify(shape ?? null).split('"$any"').length - 1
}

function isWritten(kind: SuccessKind): kind is WriteKind {
  return kind in writeKinds
}

function responseOf(
  pairs: readonly Pair[],
  { kind, root, record, cursor }: Envelope,
  place: Place,
): KindResponseShape | undefined {
  const [first] = pairs
  if (first === undefined) return undefined
  const shown = withCursors(pairs.map(pair => sampleOf(pair, { kind, root, record })))
  const samples = cursor === undefined ? shown : shown.map(sample => withoutParameter(sample, cursor))
  const { status, headers } = first.exchange.answer
  const body = fitShape(samples, place)
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

/** Returns a response with a placeholder instead of its record or records, which have their own shape. */
function sampleOf(
  { step, exchange, values, receivedAt }: Pair,
  { kind, root, record }: Omit<Envelope, 'cursor'>,
): Sample {
  const { json, text } = exchange.answer
  const body = json as Json | undefined
  // Lists have no id.
  const isText = record.schema.type === 'string' && values.id !== undefined
  const typed = isText ? { ...values, id: String(values.id) } : values
  const request = { of: titleOf(step), at: receivedAt }
  if (text === '') return { ...request, values: typed, json: undefined }
  if (root === undefined) return { ...request, values: typed, json: body }
  const name = kind === 'list' ? 'records' : 'record'
  const isOwn = isWritten(kind) && kind in record.written
  const at = kind === 'list' ? record.items : isOwn ? root : rootIn(body, record)
  const found = readPointer(body, at)
  const isThere =
    kind === 'list'
      ? Array.isArray(found)
      : isObject(found) &&
        (isOwn ||
          (Object.keys(found).some(member => record.members.includes(member)) &&
            (kind !== 'deleted' || isRecordLike(found, record.members))))
  if (!isThere) return { ...request, values: { ...typed, [name]: hole }, json: body }
  return { ...request, values: { ...typed, [name]: hole }, json: replaced(body!, parsePointer(at), hole) }
}

/** Placeholder for a record or a list of records. */
const hole = '\u0000record\u0000'

function replaced(json: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(json))
    return json.map((item, index) => (String(index) === step ? replaced(item, rest, value) : item))
  const members = json as JsonObject
  return Object.fromEntries(
    Object.entries(members).map(([name, part]) => [name, name === step ? replaced(part, rest, value) : part]),
  )
}
