import { readFileSync, statSync } from 'node:fs'
import { UsageError as WrongCall } from '../../contract-tests/index.ts'
import { mostBytes } from '../../contract-tests/learn/recorded/har.ts'
import { type LearnedFromHar, learnHar } from '../../contract-tests/learn/recorded/learn-har.ts'
import { formatDialect } from '../dialect/file.ts'
import { dialectIn, saveDialect } from './dialect-output.ts'
import { UsageError } from './usage.ts'

/** What of the command line `learn --har` looks at. */
export interface HarCommand {
  files: readonly string[]
  baseUrl: string | undefined
  output: string | undefined
  name: string | undefined
  apiKey: string
}

/** Learns a dialect from recordings. Gives the exit code; throws UsageError for a mistake in the command or in a file. */
export async function runHar({ files, baseUrl, output, name, apiKey }: HarCommand): Promise<number> {
  const before = output === undefined ? undefined : dialectIn(output)
  const stream = output === undefined ? process.stderr : process.stdout
  const say = (line: string) => stream.write(`${line}\n`)
  const read = files.map(file => ({ name: file, text: textOf(file) }))
  try {
    const learned = await learnHar({ files: read, baseUrl, name: name ?? before?.name, apiKey })
    for (const line of summaryOf(learned)) say(line)
    const { dialect, notes } = learned
    if (output === undefined) process.stdout.write(formatDialect(dialect, undefined, notes))
    else if (!saveDialect({ file: output, before, learned: dialect, apiKey, notes }, say)) return 3
    return 0
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  }
}

function textOf(file: string): string {
  try {
    const { size } = statSync(file)
    if (size > mostBytes) {
      const most = `${mostBytes / 1024 / 1024} MiB`
      throw new UsageError(
        `Failed to read the recording ${file}: it is larger than ${most}; save the requests of the service alone`,
      )
    }
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'there is no such file' : (code ?? String(error))
    throw new UsageError(`Failed to read the recording ${file}: ${reason}`)
  }
}

function summaryOf({ dialect, used, skipped, unanswered, notes }: LearnedFromHar): string[] {
  const answered = Object.keys(dialect.answers).length
  const [, , ...open] = notes
  return [
    `Learned from ${used} requests to ${dialect.server}; nothing was sent`,
    ...[...skipped].map(([reason, count]) => `Left out: ${count}, ${reason}`),
    `${answered} questions answered, ${unanswered} not seen`,
    ...open,
  ]
}
