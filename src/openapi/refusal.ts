import { isObject } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import { type Issue, summaryOf } from '../wire/issues.ts'

/** One reason for which an operation refuses a request. */
export interface Refusal {
  /** The response of the written contract that stands for it; none where the default dialect does not refuse. */
  theme?: string
  /** The questions that it answers; the first is its name. */
  assumed: readonly [name: string, ...others: string[]]
  status: number
  body: ErrorBody
  text: string
  complaint: Complaint
}

/** Refusals that have one response. */
export type RefusalGroup = readonly [Refusal, ...Refusal[]]

/** A complaint about one field. */
export function about(field: string, expected: string | undefined, received?: string): Issue[] {
  return [{ field, ...(expected !== undefined && { expected }), ...(received !== undefined && { received }) }]
}

/**
 * The complaint of a refusal, by field or as a message (question `errors.fields`).
 * @param message of a refusal that names no field
 */
export function complainedOf(
  answers: Answers,
  question: NonNullable<Issue['question']>,
  complaint: Exclude<Complaint, string>,
  message: string = summaryOf(complaint),
): Pick<Refusal, 'body' | 'complaint'> {
  if (answers['errors.fields'][question]) return { body: 'validation', complaint }
  return { body: 'error', complaint: message }
}

/** A refusal for each status in the answer to its question. */
export function when(
  answers: Answers,
  question: keyof Answers,
  applies: boolean,
  refusal: Omit<Refusal, 'assumed' | 'status'>,
): Refusal[] {
  const statuses = applies ? statusesIn(answers[question]) : []
  return statuses.map(status => ({ assumed: [question], status, ...refusal }))
}

/** The statuses in an answer that is one, or has some by name. */
function statusesIn(answer: unknown): number[] {
  const isByName = isObject(answer) && 'default' in answer
  const answers: unknown[] = isByName ? Object.values(answer) : [answer]
  return [...new Set(answers.filter(one => typeof one === 'number'))]
}

/** What an error says: a message, or what is wrong with fields. */
export type Complaint = string | readonly Issue[]
/** The two kinds of complaint: about the request as a whole, and about its fields. */
type ErrorBody = 'error' | 'validation'
