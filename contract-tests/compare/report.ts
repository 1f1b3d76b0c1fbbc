import { brief } from '../core/match.ts'
import { inline, markdownCode } from '../report/markdown-text.ts'
import { harmless } from '../report/words.ts'
import type { Difference } from './cause.ts'
import type { Comparison, Score } from './compare.ts'
import type { ComparedRow } from './row.ts'

/** The reporters of a comparison, by the name that the command line uses. */
export const comparisonReporters = { json: jsonReport, md: markdownReport } as const

/** Formats a score as one line: the share of responses that agree, then the shares by part. */
export function figure({ agree, compared, status, headers, body }: Score): string {
  const shares = `status ${percent(status)}, bodies ${percent(body)}, headers ${percent(headers)}`
  return `${percent(agree)} of ${compared} responses agree (${shares})`
}

/** Formats a share, rounded down, so that only a full share is shown as 100 %. */
export function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`
}

/** Formats a comparison for a terminal: the rows that differ, the causes, and the score. */
export function terminalTable({ rows, score, stopped, leftBehind, ledger }: Comparison): string[] {
  const lines = rows.filter(differs).flatMap(row => {
    const head = `${String(row.n).padStart(4)}  ${statusOf(row)}  ${brief(row.title, 100).slice(1, -1)}`
    return [head, ...detailsOf(row).map(detail => `      ${detail}`)]
  })
  const causes = new Map<string, number>()
  for (const { cause } of rows.flatMap(row => row.differences))
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  for (const [cause, count] of causes) lines.push(`${count} differences: ${cause}`)
  if (stopped !== undefined) lines.push(stopped)
  for (const { resource, id, reason } of leftBehind) {
    lines.push(`Left behind: ${resource}/${id ?? '?'}: ${reason} (ledger ${ledger})`)
  }
  if (stopped === undefined) lines.push(figure(score))
  return lines.map(harmless)
}

function differs({ differences, skipped }: ComparedRow): boolean {
  return differences.length > 0 || isOneSided(skipped)
}

function isOneSided(skipped: ComparedRow['skipped']): boolean {
  return skipped !== undefined && (skipped.server === undefined) !== (skipped.twin === undefined)
}

function statusOf({ status: { server, twin } }: ComparedRow): string {
  return server === twin ? `${server ?? '---'}    ` : `${server ?? '---'}/${twin ?? '---'}`
}

function detailsOf({ differences, skipped }: ComparedRow): string[] {
  if (skipped?.server !== undefined) return [`not sent to the server: ${skipped.server}`]
  if (skipped?.twin !== undefined) return [`not sent to the mock: ${skipped.twin}`]
  return differences.map(
    found =>
      `${placeOf(found)}: server ${brief(found.server, 60)}, mock ${brief(found.twin, 60)} (${found.cause}; ${found.because})`,
  )
}

function placeOf({ part, at }: Difference): string {
  return at === '' ? part : `${part} ${at}`
}

function jsonReport(comparison: Comparison): string {
  return `${JSON.stringify(comparison, undefined, 2)}\n`
}

function markdownReport(comparison: Comparison): string {
  const { target, dialect, score, rows, stopped } = comparison
  const table = rows.map(row => {
    const { server, twin } = row.status
    const same = differs(row)
      ? detailsOf(row).map(inline).join('<br>')
      : row.skipped === undefined
        ? 'alike'
        : 'not sent'
    return `| ${row.n} | ${markdownCode(row.title)} | ${server ?? '–'} | ${twin ?? '–'} | ${same} |`
  })
  return [
    `# ${inline(target)} and the mock in the dialect ${inline(dialect)}`,
    '',
    `**${inline(stopped ?? figure(score))}**`,
    '',
    '| # | Request | Server | Mock | Differences |',
    '|---|---|---|---|---|',
    ...table,
    '',
  ].join('\n')
}
