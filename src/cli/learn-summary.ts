import type { Learned } from '../../contract-tests/learn/learn.ts'
import type { Report } from '../../contract-tests/run/run.ts'
import { defaultAnswers } from '../generated/answers.ts'

/** Returns the lines that `learn` prints about its result. */
export function learnSummary({ dialect, unseen, partly, unexplained, report, exitCode }: Learned): string[] {
  // No dialect is written, so there are no defaults to list.
  if (exitCode === 2) return [report.stopped ?? 'Nothing could be learned', ...leftBehind(report)]
  const count = Object.keys(dialect.answers).length
  const lines = [`${count} questions answered, ${unseen.length} not observed, ${report.durationMs} ms`]
  if (report.stopped !== undefined) lines.push(report.stopped)
  if (unseen.length > 0) lines.push('Not observed, so the default applies:')
  for (const { id, reason } of unseen) {
    lines.push(`  ${id}: ${JSON.stringify(defaultAnswers[id])}, because ${reason}`)
  }
  if (partly.length > 0) lines.push('Observed in part:')
  for (const { id, reason } of partly) lines.push(`  ${id}: ${reason}`)
  const partlyUnderstood = unexplained.filter(({ where }) => where !== undefined)
  const unknown = unexplained.filter(({ where }) => where === undefined)
  if (unknown.length > 0) lines.push('Not understood, written as observed ($seen):')
  for (const { path } of unknown) lines.push(`  ${path}`)
  if (partlyUnderstood.length > 0) lines.push('Understood, except for some records:')
  for (const { path, where } of partlyUnderstood) lines.push(`  ${path}, where ${where}`)
  return [...lines, ...leftBehind(report)]
}

function leftBehind({ leftBehind, ledger }: Report): string[] {
  return leftBehind.map(
    ({ resource, id, reason }) => `Left behind: ${resource}/${id ?? '?'}: ${reason} (ledger ${ledger})`,
  )
}
