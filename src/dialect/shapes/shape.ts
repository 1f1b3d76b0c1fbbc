import { describe, type Issue, memberPath } from '../../documents/issue.ts'
import { nearest } from '../../documents/nearest.ts'
import { DialectError } from '../errors.ts'
import type { Construct, Locating, Reading, Writer } from './construct.ts'
import { constructs, operators } from './constructs.ts'
import { isObject, type Json } from './json.ts'
import type { Described } from './json-schema.ts'
import { type Located, nothingLocated } from './located.ts'
import type { Node } from './node.ts'
import { absentWord } from './reading.ts'
import type { Scope } from './scope.ts'

// The operations on shapes. Each construct implements all of them: see `constructs.ts`.

/** The maximum depth of a shape. */
const deepest = 64

/** Parses a shape and adds its mistakes to `issues`. The node is only valid if no mistake was added. */
export function parse(source: Json, scope: Scope, path = '', issues: Issue[] = [], level = 0): Node {
  const at: Reading = {
    path,
    scope,
    issues,
    parse: (part, inner) => parse(part, inner.scope ?? scope, inner.path, issues, level + 1),
  }
  if (level > deepest) {
    issues.push({ path, expected: `at most ${deepest} levels`, received: 'more' })
    return { kind: 'constant', value: null }
  }
  const kind = kindOf(source, at)
  return kind === undefined ? { kind: 'constant', value: null } : constructs[kind].parse(source, at)
}

/** Parses a shape. Throws a DialectError if it has mistakes. */
export function parseStrict(source: Json, scope: Scope, path: string): Node {
  const issues: Issue[] = []
  const node = parse(source, scope, path, issues)
  if (issues.length > 0) throw new DialectError('shape', issues)
  return node
}

function kindOf(source: Json, { path, scope, issues }: Reading): Node['kind'] | undefined {
  if (typeof source === 'string') return kindOfText(source, scope)
  if (Array.isArray(source)) return 'array'
  if (!isObject(source)) return 'constant'
  const marked = Object.keys(source).filter(name => name.startsWith('$') && !name.startsWith('$$'))
  const operator = marked.find(name => Object.hasOwn(operators, name))
  if (operator !== undefined) return operators[operator]
  const [first] = marked
  if (first === undefined) return 'object'
  const names = Object.keys(operators)
  // `$` is one letter and would be similar to any name.
  const meant = nearest(
    first,
    names.filter(name => name !== '$'),
  )
  const hint = meant === undefined ? names.join(', ') : `did you mean ${meant}?`
  const expected = `an operator (${hint}); write $$ for a member whose name starts with $`
  issues.push({ path: memberPath(path, first), expected, received: describe(first) })
  return undefined
}

function kindOfText(source: string, { values }: Scope): Node['kind'] {
  if (source === absentWord) return 'constant'
  if (source.startsWith('$') && !source.startsWith('$$')) {
    const name = source.slice(1)
    return Object.hasOwn(values, name) && values[name]!.type === 'list' ? 'list' : 'value'
  }
  return /\{[^{}]*\}|[{}]/.test(source.replaceAll(/\{\{|\}\}/g, '')) ? 'text' : 'constant'
}

/** Compiles a shape into a function that writes it. The function can be called for each response. */
export function compile(node: Node): Writer {
  return of(node).write(node, compile)
}

/** Reads a response according to the shape in which it was written. */
export function locate(node: Node, received: Json | undefined, scope: Scope): Located {
  const into = nothingLocated()
  const at: Locating = { path: '', scope, into, open: false, locate: locatePart }
  locatePart(node, received, at)
  return into
}

function locatePart(node: Node, received: Json | undefined, at: Locating): void {
  of(node).locate(node, received, at)
}

/** Returns the JSON Schema of what a shape writes. */
export function schemaOf(node: Node, scope: Scope): Described {
  return of(node).schema(node, { scope, schema: schemaOf })
}

/** Returns the shape as it is written in a file. */
export function print(node: Node): Json {
  return of(node).print(node, print)
}

/** Returns the construct of a node. The type of `constructs` ensures that it is for that kind of node. */
function of(node: Node): Construct<Node> {
  return constructs[node.kind] as Construct<Node>
}
