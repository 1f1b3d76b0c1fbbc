import { type Answers, defaultAnswers, inParts, type StatedAnswers } from '../generated/answers.ts'
import { completed } from './parts.ts'
import { type CompleteShapes, completeShapes } from './shapes/complete.ts'
import type { Shapes } from './shapes/shapes.ts'
import { withStatuses } from './shapes/statuses.ts'

/**
 * Describes a server: how it writes its JSON (shapes) and how it behaves (answers to the open questions). A
 * missing shape or answer is taken from the default dialect.
 */
export interface Dialect {
  /** A short name for readers. */
  name: string
  /** The day on which the answers were observed, YYYY-MM-DD. */
  observed?: string
  /** The address of the server on which the answers were observed, without a key. */
  server?: string
  /** How the server writes its responses, as far as it differs from the default dialect. */
  shapes?: Shapes
  answers: StatedAnswers
  /** The evidence for each answer, by question: the request and an excerpt of its response, in one line. */
  evidence?: Partial<Record<keyof Answers, string>>
}

/** The dialect with the default answer to every question of the register. */
export const defaultDialect: Dialect = { name: 'default', answers: {} }

/**
 * Returns a dialect's answers to all questions. Statuses that its shapes state replace those of its answers.
 */
export function answersOf(dialect: Dialect): Answers {
  const answers: Record<string, unknown> = { ...defaultAnswers }
  // A program may pass `undefined` for a question; a file leaves the question out.
  for (const [id, answer] of Object.entries(dialect.answers)) if (answer !== undefined) answers[id] = answer
  for (const id of inParts) answers[id] = completed(defaultAnswers[id], answers[id])
  const complete = answers as unknown as Answers
  return dialect.shapes === undefined ? complete : withStatuses(complete, dialect.shapes)
}

/** Returns the shapes of a dialect, completed with those of the default dialect. */
export function shapesOf(dialect: Dialect, answers = answersOf(dialect)): CompleteShapes {
  return completeShapes(answers, dialect.shapes)
}
