import { defaultAnswers, type StatedAnswers } from '../../../src/generated/answers.ts'
import { questionsIn } from '../../requirements/questions.ts'
import type { QuestionId } from '../../requirements/requirement.ts'

/** Refusals that most services send with the status of another refusal, by the question about that one. */
const likely: Partial<Record<QuestionId, readonly QuestionId[]>> = {
  'auth.missing': ['auth.invalid'],
  'ids.malformed': ['errors.not-found'],
  'errors.not-found': ['ids.malformed'],
  'errors.validation.status': [
    'list.per-page',
    'list.unknown-value',
    'input.list-row-incomplete',
    'references.unknown',
    'links.privacy.password',
    'links.target-type.undocumented',
    'links.expiration.time-only',
  ],
}

const invalid = [400, 422]

/**
 * Returns a status for refusals that a recording does not show: that of a similar refusal, which is likelier than
 * the default.
 * @param answers what the recording shows
 */
export function assumedFrom(answers: StatedAnswers): {
  answers: StatedAnswers
  evidence: Partial<Record<QuestionId, string>>
} {
  const found: StatedAnswers = {}
  const evidence: Partial<Record<QuestionId, string>> = {}
  for (const from of questionsIn(answers)) {
    const status = answers[from]
    // An id that cannot exist is refused like that of a missing record, unless as invalid input.
    if (typeof status !== 'number' || (from === 'ids.malformed' && invalid.includes(status))) continue
    for (const id of likely[from] ?? []) {
      if (Object.hasOwn(answers, id) || defaultAnswers[id] === status) continue
      Object.assign(found, { [id]: status })
      evidence[id] = `assumed: the same status as ${from}`
    }
  }
  return { answers: found, evidence }
}
