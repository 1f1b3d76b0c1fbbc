import { styleText } from 'node:util'
import { parseBaseUrl } from '../core/base-url.ts'
import type { Verdict } from '../run/result.ts'
import type { Report, RunEvent } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { type Cause, causesOf } from './causes.ts'
import { scriptOf } from './curl.ts'
import {
  brief,
  conclusionOf,
  factsOf,
  groupOf,
  sourceOf,
  summaryLines,
  verdictNames,
  verdicts,
} from './words.ts'

type Format = Parameters<typeof styleText>[0]

/** Turns the events of a run into text for a terminal. It does not write anything itself. */
export interface Terminal {
  /**
   * Returns the lines to add for an event, and the status line to keep at the bottom during the run (empty
   * for none).
   */
  show(event: RunEvent): { lines: string[]; status: string }
}

/** The most differing answers that are listed, to keep the summary short. */
const mostLearned = 10

const colours: Record<Verdict, Format> = {
  pass: 'green',
  confirmed: 'green',
  fail: 'red',
  error: 'magenta',
  differs: 'cyan',
  'not-observable': 'gray',
  inconclusive: 'yellow',
  skipped: 'gray',
}

const marks: Record<Verdict, string> = {
  pass: '✓',
  confirmed: '✓',
  fail: '✗',
  error: '!',
  differs: '≠',
  'not-observable': '·',
  inconclusive: '?',
  skipped: '-',
}

/**
 * Reports to a terminal or a CI log. With `live`, a progress bar moves; otherwise one line is added whenever
 * a resource is finished. The stream decides about colours.
 */
export function terminalReport(options: { live: boolean; stream: NodeJS.WritableStream }): Terminal {
  const style = (format: Format, text: string) => styleText(format, text, { stream: options.stream })
  const groups = new Map<string, { of: number; results: Judged[] }>()

  /** Returns the line of a resource whose last requirement has been judged. */
  function lineOf(group: string): string {
    const counts = new Map<Verdict, number>()
    for (const { verdict } of groups.get(group)?.results ?? [])
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    const parts = verdicts.flatMap(verdict => {
      const count = counts.get(verdict)
      return count === undefined ? [] : [style(colours[verdict], `${count} ${verdictNames[verdict]}`)]
    })
    return `  ${group.padEnd(12)} ${parts.join(', ')}`
  }

  function start(event: Extract<RunEvent, { type: 'start' }>): string[] {
    for (const id of event.ids) {
      const group = groups.get(groupOf(id)) ?? { of: 0, results: [] }
      groups.set(groupOf(id), group)
      group.of += 1
    }
    const how = event.readOnly ? ', read-only' : `, everything made is named ${event.run}-…`
    return [`${style('bold', event.target)}  ${style('dim', `${event.ids.length} requirements${how}`)}`]
  }

  function result({ result: judged }: Extract<RunEvent, { type: 'result' }>): string[] {
    const lines: string[] = []
    if (judged.red) lines.push(style('red', `  ${marks[judged.verdict]} ${judged.id}: ${judged.title}`))
    const name = groupOf(judged.id)
    const group = groups.get(name)
    group?.results.push(judged)
    if (group !== undefined && group.results.length === group.of) lines.push(lineOf(name))
    return lines
  }

  function bar(done: number, total: number, text: string): string {
    const width = 24
    const filled = total === 0 ? width : Math.min(width, Math.floor((done / total) * width))
    const drawn = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
    return ` ${style('cyan', drawn)} ${String(done).padStart(String(total).length)}/${total} ${text}`
  }

  return {
    show(event) {
      const status = (text: string) => (options.live ? text : '')
      switch (event.type) {
        case 'start':
          return {
            lines: start(event),
            status: status(bar(0, event.ids.length, 'finding out where things are')),
          }
        case 'discovered':
          return { lines: [], status: status(bar(0, groups.size, 'judging')) }
        case 'result':
          return { lines: result(event), status: status(bar(event.done, event.total, event.result.id)) }
        case 'cleanup':
          return { lines: [], status: status(bar(1, 1, 'taking everything away')) }
        case 'end':
          return { lines: ending(event.report, style), status: '' }
      }
    },
  }
}

function ending(report: Report, style: (format: Format, text: string) => string): string[] {
  const lines: string[] = []
  for (const cause of causesOf(report.results)) lines.push('', ...failure(report, cause, style))
  for (const { resource, id, marker, time, reason } of report.leftBehind) {
    lines.push(
      '',
      style('red', `Left behind: ${resource}/${id ?? '?'} (${marker}, made at ${time})`),
      `  ${brief(reason, 1000)}`,
    )
  }
  if (report.ledger !== undefined) {
    lines.push('', `  shortlink-kit cleanup --ledger '${report.ledger}'${permission(report.target)}`)
  }
  const differs = report.results.filter(({ verdict, red }) => verdict === 'differs' && !red)
  if (differs.length > 0) lines.push('', style('bold', 'Answers that differ from the dialect'))
  for (const { id, expected, received } of differs.slice(0, mostLearned)) {
    lines.push(
      `  ${style('cyan', id)}  ${brief(received, 100)} ${style('dim', `instead of ${brief(expected, 60)}`)}`,
    )
  }
  const more = differs.length - mostLearned
  if (more > 0) lines.push(style('dim', `  … and ${more} more: --report html=FILE shows them all`))
  const unsure = report.results.filter(({ verdict }) => verdict === 'inconclusive')
  if (unsure.length > 0) lines.push('', style('bold', 'Inconclusive'))
  for (const { id, reason } of unsure) lines.push(`  ${style('yellow', id)}  ${brief(reason, 160)}`)
  const { documented, assumed } = summaryLines(report.summary)
  const seconds = (report.durationMs / 1000).toFixed(1)
  lines.push('', `  Documented  ${documented}`, `  Assumed     ${assumed}`, '')
  const conclusion = style(report.exitCode === 0 ? 'green' : 'red', style('bold', conclusionOf(report)))
  lines.push(`  ${conclusion} ${style('dim', `in ${seconds} s`)}`)
  return lines
}

function failure(
  report: Report,
  { name: of, first: result, alike }: Cause,
  style: (format: Format, text: string) => string,
): string[] {
  const lines = [
    `${style('red', `${marks[result.verdict]} ${of}`)} ${style('dim', sourceOf(result))}`,
    `  ${result.title}`,
  ]
  for (const [name, value] of factsOf(result)) lines.push(`  ${style('dim', name.padEnd(9))} ${value}`)
  for (const line of scriptOf(report.target, result)) lines.push(`  ${style('dim', '$')} ${line}`)
  if (alike.length > 0)
    lines.push(
      `  ${style('dim', `${alike.length} more for the same cause:`)} ${alike.map(({ id }) => id).join(', ')}`,
    )
  return lines
}

/** Returns the option that `cleanup` also needs if the server is not on this machine. */
function permission(target: string): string {
  const { host, loopback } = parseBaseUrl(target)
  return loopback ? '' : ` --allow-writes ${host}`
}
