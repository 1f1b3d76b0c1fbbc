import type { Scope, Value } from '../scope.ts'

const text: Value = { type: 'text', schema: { type: 'string', minLength: 1 } }
const optional: Value = { ...text, unset: true }

const messageScope: Scope = { of: 'a message', values: { message: text } }

/** The kinds of mistakes that errors can tell apart. `invalid` is any other. */
const rules = [
  ...([
    'required',
    'choice',
    'number',
    'address',
    'date',
    'time',
    'format',
    'length',
    'range',
    'past',
  ] as const),
  ...(['taken', 'reference', 'id', 'unknown', 'gap', 'invalid'] as const),
]
export type Rule = (typeof rules)[number]

/** The kind of mistake that a field has. */
const rule: Value = { type: 'text', schema: { type: 'string', enum: rules } }

/** The steps to a field: where it was sent, the index of a row in a list, and the member of that row. */
const stepValues: Record<string, Value> = {
  source: { type: 'text', schema: { type: 'string', enum: ['body', 'query', 'path'] } },
  object: { type: 'text', schema: { type: 'string', enum: ['link', 'pixel'] }, unset: true },
  field_index: { type: 'number', schema: { type: 'integer', minimum: 0 }, unset: true },
  field_key: { type: 'text', schema: { type: 'string', enum: ['key', 'value'] }, unset: true },
}

/** What a refusal says of one field. */
const issueValues: Record<string, Value> = {
  field: text,
  field_root: text,
  field_brackets: text,
  field_pointer: text,
  ...stepValues,
  rule,
  message: text,
  received: { type: 'text', schema: { type: 'string' }, unset: true },
}

const issueScope: Scope = { of: 'what is wrong with a field', values: issueValues }

const fieldScope: Scope = {
  of: 'a field that is wrong',
  values: {
    ...issueValues,
    messages: { type: 'list', schema: {}, filled: true, item: messageScope, plain: '$message' },
  },
}

/**
 * What an error can show. A field is named `country.0.key`, its root `country`, in brackets `country[0][key]` and as a
 * pointer `/country/0/key`; its steps are `body`, `country`, 0 and `key`. Of an error that is about no field these are unset;
 * one about a parameter, an identifier or a conflict still has its rule. Beside the mistake that these are of, there are so
 * many `more`.
 */
export const errorScope: Scope = {
  of: 'an error',
  values: {
    status: { type: 'number', schema: { type: 'integer', minimum: 400, maximum: 599 } },
    title: text,
    code: { type: 'text', schema: { type: 'string', pattern: '^[a-z0-9_]+$' } },
    message: text,
    fields: { type: 'list', schema: {}, item: fieldScope, plain: { field: '$field', messages: '$messages' } },
    issues: { type: 'list', schema: {}, item: issueScope, plain: { field: '$field', message: '$message' } },
    field: optional,
    field_root: optional,
    field_brackets: optional,
    field_pointer: optional,
    ...stepValues,
    source: { ...stepValues.source!, unset: true },
    rule: { ...rule, unset: true },
    more: { type: 'number', schema: { type: 'integer', minimum: 0 }, unset: true },
    received: { type: 'text', schema: { type: 'string' }, unset: true },
    method: optional,
    path: optional,
    base: { type: 'text', schema: { type: 'string', format: 'uri' }, unset: true },
  },
}
