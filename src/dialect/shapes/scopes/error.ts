import type { Scope, Value } from '../scope.ts'
import { addressValues } from './pixel.ts'

const text: Value = { type: 'text', schema: { type: 'string', minLength: 1 } }
const optional: Value = { ...text, unset: true }
/** A request that is refused before its path is read has no address. */
const addresses = Object.fromEntries(
  Object.entries(addressValues).map(([name, value]) => [name, { ...value, unset: true }]),
)

const messageScope: Scope = { of: 'a message', values: { message: text } }

/** The kinds of mistakes that errors can tell apart. `invalid` is any other. */
const rules = [
  ...([
    'required',
    'empty',
    'choice',
    'type',
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

/** What an error shows of its status, which each of its mistakes may repeat. */
const statusValues: Record<string, Value> = {
  status: { type: 'number', schema: { type: 'integer', minimum: 200, maximum: 599 } },
  title: text,
}

/** What a refusal says of one field. */
const issueValues: Record<string, Value> = {
  ...statusValues,
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
 * pointer `/country/0/key`; its steps are `body`, `country`, 0 and `key`. An error as a whole that is about one parameter,
 * identifier or taken value has these too; of a record that is not there it has what was `received` alone, and for all other
 * errors they are unset. The path of the request has an identifier in it, `path_id`, or none. Beside the mistake that these
 * are of, there are so many `more`.
 */
export const errorScope: Scope = {
  of: 'an error',
  values: {
    ...statusValues,
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
    path: { type: 'text', schema: { type: 'string', pattern: '^/' }, unset: true },
    path_id: optional,
    ...addresses,
  },
}
