import { conditionHolds } from './condition.ts'
import type { Json } from './json.ts'
import type { Node } from './node.ts'
import type { Values } from './scope.ts'
import { compile } from './shape.ts'

/** Writes a part of a response as JSON text. Returns undefined if nothing is to be written. */
export type TextWriter = (values: Values) => string | undefined

/**
 * Returns a function that writes the JSON text of what `compile` writes. It takes half the time, because it
 * creates no objects.
 * @param written the names of values that are JSON texts already. `placesOf` tells whether all of them can be written so
 */
export function compileText(node: Node, written: readonly string[] = []): TextWriter {
  const part = (inner: Node) => compileText(inner, written)
  switch (node.kind) {
    case 'object':
      return objectText(node.members.map(([name, inner]) => [name, part(inner)]))
    case 'array':
      return arrayText(node.items.map(part))
    case 'if': {
      const { condition } = node
      const [held, otherwise] = [part(node.held), part(node.otherwise)]
      return values => (conditionHolds(condition, values) ? held(values) : otherwise(values))
    }
    case 'constant': {
      const text = textOf(node.value)
      return () => text
    }
    case 'value':
      if (written.includes(node.name)) return values => values[node.name] as string
  }
  const write = compile(node)
  return values => textOf(write(values))
}

/** Returns how often a shape writes one of some values where `compileText` can insert the text of its JSON. */
export function placesOf(node: Node, written: readonly string[]): number {
  const sum = (parts: readonly Node[]) => parts.reduce((total, part) => total + placesOf(part, written), 0)
  switch (node.kind) {
    case 'object':
      return sum(node.members.map(([, part]) => part))
    case 'array':
      return sum(node.items)
    case 'if':
      return sum([node.held, node.otherwise])
    case 'value':
      return written.includes(node.name) ? 1 : 0
    default:
      return 0
  }
}

function objectText(members: readonly (readonly [name: string, write: TextWriter])[]): TextWriter {
  const writers = members.map(([name, write]) => ({ start: `${JSON.stringify(name)}:`, write }))
  return values => {
    let text = '{'
    for (const { start, write } of writers) {
      const part = write(values)
      if (part === undefined) continue
      if (text.length > 1) text += ','
      text += start + part
    }
    return `${text}}`
  }
}

function arrayText(items: readonly TextWriter[]): TextWriter {
  return values => {
    let text = '['
    for (const write of items) {
      const item = write(values)
      if (item === undefined) continue
      if (text.length > 1) text += ','
      text += item
    }
    return `${text}]`
  }
}

function textOf(value: Json | undefined): string | undefined {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
}
