import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import type { OperationMetadata, Parameter } from '../generated/operations.ts'
import { decodeCursor } from '../wire/cursors.ts'
import { decodeWholeNumber, type IdCodec } from '../wire/ids.ts'
import { type InputIssue, oneOf } from '../wire/issues.ts'
import type { Page } from '../wire/pages.ts'
import { remedyFor, remedyOf } from '../wire/remedies.ts'

/** The query of a list, by the parameter names of the interface document (sections 4.1, 4.2). */
export interface ListQuery {
  filters: Record<string, string | number>
  search?: { by: string; text: string }
  sortBy: string
  descending: boolean
  page: Page
  /** The id of the record after which the page starts, if pages are requested by ids. */
  afterId?: string
  issues: InputIssue[]
  /** Whether a parameter has a value that no record matches. */
  matchesNone: boolean
  /**
   * The ids to filter by, by parameter. Undefined if malformed. The caller checks whether the records exist.
   */
  ids: Map<string, number | undefined>
}

/** Reads the query string of a list (questions `list.per-page`, `list.unknown-*`, `list.page-*`). */
export function readListQuery(
  query: string,
  operation: OperationMetadata,
  answers: Answers,
  ids: IdCodec,
): ListQuery {
  const sent = sentParameters(query, answers)
  const issues = unknownIssues(sent, operation, answers)
  const values = new Map<string, string | number>()
  let matchesNone = false
  for (const parameter of operation.parameters) {
    if (!parameter.documented) continue
    const value = allowedValue(sent.get(parameter.name), parameter, answers, issues)
    if (value === nothing) matchesNone = true
    const used = value === nothing ? parameter.default : value
    if (used !== undefined) values.set(parameter.name, used)
  }
  const sortBy = String(values.get('sort_by'))
  const list: ListQuery = {
    filters: {},
    sortBy,
    descending: values.get('sort') === 'desc',
    page: readPage(sent, Number(values.get('per_page')), sortBy, answers, issues),
    ...(answers['list.page-parameter'].counts === 'ids' && afterOf(sent, answers)),
    issues,
    matchesNone,
    ids: new Map(),
  }
  const text = values.get('search')
  if (text !== undefined) list.search = { by: String(values.get('search_by')), text: String(text) }
  for (const { name, kind } of operation.parameters) {
    const value = values.get(name)
    if (value === undefined) continue
    if (kind === 'id')
      list.ids.set(name, name === 'pixel_id' ? ids.decode(String(value)) : decodeWholeNumber(String(value)))
    // Status 0 means all (section 3).
    else if ((name === 'status' && value !== 0) || name === 'type') list.filters[name] = value
  }
  return list
}

function sentParameters(query: string, answers: Answers): Map<string, string> {
  const sent = new Map<string, string>()
  if (query === '') return sent
  for (const [name, value] of new URLSearchParams(query)) {
    // A search form sends all its fields, so an empty parameter counts as not sent.
    if (value !== '' && (answers['input.duplicate-field'] !== 'first' || !sent.has(name)))
      sent.set(name, value)
  }
  return sent
}

/** Marks a parameter value that no record matches. */
const nothing = Symbol('nothing')

function allowedValue(
  text: string | undefined,
  { name, values, default: fallback }: Parameter,
  answers: Answers,
  issues: InputIssue[],
): string | number | typeof nothing | undefined {
  if (text === undefined) return fallback
  if (values === undefined) return text
  const value = values.find(allowed => String(allowed) === text)
  if (value !== undefined) return value
  const status =
    name === 'per_page' ? answers['list.per-page'] : answerFor(answers['list.unknown-value'], name)
  if (status === 'empty') return nothing
  if (status === 'larger' || status === 'nearest' || status === 'taken')
    return sizeFor(text, values.map(Number), status) ?? fallback
  if (status !== 'ignored')
    issues.push({
      field: name,
      ...oneOf(values),
      received: text,
      status,
      question: 'list.unknown-value',
      remedy:
        name === 'per_page' ? remedyOf('list.per-page') : remedyFor('list.unknown-value', name, answers),
    })
  return fallback
}

/**
 * Returns the page size for a requested size that is not documented. Returns undefined if the text is no
 * number.
 */
function sizeFor(
  text: string,
  sizes: readonly number[],
  as: 'larger' | 'nearest' | 'taken',
): number | undefined {
  if (!/^-?\d{1,9}$/.test(text)) return undefined
  const [requested, largest] = [Number(text), Math.max(...sizes)]
  if (as === 'taken') return Math.min(Math.max(requested, 1), largest)
  if (as === 'larger') return sizes.find(size => size >= requested) ?? largest
  const distance = (size: number) => Math.abs(size - requested)
  // If two sizes are equally near, the smaller one is used.
  return sizes.reduce((nearest, size) => (distance(size) < distance(nearest) ? size : nearest))
}

function unknownIssues(
  sent: Map<string, string>,
  operation: OperationMetadata,
  answers: Answers,
): InputIssue[] {
  const status = answers['list.unknown-parameter']
  if (status === 'ignored') return []
  const known = new Set(operation.parameters.filter(({ documented }) => documented).map(({ name }) => name))
  known.add(answers['list.page-parameter'].name)
  return [...sent.keys()]
    .filter(name => !known.has(name))
    .map(field => ({
      field,
      expected: 'left out: there is no such parameter',
      status,
      rule: 'unknown',
      remedy: remedyOf('list.unknown-parameter'),
    }))
}

function afterOf(sent: Map<string, string>, answers: Answers): { afterId?: string } {
  const afterId = sent.get(answers['list.page-parameter'].name)
  return afterId === undefined ? {} : { afterId }
}

function readPage(
  sent: Map<string, string>,
  perPage: number,
  sortBy: string,
  answers: Answers,
  issues: InputIssue[],
): Page {
  const { name, counts, first = 1 } = answers['list.page-parameter']
  const text = sent.get(name)
  if (text === undefined || counts === 'ids') return { skip: 0, perPage }
  if (counts === 'cursor') {
    const after = decodeCursor(text, sortBy)
    if (after !== undefined) return { skip: 0, perPage, after }
  } else if (/^\d+$/.test(text) && Number(text) >= first) {
    // Limited to a number that is beyond the end of every list but still small enough for exact arithmetic.
    const number = Math.min(Number(text), 1e12) - first
    return { skip: counts === 'pages' ? number * perPage : number, perPage }
  }
  const status = answers['list.page-invalid']
  if (status !== 'first-page') {
    const expected = counts === 'cursor' ? 'a cursor of this list' : `a whole number from ${first}`
    const rule = /^-?\d+$/.test(text) ? 'range' : counts === 'cursor' ? 'id' : 'number'
    const own = { question: 'list.page-invalid', rule, remedy: remedyOf('list.page-invalid') } as const
    issues.push({ field: name, expected, received: text, status, ...own })
  }
  return { skip: 0, perPage }
}
