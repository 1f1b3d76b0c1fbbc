import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError as WrongCall } from '../../contract-tests/index.ts'
import { changesBetween, withKept } from '../../contract-tests/learn/changes.ts'
import { type Learned, type LearnOptions, learn } from '../../contract-tests/learn/learn.ts'
import { withoutKey } from '../../contract-tests/learn/without-key.ts'
import { harmless } from '../../contract-tests/report/words.ts'
import type { Report, RunEvent } from '../../contract-tests/run.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { DialectError, formatDialect, parseDialect } from '../dialect/file.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { stopOnSignals } from './signals.ts'
import { parseOptions, UsageError, wholeNumber } from './usage.ts'

const help = `Usage: shortlink-kit learn BASE_URL [options]

Writes how a server behaves and what its responses look like: a dialect file, for serve, verify and compare. Everything
that it creates is taken away again. What could not be seen is left out and keeps its default; the reason is told.

Options:
  -o, --output FILE     Where to write the dialect. Of a file that is there it is told what changes first; its answers
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
}

function readCommand(argv: string[], environment: NodeJS.ProcessEnv): LearnCommand {
  const { values, positionals } = parseOptions({
    args: argv,
    allowPositionals: true,
    options: {
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
  if (baseUrl === undefined && !help) throw new UsageError('learn needs a BASE_URL; see learn --help')
  const { 'max-objects': most, timeout } = values
  return {
    help,
    output: values.output,
    run: {
      baseUrl: baseUrl ?? '',
      apiKey: values.key ?? environment.SHORTLINK_API_KEY ?? '',
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
  // Read before anything is sent: a broken file is better known at once.
  const before = command.output === undefined ? undefined : existing(command.output)
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
    const { output } = command
    const older = before && withoutKey(before, command.run.apiKey)
    if (output === undefined) process.stdout.write(formatDialect(learned.dialect))
    else if (!save(output, older, learned.dialect, say)) return 3
    return exitCode
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  } finally {
    stop.release()
  }
}

function existing(file: string): Dialect | undefined {
  if (!existsSync(dirname(file)))
    throw new UsageError(`--output ${file}: there is no folder ${dirname(file)}`)
  checkWritable(file)
  if (!existsSync(file)) return undefined
  try {
    return parseDialect(readFileSync(file), file)
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(error.message)
    throw new UsageError(`--output ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
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

function save(
  file: string,
  known: ReturnType<typeof withoutKey> | undefined,
  learned: Dialect,
  say: (line: string) => void,
): boolean {
  let dialect = learned
  if (known !== undefined) {
    const { dialect: before, taken } = known
    for (const id of taken) say(`Taken out of ${file}: ${id}, which held the API key`)
    const merged = withKept(before, learned)
    dialect = merged.dialect
    for (const id of merged.kept) say(`Kept ${id}: ${shown(before.answers[id])}, not seen this time`)
    const changes = changesBetween(before, dialect)
    say(`${countOf(changes)} in ${file}${changes.length === 0 ? '.' : ':'}`)
    for (const { id, before: old, after } of changes) {
      const usual = Object.hasOwn(defaultAnswers, id)
        ? ` (${shown(defaultAnswers[id as keyof Answers])})`
        : ''
      const told = (said: unknown) => (said === undefined ? `left out${usual}` : shown(said))
      say(`  ${id}: ${told(old)} -> ${told(after)}`)
    }
  }
  const text = formatDialect(dialect)
  try {
    replaceFile(file, text)
  } catch (error) {
    // What was learned is not lost with the disk.
    process.stdout.write(text)
    process.stderr.write(`Failed to write ${file}, so that it is printed: ${codeOf(error)}\n`)
    return false
  }
  say(`Written to ${file}`)
  return true
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 change' : `${length} changes`
}

function shown(value: unknown): string {
  return JSON.stringify(value)
}

/** Writes a file whole or not at all. */
function replaceFile(file: string, text: string): void {
  const fresh = freshFile(file)
  try {
    writeFileSync(fresh, text)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** Makes sure, before anything is sent, that a file can be written. Throws UsageError. */
function checkWritable(file: string): void {
  const fresh = freshFile(file)
  try {
    writeFileSync(fresh, '')
  } catch (error) {
    throw new UsageError(`--output ${file} cannot be written: ${codeOf(error)}`)
  } finally {
    rmSync(fresh, { force: true })
  }
}

function freshFile(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
