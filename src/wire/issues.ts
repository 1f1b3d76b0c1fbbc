import type { Rule } from '../dialect/shapes/scopes/error.ts'
import type { Answers } from '../generated/answers.ts'
import type { Remedy } from './remedies.ts'

/** A mistake in one field of the input. `messageOf` returns its message. */
export interface InputIssue {
  /** The field in dot notation: `url`, `country.0.key`, `pixel_ids.2`. */
  field: string
  /**
   * What the field must be, in words that follow "must be": `one of 0, 1, 2`. Left out if the field is
   * missing.
   */
  expected?: string
  /** The values of which the field must have one. Left out if they are not limited to a few. */
  allowed?: readonly (string | number)[]
  /** The received value. Left out for secrets, and if there is no value to show. */
  received?: string
  /** The kind of mistake. If left out, `ruleOf` derives it from the other members. */
  rule?: Rule
  /** Where the field was sent. Left out for the body. */
  source?: 'query' | 'path'
  /** The status of the refusal. Left out if it is the status of invalid input. */
  status?: number
  /** The question that decides whether the refusal names fields. Left out if it always does. */
  question?: keyof Answers['errors.fields']
  /** The open question that decides whether the value is refused. Left out if no answer accepts it. */
  remedy?: Remedy | undefined
}

/**
 * The issue for privacy 2 without a privacy_password. The question `errors.named-field` decides which of the
 * two fields it names: the missing one or the sent one.
 */
export const withoutPassword = {
  missing: { field: 'privacy_password', expected: 'set if privacy is 2 (Password)', rule: 'required' },
  sent: { field: 'privacy', expected: 'different from 2 (Password) if no privacy_password is set' },
} as const satisfies Record<'missing' | 'sent', InputIssue>

/**
 * The issue for an expiration_time without an expiration_date. The question `errors.named-field` decides
 * which of the two fields it names: the missing one or the sent one.
 */
export const withoutDate = {
  missing: { field: 'expiration_date', expected: 'sent with an expiration_time', rule: 'required' },
  sent: { field: 'expiration_time', expected: 'sent with an expiration_date' },
} as const satisfies Record<'missing' | 'sent', InputIssue>

/** Returns what an issue says about a field that must have one of these values. */
export function oneOf(allowed: readonly (string | number)[]) {
  return { expected: `one of ${allowed.join(', ')}`, allowed, rule: 'choice' } as const
}

/** Whether a required field is missing. A missing member of a list row does not count. */
export function isMissingField({ field, expected, received }: InputIssue): boolean {
  return expected === undefined && received === undefined && !field.includes('.')
}

/** Returns the kind of mistake of an issue. */
export function ruleOf({ expected, received, question, rule }: InputIssue): Rule {
  if (expected === undefined) return received === '' ? 'empty' : 'required'
  if (rule !== undefined) return rule
  if (question === 'references.unknown' || question === 'list.unknown-filter-id') return 'reference'
  if (question === 'links.alias.unique') return 'taken'
  return 'invalid'
}

const longestEcho = 64

/** Returns the message of an issue: a sentence that says what to fix. */
export function messageOf({ field, expected, received }: InputIssue): string {
  if (expected === undefined) return `The ${field} field is required.`
  if (received === undefined) return `The ${field} field must be ${expected}.`
  return `The ${field} field must be ${expected}; got ${JSON.stringify(shorten(received))}.`
}

/**
 * Returns the first message and the number of further errors.
 * @param first the first issue as it is to be shown
 */
export function issueSummary(issues: readonly InputIssue[], first = issues[0]): string {
  if (first === undefined) throw new Error('Failed to summarize issues: there are none')
  const more = issues.length - 1
  const message = messageOf(first)
  return more === 0 ? message : `${message} (and ${more} more error${more === 1 ? '' : 's'})`
}

function shorten(text: string): string {
  return text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text
}

/**
 * Returns a name that a client sent, for a message. A long or unusual name is not repeated: a JSON body that
 * is read as a form is one such name, and it may contain secrets.
 */
export function plainName(name: string): string {
  return /^[\w.[\]-]{1,64}$/.test(name) ? name : '(unusual name)'
}
