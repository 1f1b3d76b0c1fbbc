import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import type { JsonObject } from '../json.ts'
import type { ConcatNode } from '../node.ts'
import { checkMembers, mistake } from '../reading.ts'

/**
 * `$concat`: parts joined to one text or one list, such as
 * `{ $concat: [{ $: key, as: lower }, "=", $value] }` or `{ $concat: [[{ id: $domain_id }], $pixel_ids] }`.
 */
export const concat: Construct<ConcatNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$concat'], at)
    const { $concat: parts } = members
    if (!Array.isArray(parts)) mistake(at, 'a list of parts', parts, '$concat')
    const list = Array.isArray(parts) ? parts : []
    return {
      kind: 'concat',
      parts: list.map((part, index) => at.parse(part, { path: `${at.path}.$concat[${index}]` })),
    }
  },
  write({ parts }, compile) {
    const writers = parts.map(compile)
    return values => {
      const written = writers.map(write => write(values))
      if (written.some(Array.isArray)) return written.flatMap(part => part ?? [])
      let text = ''
      for (const part of written) {
        if (part === undefined || part === null) return null
        text += typeof part === 'object' ? JSON.stringify(part) : String(part)
      }
      return text
    }
  },
  // No value is located: it is unknown where one part ends and the next begins.
  locate(node, received, { into, path }) {
    const isList = isOfLists(node)
    if (isList ? !Array.isArray(received) : typeof received !== 'string' && received !== null)
      into.issues.push({ path, expected: isList ? 'a list' : 'a text', received: describe(received) })
  },
  schema: node => ({
    schema: isOfLists(node) ? { type: 'array', items: {} } : { type: ['string', 'null'] },
    optional: false,
  }),
  print: ({ parts }, print) => ({ $concat: parts.map(print) }),
}

function isOfLists({ parts }: ConcatNode): boolean {
  return parts.some(({ kind }) => kind === 'array' || kind === 'list')
}
