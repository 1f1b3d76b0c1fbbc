import { cleanUpLedger, UsageError as WrongCall } from '../../contract-tests/index.ts'
import { parseOptions, UsageError } from './usage.ts'

const help = `Usage: shortlink-kit cleanup --ledger FILE [options]

Takes away what a run of verify left behind: what its ledger names, and nothing else.

Options:
  --ledger FILE   The ledger of the run.
  --key KEY       The API key of the run; the variable SHORTLINK_API_KEY is safer.
  --help          Show this help.

Exit codes: 0 nothing is left, 2 wrong usage, 3 something is left.
`

/** Cleans up after a run that could not. Gives the exit code; throws UsageError for a mistake in the command line. */
export async function cleanup(argv: string[]): Promise<number> {
  const { values } = parseOptions({
    args: argv,
    options: { ledger: { type: 'string' }, key: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
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
    const { created, left } = await cleanUpLedger({ file, apiKey })
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
