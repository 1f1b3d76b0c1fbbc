import type { Answers } from '../generated/answers.ts'
import { type Issue, summaryOf } from '../wire/issues.ts'
import type { Complaint, ErrorBody } from './errors.ts'

/** What an operation does, for those of both kinds of record. */
export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'

/** One reason for which an operation refuses a request. */
export interface Refusal {
  /** The response of the written contract that tells it; none where the default dialect does not refuse. */
  theme?: string
  /** The questions that it answers; the first is its name. */
  assumed: readonly string[]
  status: number
  body: ErrorBody
  text: string
  complaint: Complaint
}

/**
 * How a refusal is told that has fields to complain of: as theirs or not (question `errors.fields`).
 * @param message what is said where no field is told
 */
export function told(
  answers: Answers,
  question: NonNullable<Issue['question']>,
  complaint: Exclude<Complaint, string>,
  message: string = summaryOf(complaint),
): Pick<Refusal, 'body' | 'complaint'> {
  if (answers['errors.fields'][question]) return { body: 'validation', complaint }
  return { body: 'error', complaint: message }
}

/** A refusal that there is only where the answer to its question is a status. */
export function when(
  answers: Answers,
  question: keyof Answers,
  applies: boolean,
  refusal: Omit<Refusal, 'assumed' | 'status'>,
): Refusal[] {
  const status = answers[question]
  return applies && typeof status === 'number' ? [{ assumed: [question], status, ...refusal }] : []
}
