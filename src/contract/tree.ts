import { parsePointer } from '../dialect/pointer.ts'
import type { Schema } from './document.ts'

interface Node {
  schema?: Schema
  required: boolean
  members: Map<string, Node>
}

/** The schema of an object whose members stand in places, nested ones with the objects that hold them. */
export class SchemaTree {
  readonly #root: Node = { required: true, members: new Map() }

  /** Puts a member in its place (a JSON Pointer). One that is there already stays where `keep` says so. */
  put(place: string, schema: Schema, { required = true, keep = false } = {}): void {
    let node = this.#root
    for (const step of parsePointer(place)) {
      const next: Node = node.members.get(step) ?? { required: false, members: new Map() }
      node.members.set(step, next)
      node = next
    }
    if (keep && (node.schema !== undefined || node.members.size > 0)) return
    node.schema = schema
    node.required = required
  }

  /** The members at the top, as properties, and the names of those that are always there. */
  members(): { properties: Record<string, Schema>; required: string[] } {
    return membersOf(this.#root)
  }

  /** The whole as a closed object, with what else is to be said of it. */
  toSchema(head: Schema): Schema {
    return closedObject(head, this.members())
  }
}

function isRequired({ required, members }: Node): boolean {
  return required || [...members.values()].some(isRequired)
}

function membersOf({ members }: Node): { properties: Record<string, Schema>; required: string[] } {
  const properties: Record<string, Schema> = {}
  for (const [name, node] of members) {
    Object.defineProperty(properties, name, {
      value: schemaOf(name, node),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return { properties, required: [...members].filter(([, node]) => isRequired(node)).map(([name]) => name) }
}

function schemaOf(name: string, node: Node): Schema {
  if (node.schema !== undefined) return node.schema
  const members = membersOf(node)
  const assumed = new Set(Object.values(members.properties).flatMap(schema => schema['x-assumed'] ?? []))
  return closedObject({ description: `What stands under \`${name}\`.`, 'x-assumed': [...assumed] }, members)
}

/** The schema of an object that has these members and no others. */
export function closedObject(
  head: Schema,
  { properties, required }: { properties: Record<string, Schema>; required: string[] },
): Schema {
  const { description, type: _, unevaluatedProperties: __, properties: ___, required: ____, ...marks } = head
  return {
    ...(description !== undefined && { description }),
    type: 'object',
    unevaluatedProperties: false,
    ...marks,
    properties,
    ...(required.length > 0 && { required }),
  }
}
