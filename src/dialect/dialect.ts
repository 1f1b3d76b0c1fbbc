import { type Answers, defaultAnswers, inParts, type StatedAnswers } from '../generated/answers.ts'
import { completed } from './parts.ts'
import { type CompleteShapes, completeShapes } from './shapes/complete.ts'
import type { Shapes } from './shapes/shapes.ts'
import { withStatuses } from './shapes/statuses.ts'

/**
 * How a server writes its JSON (shapes), and how it behaves (answers to the open questions). What it leaves out is as in
 * the default dialect.
 */
export interface Dialect {
  /** A short name for people. */
  name: string
  /** The day the answers were seen on a server, YYYY-MM-DD. */
  observed?: string
  /** Where they were seen: an address, without a key. */
  server?: string
  /** How its responses are written, where that is not as in the default dialect. */
  shapes?: Shapes
  answers: StatedAnswers
  /** By question, what the answer was seen in: the request and an excerpt of its answer, in one line. */
  evidence?: Partial<Record<keyof Answers, string>>
}

/** The dialect that answers every question as the register proposes. */
export const defaultDialect: Dialect = { name: 'default', answers: {} }

/** A dialect's answers to all questions; a status that its shapes state is an answer too. */
export function answersOf(dialect: Dialect): Answers {
  const answers: Record<string, unknown> = { ...defaultAnswers }
  // A program may well say `undefined` where a file says nothing.
  for (const [id, answer] of Object.entries(dialect.answers)) if (answer !== undefined) answers[id] = answer
  for (const id of inParts) answers[id] = completed(defaultAnswers[id], answers[id])
  const complete = answers as unknown as Answers
  return dialect.shapes === undefined ? complete : withStatuses(complete, dialect.shapes)
}

/** How a dialect writes everything. */
export function shapesOf(dialect: Dialect, answers = answersOf(dialect)): CompleteShapes {
  return completeShapes(answers, dialect.shapes)
}
