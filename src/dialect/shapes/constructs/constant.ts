import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import { isSame } from '../json.ts'
import { schemaOfJson } from '../json-schema.ts'
import type { ConstantNode } from '../node.ts'
import { absentWord } from '../reading.ts'
import { escapeText, unescapeText } from './text-parts.ts'

/**
 * A constant: `shortlink`, `1`, `true`, `null` or `$absent`. In a text, `$$` at the start is a dollar, and
 * `{{` and `}}` are braces.
 */
export const constant: Construct<ConstantNode> = {
  parse: source => ({
    kind: 'constant',
    value: source === absentWord ? undefined : typeof source === 'string' ? unescapeText(source) : source,
  }),
  write: node => () => node.value,
  locate({ value }, received, { into, path }) {
    if (!isSame(value, received))
      into.issues.push({ path, expected: describe(value), received: describe(received) })
  },
  schema: ({ value }) => ({
    schema: value === undefined ? {} : schemaOfJson(value),
    optional: value === undefined,
  }),
  print: ({ value }) =>
    value === undefined ? absentWord : typeof value === 'string' ? escapeText(value) : value,
}
