import type { Answers, SuccessAnswer } from '../../../generated/answers.ts'
import { parsePointer } from '../../pointer.ts'
import { define, isObject, type Json, type JsonObject } from '../json.ts'
import type { ResponseShape, SuccessKind } from '../shapes.ts'
import { escapeName } from './places.ts'
import { templateShape } from './templates.ts'

const jsonType = 'application/json'

/** How responses of success are written (questions `record.*`, `list.*`, `*.status`). */
export function successShapes(
  answers: Answers,
  kind: 'links' | 'pixels',
): Record<SuccessKind, ResponseShape> {
  return {
    record: { status: 200, type: jsonType, headers: {}, body: recordBody(answers) },
    list: listShapeOf(answers),
    created: writeShape(answers[`${kind}.create.status`]),
    updated: writeShape(answers[`${kind}.update.status`]),
    deleted: writeShape(answers[`${kind}.delete.status`]),
  }
}

function writeShape({ status, location, body }: SuccessAnswer): ResponseShape {
  return {
    status,
    headers: location ? { location: '$address' } : {},
    ...(body === 'none' && { body: '$absent' }),
    ...(typeof body === 'object' && { body: templateShape(body as Json) }),
  }
}

function recordBody(answers: Answers): Json {
  const root = answers['record.root']
  const beside = templateShape(answers['record.status-member'] as Json) as JsonObject
  const record = nested(parsePointer(root), '$record')
  if (Object.keys(beside).length === 0) return record
  return root === '' ? { $merge: [record, beside] } : withBeside(record as JsonObject, beside)
}

function listShapeOf(answers: Answers): ResponseShape {
  const items = answers['list.items']
  const headers: Record<string, Json> = {}
  const links: Json[] = []
  let body = nested(parsePointer(items), '$records')
  const places = { ...answers['list.pagination'], total: answers['list.total'] }
  for (const [fact, place] of Object.entries(places)) {
    if (place.startsWith('/')) {
      if (items !== '') put(body as JsonObject, parsePointer(place), factShape(fact))
    } else if (place !== 'none') {
      const header = place.slice('header '.length).toLowerCase()
      // Only RFC 8288's Link header holds several facts, each with its relation.
      if (header === 'link') links.push(`<{${fact}}>; rel="${fact}"`)
      else headers[header] = factShape(fact)
    }
  }
  if (links.length > 0) headers.link = links
  const beside = templateShape(answers['record.status-member'] as Json) as JsonObject
  if (items !== '') body = withBeside(body as JsonObject, beside)
  return { status: 200, type: jsonType, headers, body }
}

/** What a fact about pages is called in a shape. */
function factShape(fact: string): Json {
  const names: Record<string, string> = { current_page: 'page', path: 'address' }
  return `$${names[fact] ?? fact}`
}

function nested(steps: readonly string[], shape: Json): Json {
  return steps.reduceRight((inner: Json, step) => ({ [escapeName(step)]: inner }), shape)
}

function put(target: JsonObject, steps: readonly string[], shape: Json): void {
  let object = target
  for (const step of steps.slice(0, -1)) {
    const name = escapeName(step)
    const next = Object.hasOwn(object, name) ? object[name] : undefined
    const inner: JsonObject = isObject(next) ? next : {}
    define(object, name, inner)
    object = inner
  }
  define(object, escapeName(steps.at(-1)!), shape)
}

/** What stands beside data gives way to it. */
function withBeside(body: JsonObject, beside: JsonObject): JsonObject {
  const isApart = Object.keys(beside).every(name => !Object.hasOwn(body, name))
  return isApart ? { ...body, ...beside } : { $merge: [body, beside] }
}
