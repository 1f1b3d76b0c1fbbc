import { mostBytes } from '../../contract-tests/learn/recorded/har.ts'
import { type LearnedFromHar, learnHar } from '../../contract-tests/learn/recorded/learn-har.ts'
import { formatDialect } from '../dialect/file.ts'
import { dialectIn, saveDialect } from './dialect-output.ts'
import { readUserFile } from './files.ts'

/** The arguments of `learn --har`. */
interface HarCommand {
  files: readonly string[]
  baseUrl: string | undefined
  output: string | undefined
  name: string | undefined
  apiKey: string
}

/**
 * Learns a dialect from recordings. Returns the exit code. Throws UsageError for a mistake in the command or
 * in a file.
 */
export async function learnFromHar({ files, baseUrl, output, name, apiKey }: HarCommand): Promise<number> {
  const before = output === undefined ? undefined : await dialectIn(output)
  const stream = output === undefined ? process.stderr : process.stdout
  const say = (line: string) => stream.write(`${line}\n`)
  const recordings = await Promise.all(
    files.map(async file => ({
      name: file,
      text: new TextDecoder().decode(
        await readUserFile({ what: 'recording', path: file, mebibytes: mostBytes / 1024 / 1024 }),
      ),
    })),
  )
  const learned = await learnHar({ files: recordings, baseUrl, name: name ?? before?.name, apiKey })
  for (const line of summaryOf(learned)) say(line)
  const { dialect, notes } = learned
  if (output === undefined) process.stdout.write(formatDialect(dialect, undefined, notes))
  else if (!saveDialect({ file: output, before, learned: dialect, apiKey, notes }, say)) return 3
  return 0
}

function summaryOf({ dialect, used, skipped, unanswered, notes }: LearnedFromHar): string[] {
  const answered = Object.keys(dialect.answers).length
  const [, , ...open] = notes
  return [
    `Learned from ${used} requests to ${dialect.server}; nothing was sent`,
    ...[...skipped].map(([reason, count]) => `Left out: ${count}, ${reason}`),
    `${answered} questions answered, ${unanswered} not observed`,
    ...open,
  ]
}
