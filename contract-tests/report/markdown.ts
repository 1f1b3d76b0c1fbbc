import type { Report } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { type Cause, causesOf } from './causes.ts'
import { scriptOf } from './curl.ts'
import { fenced, inline, markdownCode } from './markdown-text.ts'
import { conclusionOf, countOf, factsOf, oneLine, othersWords, sourceOf, summaryLines } from './words.ts'

/**
 * Returns the report as Markdown for the summary of a CI job: the red results in full, the answers that
 * differ as a table.
 */
export function markdownReport(report: Report): string {
  const { documented, assumed } = summaryLines(report.summary)
  const lines = [
    `# ${report.exitCode === 0 ? '✅' : '❌'} Contract suite: ${inline(conclusionOf(report))}`,
    '',
    `Target ${markdownCode(report.target)}, compared with the dialect ${markdownCode(report.dialect)}${report.readOnly ? ', read-only' : ''}: ${countOf(report.requests)}.`,
    '',
    '| Requirements | Result |',
    '|---|---|',
    `| Documented | ${documented} |`,
    `| Assumed | ${assumed} |`,
  ]
  const causes = causesOf(report.results)
  if (causes.length > 0) lines.push('', '## Red')
  for (const cause of causes) lines.push('', ...failureOf(report, cause))
  const [first] = causes
  if (first !== undefined) {
    const { source } = first.first
    lines.push('', `To read ${sourceOf(first.first)}: ${markdownCode(`shortlink-kit explain ${source}`)}`)
  }
  if (report.leftBehind.length > 0) {
    lines.push('', '## Left behind', '', `The ledger ${markdownCode(report.ledger ?? '')} lists them.`, '')
    for (const { resource, id, marker, reason } of report.leftBehind) {
      lines.push(`- ${markdownCode(`${resource}/${id ?? '?'}`)} (${markdownCode(marker)}): ${inline(reason)}`)
    }
  }
  const others = othersWords(report)
  if (others.length > 0)
    lines.push('', '## Records of others', ...others.flatMap(words => ['', inline(words)]))
  lines.push(
    ...tableOf('Differs, but is not a failure', report.results.filter(isLearned), result => [
      markdownCode(oneLine(result.expected, 80)),
      markdownCode(oneLine(result.received, 80)),
    ]),
  )
  const unsure = report.results.filter(({ verdict }) => verdict === 'inconclusive')
  if (unsure.length > 0) lines.push('', '## Inconclusive', '')
  for (const { id, reason } of unsure)
    lines.push(`- ${markdownCode(id)}: ${markdownCode(oneLine(reason, 160))}`)
  return `${lines.join('\n')}\n`
}

function isLearned(result: Judged): boolean {
  return result.verdict === 'differs' && !result.red
}

function failureOf(report: Report, { name, first: result, alike }: Cause): string[] {
  const lines = [`### ${markdownCode(name)}`, '', `${inline(result.title)} (${sourceOf(result)})`, '']
  for (const [name, value] of factsOf(result)) lines.push(`- ${name}: ${markdownCode(value)}`)
  const script = scriptOf(report.target, result)
  if (script.length > 0) lines.push('', fenced(script.join('\n')))
  if (alike.length > 0)
    lines.push(
      '',
      `${alike.length} more with the same cause: ${alike.map(({ id }) => markdownCode(id)).join(', ')}`,
    )
  return lines
}

function tableOf(title: string, results: Judged[], cells: (result: Judged) => string[]): string[] {
  if (results.length === 0) return []
  const rows = results.map(result => `| ${[markdownCode(result.id), ...cells(result)].join(' | ')} |`)
  return ['', `## ${title}`, '', '| Question | Expected | Received |', '|---|---|---|', ...rows]
}
