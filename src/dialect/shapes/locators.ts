import { answersOf, type Dialect } from '../dialect.ts'
import { completeShapes } from './complete.ts'
import type { Json } from './json.ts'
import { type Located, nothingLocated } from './located.ts'
import type { Node } from './node.ts'
import { idSchemas } from './places.ts'
import { absentWord } from './reading.ts'
import type { Scope } from './scope.ts'
import { errorScope, linkScope, pageScope, pixelScope, recordScope } from './scopes/index.ts'
import { locate, parseStrict } from './shape.ts'
import type { ErrorCase, SuccessKind } from './shapes.ts'

type Kind = 'links' | 'pixels'

/** Reads the responses of a service by the shapes of its dialect. */
export interface Locators {
  /** A record as a response or a list holds it. */
  record(kind: Kind, record: Json): Located
  /** A body about one record: what it shows beside the record, and the record. */
  response(
    kind: Kind,
    of: Exclude<SuccessKind, 'list'>,
    body: Json,
  ): { beside: Located; record: Located | undefined }
  /** The body of a list: what it shows of its page, and its records. */
  list(kind: Kind, body: Json): { page: Located; records: Located[] }
  /** The body of an error. */
  error(of: ErrorCase, body: Json): Located
}

export function locatorsOf(dialect: Dialect): Locators {
  const answers = answersOf(dialect)
  const shapes = completeShapes(answers, dialect)
  const ids = idSchemas(answers, dialect)
  const scopes = { links: linkScope(ids), pixels: pixelScope(ids) }
  const records: Record<Kind, Node> = {
    links: parseStrict(shapes.link, scopes.links, 'shapes.link'),
    pixels: parseStrict(shapes.pixel, scopes.pixels, 'shapes.pixel'),
  }
  const record: Locators['record'] = (kind, body) => locate(records[kind], body, scopes[kind])
  return {
    record,
    response(kind, of, body) {
      const scope = recordScope(objectOf(kind), ids[kind])
      const beside = located(shapes[kind][of].body, body, scope, `shapes.${kind}.${of}.body`)
      const { record: found } = beside.values
      return { beside, record: found === undefined ? undefined : record(kind, found as Json) }
    },
    list(kind, body) {
      const page = located(
        shapes[kind].list.body,
        body,
        pageScope(objectOf(kind)),
        `shapes.${kind}.list.body`,
      )
      const { records: found } = page.values
      return { page, records: Array.isArray(found) ? found.map(one => record(kind, one as Json)) : [] }
    },
    error: (of, body) => located(shapes.errors[of].body, body, errorScope, `shapes.errors.${of}.body`),
  }
}

function located(shape: Json, body: Json, scope: Scope, path: string): Located {
  return shape === absentWord ? nothingLocated() : locate(parseStrict(shape, scope, path), body, scope)
}

function objectOf(kind: Kind): 'link' | 'pixel' {
  return kind === 'links' ? 'link' : 'pixel'
}
