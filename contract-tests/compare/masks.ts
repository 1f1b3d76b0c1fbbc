import { isObject, isSame, type Json } from '../../src/dialect/shapes/json.ts'
import type { Located } from '../../src/dialect/shapes/located.ts'
import type { Node } from '../../src/dialect/shapes/node.ts'
import type { Placed } from '../../src/dialect/shapes/nodes.ts'
import type { Scope } from '../../src/dialect/shapes/scope.ts'
import { locate } from '../../src/dialect/shapes/shape.ts'

/**
 * Puts a word in the place of a value that two servers do not share; any other value is returned as it is.
 * @param time of a moment, the format in which the shape writes it
 */
export type Mask = (name: string, value: unknown, path: readonly string[], time?: string) => unknown

/**
 * A copy of a part of a response in which what a shape shows of servers' own values is words. What does not fit the shape
 * stays as it is.
 */
export function masked({ node, scope }: Placed, json: Json | undefined, mask: Mask): unknown {
  return part(node, json, { scope, mask, path: [] })
}

interface Place {
  scope: Scope
  mask: Mask
  /** The names of the lists around it. */
  path: readonly string[]
}

function part(node: Node, json: Json | undefined, at: Place): unknown {
  if (json === undefined) return undefined
  switch (node.kind) {
    case 'object':
      return isObject(json) ? members(json, new Map(node.members), at) : json
    case 'merge':
      return node.parts.reduce<unknown>((rest, one) => part(one, rest as Json, at), json)
    case 'array':
      return Array.isArray(json) ? json.map((item, index) => itemAt(node.items[index], item, at)) : json
    case 'if':
      return part(
        fits(node.held, json, at) || !fits(node.otherwise, json, at) ? node.held : node.otherwise,
        json,
        at,
      )
    case 'list': {
      const inner = { ...at, scope: node.scope, path: [...at.path, node.name] }
      if (Array.isArray(json)) return json.map(item => part(node.item, item, inner))
      return node.single && !isSame(json, node.empty ?? null) ? part(node.item, json, inner) : json
    }
    case 'map': {
      const inner = { ...at, scope: node.scope, path: [...at.path, node.name] }
      // How deep an item is in nested members is not certain.
      if (!isObject(json) || node.key.kind === 'array') return json
      const entries = Object.entries(json).map(([key, item]) => [
        String(part(node.key, key, inner)),
        part(node.item, item, inner),
      ])
      return Object.fromEntries(entries)
    }
    case 'join': {
      const inner = { ...at, scope: node.scope, path: [...at.path, node.name] }
      if (typeof json !== 'string' || json === '') return json
      return json
        .split(node.with)
        .map(item => String(part(node.item, item, inner)))
        .join(node.with)
    }
    case 'concat':
      if (Array.isArray(json)) return json.map(item => ofLists(node, item, at))
      return node.parts.some(({ kind }) => kind === 'any') ? '{any text}' : json
    case 'value':
      return json === null ? null : at.mask(node.name, json, at.path, node.time)
    case 'text':
      return typeof json === 'string' ? text(node, json, at) : json
    case 'any':
      return `{any ${node.of}}`
    default:
      return json
  }
}

function members(json: Record<string, Json>, nodes: ReadonlyMap<string, Node>, at: Place): unknown {
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, itemAt(nodes.get(name), value, at)]),
  )
}

function itemAt(node: Node | undefined, json: Json, at: Place): unknown {
  return node === undefined ? json : part(node, json, at)
}

/** An item of one list that is made of several: it is of the one that it fits best, for identifiers are each server's own. */
function ofLists({ parts }: Extract<Node, { kind: 'concat' }>, json: Json, at: Place): unknown {
  const items = parts.flatMap((list): { node: Node; inner: Place }[] => {
    if (list.kind === 'array') return list.items.map(node => ({ node, inner: at }))
    if (list.kind !== 'list') return []
    return [{ node: list.item, inner: { ...at, scope: list.scope, path: [...at.path, list.name] } }]
  })
  const found = items.map(item => ({ ...item, misfits: located(item.node, json, item.inner).issues.length }))
  const [own] = found.sort((a, b) => a.misfits - b.misfits)
  return own === undefined ? json : part(own.node, json, own.inner)
}

function text(node: Extract<Node, { kind: 'text' }>, json: string, at: Place): string {
  const { values, issues } = located(node, json, at)
  if (issues.length > 0) return json
  let written = ''
  for (const piece of node.parts) {
    if ('words' in piece) written += piece.words
    else {
      const value = values[piece.name]
      // What cannot be taken out of the text for certain stays in it.
      if (value === undefined) return json
      written += String(at.mask(piece.name, String(value), at.path))
    }
  }
  return written
}

function fits(node: Node, json: Json, at: Place): boolean {
  return located(node, json, at).issues.length === 0
}

function located(node: Node, json: Json, { scope }: Place): Located {
  return locate(node, json, scope)
}
