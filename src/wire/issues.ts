import type { Rule } from '../dialect/shapes/scopes/error.ts'
import type { Answers } from '../generated/answers.ts'

/** What is wrong with one field of the input. Messages are made from it in one place, below. */
export interface Issue {
  /** The field as it was sent, in dots: `url`, `country.0.key`, `pixel_ids.2`. */
  field: string
  /** What the field must be, to follow "must be": `one of 0, 1, 2`. Left out when the field is missing. */
  expected?: string
  /** What came; left out for secrets and where there is nothing to show. */
  received?: string
  /** The kind of the mistake; left out where the rest says it. */
  rule?: Rule
  /** Where the field was sent; left out for the body. */
  source?: 'query' | 'path'
  /** The status that this issue answers, where it is not that of invalid input. */
  status?: number
  /** The question that says whether a refusal for this tells fields at all; left out where it always does. */
  question?: keyof Answers['errors.fields']
}

/** Privacy 2 without a privacy_password, as a mistake of either field (question `errors.named-field`). */
export const withoutPassword = {
  missing: { field: 'privacy_password', expected: 'set where privacy is 2 (Password)', rule: 'required' },
  sent: { field: 'privacy', expected: 'another one than 2 (Password) where no privacy_password is set' },
} as const satisfies Record<'missing' | 'sent', Issue>

/** A time of expiration without a date, as a mistake of either field (question `errors.named-field`). */
export const withoutDate = {
  missing: { field: 'expiration_date', expected: 'sent with an expiration_time', rule: 'required' },
  sent: { field: 'expiration_time', expected: 'sent with an expiration_date' },
} as const satisfies Record<'missing' | 'sent', Issue>

/** Whether a field is left out that must be there; of a row of a list, one member may be. */
export function isMissing({ field, expected, received }: Issue): boolean {
  return expected === undefined && received === undefined && !field.includes('.')
}

/** The kind of a mistake. */
export function ruleOf({ expected, received, question, rule }: Issue): Rule {
  if (expected === undefined) return received === '' ? 'empty' : 'required'
  if (rule !== undefined) return rule
  if (question === 'references.unknown' || question === 'list.unknown-filter-id') return 'reference'
  if (question === 'links.alias.unique') return 'taken'
  return expected.startsWith('one of') ? 'choice' : 'invalid'
}

const longestEcho = 64

/** The sentence that says what to fix. */
export function messageOf({ field, expected, received }: Issue): string {
  if (expected === undefined) return `The ${field} field is required.`
  if (received === undefined) return `The ${field} field must be ${expected}.`
  return `The ${field} field must be ${expected}; got ${JSON.stringify(shorten(received))}.`
}

/** The first message and how many more there are. */
export function summaryOf(issues: readonly Issue[]): string {
  const first = messageOf(issues[0]!)
  const more = issues.length - 1
  if (more === 0) return first
  return `${first} (and ${more} more error${more === 1 ? '' : 's'})`
}

function shorten(text: string): string {
  return text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text
}
