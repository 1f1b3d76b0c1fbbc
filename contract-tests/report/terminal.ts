import { styleText } from 'node:util'
import type { Verdict } from '../run/result.ts'
import type { RunEvent } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { marks, type Style, summaryOfRun } from './terminal-summary.ts'
import { groupOf, verdictNames, verdicts } from './words.ts'

/** Turns the events of a run into text for a terminal. It does not write anything itself. */
export interface Terminal {
  /**
   * Returns the lines to add for an event, and the status line to keep at the bottom during the run (empty
   * for none).
   */
  show(event: RunEvent): { lines: string[]; status: string }
}

const colours: Record<Verdict, Parameters<Style>[0]> = {
  passed: 'green',
  matches: 'green',
  failed: 'red',
  error: 'magenta',
  differs: 'cyan',
  'not-observable': 'gray',
  inconclusive: 'yellow',
  skipped: 'gray',
}

/** The number of characters of the progress bar. */
const barWidth = 24

/**
 * Reports to a terminal or a CI log. With `live`, a progress bar moves; otherwise one line is added whenever
 * a resource is finished. The stream decides about colours.
 */
export function terminalReport(options: { live: boolean; stream: NodeJS.WritableStream }): Terminal {
  const { live, stream } = options
  return new TerminalReport(live, (format, text) => styleText(format, text, { stream }))
}

class TerminalReport implements Terminal {
  readonly #live: boolean
  readonly #style: Style
  /** The number of requirements of each resource, and the results that are known so far. */
  readonly #groups = new Map<string, { of: number; results: Judged[] }>()
  #done = 0
  #total = 0

  constructor(live: boolean, style: Style) {
    this.#live = live
    this.#style = style
  }

  show(event: RunEvent): { lines: string[]; status: string } {
    switch (event.type) {
      case 'start':
        this.#total = event.ids.length
        return {
          lines: this.#start(event),
          status: this.#bar('learning how the server writes its responses'),
        }
      case 'discovered':
        return { lines: [], status: this.#bar('judging') }
      case 'result':
        this.#done = event.done
        return { lines: this.#result(event.result), status: this.#bar(event.result.id) }
      case 'cleanup':
        return { lines: [], status: this.#bar('deleting the created records') }
      case 'end':
        return { lines: summaryOfRun(event.report, this.#style), status: '' }
    }
  }

  #start({ ids, readOnly, run, target }: Extract<RunEvent, { type: 'start' }>): string[] {
    for (const id of ids) {
      const group = this.#groups.get(groupOf(id)) ?? { of: 0, results: [] }
      this.#groups.set(groupOf(id), group)
      group.of += 1
    }
    const how = readOnly ? ', read-only' : `, every created record is named ${run}-…`
    return [`${this.#style('bold', target)}  ${this.#style('dim', `${ids.length} requirements${how}`)}`]
  }

  #result(judged: Judged): string[] {
    const lines: string[] = []
    if (judged.red) lines.push(this.#style('red', `  ${marks[judged.verdict]} ${judged.id}: ${judged.title}`))
    const name = groupOf(judged.id)
    const group = this.#groups.get(name)
    group?.results.push(judged)
    if (group !== undefined && group.results.length === group.of)
      lines.push(this.#groupLine(name, group.results))
    return lines
  }

  /** Returns the line of a resource whose last requirement has been judged. */
  #groupLine(name: string, results: readonly Judged[]): string {
    const counts = new Map<Verdict, number>()
    for (const { verdict } of results) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    const parts = verdicts.flatMap(verdict => {
      const count = counts.get(verdict)
      return count === undefined ? [] : [this.#style(colours[verdict], `${count} ${verdictNames[verdict]}`)]
    })
    return `  ${name.padEnd(12)} ${parts.join(', ')}`
  }

  /** Returns the status line with the progress bar. Empty in a log. */
  #bar(text: string): string {
    if (!this.#live) return ''
    const [done, total] = [this.#done, this.#total]
    const filled = total === 0 ? barWidth : Math.min(barWidth, Math.floor((done / total) * barWidth))
    const drawn = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
    return ` ${this.#style('cyan', drawn)} ${String(done).padStart(String(total).length)}/${total} ${text}`
  }
}
