import type { ErrorObject, ValidateFunction } from 'ajv'
import type { SentRow } from '../wire/fields.ts'
import { type InputIssue, oneOf } from '../wire/issues.ts'
import type { FormInput } from './input.ts'

/** A validator generated from the documented part of an operation's input schema (`src/generated/`). */
export type DocumentedCheck = ValidateFunction

/** Validates input against what the document states about its fields: types, allowed values, formats. */
export function documentedIssues(check: DocumentedCheck, input: FormInput): InputIssue[] {
  // The names are those of the operation's fields. An object without a prototype would be ten times as slow.
  const plain: Record<string, unknown> = {}
  for (const [name, value] of input) {
    if (value !== null) plain[name] = Array.isArray(value) ? value.map(withoutIndex) : value
  }
  if (check(plain)) return []
  return (check.errors ?? []).map(error => issueOf(error, input))
}

function withoutIndex({ index: _, ...row }: SentRow): Omit<SentRow, 'index'> {
  return row
}

function issueOf(error: ErrorObject, input: FormInput): InputIssue {
  const [name, position, ...rest] = error.instancePath.slice(1).split('/') as [string, ...string[]]
  const value = input.get(name)
  if (!Array.isArray(value)) {
    // A text in place of a number fails the enum. Services that check types first report its type, so the
    // rule is `type`.
    const isWord =
      error.keyword === 'enum' &&
      typeof value === 'string' &&
      typeof error.params.allowedValues[0] === 'number'
    return { field: name, ...expectation(error), ...(isWord && { rule: 'type' }), received: String(value) }
  }
  const row = value[Number(position)]!
  const received = row[rest[0] as 'key' | 'value']
  return {
    field: [name, row.index, ...rest].join('.'),
    ...expectation(error),
    ...(received !== undefined && { received }),
  }
}

type Expectation = Required<Pick<InputIssue, 'expected' | 'rule'>> & Pick<InputIssue, 'allowed'>

/** Returns the kind of mistake and what the schema requires, in words that follow "must be". */
function expectation({ keyword, params }: ErrorObject): Expectation {
  switch (keyword) {
    case 'enum':
      return oneOf(params.allowedValues)
    case 'type':
      return params.type === 'integer'
        ? { expected: 'a whole number of at most 15 digits', rule: 'number' }
        : { expected: `of type ${params.type}`, rule: 'invalid' }
    case 'format':
      return formats[params.format] ?? { expected: `in the format ${params.format}`, rule: 'format' }
    default:
      throw new Error(`Failed to describe a schema error: unknown keyword "${keyword}"`)
  }
}

const formats: Record<string, Expectation> = {
  date: { expected: 'a date that exists, written YYYY-MM-DD', rule: 'date' },
  'time-of-day': { expected: 'a time written HH:MM, from 00:00 to 23:59', rule: 'time' },
}
