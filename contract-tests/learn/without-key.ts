import type { Dialect } from '../../src/dialect/dialect.ts'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { keyPlaceholder } from '../core/exchange.ts'
import { type Redactor, redactorOf } from '../core/redact/index.ts'
import { questionsIn } from '../requirements/questions.ts'
import type { QuestionId } from '../requirements/requirement.ts'
import type { Unexplained } from './shapes/fitted.ts'

/**
 * Removes the answers that contain the API key from a dialect, and redacts its evidence: a person or an older
 * version may have written the key.
 * @returns the dialect, and the questions whose answers were removed
 */
export function withoutKey(dialect: Dialect, key: string): { dialect: Dialect; taken: QuestionId[] } {
  const redact = redactorOf(key)
  const answers = { ...dialect.answers }
  const evidence = { ...dialect.evidence }
  const taken = questionsIn(answers).filter(id => !isSafe(answers[id], redact))
  for (const id of taken) {
    delete answers[id]
    delete evidence[id]
  }
  for (const [id, line] of Object.entries(evidence)) Object.assign(evidence, { [id]: redact.name(line) })
  return { dialect: { ...dialect, answers, ...(dialect.evidence && { evidence }) }, taken }
}

/** Moves shapes that contain the API key to `unexplained`, because the mock would send the key. */
export function withoutSecret(shapes: Shapes, redact: Redactor, unexplained: Unexplained[]): Shapes {
  const safe = (path: string, parts: object) =>
    Object.fromEntries(
      Object.entries(parts).filter(([name, shape]) => {
        if (isSafe(shape, redact)) return true
        unexplained.push({ path: `${path}${name}`, seen: keyPlaceholder })
        return false
      }),
    )
  const { errors, ...others } = shapes
  return { ...safe('', others), ...(errors && { errors: safe('errors.', errors) }) }
}

/** Whether the JSON of a value does not contain the key. */
function isSafe(value: unknown, redact: Redactor): boolean {
  const text = JSON.stringify(value)
  return redact.name(text) === text
}
