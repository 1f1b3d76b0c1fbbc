import type { Construct } from '../construct.ts'
import type { Json, JsonObject } from '../json.ts'
import { checkMembers } from '../reading.ts'

/** What was seen in a response and not understood: it is written as it was seen, and holds no value. */
export interface SeenNode {
  kind: 'seen'
  value: Json
}

/** `{ $seen: { tier: pro } }` */
export const seen: Construct<SeenNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$seen'], at)
    return { kind: 'seen', value: members.$seen ?? null }
  },
  write: node => () => node.value,
  locate: () => undefined,
  schema: ({ value }) => ({
    schema: { description: 'It was seen on the server, and its meaning is not known.', examples: [value] },
    optional: true,
  }),
  print: ({ value }) => ({ $seen: value }),
}
