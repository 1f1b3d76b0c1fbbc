import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import type { JsonObject } from '../json.ts'
import { noteSet } from '../located.ts'
import type { CountNode } from '../node.ts'
import { checkMembers, knownValue } from '../reading.ts'

/** `$count`: the number of items of a list, such as `{ $count: pixel_ids }`. */
export const count: Construct<CountNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$count'], at)
    knownValue(members.$count, at, '$count', ({ type }) => type === 'list')
    return { kind: 'count', name: String(members.$count) }
  },
  write:
    ({ name }) =>
    values => {
      const list = values[name]
      return Array.isArray(list) ? list.length : 0
    },
  locate({ name }, received, { into, path, scope }) {
    if (!Number.isInteger(received) || Number(received) < 0) {
      into.issues.push({ path, expected: 'a count', received: describe(received) })
    } else if (Number(received) > 0) into.set[name] = true
    else noteSet(into, name, false, scope)
  },
  schema: () => ({ schema: { type: 'integer', minimum: 0 }, optional: false }),
  print: ({ name }) => ({ $count: name }),
}
