import { answersOf, type Dialect, shapesOf } from '../dialect/dialect.ts'
import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import type { Answers } from '../generated/answers.ts'
import { type Writers, writersOf } from '../wire/writers.ts'

/** A dialect as the document is made from it. */
export interface Speech {
  dialect: Dialect
  answers: Answers
  shapes: CompleteShapes
  /** The mock's own writers, which write the examples. */
  writers: Writers
}

/** When examples of responses that show the time are written. */
const exampleTime = Date.parse('2026-01-31T12:00:00Z')

export function speechOf(dialect: Dialect): Speech {
  const answers = answersOf(dialect)
  const shapes = shapesOf(dialect, answers)
  return { dialect, answers, shapes, writers: writersOf(answers, shapes, () => exampleTime) }
}
