import { answersOf, type Dialect, shapesOf } from '../dialect/dialect.ts'
import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import type { Answers } from '../generated/answers.ts'
import { type Writers, writersOf } from '../wire/writers.ts'

/** A dialect with everything that the document is derived from. */
export interface Speech {
  dialect: Dialect
  answers: Answers
  shapes: CompleteShapes
  /** The mock's own writers, which write the examples. */
  writers: Writers
}

/** The time of the mock in examples of responses that show the time. */
const exampleTime = Date.parse('2026-01-31T12:00:00Z')

/** Returns a dialect with its answers, shapes and writers. */
export function speechOf(dialect: Dialect): Speech {
  const answers = answersOf(dialect)
  const shapes = shapesOf(dialect, answers)
  return { dialect, answers, shapes, writers: writersOf(answers, shapes, () => exampleTime) }
}
