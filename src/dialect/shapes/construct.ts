import type { Issue } from '../../documents/issue.ts'
import type { Json } from './json.ts'
import type { Described } from './json-schema.ts'
import type { Located } from './located.ts'
import type { Node } from './node.ts'
import type { Scope, Values } from './scope.ts'

/** Writes a part of a response. Returns undefined if nothing is to be written. */
export type Writer = (values: Values) => Json | undefined

/** The context in which a shape is parsed. Mistakes are added to `issues`, and parsing continues. */
export interface Reading {
  path: string
  scope: Scope
  issues: Issue[]
  /** Parses a part of the shape. */
  parse(source: Json, at: Pick<Reading, 'path'> & Partial<Pick<Reading, 'scope'>>): Node
}

/** The context in which a response is read by its shape. */
export interface Locating {
  path: string
  scope: Scope
  into: Located
  /** Whether members that the shape does not have are ignored. */
  open: boolean
  /** Reads a part of the response. */
  locate(node: Node, received: Json | undefined, at: Locating): void
}

/** The context in which the JSON Schema of a shape is built. */
export interface Describing {
  scope: Scope
  schema(node: Node, scope: Scope): Described
}

/**
 * One construct of the language of shapes. `locate` reads back the values that `write` has written. The JSON
 * that `write` returns is valid under `schema`. `parse` turns the JSON that `print` returns into the same
 * node.
 */
export interface Construct<Kind extends Node> {
  parse(source: Json, at: Reading): Node
  write(node: Kind, compile: (node: Node) => Writer): Writer
  locate(node: Kind, received: Json | undefined, at: Locating): void
  schema(node: Kind, at: Describing): Described
  print(node: Kind, print: (node: Node) => Json): Json
}
