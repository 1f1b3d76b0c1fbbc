import type { Node } from '../../src/dialect/shapes/node.ts'
import type { ShapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { errorCases } from '../../src/dialect/shapes/shapes.ts'
import { isJsonObject } from '../core/match.ts'

/**
 * Returns the structure of an error body. Sentences become `{text}`, field names are reduced to the
 * documented ones, and of equal items in a list only one remains; the items are sorted. Values that a dialect
 * writes differently in each response are masked by the error shapes of all cases, because two servers may
 * report different cases.
 */
export function errorPart(body: unknown, nodes: Pick<ShapeNodes, 'error'>): unknown {
  const places: Places = { volatile: new Map(), sentences: new Set(), others: new Set() }
  for (const name of errorCases) {
    const placed = nodes.error(name)
    if (placed !== undefined) collect(placed.node, '', places)
  }
  return partOf(body, '', places)
}

/** The places of the values in errors, as pointers with `/*` for any item. */
interface Places {
  /** Placeholders for the places of unpredictable values (`$any`). */
  volatile: Map<string, string>
  /** Places of sentences. */
  sentences: Set<string>
  /** Places of any other value, in at least one kind of error. */
  others: Set<string>
}

/** Adds the places of a shape to `into`. */
function collect(node: Node, at: string, into: Places): void {
  switch (node.kind) {
    case 'any':
      into.volatile.set(at, `{any ${node.of}}`)
      break
    case 'concat':
      // The unpredictable part has no fixed position in the text, so the whole text is masked.
      if (node.parts.some(({ kind }) => kind === 'any')) into.volatile.set(at, '{any text}')
      break
    case 'object':
      for (const [name, part] of node.members) collect(part, `${at}/${fieldOf(name)}`, into)
      break
    case 'array':
      for (const part of node.items) collect(part, `${at}/*`, into)
      break
    case 'list':
      collect(node.item, `${at}/*`, into)
      if (node.single) collect(node.item, at, into)
      break
    case 'if':
      collect(node.held, at, into)
      collect(node.otherwise, at, into)
      break
    case 'merge':
      for (const part of node.parts) collect(part, at, into)
      break
    default: {
      const isSentence = node.kind === 'value' && node.name === 'message'
      const isNothing = node.kind === 'constant' && node.value === undefined
      if (!isNothing) into[isSentence ? 'sentences' : 'others'].add(at)
    }
  }
}

function partOf(value: unknown, at: string, places: Places): unknown {
  const known = places.volatile.get(at)
  if (known !== undefined && (typeof value === 'string' || typeof value === 'number')) return known
  if (typeof value === 'string') {
    const isSentence = places.sentences.has(at) && !places.others.has(at)
    return isSentence || /\s/.test(value) ? '{text}' : fieldOf(value)
  }
  if (Array.isArray(value)) {
    const parts = new Map<string, unknown>()
    for (const item of value) {
      const part = partOf(item, `${at}/*`, places)
      parts.set(JSON.stringify(part), part)
    }
    return [...parts.keys()].sort().map(key => parts.get(key))
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, item]) => {
    const own = fieldOf(name)
    return [own, partOf(item, `${at}/${own}`, places)]
  })
  return Object.fromEntries(entries)
}

/** Returns the documented field that an error names: `country` for `country.0.key` and `country[0]`. */
function fieldOf(name: string): string {
  return name.replace(/[.[/]\d+(?![^.[\]/]).*$/, '')
}
