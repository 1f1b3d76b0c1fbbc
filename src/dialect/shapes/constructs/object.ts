import { describe, memberPath } from '../../../documents/issue.ts'
import { define } from '../../../documents/pointer.ts'
import type { Construct } from '../construct.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { closedObject, type JsonSchema } from '../json-schema.ts'
import type { Node, ObjectNode } from '../node.ts'

/**
 * An object, such as `{ dest: $url, target: { … } }`. In the name of a member, `$$` at the start is a dollar.
 */
export const object: Construct<ObjectNode> = {
  parse(source, at) {
    const members = Object.entries(source as JsonObject).map(([name, part]): [string, Node] => [
      name.startsWith('$$') ? name.slice(1) : name,
      at.parse(part, { path: memberPath(at.path, name) }),
    ])
    return { kind: 'object', members }
  },
  write({ members }, compile) {
    const writers = members.map(([name, node]) => ({ name, write: compile(node) }))
    return values => {
      const written: JsonObject = {}
      for (const { name, write } of writers) {
        const part = write(values)
        if (part !== undefined) define(written, name, part)
      }
      return written
    }
  },
  locate({ members }, received, at) {
    const { path, into, open, locate } = at
    if (!isObject(received)) {
      into.issues.push({ path, expected: 'an object', received: describe(received) })
      return
    }
    const known = new Set(members.map(([name]) => name))
    for (const [name, node] of members) {
      const part = Object.hasOwn(received, name) ? received[name] : undefined
      locate(node, part, { ...at, path: memberPath(path, name) })
    }
    if (open) return
    for (const [name, part] of Object.entries(received)) {
      if (!known.has(name))
        into.issues.push({
          path: memberPath(path, name),
          expected: 'no such member',
          received: describe(part),
        })
    }
  },
  schema({ members }, { schema, scope }) {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const [name, node] of members) {
      if (node.kind === 'constant' && node.value === undefined) continue
      const described = schema(node, scope)
      define(properties, name, described.schema)
      if (!described.optional) required.push(name)
    }
    return { schema: closedObject(properties, required), optional: false }
  },
  print({ members }, print) {
    const printed: Record<string, Json> = {}
    for (const [name, node] of members) define(printed, name.startsWith('$') ? `$${name}` : name, print(node))
    return printed
  },
}
