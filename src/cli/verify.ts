import { UsageError } from '../../contract-tests/core/usage.ts'
import { runContract, select, suite } from '../../contract-tests/index.ts'
import { type ReportKind, reporters } from '../../contract-tests/report/index.ts'
import { terminalReport } from '../../contract-tests/report/terminal.ts'
import type { RunEvent, RunOptions } from '../../contract-tests/run/run.ts'
import type { Shard } from '../../contract-tests/run/select.ts'
import { readBaseline } from './baseline.ts'
import { defineCommand } from './command.ts'
import { dialectOf } from './dialect.ts'
import { flag, parsedOption, textOption, textsOption, wholeNumber } from './option.ts'
import { checkReportFiles, type ReportFile, reportsIn, writeReports } from './reports.ts'
import { accountOptions, baseUrlIn, dialectOptions, runOptions, targetOf } from './shared-options.ts'
import { stopOnSignals } from './signals.ts'

/** Parses `1/4`: the first of four parts. */
function parseShard(text: string, option: string): Shard {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  const [index, of] = [Number(match?.[1]), Number(match?.[2])]
  if (index >= 1 && index <= of) return { index, of }
  throw new UsageError(`${option} must be i/n with i from 1 to n, got "${text}"`)
}

const kinds = Object.keys(reporters) as ReportKind[]

/** Checks a server against the contract. */
export const start = defineCommand({
  name: 'verify',
  usage: ['BASE_URL [options]'],
  takesArguments: true,
  about: [
    'Checks whether a server implements the documented interface, whatever its responses look like. All records that ' +
      'the run creates are deleted again. Requests are sent one at a time unless --concurrency allows more, and the reports have their number. BASE_URL may end with /api/v1 or not.',
  ],
  options: {
    ...accountOptions,
    ...dialectOptions,
    strict: flag('Fail on every answer that differs, not only on those that --dialect or --answer state.'),
    baseline: textOption(
      'FILE',
      'A file with the ids of requirements that are known to fail, one per line. They do not fail the run, but a listed ' +
        'requirement that passes does.',
    ),
    only: textsOption(
      'GLOB',
      "Judge only requirements whose id matches, such as 'links.list.*'. Only what they need is discovered.",
    ),
    shard: parsedOption('i/n', 'Judge the i-th of n parts.', parseShard),
    list: flag('List the requirements without judging them.'),
    report: {
      ...textsOption(
        'KIND=FILE',
        'Write a report: junit, json, md, html or github (annotations of a job); - is the standard output.',
      ),
      completions: { words: kinds.map(kind => `${kind}=`) },
    },
    concurrency: parsedOption(
      'N',
      'How many requests may be open at once. Requirements that disturb one another are still judged one by one. Default: 1.',
      wholeNumber(1, 64),
    ),
    ...runOptions,
  },
  exit:
    'Exit codes: 0 passed; 1 failed: a documented requirement failed, or an answer differs from the stated one; 2 wrong ' +
    'usage or could not run; 3 records are left (see the ledger), or this machine failed during the run.',
  async run(values, positionals) {
    const { reports, others } = reportsIn(kinds, values.report, positionals)
    const { only, shard, strict, baseline, concurrency } = values
    if (values.list) return list({ only, shard })
    const run: RunOptions = {
      ...targetOf(baseUrlIn('verify', others), values),
      only,
      shard,
      strict,
      concurrency,
      dialect: await dialectOf(values),
      baseline: baseline === undefined ? undefined : await readBaseline(baseline),
    }
    return judge(run, reports)
  },
})

function list(selection: Pick<RunOptions, 'only' | 'shard'>): number {
  for (const { id, level, source, needs, title } of select(suite.requirements, selection)) {
    process.stdout.write(`${[id, level, source, needs, title].join('\t')}\n`)
  }
  return 0
}

async function judge(run: RunOptions, reports: readonly ReportFile<ReportKind>[]): Promise<number> {
  checkReportFiles(reports)
  let ledger: string | undefined
  const stop = stopOnSignals(() => ledger)
  try {
    const show = screen()
    const report = await runContract({
      ...run,
      signal: stop.signal,
      onEvent(event) {
        if (event.type === 'start') ledger = event.ledger
        show(event)
      },
    })
    const isWritten = writeReports(reports, kind => reporters[kind](report))
    return report.exitCode === 3 || !isWritten ? 3 : (stop.exitCode() ?? report.exitCode)
  } finally {
    stop.release()
  }
}

/**
 * Returns a function that prints events as they happen. On a terminal it also shows a status line that
 * changes.
 */
function screen(): (event: RunEvent) => void {
  const stream = process.stdout
  const live = stream.isTTY === true
  const terminal = terminalReport({ live, stream })
  return event => {
    const { lines, status } = terminal.show(event)
    if (live) stream.write('\r\u001b[2K')
    for (const line of lines) stream.write(`${line}\n`)
    if (live) stream.write(status)
  }
}
