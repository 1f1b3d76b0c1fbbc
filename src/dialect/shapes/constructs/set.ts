import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import { isSet } from '../is-set.ts'
import type { JsonObject } from '../json.ts'
import { noteSet } from '../located.ts'
import type { SetNode } from '../node.ts'
import { checkMembers, knownValue } from '../reading.ts'
import { annotated } from './annotate.ts'

/** `$set`: whether a value is set, such as `{ $set: password }`. */
export const set: Construct<SetNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$set'], at)
    knownValue(members.$set, at, '$set')
    return { kind: 'set', name: String(members.$set) }
  },
  write:
    ({ name }) =>
    values =>
      isSet(values[name]),
  locate({ name }, received, { into, path, scope }) {
    if (typeof received === 'boolean') noteSet(into, name, received, scope)
    else into.issues.push({ path, expected: 'true or false', received: describe(received) })
  },
  schema: ({ name }, { scope }) => ({
    schema: annotated({ type: 'boolean' }, scope.values[name]?.schema ?? {}),
    optional: false,
  }),
  print: ({ name }) => ({ $set: name }),
}
