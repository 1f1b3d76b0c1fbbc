import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import type { Json } from '../json.ts'
import { eitherOf } from '../json-schema.ts'
import type { ArrayNode } from '../node.ts'

/** A list with fixed items, such as `[$key, $value]`. */
export const array: Construct<ArrayNode> = {
  parse: (source, at) => ({
    kind: 'array',
    items: (source as Json[]).map((item, index) => at.parse(item, { path: `${at.path}[${index}]` })),
  }),
  write({ items }, compile) {
    const writers = items.map(compile)
    return values => {
      const written: Json[] = []
      for (const write of writers) {
        const item = write(values)
        if (item !== undefined) written.push(item)
      }
      return written
    }
  },
  locate({ items }, received, at) {
    const { path, into, locate } = at
    if (!Array.isArray(received) || received.length > items.length) {
      const expected = `a list of ${items.length}`
      into.issues.push({ path, expected, received: describe(received) })
      return
    }
    // In a shorter list it is unknown which item was left out, so no item is read.
    if (received.length < items.length) return
    for (const [index, node] of items.entries())
      locate(node, received[index], { ...at, path: `${path}[${index}]` })
  },
  schema({ items }, { schema, scope }) {
    const parts = items.map(item => schema(item, scope))
    const size = { minItems: parts.filter(({ optional }) => !optional).length, maxItems: parts.length }
    if (parts.length === 0) return { schema: { type: 'array', items: {}, ...size }, optional: false }
    // If an item is left out, the items after it move forward.
    const shifts = size.minItems < parts.length
    const schemas = parts.map(part => part.schema)
    return {
      schema: {
        type: 'array',
        ...(shifts ? { items: eitherOf(schemas) } : { items: {}, prefixItems: schemas }),
        ...size,
      },
      optional: false,
    }
  },
  print: ({ items }, print) => items.map(print),
}
