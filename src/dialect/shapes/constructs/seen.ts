import type { Construct } from '../construct.ts'
import type { JsonObject } from '../json.ts'
import type { SeenNode } from '../node.ts'
import { checkMembers } from '../reading.ts'

/** `$seen`: JSON that was observed but not understood, such as `{ $seen: { tier: pro } }`. */
export const seen: Construct<SeenNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$seen'], at)
    return { kind: 'seen', value: members.$seen ?? null }
  },
  write: node => () => node.value,
  locate: () => undefined,
  schema: ({ value }) => ({
    schema: { description: 'Observed on the server; its meaning is unknown.', examples: [value] },
    optional: true,
  }),
  print: ({ value }) => ({ $seen: value }),
}
