import type { Answers } from '../generated/answers.ts'
import type { FieldKind } from '../generated/operations.ts'
import { fieldsOf } from '../wire/bodies.ts'
import { type SentRow, sortFields, spelling } from '../wire/fields.ts'
import type { InputIssue } from '../wire/issues.ts'
import type { Pair, PlainRequest } from '../wire/plain.ts'
import { remedyOf } from '../wire/remedies.ts'
import { missingRemedy } from './remedies.ts'

/**
 * The fields of a request, by name. A field that was not sent is absent; a field that was sent empty is null.
 * Texts and ids are strings. Integers are numbers, or strings if they are not valid integers. Lists are rows,
 * with the indexes under which they were sent.
 */
export type FormInput = Map<string, string | number | null | SentRow[]>

/** A form that was read: its fields, and the issues of their notation. */
export interface FormFields {
  input: FormInput
  issues: InputIssue[]
  /** The names of fields that the operation does not have. */
  unknown: string[]
}

const integer = /^(0|-?[1-9][0-9]{0,14})$/

/** Whether a form has no fields. */
export function isEmptyField({ input, issues, unknown }: FormFields): boolean {
  return input.size + issues.length + unknown.length === 0
}

/**
 * Reads the form fields of a request.
 * @param kinds the operation's fields and their kinds
 * @param required the fields that a new record must have
 * @param of the kind of record
 */
export function readForm(
  request: PlainRequest,
  kinds: Readonly<Record<string, FieldKind>>,
  answers: Answers,
  required: readonly string[],
  of: 'links' | 'pixels',
): FormFields {
  const sent = sortFields(pairsOf(request, answers), kinds, answers['input.duplicate-field'])
  const { issues } = sent
  const input: FormInput = new Map()
  const empty = answers['input.empty-value']
  for (const [name, text] of sent.texts) {
    const isRequired = required.includes(name)
    if (text !== '') input.set(name, kinds[name] === 'integer' && integer.test(text) ? Number(text) : text)
    else if (isRequired ? empty[of] === 'refused' : empty.optional === 'clears') input.set(name, null)
    else if (!isRequired && empty.optional === 'refused')
      issues.push({
        field: name,
        expected: 'left out or not empty',
        rule: 'empty',
        remedy: remedyOf('input.empty-value'),
      })
  }
  const written = answers['input.id-lists']
  for (const [name, rows] of sent.lists) {
    issues.push(...gapIssues(name, rows, answers))
    const isBare = sent.bare.has(name)
    if (isBare && written === 'ignored') continue
    if (isBare && typeof written === 'number') {
      const remedy = remedyOf('input.id-lists')
      issues.push({ field: name, expected: spelling(name, 'ids'), status: written, rule: 'type', remedy })
      continue
    }
    input.set(name, kinds[name] === 'ids' && written === 'comma' ? splitCommas(rows) : rows)
  }
  return { input, issues, unknown: sent.unknown }
}

/**
 * Returns the issue of a required field that is missing or was sent empty. If it was sent empty, `received`
 * is an empty text.
 */
export function missingIssue(
  field: string,
  input: FormInput,
  { of, isUpdate, request, answers }: MissingContext,
): InputIssue {
  const isSentEmpty = input.get(field) === null
  const remedy = missingRemedy({ field, of, isSentEmpty, isUpdate }, request, answers)
  return { field, ...(isSentEmpty && { received: '' }), remedy }
}

/** What is needed to find the remedy of a missing field. */
export interface MissingContext {
  of: 'links' | 'pixels'
  isUpdate: boolean
  request: PlainRequest
  answers: Answers
}

/** Returns the issues of fields that the operation does not have (question `input.unknown-field`). */
export function unknownIssues(unknown: readonly string[], answers: Answers): InputIssue[] {
  const status = answers['input.unknown-field']
  if (status === 'ignored') return []
  const own = { status, rule: 'unknown', remedy: remedyOf('input.unknown-field') } as const
  return unknown.map(field => ({ field, expected: 'left out: there is no such field', ...own }))
}

function pairsOf(request: PlainRequest, answers: Answers): readonly Pair[] {
  const pairs = fieldsOf(request)
  return answers['input.query-fields'] === 'read' ? [...new URLSearchParams(request.query), ...pairs] : pairs
}

function gapIssues(field: string, rows: readonly SentRow[], answers: Answers): InputIssue[] {
  const status = answers['input.list-index-gaps']
  if (status === 'closed' || rows.every((row, position) => row.index === position)) return []
  const expected = 'a list with the indexes 0, 1, 2 and so on, without gaps'
  return [{ field, expected, status, rule: 'gap', remedy: remedyOf('input.list-index-gaps') }]
}

function splitCommas(rows: readonly SentRow[]): SentRow[] {
  return rows.flatMap(({ index, value = '' }) =>
    value.split(',').map((part, position) => ({ index: index + position, value: part.trim() })),
  )
}
