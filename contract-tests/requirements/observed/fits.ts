import { type Dialect, shapesOf } from '../../../src/dialect/dialect.ts'
import type { CompleteResponse } from '../../../src/dialect/shapes/complete.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Node } from '../../../src/dialect/shapes/node.ts'
import { type Placed, placeIn, type ShapeNodes, shapeNodes } from '../../../src/dialect/shapes/nodes.ts'
import { absentWord } from '../../../src/dialect/shapes/reading.ts'
import { locate, parse } from '../../../src/dialect/shapes/shape.ts'
import type { ErrorCase, SuccessKind } from '../../../src/dialect/shapes/shapes.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Settings } from '../../discover/context.ts'
import type { Discovered } from '../../discover/discovered.ts'
import type { Resource } from '../../writes/account.ts'
import type { Misfit } from '../requirement.ts'
import { mediaEssence, mediaType } from '../support/kit.ts'

/** The shapes of a dialect's responses, prepared for reading. */
export interface DialectForm {
  nodes: ShapeNodes
  shapes: ReturnType<typeof shapesOf>
}

/** A response, and its differences from the dialect. */
export interface SeenResponse {
  exchange: Exchange
  misfits: readonly Misfit[]
}

/** Prepares the shapes of a dialect. */
export function dialectForm(dialect: Dialect): DialectForm {
  return { nodes: shapeNodes(dialect), shapes: shapesOf(dialect) }
}

/**
 * Returns the differences between a success response and the shapes of a dialect, except those in its record.
 */
export function responseMisfits(
  { nodes, shapes }: DialectForm,
  resource: Resource,
  of: SuccessKind,
  exchange: Exchange,
): Misfit[] {
  const written = shapes[resource][of]
  const placed = nodes.response(resource, of)
  const { status } = exchange.answer
  const misfits: Misfit[] = []
  if (of === 'list' && status === written.empty && exchange.answer.text === '') return []
  if (status !== written.status)
    misfits.push(misfit(`status ${written.status} of ${of}`, String(status), exchange))
  return [
    ...misfits,
    ...bodyMisfits(written, placed, of, exchange),
    ...headerMisfits(written.headers, nodes.scope(resource, of), of, exchange),
  ]
}

/**
 * Returns the differences between an error response and the shapes of a dialect. The status is not compared:
 * it is the answer to a question.
 */
export function errorMisfits({ nodes, shapes }: DialectForm, of: ErrorCase, exchange: Exchange): Misfit[] {
  return bodyMisfits(shapes.errors[of], nodes.error(of), `errors.${of}`, exchange)
}

/** Returns the differences between a record and the shapes of a dialect. */
export function recordMisfits(
  { node, scope }: Placed,
  record: unknown,
  of: string,
  exchange: Exchange,
  settings: Pick<Settings, 'domainIds' | 'spaceIds'>,
): Misfit[] {
  const [issues = []] = [record, withNumbers(record, settings)]
    .map(one => locate(node, one as Json, scope).issues)
    .sort((a, b) => a.length - b.length)
  return issues.map(({ path, expected, received }) =>
    misfit(`${expected} at ${path === '' ? of : `${of}.${path}`}`, received, exchange),
  )
}

/**
 * Replaces the configured domain and space ids in a record with numbers, unless they are numbers already: the
 * dialect's own ids are numbers, the service may use other names.
 */
function withNumbers(
  record: unknown,
  { domainIds, spaceIds }: Pick<Settings, 'domainIds' | 'spaceIds'>,
): unknown {
  const text = [domainIds, spaceIds]
    .flatMap(ids => ids.map((id, index) => [id, String(index + 1)] as const))
    .filter(([id]) => !/^\d+$/.test(id))
    .reduce((json, [id, number]) => json.replaceAll(id, number), JSON.stringify(record))
  return JSON.parse(text)
}

/**
 * Returns the record of a response: at the place that the dialect's shape states, otherwise where discovery
 * found it.
 */
export function formRecord(
  { nodes }: DialectForm,
  resource: Resource,
  of: SuccessKind,
  exchange: Exchange,
  discovered: Discovered,
): unknown {
  const placed = nodes.response(resource, of)
  const at = placed && placeIn(placed.node, 'record')
  const found = at === undefined ? undefined : readPointer(exchange.answer.json, at)
  if (placed === undefined || !isObject(found)) return discovered.record(resource, exchange)
  return at === '' ? withoutBeside(found, placed.node) : found
}

/** Removes from a merged body the members that do not belong to the record. */
function withoutBeside(found: object, node: Node): object {
  if (node.kind !== 'merge') return found
  const beside = node.parts.flatMap(part =>
    part.kind === 'object' ? part.members.map(([name]) => name) : [],
  )
  return Object.fromEntries(Object.entries(found).filter(([name]) => !beside.includes(name)))
}

function bodyMisfits(
  { type }: Pick<CompleteResponse, 'type'>,
  placed: Placed | undefined,
  of: string,
  exchange: Exchange,
): Misfit[] {
  const { text, json } = exchange.answer
  if (placed === undefined) return text === '' ? [] : [misfit(`no body of ${of}`, brief(text), exchange)]
  if (text === '') return [misfit(`a body of ${of}`, 'none', exchange)]
  const essence = mediaEssence(type)
  const received = mediaType(exchange)
  if (received !== essence) return [misfit(`${essence} of ${of}`, received || 'no media type', exchange)]
  const body = (json ?? text) as Json
  return locate(placed.node, body, placed.scope).issues.map(issue =>
    misfit(
      `${issue.expected} at ${[of, 'body', issue.path].filter(Boolean).join('.')}`,
      issue.received,
      exchange,
    ),
  )
}

function headerMisfits(
  headers: CompleteResponse['headers'],
  scope: Placed['scope'],
  of: string,
  exchange: Exchange,
): Misfit[] {
  const { location } = exchange.answer.headers
  const more =
    location === undefined || Object.hasOwn(headers, 'location')
      ? []
      : [misfit(`no header location of ${of}`, location, exchange)]
  const misfits = Object.entries(headers).flatMap(([name, shape]) => {
    const node = parse(shape, scope)
    const text = exchange.answer.headers[name]
    // A header that is a list of texts, such as Link, may omit some of them. Which ones cannot be known here,
    // so the header is not judged.
    if (node.kind === 'array') return []
    const fits = [text, Number(text)].some(received => locate(node, received, scope).issues.length === 0)
    if (fits || (shape === absentWord && text === undefined)) return []
    return [misfit(`the header ${name} of ${of} as its shape says`, text ?? 'none', exchange)]
  })
  return [...misfits, ...more]
}

function misfit(expected: string, received: string, exchange: Exchange): Misfit {
  return { expected, received, exchange }
}
