import { isObject, isSame, type Json } from '../../src/dialect/shapes/json.ts'
import type { Located } from '../../src/dialect/shapes/located.ts'
import type { ListPart, Node } from '../../src/dialect/shapes/node.ts'
import type { Placed } from '../../src/dialect/shapes/nodes.ts'
import type { Scope } from '../../src/dialect/shapes/scope.ts'
import { locate } from '../../src/dialect/shapes/shape.ts'

/**
 * Replaces a value that differs from server to server by a placeholder. Returns any other value unchanged.
 * @param path the names of the lists around the value, outermost first
 * @param time the format in which the shape writes the value, if it is a moment
 */
export type ValueMask = (name: string, value: unknown, path: readonly string[], time?: string) => unknown

/**
 * Returns a copy of a part of a response with the mask applied to every value that the shape writes. Parts
 * that do not fit the shape stay unchanged.
 */
export function maskedJson({ node, scope }: Placed, json: Json | undefined, mask: ValueMask): unknown {
  return part(node, json, { scope, mask, path: [] })
}

interface Place {
  scope: Scope
  mask: ValueMask
  /** The names of the lists around the place, outermost first. */
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
      if (Array.isArray(json))
        return ordered(
          node,
          json.map(item => part(node.item, item, inner)),
        )
      return node.single && !isSame(json, node.empty ?? null) ? part(node.item, json, inner) : json
    }
    case 'map': {
      const inner = { ...at, scope: node.scope, path: [...at.path, node.name] }
      // If the key is a list of nested members, the depth of the items is unknown.
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
      const items = json.split(node.with).map(item => String(part(node.item, item, inner)))
      return ordered(node, items).join(node.with)
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

/** Sorts masked items if their order cannot be predicted, so that two servers show them alike. */
function ordered<Item>({ order }: Pick<ListPart, 'order'>, items: readonly Item[]): readonly Item[] {
  if (order !== 'any') return items
  const keyed = items.map(item => ({ item, key: JSON.stringify(item) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ item }) => item)
}

function members(json: Record<string, Json>, nodes: ReadonlyMap<string, Node>, at: Place): unknown {
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, itemAt(nodes.get(name), value, at)]),
  )
}

function itemAt(node: Node | undefined, json: Json, at: Place): unknown {
  return node === undefined ? json : part(node, json, at)
}

/**
 * Masks an item of a list that concatenates several lists, as an item of the list that it fits best. An exact
 * fit is not required, because ids differ between servers.
 */
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
      // If a value cannot be located for certain, the text stays unchanged.
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
