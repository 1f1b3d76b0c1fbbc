import { cleanUpLedger, UsageError as WrongCall } from '../../contract-tests/index.ts'
import { parseOptions, UsageError } from './usage.ts'

const help = `Usage: shortlink-kit cleanup --ledger FILE [options]

Deletes what a run of verify, learn or compare left behind: the records that its ledger names, as far as the server
shows each of them with the run's marker. What is gone, or is another record now, is left alone.

Options:
  --ledger FILE         The ledger of the run.
  --key KEY             The API key of the run; the variable SHORTLINK_API_KEY is safer.
  --allow-writes HOST   Permit deletions on a server that is not this machine, by repeating its host name.
  --help                Show this help.

Exit codes: 0 nothing is left, 2 wrong usage, 3 something is left.
`

/** Cleans up after a run that could not. Gives the exit code; throws UsageError for a mistake in the command line. */
export async function cleanup(argv: string[]): Promise<number> {
  const { values } = parseOptions({
    args: argv,
    options: {
      ledger: { type: 'string' },
      key: { type: 'string' },
      'allow-writes': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const file = values.ledger
  if (file === undefined) throw new UsageError('cleanup needs --ledger FILE; see cleanup --help')
  const apiKey = values.key ?? process.env.SHORTLINK_API_KEY ?? ''
  if (apiKey === '') throw new UsageError('There is no API key: give --key, or set SHORTLINK_API_KEY')
  try {
    const { created, left } = await cleanUpLedger({ file, apiKey, allowWrites: values['allow-writes'] })
    for (const { resource, id, marker, reason } of left) {
      process.stderr.write(`Left behind: ${resource}/${id ?? '?'} (${marker}): ${reason}\n`)
    }
    const outcome = left.length === 0 ? 'nothing is left' : `${left.length} left, see ${file}`
    process.stdout.write(`${created} creates in the ledger, ${outcome}.\n`)
    return left.length === 0 ? 0 : 3
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  }
}

export { cleanup as run }
