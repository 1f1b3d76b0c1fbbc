import type { DialectIssue } from '../errors.ts'
import type { Json } from './json.ts'
import type { Described } from './json-schema.ts'
import type { Located } from './located.ts'
import type { Node } from './node.ts'
import type { Scope, Values } from './scope.ts'

/** Writes a part of a response; undefined where nothing is to be written. */
export type Writer = (values: Values) => Json | undefined

/** Where a shape is read: mistakes are added to `issues`, and reading goes on. */
export interface Reading {
  path: string
  scope: Scope
  issues: DialectIssue[]
  /** Reads a part of the shape. */
  parse(source: Json, at: Pick<Reading, 'path'> & Partial<Pick<Reading, 'scope'>>): Node
}

/** Where a response is read. */
export interface Locating {
  path: string
  scope: Scope
  into: Located
  /** Whether members that the shape does not have are passed over. */
  open: boolean
  /** Reads a part of the response. */
  locate(node: Node, received: Json | undefined, at: Locating): void
}

/** Where a schema is made. */
export interface Describing {
  scope: Scope
  schema(node: Node, scope: Scope): Described
}

/**
 * One construct of the language, with its meanings. What `write` makes of values, `locate` finds again and `schema`
 * takes; what `print` makes of a node, `parse` reads as the same node.
 */
export interface Construct<Kind extends Node> {
  parse(source: Json, at: Reading): Node
  write(node: Kind, compile: (node: Node) => Writer): Writer
  locate(node: Kind, received: Json | undefined, at: Locating): void
  schema(node: Kind, at: Describing): Described
  print(node: Kind, print: (node: Node) => Json): Json
}
