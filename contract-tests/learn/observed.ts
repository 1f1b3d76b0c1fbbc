import type { Dialect } from '../../src/dialect/dialect.ts'
import { keyPlaceholder } from '../core/exchange.ts'
import { isQuestion } from '../requirements/questions.ts'
import { isForm, type QuestionId } from '../requirements/requirement.ts'
import type { Result } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import { evidenceLine } from './evidence.ts'
import type { Unseen } from './writable.ts'

/**
 * Adds the answers that a run observed to a dialect, with their evidence.
 * @returns the questions without an answer, and those whose answer lacks a part
 */
export function addAnswers(dialect: Dialect, report: Report): { unseen: Unseen[]; partly: Unseen[] } {
  const unseen: Unseen[] = []
  const partly: Unseen[] = []
  for (const result of report.results) {
    const id = result.source
    if (result.level !== 'assumed' || isForm(result) || !isQuestion(id)) continue
    const { reason } = result
    if (!wasSeen(result)) unseen.push({ id, reason: reason ?? result.verdict })
    else if (holdsKey(result.received))
      unseen.push({ id, reason: 'the observed answer contains the API key' })
    else {
      add(dialect, id, result, report)
      if (reason !== undefined) partly.push({ id, reason })
    }
  }
  return { unseen, partly }
}

function wasSeen({ verdict, received }: Result): boolean {
  return (verdict === 'matches' || verdict === 'differs') && received !== undefined
}

/** Whether an answer contains the placeholder for the API key, which the mock would send as a value. */
function holdsKey(answer: unknown): boolean {
  return JSON.stringify(answer).includes(keyPlaceholder)
}

function add(dialect: Dialect, id: QuestionId, result: Result, { run, readOnly }: Report): void {
  Object.assign(dialect.answers, { [id]: result.received })
  const line = evidenceLine(result, run)
  const certainty = readOnly ? ' (read-only: seen in existing records, less certain)' : ''
  if (line !== undefined) dialect.evidence = { ...dialect.evidence, [id]: line + certainty }
}
