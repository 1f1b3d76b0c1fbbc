import type { Scope, Value } from '../scope.ts'
import { addressValues } from './pixel.ts'

const text: Value = { type: 'text', schema: { type: 'string', minLength: 1 } }
const optional: Value = { ...text, unset: true }
/** The address is unset if a request is refused before its path is read. */
const addresses = Object.fromEntries(
  Object.entries(addressValues).map(([name, value]) => [name, { ...value, unset: true }]),
)

/** A link that keeps a pixel from being deleted. */
const userScope: Scope = { of: 'a link that uses the pixel', values: { id: { type: 'json', schema: {} } } }

/** A value that a field may have, as it is sent. */
const allowedScope: Scope = {
  of: 'an allowed value',
  values: { value: { type: 'text', schema: { type: 'string' } } },
}
const allowed: Value = { type: 'list', schema: {}, item: allowedScope, plain: '$value' }

const messageScope: Scope = { of: 'a message', values: { message: text } }

/** The kinds of mistakes that errors can distinguish. `invalid` means any other kind. */
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

/** The kind of a field's mistake. */
const rule: Value = { type: 'text', schema: { type: 'string', enum: rules } }

/**
 * The location of a field: the part of the request, the kind of record, the index of a row and the member of
 * that row.
 */
const stepValues: Record<string, Value> = {
  source: { type: 'text', schema: { type: 'string', enum: ['body', 'query', 'path'] } },
  object: { type: 'text', schema: { type: 'string', enum: ['link', 'pixel'] }, unset: true },
  field_index: { type: 'number', schema: { type: 'integer', minimum: 0 }, unset: true },
  field_key: { type: 'text', schema: { type: 'string', enum: ['key', 'value'] }, unset: true },
}

/** The status of an error. Each of its mistakes may repeat it. */
const statusValues: Record<string, Value> = {
  status: { type: 'number', schema: { type: 'integer', minimum: 200, maximum: 599 } },
  title: text,
}

/** The values of one mistake. */
const issueValues: Record<string, Value> = {
  ...statusValues,
  field: text,
  field_root: text,
  field_brackets: text,
  field_pointer: text,
  ...stepValues,
  rule,
  allowed,
  message: text,
  received: { type: 'text', schema: { type: 'string' }, unset: true },
}

const issueScope: Scope = { of: 'an issue of an error', values: issueValues }

const fieldScope: Scope = {
  of: 'a field of an error',
  values: {
    ...issueValues,
    messages: { type: 'list', schema: {}, filled: true, item: messageScope, plain: '$message' },
  },
}

/**
 * The values that an error can show. A field is named `country.0.key`; its root is `country`, in brackets it
 * is `country[0][key]`, as a pointer `/country/0/key`, and its steps are `body`, `country`, 0 and `key`. The
 * error itself shows the values of its first mistake; `more` is the number of further mistakes. An error
 * about a single parameter, identifier or taken value shows them too. If a record does not exist, only
 * `received` is set. In all other errors these values are unset. `allowed` has the values of which a field must
 * have one, and is empty if they are not limited to a few. `used_by` has the links that use a pixel which cannot be
 * deleted. `path_id` is the identifier in the request's path; it is unset if the path has none.
 */
export const errorScope: Scope = {
  of: 'an error',
  values: {
    ...statusValues,
    code: { type: 'text', schema: { type: 'string', pattern: '^[a-z0-9_]+$' } },
    message: text,
    fields: { type: 'list', schema: {}, item: fieldScope, plain: { field: '$field', messages: '$messages' } },
    issues: { type: 'list', schema: {}, item: issueScope, plain: { field: '$field', message: '$message' } },
    used_by: { type: 'list', schema: {}, item: userScope, plain: '$id' },
    field: optional,
    field_root: optional,
    field_brackets: optional,
    field_pointer: optional,
    ...stepValues,
    source: { ...stepValues.source!, unset: true },
    rule: { ...rule, unset: true },
    allowed,
    more: { type: 'number', schema: { type: 'integer', minimum: 0 }, unset: true },
    received: { type: 'text', schema: { type: 'string' }, unset: true },
    method: optional,
    path: { type: 'text', schema: { type: 'string', pattern: '^/' }, unset: true },
    path_id: optional,
    ...addresses,
  },
}
