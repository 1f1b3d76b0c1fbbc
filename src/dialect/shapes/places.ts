import { memberPath } from '../../documents/issue.ts'
import type { Answers } from '../../generated/answers.ts'
import type { Dialect } from '../dialect.ts'
import { completeShapes } from './complete.ts'
import type { Json } from './json.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Scope } from './scope.ts'
import { errorScope, idScope, linkScope, pageScope, pixelScope, recordScope } from './scopes/index.ts'
import { parse, schemaOf } from './shape.ts'
import { type ResponseShape, type Shapes, type SuccessShapes, successKinds } from './shapes.ts'

/** A shape in a dialect file: its path, and the values that it can name. */
export interface PlacedValue {
  path: string
  source: Json
  scope: Scope
}

type Kind = 'links' | 'pixels'

/** Returns the schemas of a dialect's identifiers. */
export function idSchemas(answers: Answers, dialect: Dialect): Record<Kind, JsonSchema> {
  const { ids } = completeShapes(answers, dialect.shapes)
  const schemaOfId = (shape: Json) => schemaOf(parse(shape, idScope), idScope).schema
  return { links: schemaOfId(ids.links), pixels: schemaOfId(ids.pixels) }
}

/** Returns the values that a kind of record can show. */
export function recordsScope(kind: Kind, ids: Record<Kind, JsonSchema>): Scope {
  return kind === 'links' ? linkScope(ids) : pixelScope(ids)
}

/**
 * Returns the shapes that a dialect states itself. Shapes for both kinds of record are checked with the
 * values of links.
 */
export function placedShapes(shapes: Shapes, ids: Record<Kind, JsonSchema>): PlacedValue[] {
  const placed: PlacedValue[] = []
  const put = (path: string, source: unknown, scope: Scope) => {
    if (source !== undefined) placed.push({ path, source: source as Json, scope })
  }
  put('shapes.link', shapes.link, recordsScope('links', ids))
  put('shapes.pixel', shapes.pixel, recordsScope('pixels', ids))
  for (const kind of ['links', 'pixels'] as const) {
    put(`shapes.ids.${kind}`, shapes.ids?.[kind], idScope)
    for (const name of successKinds)
      put(`shapes.${kind}.${name}.record`, shapes[kind]?.[name]?.record, recordsScope(kind, ids))
  }
  for (const { path, response, scope } of placedResponses(shapes, ids)) {
    put(`${path}.body`, response.body, scope)
    for (const [name, header] of Object.entries(response.headers ?? {}))
      put(memberPath(`${path}.headers`, name), header, scope)
  }
  return placed
}

/** A response in a dialect file. */
export interface PlacedResponse {
  path: string
  /** The kind of response or the error case: `list`, `created`, `not_found` … */
  name: string
  response: ResponseShape
  scope: Scope
}

export function placedResponses(shapes: Shapes, ids: Record<Kind, JsonSchema>): PlacedResponse[] {
  const errors = Object.entries(shapes.errors ?? {}).map(
    ([name, response]): PlacedResponse => ({
      path: `shapes.errors.${name}`,
      name,
      response,
      scope: errorScope,
    }),
  )
  return [
    ...successes('shapes', shapes, 'links', ids),
    ...successes('shapes.links', shapes.links, 'links', ids),
    ...successes('shapes.pixels', shapes.pixels, 'pixels', ids),
    ...errors,
  ]
}

function successes(
  path: string,
  shapes: SuccessShapes = {},
  kind: Kind,
  ids: Record<Kind, JsonSchema>,
): PlacedResponse[] {
  const object = kind === 'links' ? 'link' : 'pixel'
  return successKinds.flatMap(name => {
    const response = shapes[name]
    const scope = name === 'list' ? pageScope(object, ids) : recordScope(object, ids)
    return response === undefined ? [] : [{ path: `${path}.${name}`, name, response, scope }]
  })
}
