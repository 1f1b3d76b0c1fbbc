import { type Answers, defaultAnswers, inParts, type StatedAnswers } from '../generated/answers.ts'
import { completed } from './parts.ts'

/** A set of answers to the open questions. A question that it leaves out keeps its default answer. */
export interface Dialect {
  /** A short name for people. */
  name: string
  /** The day the answers were seen on a server, YYYY-MM-DD. */
  observed?: string
  /** Where they were seen: an address, without a key. */
  server?: string
  answers: StatedAnswers
  /** By question, what the answer was seen in: the request and an excerpt of its answer, in one line. */
  evidence?: Partial<Record<keyof Answers, string>>
}

/** The dialect that answers every question as the register proposes. */
export const defaultDialect: Dialect = { name: 'default', answers: {} }

/** A dialect's answers to all questions. */
export function answersOf(dialect: Dialect): Answers {
  const answers: Record<string, unknown> = { ...defaultAnswers }
  // A program may well say `undefined` where a file says nothing.
  for (const [id, answer] of Object.entries(dialect.answers)) if (answer !== undefined) answers[id] = answer
  for (const id of inParts) answers[id] = completed(defaultAnswers[id], answers[id])
  return answers as unknown as Answers
}
