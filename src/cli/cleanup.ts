import { UsageError } from '../../contract-tests/core/usage.ts'
import { cleanUpLedger } from '../../contract-tests/index.ts'
import { defineCommand } from './command.ts'
import { textOption } from './option.ts'
import { accountOptions, apiKeyOf } from './shared-options.ts'

/** Deletes the records that an interrupted run left behind. */
export const start = defineCommand({
  name: 'cleanup',
  usage: ['--ledger FILE [options]'],
  about: [
    'Deletes the records that a run of verify, learn or compare left behind: those that its ledger names, if the server ' +
      "shows them with the run's marker. Records that are gone or belong to others are left alone.",
  ],
  options: {
    ledger: textOption('FILE', 'The ledger of the run.'),
    key: accountOptions.key,
    'allow-writes': textOption(
      'HOST',
      'Allow deletions on a server on another machine: repeat its host name.',
    ),
  },
  exit: 'Exit codes: 0 no record is left, 2 wrong usage, 3 records are left.',
  async run(values) {
    const file = values.ledger
    if (file === undefined) throw new UsageError('cleanup needs --ledger FILE; see cleanup --help')
    const apiKey = apiKeyOf(values)
    if (apiKey === '') throw new UsageError('There is no API key: give --key, or set SHORTLINK_API_KEY')
    const { created, left } = await cleanUpLedger({ file, apiKey, allowWrites: values['allow-writes'] })
    for (const { resource, id, marker, reason } of left) {
      process.stderr.write(`Left behind: ${resource}/${id ?? '?'} (${marker}): ${reason}\n`)
    }
    const outcome = left.length === 0 ? 'nothing is left' : `${left.length} left, see ${file}`
    process.stdout.write(`${created} creates in the ledger, ${outcome}.\n`)
    return left.length === 0 ? 0 : 3
  },
})
