import { answerFor } from '../../dialect/by-name.ts'
import type { Parameter } from '../../generated/operations.ts'
import { decodeCursor } from '../../wire/cursors.ts'
import { decodeWholeNumber } from '../../wire/ids.ts'
import { plainName } from '../../wire/issues.ts'
import type { Pair } from '../../wire/plain.ts'
import { doubleEncoded } from './encoding.ts'
import { countsOf, requestOf } from './fields.ts'
import { didYouMean, type Finding } from './finding.ts'
import { isKeyParameter } from './head.ts'
import { meantName } from './meant.ts'
import type { LookedAt } from './request.ts'

/** How many unknown names of one request are findings of their own. */
const most = 10

/** Returns the findings about the query of a GET or DELETE. */
export function parameterFindings(looked: LookedAt): Finding[] {
  const { operation, answers, request } = looked
  if (request.query === '') return []
  const sent = [...new URLSearchParams(request.query)]
  const { name: page } = answers['list.page-parameter']
  const isList = operation.parameters.length > 0
  const documented = operation.parameters.filter(parameter => parameter.documented)
  const names = isList ? [...documented.map(({ name }) => name), page] : []
  const known = sent.filter(([name]) => names.includes(name))
  const unknown = [...new Set(sent.map(([name]) => name))].filter(
    name => !names.includes(name) && !isKeyParameter(name),
  )
  return [
    ...unknown.slice(0, most).map(name => unknownParameter(looked, name, names)),
    ...known.flatMap(([name, value]) => encodingFindings(name, value)),
    ...repeatedFindings(looked, known),
    ...(looked.isRefused
      ? []
      : documented.flatMap(parameter => valueFindings(looked, parameter, lastValue(known, parameter.name)))),
    ...(looked.isRefused || !isList ? [] : pageFindings(looked, known)),
  ]
}

/** Names under which other services take a page. */
const pageNames = /^(page|page_?number|offset|skip|cursor|after|starting_after)$/i

/** Returns the section that lists the parameters of a request. */
function sectionOf({ operation }: LookedAt): string {
  return operation.path.startsWith('/links') ? '4.1' : '4.2'
}

function unknownParameter(looked: LookedAt, sent: string, names: readonly string[]): Finding {
  const parameter = plainName(sent)
  const page = looked.answers['list.page-parameter'].name
  const meant = names.length > 0 && pageNames.test(sent) ? page : meantName(sent, names)
  const ignored = looked.answers['list.unknown-parameter'] === 'ignored' ? ': it is ignored' : ''
  return {
    kind: 'unknown-parameter',
    text: `${requestOf(looked)} has no parameter ${parameter}${ignored}.${didYouMean(meant)}`,
    section: sectionOf(looked),
    parameter,
    ...(names.length > 0 && { question: 'list.unknown-parameter' }),
    ...(meant !== undefined && { meant }),
  }
}

function encodingFindings(parameter: string, value: string): Finding[] {
  if (!doubleEncoded(parameter, value)) return []
  const text = `The parameter ${parameter} is percent-encoded twice. Encode its value once.`
  return [{ kind: 'double-encoded', text, section: '4', parameter }]
}

function repeatedFindings(looked: LookedAt, known: readonly Pair[]): Finding[] {
  const which = looked.answers['input.duplicate-field'] === 'first' ? 'first' : 'last'
  return [...countsOf(known.filter(([, value]) => value !== ''))].flatMap(([parameter, times]): Finding[] => {
    if (times === 1) return []
    const text = `The parameter ${parameter} was sent ${times} times: only the ${which} value counts.`
    const own = { section: sectionOf(looked), parameter, question: 'input.duplicate-field' } as const
    return [{ kind: 'repeated', text, ...own }]
  })
}

function lastValue(known: readonly Pair[], wanted: string): string | undefined {
  return known.findLast(([name, value]) => name === wanted && value !== '')?.[1]
}

/** Returns the findings about the value of a documented parameter that was not used as it was sent. */
function valueFindings(looked: LookedAt, of: Parameter, value: string | undefined): Finding[] {
  if (value === undefined) return []
  const { answers, ids } = looked
  const { name, kind, values } = of
  const found = (text: string, question: Finding['question']): Finding[] => [
    {
      kind: 'changed-value',
      text,
      section: sectionOf(looked),
      parameter: name,
      ...(question && { question }),
    },
  ]
  if (kind === 'id') {
    const id = name === 'pixel_id' ? ids.decode(value) : decodeWholeNumber(value)
    if (id !== undefined) return []
    return found(`The parameter ${name} is no possible id: no record matches it.`, 'list.unknown-filter-id')
  }
  if (values === undefined || values.some(allowed => String(allowed) === value)) return []
  const must = `The parameter ${name} must be one of ${values.join(', ')}`
  if (name !== 'per_page') {
    const isEmpty = answerFor(answers['list.unknown-value'], name) === 'empty'
    return found(`${must}: ${isEmpty ? 'no record matches it' : 'it is ignored'}.`, 'list.unknown-value')
  }
  const size = answers['list.per-page']
  const isTaken = size === 'taken' && /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 100
  return isTaken ? [] : found(`${must}: another page size is used.`, 'list.per-page')
}

/**
 * Returns the finding about a page that is no page number or cursor, for which the first page was returned.
 */
function pageFindings(looked: LookedAt, known: readonly Pair[]): Finding[] {
  const { name, counts, first = 1 } = looked.answers['list.page-parameter']
  const text = lastValue(known, name)
  if (text === undefined || counts === 'ids') return []
  const sortBy = lastValue(known, 'sort_by') ?? 'id'
  const isPage =
    counts === 'cursor'
      ? decodeCursor(text, sortBy) !== undefined
      : /^\d+$/.test(text) && Number(text) >= first
  if (isPage) return []
  const must = counts === 'cursor' ? 'a cursor of this list' : `a whole number from ${first}`
  return [
    {
      kind: 'changed-value',
      text: `The parameter ${name} must be ${must}: the first page is returned.`,
      section: '4.3',
      parameter: name,
      question: 'list.page-invalid',
    },
  ]
}
