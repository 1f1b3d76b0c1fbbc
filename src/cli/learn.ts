import { UsageError as WrongCall } from '../../contract-tests/index.ts'
import { type Learned, type LearnOptions, learn } from '../../contract-tests/learn/learn.ts'
import { harmless } from '../../contract-tests/report/words.ts'
import type { Report, RunEvent } from '../../contract-tests/run/run.ts'
import { formatDialect } from '../dialect/file.ts'
import { defaultAnswers } from '../generated/answers.ts'
import { dialectIn, saveDialect } from './dialect-output.ts'
import { type HarCommand, runHar } from './learn-har.ts'
import { stopOnSignals } from './signals.ts'
import { parseOptions, UsageError, wholeNumber } from './usage.ts'

const help = `Usage: shortlink-kit learn BASE_URL [options]
       shortlink-kit learn --har FILE [BASE_URL] [options]

Writes how a server behaves and what its responses look like: a dialect file, for serve, verify and compare. Everything
that it creates is taken away again. What could not be seen is left out and keeps its default; the reason is printed.

With --har nothing is sent: the dialect is learned from traffic that a browser has saved. No key and no value of a record
is written. What no request showed stays open, and the file says so.

Options:
  --har FILE            A recording (HAR 1.2) to learn from; may be repeated. BASE_URL is needed where it has several
                        services. Goes with --output, --name and --key alone.
  -o, --output FILE     Where to write the dialect. Of a file that is there it prints what changes first; its answers
                        to what could not be seen this time are kept. Without it, the dialect is printed.
  --name NAME           The name of the dialect. Default: that of the file that is there, or the host.
  --key KEY             The API key; the variable SHORTLINK_API_KEY is safer.
  --allow-writes HOST   Permit writes to a server that is not this machine, by repeating its host name.
  --read-only           Write nothing to the server: learn from the records that are there, with less certainty.
  --domain-id ID        A domain of the account; two show more.
  --space-id ID         A space of the account; two show more.
  --ledger FILE         Where to note what is created. Default .shortlink-kit/ledger-<run>.jsonl.
  --max-objects N       The most objects of the run that may be there at once. Default 300.
  --timeout MS          How long to wait for an answer. Default 10000.
  --help                Show this help.

Exit codes: 0 learned, 2 wrong usage or could not run, 3 left something behind (see the ledger).
`

interface LearnCommand {
  help: boolean
  output: string | undefined
  run: LearnOptions
  har: HarCommand | undefined
}

/** Options that are about sending. */
const sending = [
  ...(['allow-writes', 'read-only', 'domain-id', 'space-id', 'ledger'] as const),
  ...(['max-objects', 'timeout'] as const),
]

