import { UsageError } from '../../contract-tests/core/usage.ts'
import { learn } from '../../contract-tests/learn/learn.ts'
import { harmless } from '../../contract-tests/report/words.ts'
import { formatDialect } from '../dialect/file.ts'
import { defineCommand } from './command.ts'
import { dialectIn, saveDialect } from './dialect-output.ts'
import { learnFromHar } from './learn-har.ts'
import { learnSummary } from './learn-summary.ts'
import { textOption, textsOption } from './option.ts'
import { accountOptions, apiKeyOf, baseUrlIn, runOptions, targetOf } from './shared-options.ts'
import { stopOnSignals } from './signals.ts'

/** Options that only concern sending requests. */
const sending = [
  ...(['allow-writes', 'read-only', 'domain-id', 'space-id', 'ledger'] as const),
  ...(['max-objects', 'timeout'] as const),
]

/** Learns the dialect of a server, or of a recording. */
export const start = defineCommand({
  name: 'learn',
  usage: ['BASE_URL [options]', '--har FILE [BASE_URL] [options]'],
  takesArguments: true,
  about: [
    'Learns how a server behaves and what its responses look like, and writes a dialect file for serve, verify and ' +
      'compare. All records that it creates are deleted again. For each question that could not be observed, it prints the ' +
      'default and the reason.',
    'With --har it sends nothing: it learns from traffic that a browser has recorded. The dialect file contains no key and ' +
      'no value of a record, and lists what the recording did not show.',
  ],
  options: {
    har: textsOption(
      'FILE',
      'A recording (HAR 1.2) to learn from. Only --output, --name and --key can be combined with it. BASE_URL is needed ' +
        'if the recording contains several services.',
    ),
    output: {
      ...textOption(
        'FILE',
        'The file to write the dialect to. If it exists, the changes are printed, and its answers to questions that ' +
          'could not be observed this time are preserved. Without this option, the dialect is printed.',
      ),
      short: 'o',
    },
    name: textOption('NAME', 'The name of the dialect. Default: that of the existing file, or the host.'),
    ...accountOptions,
    ...runOptions,
  },
  exit: 'Exit codes: 0 learned, 2 wrong usage or could not run, 3 records are left (see the ledger).',
  async run(values, positionals) {
    const { har, output, name } = values
    if (har.length > 0) {
      const useless = sending.find(option => isGiven(values[option]))
      if (useless !== undefined) throw new UsageError(`--har sends nothing: leave out --${useless}`)
      const baseUrl = positionals.length === 0 ? undefined : baseUrlIn('learn', positionals)
      return learnFromHar({ files: har, baseUrl, output, name, apiKey: apiKeyOf(values) })
    }
    const target = targetOf(baseUrlIn('learn', positionals), values)
    // Read before anything is sent, so that a broken file is reported at once.
    const before = output === undefined ? undefined : await dialectIn(output)
    // Without --output the dialect goes to stdout, so messages go to stderr.
    const stream = output === undefined ? process.stderr : process.stdout
    const say = (line: string) => stream.write(`${harmless(line)}\n`)
    let ledger: string | undefined
    const stop = stopOnSignals(() => ledger)
    try {
      const learned = await learn({
        ...target,
        name: name ?? before?.name,
        signal: stop.signal,
        onEvent(event) {
          if (event.type !== 'start') return
          const certainty = event.readOnly ? ', read-only, so less certain' : ''
          // Answers and shapes are learned in two runs; only the first is announced.
          if (ledger === undefined) say(`Learning from ${event.target} as ${event.run}${certainty}`)
          ledger = event.ledger
        },
      })
      for (const line of learnSummary(learned)) say(line)
      const { exitCode, dialect } = learned
      if (exitCode === 2) return stop.exitCode() ?? exitCode
      if (output === undefined) process.stdout.write(formatDialect(dialect))
      else if (!saveDialect({ file: output, before, learned: dialect, apiKey: target.apiKey }, say)) return 3
      return exitCode
    } finally {
      stop.release()
    }
  },
})

function isGiven(value: string | number | boolean | readonly string[] | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}
