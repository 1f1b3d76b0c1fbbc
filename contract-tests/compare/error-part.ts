import type { Node } from '../../src/dialect/shapes/node.ts'
import type { ShapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { errorCases } from '../../src/dialect/shapes/shapes.ts'
import { isObject } from '../match.ts'

/**
 * The structure of an error: its sentences are masked, fields have the document's names, and each item of a list stands
 * once, in any order. What a dialect writes otherwise in each response is masked too, whatever the error is about: the
 * responses of two servers need not be of one case.
 */
export function errorPart(body: unknown, nodes: Pick<ShapeNodes, 'error'>): unknown {
  const volatile = new Map<string, string>()
  for (const name of errorCases) {
    const placed = nodes.error(name)
    if (placed !== undefined) collect(placed.node, '', volatile)
  }
  return partOf(body, '', volatile)
}

/** Notes where a shape writes what nobody can know, and of which kind that is; `/*` stands for any item. */
function collect(node: Node, at: string, into: Map<string, string>): void {
  switch (node.kind) {
    case 'any':
      into.set(at, `{any ${node.of}}`)
      break
    case 'concat':
      // Where in the text it begins is not certain.
      if (node.parts.some(({ kind }) => kind === 'any')) into.set(at, '{any text}')
      break
    case 'object':
      for (const [name, part] of node.members) collect(part, `${at}/${fieldOf(name)}`, into)
      break
    case 'array':
      for (const part of node.items) collect(part, `${at}/*`, into)
      break
    case 'list':
      collect(node.item, `${at}/*`, into)
      break
    case 'if':
      collect(node.held, at, into)
      collect(node.otherwise, at, into)
      break
    case 'merge':
      for (const part of node.parts) collect(part, at, into)
      break
    default:
  }
}

function partOf(value: unknown, at: string, volatile: ReadonlyMap<string, string>): unknown {
  const known = volatile.get(at)
  if (known !== undefined && (typeof value === 'string' || typeof value === 'number')) return known
  if (typeof value === 'string') return /\s/.test(value) ? '{text}' : fieldOf(value)
  if (Array.isArray(value)) {
    const parts = new Map<string, unknown>()
    for (const item of value) {
      const part = partOf(item, `${at}/*`, volatile)
      parts.set(JSON.stringify(part), part)
    }
    return [...parts.keys()].sort().map(key => parts.get(key))
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, item]) => {
    const own = fieldOf(name)
    return [own, partOf(item, `${at}/${own}`, volatile)]
  })
  return Object.fromEntries(entries)
}

/** The field of the document that an error names: `country.0.key` and `country[0]` are about the countries. */
function fieldOf(name: string): string {
  return name.replace(/[.[/]\d+(?![^.[\]/]).*$/, '')
}
