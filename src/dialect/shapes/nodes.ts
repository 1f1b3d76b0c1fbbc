import { formatPointer } from '../../documents/pointer.ts'
import { answersOf, type Dialect } from '../dialect.ts'
import { byRecord, completeShapes } from './complete.ts'
import type { Json } from './json.ts'
import type { Node } from './node.ts'
import { idSchemas, recordsScope } from './places.ts'
import { absentWord } from './reading.ts'
import type { Scope } from './scope.ts'
import { errorScope, pageScope, recordScope } from './scopes/index.ts'
import { parseStrict } from './shape.ts'
import type { ErrorCase, SuccessKind } from './shapes.ts'

type Kind = 'links' | 'pixels'

/** A parsed shape, and the values that it can name. */
export interface Placed {
  node: Node
  scope: Scope
}

/** The parsed shapes of a dialect: those that it states, and the defaults. */
export interface ShapeNodes {
  /** The shape of a record in a kind of response. */
  record(kind: Kind, of: SuccessKind): Placed
  /** Undefined if the response has no body. */
  response(kind: Kind, of: SuccessKind): Placed | undefined
  error(of: ErrorCase): Placed | undefined
  /** The values that the body and the headers of a response can show. */
  scope(kind: Kind, of: SuccessKind): Scope
}

export function shapeNodes(dialect: Dialect): ShapeNodes {
  const answers = answersOf(dialect)
  const shapes = completeShapes(answers, dialect.shapes)
  const ids = idSchemas(answers, dialect)
  const placed = (shape: Json, scope: Scope, path: string): Placed => ({
    node: parseStrict(shape, scope, path),
    scope,
  })
  const recordsOf = (kind: Kind) =>
    byRecord(shapes, kind, (shape, path) => placed(shape, recordsScope(kind, ids), path))
  const records = { links: recordsOf('links'), pixels: recordsOf('pixels') }
  const body = (shape: Json, scope: Scope, path: string) =>
    shape === absentWord ? undefined : placed(shape, scope, path)
  const scopeOf = (kind: Kind, of: SuccessKind) => {
    const object = kind === 'links' ? 'link' : 'pixel'
    return of === 'list' ? pageScope(object, ids) : recordScope(object, ids)
  }
  return {
    record: (kind, of) => records[kind][of],
    response: (kind, of) => body(shapes[kind][of].body, scopeOf(kind, of), `shapes.${kind}.${of}.body`),
    scope: scopeOf,
    error: of => body(shapes.errors[of].body, errorScope, `shapes.errors.${of}.body`),
  }
}

/**
 * Returns the JSON pointer to the place at which a shape writes a value, or undefined if no pointer leads to
 * it.
 */
export function placeIn(
  node: Node,
  name: string,
  steps: readonly (string | number)[] = [],
): string | undefined {
  const inner = (parts: readonly (readonly [string | number | undefined, Node])[]): string | undefined => {
    for (const [step, part] of parts) {
      const found = placeIn(part, name, step === undefined ? steps : [...steps, step])
      if (found !== undefined) return found
    }
    return undefined
  }
  switch (node.kind) {
    case 'value':
      return node.name === name ? formatPointer(steps) : undefined
    case 'object':
      return inner(node.members)
    case 'array':
      return inner(node.items.map((item, index) => [index, item]))
    case 'if':
      return inner([
        [undefined, node.held],
        [undefined, node.otherwise],
      ])
    case 'merge':
      return inner(node.parts.map(part => [undefined, part]))
    default:
      return undefined
  }
}