function readCommand(argv: string[], environment: NodeJS.ProcessEnv): LearnCommand {
  const { values, positionals } = parseOptions({
    args: argv,
    allowPositionals: true,
    options: {
      har: { type: 'string', multiple: true },
      output: { type: 'string', short: 'o' },
      name: { type: 'string' },
      key: { type: 'string' },
      'allow-writes': { type: 'string' },
      'read-only': { type: 'boolean' },
      'domain-id': { type: 'string', multiple: true },
      'space-id': { type: 'string', multiple: true },
      ledger: { type: 'string' },
      'max-objects': { type: 'string' },
      timeout: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [baseUrl, ...more] = positionals
  const help = values.help ?? false
  if (more.length > 0) throw new UsageError(`one BASE_URL is enough, got "${more[0]}" too`)
  const { har } = values
  if (baseUrl === undefined && har === undefined && !help)
    throw new UsageError('learn needs a BASE_URL; see learn --help')
  const apiKey = values.key ?? environment.SHORTLINK_API_KEY ?? ''
  const useless = har && sending.find(option => values[option] !== undefined)
  if (useless) throw new UsageError(`--har sends nothing: leave out --${useless}`)
  const { 'max-objects': most, timeout } = values
  return {
    help,
    output: values.output,
    har: har && { files: har, baseUrl, output: values.output, name: values.name, apiKey },
    run: {
      baseUrl: baseUrl ?? '',
      apiKey,
      allowWrites: values['allow-writes'],
      readOnly: values['read-only'],
      domainIds: values['domain-id'],
      spaceIds: values['space-id'],
      name: values.name,
      ledger: values.ledger,
      maxObjects: most === undefined ? undefined : wholeNumber('--max-objects', most, 1, 100_000),
      timeoutMs: timeout === undefined ? undefined : wholeNumber('--timeout', timeout, 1, 600_000),
    },
  }
}

/** Learns a dialect. Gives the exit code; throws UsageError for a mistake in the command line or in the file. */
export async function run(argv: string[]): Promise<number> {
  const command = readCommand(argv, process.env)
  if (command.help) {
    process.stdout.write(help)
    return 0
  }
  if (command.har !== undefined) return runHar(command.har)
  // Read before anything is sent: a broken file is better known at once.
  const before = command.output === undefined ? undefined : dialectIn(command.output)
  // What is printed on stdout may be piped into a file.
  const stream = command.output === undefined ? process.stderr : process.stdout
  const say = (line: string) => stream.write(`${harmless(line)}\n`)
  let ledger: string | undefined
  const stop = stopOnSignals(() => ledger)
  try {
    const learned = await learn({
      ...command.run,
      name: command.run.name ?? before?.name,
      signal: stop.signal,
      onEvent(event) {
        // Answers and shapes are learned in two runs.
        if (ledger === undefined) tell(event, say)
        if (event.type === 'start') ledger = event.ledger
      },
    })
    for (const line of summaryOf(learned)) say(line)
    const { exitCode } = learned
    if (exitCode === 2) return stop.exitCode() ?? exitCode
    const { output, run } = command
    const { dialect } = learned
    if (output === undefined) process.stdout.write(formatDialect(dialect))
    else if (!saveDialect({ file: output, before, learned: dialect, apiKey: run.apiKey }, say)) return 3
    return exitCode
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  } finally {
    stop.release()
  }
}

function tell(event: RunEvent, say: (line: string) => void): void {
  if (event.type !== 'start') return
  say(`Learning from ${event.target} as ${event.run}${event.readOnly ? ', read-only: less certain' : ''}`)
}

function summaryOf({ dialect, unseen, partly, unexplained, report, exitCode }: Learned): string[] {
  // Where nothing is written, what was not seen is of no use.
  if (exitCode === 2) return [report.stopped ?? 'Nothing could be learned', ...leftBehind(report)]
  const count = Object.keys(dialect.answers).length
  const lines = [`${count} questions answered, ${unseen.length} not seen, ${report.durationMs} ms`]
  if (report.stopped !== undefined) lines.push(report.stopped)
  if (unseen.length > 0) lines.push('Not seen, so that the default stays:')
  for (const { id, reason } of unseen) {
    lines.push(`  ${id}: ${JSON.stringify(defaultAnswers[id])}, because ${reason}`)
  }
  if (partly.length > 0) lines.push('Seen in part:')
  for (const { id, reason } of partly) lines.push(`  ${id}: ${reason}`)
  const odd = unexplained.filter(({ where }) => where !== undefined)
  const unknown = unexplained.filter(({ where }) => where === undefined)
  if (unknown.length > 0) lines.push('Not understood, so that they are written as they were seen ($seen):')
  for (const { path } of unknown) lines.push(`  ${path}`)
  if (odd.length > 0) lines.push('Understood, but for some records:')
  for (const { path, where } of odd) lines.push(`  ${path}, where ${where}`)
  return [...lines, ...leftBehind(report)]
}

function leftBehind({ leftBehind, ledger }: Report): string[] {
  return leftBehind.map(
    ({ resource, id, reason }) => `Left behind: ${resource}/${id ?? '?'}: ${reason} (ledger ${ledger})`,
  )
}
