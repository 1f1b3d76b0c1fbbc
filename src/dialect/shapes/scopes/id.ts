import type { Scope } from '../scope.ts'

/** What an identifier is written from: a number that counts, or a text that says nothing. */
export const idScope: Scope = {
  of: 'an identifier',
  values: {
    number: { type: 'number', schema: { type: 'integer', minimum: 1 } },
    opaque: { type: 'text', schema: { type: 'string', minLength: 1 } },
  },
}
