import type { Dialect } from '../../src/dialect/dialect.ts'
import { redactorOf } from '../core/redact/index.ts'
import type { QuestionId } from '../requirements/requirement.ts'

/**
 * Removes the answers that contain the API key from a dialect, and redacts its evidence: a person or an older
 * version may have written the key.
 * @returns the dialect, and the questions whose answers were removed
 */
export function withoutKey(dialect: Dialect, key: string): { dialect: Dialect; taken: QuestionId[] } {
  const redact = redactorOf(key)
  const answers = { ...dialect.answers }
  const evidence = { ...dialect.evidence }
  const taken = (Object.keys(answers) as QuestionId[]).filter(id => {
    const text = JSON.stringify(answers[id])
    return redact.name(text) !== text
  })
  for (const id of taken) {
    delete answers[id]
    delete evidence[id]
  }
  for (const [id, line] of Object.entries(evidence)) Object.assign(evidence, { [id]: redact.name(line) })
  return { dialect: { ...dialect, answers, ...(dialect.evidence && { evidence }) }, taken }
}
