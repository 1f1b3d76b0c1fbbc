import { Document, isScalar, visit } from 'yaml'
import { define } from '../../documents/pointer.ts'
import { answersOf, type Dialect } from '../dialect.ts'
import { yamlText } from '../yaml-text.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { idSchemas, placedShapes } from './places.ts'
import { parse, print } from './shape.ts'
import type { Shapes } from './shapes.ts'

/** Writes the shapes of a dialect as YAML, each in its canonical form. */
export function formatShapes(dialect: Dialect, shapes: Shapes): string {
  const ids = idSchemas(answersOf(dialect), dialect)
  const printed = new Map(
    placedShapes(shapes, ids).map(({ path, source, scope }) => [path, print(parse(source, scope))]),
  )
  const document = new Document({ shapes: withPrinted(shapes as Json, 'shapes', printed) })
  visit(document, {
    // Write an object with an operator on one line, because it is one construct.
    Map(_, node) {
      if (node.items.some(({ key }) => isScalar(key) && String(key.value).startsWith('$'))) node.flow = true
    },
    Seq(_, node) {
      node.flow = true
    },
  })
  return yamlText(document, { flowCollectionPadding: true })
}

function withPrinted(source: Json, path: string, printed: ReadonlyMap<string, Json>): Json {
  const known = printed.get(path)
  if (known !== undefined) return known
  if (!isObject(source)) return source
  const members: JsonObject = {}
  for (const [name, part] of Object.entries(source))
    define(members, name, withPrinted(part, `${path}.${name}`, printed))
  return members
}
