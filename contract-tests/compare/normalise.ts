import type { Json } from '../../src/dialect/shapes/json.ts'
import { placeIn } from '../../src/dialect/shapes/nodes.ts'
import type { SuccessKind } from '../../src/dialect/shapes/shapes.ts'
import { readPointer } from '../../src/documents/pointer.ts'
import { type Exchange, isError } from '../core/exchange.ts'
import type { RowNames } from '../core/keyed-rows.ts'
import { isJsonObject } from '../core/match.ts'
import { errorPart } from './error-part.ts'
import { normalHeaders } from './headers.ts'
import { maskedJson, type ValueMask } from './masks.ts'
import { normalAddress, pageMask } from './page-facts.ts'
import { nameOfRecord, normalRecord, type Places, pixelMask } from './records.ts'
import type { References } from './references.ts'
import { isList, resourceOf, type Step } from './scenario/step.ts'

/** A response in a form that can be compared with another server's. */
export interface Normal {
  status: number
  isError: boolean
  headers: Record<string, unknown>
  /** References of the run's records in a list, in its order. Undefined if the response is not a list. */
  records: readonly string[] | undefined
  /** How the rows are named if the list is an object. */
  rows?: RowNames | undefined
  /** Undefined if there is no body; `{no JSON}` for a text that is not JSON. */
  body: unknown
}

/** Normalises a response: replaces the values that differ between two servers with the same behaviour. */
export function normalise(step: Step, exchange: Exchange, places: Places, references: References): Normal {
  const { answer } = exchange
  const { answers } = places
  const kind = { status: answer.status, isError: isError(exchange) }
  const headers = normalHeaders(answer.headers, answers, references)
  // CORS headers matter only in responses to requests with an Origin.
  if (step.headers?.origin === undefined) delete headers['access-control-allow-origin']
  if (answer.text === '') return { ...kind, headers, records: undefined, body: undefined }
  if (answer.json === undefined) return { ...kind, headers, records: undefined, body: '{no JSON}' }
  if (isError(exchange)) {
    const body = texts(errorPart(withoutIds(step, answer.json, references), places.nodes), references)
    return { ...kind, headers, records: undefined, body }
  }
  const body = structuredClone(answer.json)
  if (isList(step)) {
    const { records, body: rest } = normalList(step, body, places, references)
    return { ...kind, headers, records, rows: answer.keyed?.names, body: texts(rest, references) }
  }
  const whole = normalOne(step, body, places, references)
  return { ...kind, headers, records: undefined, body: texts(whole, references) }
}

/**
 * Replaces record ids, which differ between the sides, in an error if the request names a record. If it deletes a
 * pixel, the error may also list the ids of links.
 */
function withoutIds(step: Step, body: unknown, references: References): unknown {
  if (!/\{(id|no):/.test(step.path)) return body
  const kind = resourceOf(step)
  const own = mapLeaves(body, leaf => (typeof leaf === 'string' ? (references.id(kind, leaf) ?? leaf) : leaf))
  return step.method === 'DELETE' && kind === 'pixels' ? withoutLinkIds(own, references) : own
}

/** Replaces the ids of links in lists. A number that is not in a list may be a status. */
function withoutLinkIds(value: unknown, references: References): unknown {
  const name = (leaf: unknown) => references.id('links', leaf) ?? leaf
  if (Array.isArray(value)) return mapLeaves(value, name)
  if (!isJsonObject(value)) return typeof value === 'string' ? name(value) : value
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, withoutLinkIds(one, references)]),
  )
}

function normalOne(step: Step, body: unknown, { nodes, ...places }: Places, references: References): unknown {
  const resource = resourceOf(step)
  const kind = kindOf(step)
  const placed = nodes.response(resource, kind)
  if (placed === undefined) return body
  const at = placeIn(placed.node, 'record')
  const record = (value: unknown) =>
    normalRecord(value, resource, nodes.record(resource, kind), { nodes, ...places }, references)
  const mask: ValueMask = (name, value, path, time) => {
    if (name === 'record') return record(value)
    if (path.includes('pixel_ids')) return pixelMask(references)(name, value, path, time)
    if (name === 'id') return references.id(resource, value) ?? value
    return name === 'address' ? normalAddress(value, references, undefined) : value
  }
  const whole = at === '' ? record(body) : body
  return maskedJson(placed, whole as Json, at === '' ? without(mask, 'record') : mask)
}

function without(mask: ValueMask, taken: string): ValueMask {
  return (name, value, path, time) => (name === taken ? value : mask(name, value, path, time))
}

function kindOf({ method, as }: Step): SuccessKind {
  if (method === 'DELETE') return 'deleted'
  if (method === 'POST' && as !== undefined) return 'created'
  return method === 'PUT' || method === 'PATCH' ? 'updated' : method === 'POST' ? 'created' : 'record'
}

/**
 * Normalises the body of a list. Removes records that the run did not create: their number says nothing about
 * the server's behaviour.
 */
function normalList(step: Step, body: unknown, places: Places, references: References) {
  const resource = resourceOf(step)
  const placed = places.nodes.response(resource, 'list')
  const at = placed && placeIn(placed.node, 'records')
  if (placed === undefined || at === undefined) return { records: undefined, body }
  const items = readPointer(body, at)
  const all = Array.isArray(items) ? items : []
  const listed = places.nodes.record(resource, 'list')
  const own = all.flatMap(item => {
    const name = nameOfRecord(item, resource, listed, references)
    return name === undefined ? [] : [{ item, name }]
  })
  const records = own.map(({ name }) => name)
  const normal = own.map(({ item }) => normalRecord(item, resource, listed, places, references))
  const rest = Array.isArray(items) ? replaceAt(body, at, normal) : body
  if (at === '') return { records, body: rest }
  return { records, body: maskedJson(placed, rest as Json, pageMask(resource, places.answers, references)) }
}

function replaceAt(body: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value
  const steps = pointer.slice(1).split('/')
  const parent = readPointer(body, steps.length === 1 ? '' : `/${steps.slice(0, -1).join('/')}`)
  const last = steps.at(-1) ?? ''
  if (isJsonObject(parent) && last in parent) parent[last] = value
  return body
}

function texts(value: unknown, references: References): unknown {
  return mapLeaves(value, leaf => (typeof leaf === 'string' ? references.text(leaf) : leaf))
}

/** Returns a value with each of its leaves changed. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => mapLeaves(item, change))
  if (!isJsonObject(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapLeaves(item, change)]))
}
