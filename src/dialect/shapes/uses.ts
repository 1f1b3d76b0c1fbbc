import { isPerRecord } from './constructs/any.ts'
import type { Node } from './node.ts'

/** The values that a shape needs in order to be written. */
export interface Uses {
  /**
   * The names of its values, one entry for each use. A value of a list's item has the list as prefix:
   * `pixel_ids.name`.
   */
  names: string[]
  /** Whether the result differs each time that the shape is written. */
  volatile: boolean
}

export function usesOf(node: Node): Uses {
  const uses: Uses = { names: [], volatile: false }
  collect(node, '', uses)
  return uses
}

function collect(node: Node, prefix: string, uses: Uses): void {
  const use = (name: string) => uses.names.push(prefix + name)
  switch (node.kind) {
    case 'object':
      for (const [, part] of node.members) collect(part, prefix, uses)
      break
    case 'array':
      for (const part of node.items) collect(part, prefix, uses)
      break
    case 'concat':
    case 'merge':
      for (const part of node.parts) collect(part, prefix, uses)
      break
    case 'text':
      for (const part of node.parts) if ('name' in part) use(part.name)
      break
    case 'if':
      for (const { name } of node.condition.flat()) use(name)
      collect(node.held, prefix, uses)
      collect(node.otherwise, prefix, uses)
      break
    case 'map':
      collect(node.key, `${prefix}${node.name}.`, uses)
      collectItems(node, prefix, uses)
      break
    case 'list':
    case 'join':
      collectItems(node, prefix, uses)
      break
    case 'value':
    case 'set':
    case 'count':
      use(node.name)
      break
    case 'any':
      if (isPerRecord(node)) use('id')
      else uses.volatile = true
      break
    case 'constant':
    case 'seen':
      break
  }
}

function collectItems({ name, item }: { name: string; item: Node }, prefix: string, uses: Uses): void {
  uses.names.push(prefix + name)
  collect(item, `${prefix}${name}.`, uses)
}
