import { answersOf, shapesOf } from '../../dialect/dialect.ts'
import type { DialectFacts } from '../../generated/admin.ts'
import { questions } from '../../generated/questions.ts'
import type { Control } from '../control.ts'

/** Returns the dialect of the mock, with the answer to every open question. */
export function dialectFacts({ host: { dialect } }: Control): DialectFacts {
  const answers = answersOf(dialect)
  const { stated: _, ...shapes } = shapesOf(dialect, answers)
  const stated = new Set<string>(Object.keys(dialect.answers))
  return {
    name: dialect.name,
    observed: dialect.observed ?? null,
    answers: Object.entries(questions).map(([question, { ask, section }]) => ({
      question,
      text: ask,
      section,
      answer: new Map<string, unknown>(Object.entries(answers)).get(question),
      isAssumed: !stated.has(question),
    })),
    shapes,
  }
}
