import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, reword } from './document.ts'
import { recordKinds } from './kinds.ts'
import { component, member, operationsOf, parameter } from './parts.ts'

/** Returns the sentence about undocumented parameter values. Empty if the list always refuses them. */
function unknownValues(answer: Answers['list.unknown-value']): string {
  const { default: usual, ...own } = typeof answer === 'object' ? answer : { default: answer }
  const ends = (one: typeof usual) =>
    one === 'ignored' ? 'is ignored' : one === 'empty' ? 'matches no record' : `is refused with ${one}`
  const exceptions = Object.entries(own).map(([name, one]) => `one of \`${name}\` ${ends(one)}`)
  if (exceptions.length === 0 && typeof usual === 'number') return ''
  return ` ${[`A value outside the documented ones ${ends(usual)}`, ...exceptions].join('; ')}.`
}

/** Sentences about an undocumented `per_page`, by answer. If it is refused, no sentence is needed. */
const sizes: Record<string, string> = {
  ignored: ' If the requested size is not documented, a page has 25 records.',
  nearest: ' If the requested size is not documented, a page has the nearest documented size.',
  larger: ' If the requested size is not documented, a page has the next larger documented size.',
  taken: ' A page may have any size up to 100.',
}

/** Writes the dialect's answers about lists in their descriptions. */
export function describeLists(document: OpenApiDocument, answers: Answers): void {
  const unknown = answers['list.unknown-parameter']
  const value = answers['list.unknown-value']
  const filter = answers['list.unknown-filter-id']
  if (answers['list.per-page'] === 'taken') {
    const size = member(component(document, 'schemas', 'PageFacts'), 'per_page')
    delete size.enum
    Object.assign(size, { minimum: 1, maximum: 100 })
  }
  for (const kind of recordKinds) {
    const { list } = operationsOf(document, kind)
    if (unknown !== 'ignored')
      reword(list, 'Unknown parameters are ignored.', `Unknown parameters are refused with ${unknown}.`)
    list.description += unknownValues(value)
    list.description += sizes[String(answers['list.per-page'])] ?? ''
    if (kind === 'links') {
      const [unknownId, malformed] = ['default', 'malformed'].map(name => answerFor(filter, name))
      if (unknownId !== 'empty') list.description += ` An unknown identifier is refused with ${unknownId}.`
      if (malformed !== unknownId)
        list.description += ` A malformed identifier ${malformed === 'empty' ? 'matches no link' : `is refused with ${malformed}`}.`
    }
  }
  const { where, case: letters } = answers['search.match']
  const places = {
    anywhere: 'anywhere in it',
    start: 'at its start',
    whole: 'as the whole of it',
    words: 'word by word',
    'word-starts': 'by the beginnings of words',
  }
  reword(
    component(document, 'parameters', 'Search'),
    'anywhere in it and in any case',
    `${places[where]} and ${letters === 'insensitive' ? 'in any case' : 'in this case'}`,
  )
  describeOrder(document, answers)
}

/**
 * Describes the sort order if it differs from the default: code points of small letters, unset values last,
 * ties by id.
 */
function describeOrder(document: OpenApiDocument, answers: Answers): void {
  const { text, unset, ties } = answers['sort.order']
  const sentences: string[] = []
  if (text === 'code-point') sentences.push('Capitals come before small letters.')
  if (text === 'locale') sentences.push('Texts are sorted as in a dictionary.')
  if (unset === 'lowest') sentences.push('Unset values are the lowest.')
  if (ties === 'id-ascending') sentences.push('Records with equal values are in the order of creation.')
  if (ties === 'id-descending') sentences.push('Of records with equal values, the newest comes first.')
  if (sentences.length === 0) return
  for (const kind of recordKinds) {
    const sortBy = parameter(operationsOf(document, kind).list, 'sort_by')
    sortBy.description = [sortBy.description, ...sentences].join(' ')
  }
}
