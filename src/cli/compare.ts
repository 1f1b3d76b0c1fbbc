import { accountOf } from '../../contract-tests/compare/account.ts'
import { type Comparison, compare } from '../../contract-tests/compare/compare.ts'
import { comparisonReporters, terminalTable } from '../../contract-tests/compare/report.ts'
import { UsageError } from '../../contract-tests/core/usage.ts'
import type { RunEvent } from '../../contract-tests/run/run.ts'
import { defineCommand } from './command.ts'
import { dialectOf } from './dialect.ts'
import { parsedOption, textsOption } from './option.ts'
import { checkReportFiles, reportsIn, writeReports } from './reports.ts'
import { accountOptions, baseUrlIn, dialectOptions, runOptions, targetOf } from './shared-options.ts'
import { stopOnSignals } from './signals.ts'
import { openTwin } from './twin.ts'

const kinds = Object.keys(comparisonReporters) as (keyof typeof comparisonReporters)[]

/** Compares a server with the mock in a dialect. */
export const start = defineCommand({
  name: 'compare',
  usage: ['BASE_URL --dialect FILE [options]'],
  takesArguments: true,
  about: [
    'Sends about 220 requests to a server and to the mock with a dialect, and prints the differences between their ' +
      'responses, with the reasons. All records that it creates are deleted again. The texts of errors are not compared.',
  ],
  options: {
    ...dialectOptions,
    ...accountOptions,
    ignore: textsOption('PLACE', 'A member of records that is not compared, such as links:/title.'),
    'min-score': parsedOption(
      'N',
      'Exit with 1 if less than N percent of the responses agree.',
      parsePercent,
    ),
    report: {
      ...textsOption('KIND=FILE', 'Write a report: json or md; - is the standard output.'),
      completions: { words: kinds.map(kind => `${kind}=`) },
    },
    ...runOptions,
  },
  exit: 'Exit codes: 0 compared, 1 below --min-score, 2 wrong usage or could not run, 3 records are left (see the ledger).',
  async run(values, positionals) {
    const { reports, others } = reportsIn(kinds, values.report, positionals)
    const run = { ...targetOf(baseUrlIn('compare', others), values), ignore: values.ignore.map(placeOf) }
    const dialect = values.dialect.length === 0 ? undefined : await dialectOf(values)
    if (dialect === undefined)
      throw new UsageError('compare needs --dialect FILE; the command learn writes one')
    checkReportFiles(reports)
    let ledger: string | undefined
    const stop = stopOnSignals(() => ledger)
    const watched = {
      ...run,
      signal: stop.signal,
      onEvent(event: RunEvent) {
        if (event.type === 'start') ledger = event.ledger
      },
    }
    const account = await accountOf(watched, dialect)
    const twin = await openTwin(dialect, { account })
    try {
      const comparison = await compare({ ...watched, ...account, dialect, twin })
      for (const line of terminalTable(comparison)) process.stdout.write(`${line}\n`)
      const isWritten = writeReports(reports, kind => comparisonReporters[kind](comparison))
      return isWritten ? exitCodeOf(comparison, values['min-score'], stop.exitCode()) : 3
    } finally {
      stop.release()
      await twin.close()
    }
  },
})

function parsePercent(text: string, option: string): number {
  const number = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 100) return number
  throw new UsageError(`${option} must be a number from 0 to 100, got ${JSON.stringify(text)}`)
}

function placeOf(text: string): string {
  if (/^(links|pixels):(\/([^~/]|~[01])*)+$/.test(text)) return text
  throw new UsageError(
    `--ignore must be a resource and a JSON pointer, such as links:/title, got ${JSON.stringify(text)}`,
  )
}

function exitCodeOf({ exitCode, score }: Comparison, minScore = 0, stopped: number | undefined): number {
  if (exitCode === 3) return 3
  if (stopped !== undefined || exitCode === 2) return stopped ?? 2
  return score.agree * 100 < minScore ? 1 : 0
}
