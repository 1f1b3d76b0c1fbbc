import { type CompareOptions, type Comparison, compare } from '../../contract-tests/compare/compare.ts'
import { comparisonReporters, terminalTable } from '../../contract-tests/compare/report.ts'
import { UsageError as WrongCall } from '../../contract-tests/index.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { dialectOf, dialectOptions } from './dialect.ts'
import { checkReportFiles, type ReportFile, reportFile, writeReports } from './reports.ts'
import { stopOnSignals } from './signals.ts'
import { openTwin } from './twin.ts'
import { parseOptions, UsageError, wholeNumber } from './usage.ts'

const help = `Usage: shortlink-kit compare BASE_URL --dialect FILE [options]

Replays some 220 requests on a server and on the mock in a dialect, and prints where their responses differ, and why.
Everything that it creates is taken away again. Texts of errors are not compared.

Options:
  --dialect DIALECT     What the mock is to answer: the file that learn wrote, or a convention such as json-api.
                        Repeated, the later one counts.
  --answer ID=VALUE     One answer of the mock (YAML), to try it; may be repeated.
  --key KEY             The API key; the variable SHORTLINK_API_KEY is safer.
  --allow-writes HOST   Permit writes to a server that is not this machine, by repeating its host name.
  --read-only           Write nothing to the server: only what needs no record of ours is compared.
  --domain-id ID        A domain of the account; give two.
  --space-id ID         A space of the account; give two.
  --ignore PLACE        A member of records that is not compared, such as links:/title; may be repeated.
  --min-score N         Exit with 1 when less than N percent of the answers agree.
  --report KIND=FILE    Write a report: json or md; may be repeated.
  --ledger FILE         Where to note what is created. Default .shortlink-kit/ledger-<run>.jsonl.
  --max-objects N       The most objects of the run that may be there at once. Default 300.
  --timeout MS          How long to wait for an answer. Default 10000.
  --help                Show this help.

Exit codes: 0 compared, 1 below --min-score, 2 wrong usage or could not run, 3 left something behind (see the ledger).
`

type ReportKind = keyof typeof comparisonReporters
const kinds = Object.keys(comparisonReporters) as ReportKind[]

interface CompareCommand {
  help: boolean
  dialect: Dialect | undefined
  minScore: number | undefined
  reports: ReportFile<ReportKind>[]
  run: Omit<CompareOptions, 'dialect' | 'twin'>
}

async function readCommand(argv: string[], environment: NodeJS.ProcessEnv): Promise<CompareCommand> {
  const { values, positionals } = parseOptions({
    args: argv,
    allowPositionals: true,
    options: {
      ...dialectOptions,
      key: { type: 'string' },
      'allow-writes': { type: 'string' },
      'read-only': { type: 'boolean' },
      'domain-id': { type: 'string', multiple: true },
      'space-id': { type: 'string', multiple: true },
      ignore: { type: 'string', multiple: true },
      'min-score': { type: 'string' },
      report: { type: 'string', multiple: true },
      ledger: { type: 'string' },
      'max-objects': { type: 'string' },
      timeout: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const isReport = (text: string) => /^[a-z]+=/.test(text)
  const [baseUrl, ...more] = positionals.filter(text => !isReport(text))
  const help = values.help ?? false
  if (more.length > 0) throw new UsageError(`one BASE_URL is enough, got "${more[0]}" too`)
  if (baseUrl === undefined && !help) throw new UsageError('compare needs a BASE_URL; see compare --help')
  if (values.dialect === undefined && !help)
    throw new UsageError('compare needs --dialect FILE: learn writes one')
  const { 'max-objects': most, timeout } = values
  const command = {
    help,
    minScore: values['min-score'] === undefined ? undefined : percentOf(values['min-score']),
    reports: [...(values.report ?? []), ...positionals.filter(isReport)].map(text => reportFile(kinds, text)),
    run: {
      baseUrl: baseUrl ?? '',
      apiKey: values.key ?? environment.SHORTLINK_API_KEY ?? '',
      allowWrites: values['allow-writes'],
      readOnly: values['read-only'],
      domainIds: values['domain-id'],
      spaceIds: values['space-id'],
      ignore: (values.ignore ?? []).map(placeOf),
      ledger: values.ledger,
      maxObjects: most === undefined ? undefined : wholeNumber('--max-objects', most, 1, 100_000),
      timeoutMs: timeout === undefined ? undefined : wholeNumber('--timeout', timeout, 1, 600_000),
    },
  }
  // Files are read when the command line is right.
  return { ...command, dialect: help ? undefined : await dialectOf(values) }
}

function percentOf(text: string): number {
  const number = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 100) return number
  throw new UsageError(`--min-score must be a number from 0 to 100, got ${JSON.stringify(text)}`)
}

function placeOf(text: string): string {
  if (/^(links|pixels):(\/([^~/]|~[01])*)+$/.test(text)) return text
  throw new UsageError(`--ignore must be such as links:/title, got ${JSON.stringify(text)}`)
}

/** Compares a server with the mock. Gives the exit code; throws UsageError for a mistake in the command line or file. */
export async function run(argv: string[]): Promise<number> {
  const command = await readCommand(argv, process.env)
  const { dialect } = command
  if (command.help || dialect === undefined) {
    process.stdout.write(help)
    return 0
  }
  checkReportFiles(command.reports)
  let ledger: string | undefined
  const stop = stopOnSignals(() => ledger)
  const { domainIds, spaceIds } = command.run
  const twin = await openTwin(dialect, { account: { domainIds, spaceIds } })
  try {
    const comparison = await compare({
      ...command.run,
      dialect,
      twin,
      signal: stop.signal,
      onEvent(event) {
        if (event.type === 'start') ledger = event.ledger
      },
    })
    for (const line of terminalTable(comparison)) process.stdout.write(`${line}\n`)
    const isWritten = writeReports(command.reports, kind => comparisonReporters[kind](comparison))
    return isWritten ? exitCodeOf(comparison, command.minScore, stop.exitCode()) : 3
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  } finally {
    stop.release()
    await twin.close()
  }
}

function exitCodeOf({ exitCode, score }: Comparison, minScore = 0, stopped: number | undefined): number {
  if (exitCode === 3) return 3
  if (stopped !== undefined || exitCode === 2) return stopped ?? 2
  return score.agree * 100 < minScore ? 1 : 0
}
