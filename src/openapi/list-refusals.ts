import type { Answers } from '../generated/answers.ts'
import { issueSummary } from '../wire/issues.ts'
import { about, complainedOf, type Refusal, when } from './refusal.ts'

/** Returns the refusals of lists (questions `list.*`). */
export function listRefusals(answers: Answers): Refusal[] {
  const { name } = answers['list.page-parameter']
  const refusals = [
    ...when(answers, 'list.per-page', true, {
      theme: 'InvalidParameter',
      text: 'A parameter of the list is outside its documented values.',
      ...complainedOf(answers, 'list.unknown-value', about('per_page', [10, 25, 50, 100], '7')),
    }),
    ...when(answers, 'list.unknown-value', true, {
      text: 'A parameter of the list is outside its documented values.',
      ...complainedOf(answers, 'list.unknown-value', about('sort', ['desc', 'asc'], 'up')),
    }).filter(({ status }) => status !== answers['list.per-page']),
    ...when(answers, 'list.unknown-parameter', true, {
      body: 'validation',
      text: 'The list has no such parameter.',
      complaint: about('by', 'left out: there is no such parameter'),
    }),
    ...when(answers, 'list.unknown-filter-id', true, {
      text: 'No record has the identifier to filter by.',
      ...complainedOf(
        answers,
        'list.unknown-filter-id',
        about('space_id', 'the id of a space of the account'),
      ),
    }),
    ...when(answers, 'list.page-invalid', true, {
      text: 'The page parameter is invalid.',
      ...complainedOf(answers, 'list.page-invalid', about(name, 'a page of the list', 'abc')),
    }),
  ]
  return [
    ...refusals,
    ...mixedRefusal(answers, refusals),
    ...when(answers, 'list.page-beyond-last', true, {
      text: 'The list ends before this page.',
      ...complainedOf(
        answers,
        'list.page-beyond-last',
        about(name, 'a page that the list has'),
        'There is no such page: the list ends before it.',
      ),
    }),
  ]
}

/**
 * Returns the refusal of a list with several invalid parameters. If their own statuses differ, the response
 * has the status of invalid input.
 */
function mixedRefusal(answers: Answers, refusals: readonly Refusal[]): Refusal[] {
  const { name } = answers['list.page-parameter']
  const complaint = [
    ...about('per_page', [10, 25, 50, 100], '7'),
    ...about(name, 'a page of the list', 'abc'),
  ]
  const text = 'Several parameters are invalid, and their refusals have different statuses.'
  // Refusals that name fields take precedence over those that do not, so only refusals with one kind of body
  // mix.
  const isMixed = (body: Refusal['body']) =>
    new Set(refusals.filter(refusal => refusal.body === body).map(({ status }) => status)).size > 1
  return [
    ...when(answers, 'errors.validation.status', isMixed('validation'), {
      body: 'validation',
      text,
      complaint,
    }),
    ...when(answers, 'errors.validation.status', isMixed('error'), {
      body: 'error',
      text,
      complaint: issueSummary(complaint),
    }),
  ]
}
