import { readFileSync } from 'node:fs'
import { type ReportKind, reporters } from '../../contract-tests/report/index.ts'
import type { RunOptions } from '../../contract-tests/run/run.ts'
import type { Shard } from '../../contract-tests/run/select.ts'
import { dialectOf, dialectOptions } from './dialect.ts'
import { type ReportFile, reportFile } from './reports.ts'
import { parseOptions, UsageError, wholeNumber } from './usage.ts'

const kinds = Object.keys(reporters) as ReportKind[]

/** The command line of `verify`, read. */
export interface VerifyCommand {
  help: boolean
  list: boolean
  /** Undefined where none is needed: with `--list` and `--help`. */
  run: RunOptions
  reports: ReportFile<ReportKind>[]
}

/** Reads the command line and the files that it names. Throws UsageError. */
export async function readCommand(argv: string[], environment: NodeJS.ProcessEnv): Promise<VerifyCommand> {
  const { values, positionals } = parseOptions({
    args: argv,
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      'allow-writes': { type: 'string' },
      'domain-id': { type: 'string', multiple: true },
      'space-id': { type: 'string', multiple: true },
      ...dialectOptions,
      strict: { type: 'boolean' },
      baseline: { type: 'string' },
      only: { type: 'string', multiple: true },
      shard: { type: 'string' },
      'read-only': { type: 'boolean' },
      list: { type: 'boolean' },
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
  const list = values.list ?? false
  if (more.length > 0) throw new UsageError(`one BASE_URL is enough, got "${more[0]}" too`)
  if (baseUrl === undefined && !help && !list)
    throw new UsageError('verify needs a BASE_URL; see verify --help')
  return {
    help,
    list,
    reports: [...(values.report ?? []), ...positionals.filter(isReport)].map(text => reportFile(kinds, text)),
    run: {
      baseUrl: baseUrl ?? '',
      apiKey: values.key ?? environment.SHORTLINK_API_KEY ?? '',
      allowWrites: values['allow-writes'],
      domainIds: values['domain-id'],
      spaceIds: values['space-id'],
      dialect: await dialectOf(values),
      strict: values.strict,
      baseline: values.baseline === undefined ? undefined : readBaseline(values.baseline),
      only: values.only,
      shard: values.shard === undefined ? undefined : shardOf(values.shard),
      readOnly: values['read-only'],
      ledger: values.ledger,
      maxObjects: bounded('--max-objects', values['max-objects'], 1, 100_000),
      timeoutMs: bounded('--timeout', values.timeout, 1, 600_000),
    },
  }
}

function bounded(option: string, text: string | undefined, min: number, max: number): number | undefined {
  return text === undefined ? undefined : wholeNumber(option, text, min, max)
}

function shardOf(text: string): Shard {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  const [index, of] = [Number(match?.[1]), Number(match?.[2])]
  if (index >= 1 && index <= of) return { index, of }
  throw new UsageError(`--shard must be i/n with i from 1 to n, got "${text}"`)
}

function read(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${option} ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** The ids of a baseline: one a line, as text or as a YAML list; `#` starts a comment. */
function readBaseline(file: string): string[] {
  return read('--baseline', file)
    .split('\n')
    .map(line =>
      line
        .replace(/#.*/, '')
        .replace(/^\s*-\s+/, '')
        .trim(),
    )
    .filter(id => id !== '')
}
