import type { styleText } from 'node:util'
import { parseBaseUrl } from '../core/base-url.ts'
import type { Verdict } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import { type Cause, causesOf } from './causes.ts'
import { scriptOf } from './curl.ts'
import { conclusionOf, countOf, factsOf, oneLine, othersWords, sourceOf, summaryLines } from './words.ts'

/** Gives a text a colour or weight. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

/** Maximum number of differing answers in the summary. */
const mostLearned = 10

/** A sign for each verdict, for terminals without colours. */
export const marks: Record<Verdict, string> = {
  passed: '✓',
  matches: '✓',
  failed: '✗',
  error: '!',
  differs: '≠',
  'not-observable': '·',
  inconclusive: '?',
  skipped: '-',
}

/** Returns the lines at the end of a run: failures, records left behind, other findings and the counts. */
export function summaryOfRun(report: Report, style: Style): string[] {
  const { documented, assumed } = summaryLines(report.summary)
  const seconds = (report.durationMs / 1000).toFixed(1)
  const conclusion = style(report.exitCode === 0 ? 'green' : 'red', style('bold', conclusionOf(report)))
  const causes = causesOf(report.results)
  return [
    ...causes.flatMap(cause => ['', ...failure(report, cause, style)]),
    ...explained(causes, style),
    ...leftBehind(report, style),
    ...others(report, style),
    ...differing(report, style),
    ...inconclusive(report, style),
    '',
    `  Documented  ${documented}`,
    `  Assumed     ${assumed}`,
    '',
    `  ${conclusion} ${style('dim', `in ${seconds} s with ${countOf(report.requests)}`)}`,
  ]
}

/** Returns how to read the section or question of the first failure. */
function explained([cause]: readonly Cause[], style: Style): string[] {
  if (cause === undefined) return []
  const { source } = cause.first
  return ['', style('dim', `  To read ${sourceOf(cause.first)}: shortlink-kit explain ${source}`)]
}

function failure(report: Report, { name: of, first: result, alike }: Cause, style: Style): string[] {
  const lines = [
    `${style('red', `${marks[result.verdict]} ${of}`)} ${style('dim', sourceOf(result))}`,
    `  ${result.title}`,
  ]
  for (const [name, value] of factsOf(result)) lines.push(`  ${style('dim', name.padEnd(9))} ${value}`)
  for (const line of scriptOf(report.target, result)) lines.push(`  ${style('dim', '$')} ${line}`)
  if (alike.length > 0)
    lines.push(
      `  ${style('dim', `${alike.length} more with the same cause:`)} ${alike.map(({ id }) => id).join(', ')}`,
    )
  return lines
}

function leftBehind(report: Report, style: Style): string[] {
  const lines: string[] = []
  for (const { resource, id, marker, time, reason } of report.leftBehind) {
    lines.push(
      '',
      style('red', `Left behind: ${resource}/${id ?? '?'} (${marker}, created at ${time})`),
      `  ${oneLine(reason, 1000)}`,
    )
  }
  if (report.ledger !== undefined)
    lines.push('', `  shortlink-kit cleanup --ledger '${report.ledger}'${permission(report.target)}`)
  return lines
}

function others(report: Report, style: Style): string[] {
  const words = othersWords(report).map(sentence => `  ${style('yellow', sentence)}`)
  return words.length === 0 ? [] : ['', style('bold', 'Records of others'), ...words]
}

/** Returns the option that `cleanup` also needs if the server is not on this machine. */
function permission(target: string): string {
  const { host, loopback } = parseBaseUrl(target)
  return loopback ? '' : ` --allow-writes ${host}`
}

function differing({ results }: Report, style: Style): string[] {
  const differs = results.filter(({ verdict, red }) => verdict === 'differs' && !red)
  if (differs.length === 0) return []
  const lines = ['', style('bold', 'Answers that differ from the dialect')]
  for (const { id, expected, received } of differs.slice(0, mostLearned)) {
    lines.push(
      `  ${style('cyan', id)}  ${oneLine(received, 100)} ${style('dim', `instead of ${oneLine(expected, 60)}`)}`,
    )
  }
  const more = differs.length - mostLearned
  if (more > 0) lines.push(style('dim', `  … and ${more} more: --report html=FILE shows them all`))
  return lines
}

function inconclusive({ results }: Report, style: Style): string[] {
  const unsure = results.filter(({ verdict }) => verdict === 'inconclusive')
  if (unsure.length === 0) return []
  const lines = unsure.map(({ id, reason }) => `  ${style('yellow', id)}  ${oneLine(reason, 160)}`)
  return ['', style('bold', 'Inconclusive'), ...lines]
}
