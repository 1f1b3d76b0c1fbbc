import type { ErrorObject, ValidateFunction } from 'ajv'
import type { SentRow } from '../wire/fields.ts'
import type { Issue } from '../wire/issues.ts'
import type { Input } from './input.ts'

/** A validator generated from the documented part of an operation's input schema (`src/generated/`). */
export type DocumentedCheck = ValidateFunction

/** Holds input against what the document states of its fields: types, allowed values, formats. */
export function documentedIssues(check: DocumentedCheck, input: Input): Issue[] {
  const plain: Record<string, unknown> = Object.create(null)
  for (const [name, value] of input) {
    if (value !== null) plain[name] = Array.isArray(value) ? value.map(withoutIndex) : value
  }
  if (check(plain)) return []
  return (check.errors ?? []).map(error => issueOf(error, input))
}

function withoutIndex({ index: _, ...row }: SentRow): Omit<SentRow, 'index'> {
  return row
}

function issueOf(error: ErrorObject, input: Input): Issue {
  const [name, position, ...rest] = error.instancePath.slice(1).split('/') as [string, ...string[]]
  const value = input.get(name)
  if (!Array.isArray(value)) return { field: name, expected: expectation(error), received: String(value) }
  const row = value[Number(position)]!
  const received = row[rest[0] as 'key' | 'value']
  return {
    field: [name, row.index, ...rest].join('.'),
    expected: expectation(error),
    ...(received !== undefined && { received }),
  }
}

/** What a schema asks for, in words that follow "must be". */
function expectation({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'enum':
      return `one of ${params.allowedValues.join(', ')}`
    case 'type':
      return params.type === 'integer' ? 'a whole number of at most 15 digits' : `of type ${params.type}`
    case 'format':
      return formats[params.format] ?? `in the format ${params.format}`
    default:
      throw new Error(`Failed to word a schema error: nothing is known of the keyword "${keyword}"`)
  }
}

const formats: Record<string, string> = {
  date: 'a date that exists, written YYYY-MM-DD',
  'time-of-day': 'a time written HH:MM, from 00:00 to 23:59',
}
