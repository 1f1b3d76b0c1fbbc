import type { Scope } from '../scope.ts'

/** The values of an identifier: a number that is counted up, or a text without meaning. */
export const idScope: Scope = {
  of: 'an identifier',
  values: {
    number: { type: 'number', schema: { type: 'integer', minimum: 1 } },
    opaque: { type: 'text', schema: { type: 'string', minLength: 1 } },
  },
}
