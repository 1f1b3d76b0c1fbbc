import { describe } from '../../../documents/issue.ts'
import { define } from '../../../documents/pointer.ts'
import type { Construct } from '../construct.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { MergeNode, Node, ObjectNode } from '../node.ts'
import { checkMembers, mistake } from '../reading.ts'

/** `$merge`: several objects as one, such as `{ $merge: [$record, { ok: true }] }`. */
export const merge: Construct<MergeNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$merge'], at)
    const { $merge: parts } = members
    if (!Array.isArray(parts) || parts.length === 0) {
      mistake(at, 'a list of objects', parts, '$merge')
      return { kind: 'merge', parts: [] }
    }
    const merged = joined(parts.map((part, index) => at.parse(part, { path: `${at.path}.$merge[${index}]` })))
    const [only] = merged
    return merged.length === 1 && only!.kind === 'object' ? only! : { kind: 'merge', parts: merged }
  },
  write({ parts }, compile) {
    const writers = parts.map(compile)
    return values => {
      const merged: JsonObject = {}
      for (const write of writers) {
        const part = write(values)
        if (!isObject(part)) continue
        for (const [name, value] of Object.entries(part))
          if (!Object.hasOwn(merged, name)) define(merged, name, value)
      }
      return merged
    }
  },
  locate({ parts }, received, at) {
    const [first] = parts
    if (!isObject(received)) {
      at.into.issues.push({ path: at.path, expected: 'an object', received: describe(received) })
    } else if (first !== undefined) at.locate(first, received, { ...at, open: true })
  },
  schema({ parts }, { schema, scope }) {
    const allOf = parts.map(part => opened(schema(part, scope).schema))
    return { schema: { type: 'object', unevaluatedProperties: false, allOf }, optional: false }
  },
  print: ({ parts }, print) => ({ $merge: parts.map(print) }),
}

/** Merges neighbouring parts that are objects. */
function joined(parts: readonly Node[]): Node[] {
  const result: Node[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === 'object' && part.kind === 'object') result[result.length - 1] = together(last, part)
    else result.push(part)
  }
  return result
}

function together(first: ObjectNode, second: ObjectNode): ObjectNode {
  const names = first.members.map(([name]) => name)
  const members = first.members.map(([name, node]): [string, Node] => {
    const other = second.members.find(([known]) => known === name)?.[1]
    return [name, node.kind === 'object' && other?.kind === 'object' ? together(node, other) : node]
  })
  return {
    kind: 'object',
    members: [...members, ...second.members.filter(([name]) => !names.includes(name))],
  }
}

function opened({ unevaluatedProperties: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}
