import type { Dialect } from '../dialect.ts'
import type { Json } from './json.ts'
import { type Located, nothingLocated } from './located.ts'
import { type Placed, shapeNodes } from './nodes.ts'
import { locate } from './shape.ts'
import type { ErrorCase, SuccessKind } from './shapes.ts'

type Kind = 'links' | 'pixels'

/** Reads the responses of a service according to the shapes of its dialect. */
export interface Locators {
  /**
   * Reads a record in the form that a kind of response gives it; by default, that of a response about one
   * record.
   */
  record(kind: Kind, record: Json, of?: SuccessKind): Located
  /** Reads a body about one record: the record, and the values beside it. */
  response(
    kind: Kind,
    of: Exclude<SuccessKind, 'list'>,
    body: Json,
  ): { beside: Located; record: Located | undefined }
  /** Reads the body of a list: its records, and the values of its page. */
  list(kind: Kind, body: Json): { page: Located; records: Located[] }
  /** Reads the body of an error. */
  error(of: ErrorCase, body: Json): Located
}

export function locatorsOf(dialect: Dialect): Locators {
  const nodes = shapeNodes(dialect)
  const read = (placed: Placed | undefined, body: Json) =>
    placed === undefined ? nothingLocated() : locate(placed.node, body, placed.scope)
  const record: Locators['record'] = (kind, body, of = 'record') => read(nodes.record(kind, of), body)
  return {
    record,
    response(kind, of, body) {
      const beside = read(nodes.response(kind, of), body)
      const { record: found } = beside.values
      return { beside, record: found === undefined ? undefined : record(kind, found as Json, of) }
    },
    list(kind, body) {
      const page = read(nodes.response(kind, 'list'), body)
      const { records: found } = page.values
      const listed = nodes.record(kind, 'list')
      return { page, records: Array.isArray(found) ? found.map(one => read(listed, one as Json)) : [] }
    },
    error: (of, body) => read(nodes.error(of), body),
  }
}
