import { isObject } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import { type InputIssue, issueSummary, oneOf } from '../wire/issues.ts'

/** One reason why an operation refuses a request. */
export interface Refusal {
  /**
   * The name of the written response that describes this refusal. Missing if the default dialect has none.
   */
  theme?: string
  /** The questions that the refusal depends on. The first one identifies it. */
  assumed: readonly [name: string, ...others: string[]]
  status: number
  body: ErrorBody
  text: string
  complaint: Complaint
}

/** The refusals that share a response. There is at least one. */
export type RefusalGroup = readonly [Refusal, ...Refusal[]]

/**
 * Returns a complaint about one field.
 * @param must what the field must be, in words or as the allowed values; undefined if the field is missing
 */
export function about(
  field: string,
  must: string | readonly (string | number)[] | undefined,
  received?: string,
): InputIssue[] {
  const rule = typeof must === 'object' ? oneOf(must) : must !== undefined && { expected: must }
  return [{ field, ...rule, ...(received !== undefined && { received }) }]
}

/**
 * Returns the complaint of a refusal: field errors, or one message (question `errors.fields`).
 * @param message the message if the dialect names no fields
 */
export function complainedOf(
  answers: Answers,
  question: NonNullable<InputIssue['question']>,
  complaint: Exclude<Complaint, string>,
  message: string = issueSummary(complaint),
): Pick<Refusal, 'body' | 'complaint'> {
  if (answers['errors.fields'][question]) return { body: 'validation', complaint }
  return { body: 'error', complaint: message }
}

/**
 * Returns one refusal for each status in the answer to a question, or none if the question does not apply.
 */
export function when(
  answers: Answers,
  question: keyof Answers,
  applies: boolean,
  refusal: Omit<Refusal, 'assumed' | 'status'>,
): Refusal[] {
  const statuses = applies ? statusesIn(answers[question]) : []
  return statuses.map(status => ({ assumed: [question], status, ...refusal }))
}

/** Returns the statuses in an answer that is a status, or an object with a default and exceptions by name. */
function statusesIn(answer: unknown): number[] {
  const isByName = isObject(answer) && 'default' in answer
  const answers: unknown[] = isByName ? Object.values(answer) : [answer]
  return [...new Set(answers.filter(one => typeof one === 'number'))]
}

/** The content of an error: a message, or issues of fields. */
export type Complaint = string | readonly InputIssue[]
/** The kinds of error bodies: about the request as a whole, or about its fields. */
type ErrorBody = 'error' | 'validation'
