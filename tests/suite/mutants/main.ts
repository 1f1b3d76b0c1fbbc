import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { equivalents, mutants } from './grammar/index.ts'
import { isCaught, play } from './play.ts'
import { sampleOf } from './sample.ts'
import { scoreOf } from './score.ts'

const help = `Usage: npm run mutants -- [options]

Runs the suite against conforming services with one fault at a time in between, and prints how many it finds.

Options:
  --servers LIST     Seeds and conventions of strangers, separated by commas. Default: laravel,bare,3,7.
  --mutant GLOB      Mutants, such as 'links.list.*'. Default: all.
  --kind NAME        One kind alone: parameters, defaults, items, combinations, fields, values, rows, operations,
                     staleness or protocol.
  --sample N         So many of them, drawn by --seed, spread over the servers.
  --seed N           Default: 1.
  --shard K/N        One part of N, for several processes.
  --read-only        Judge by the records that exist, without writing.
  --verbose          Print each mutant as it is played.
  --report FILE      Append a line of JSON for each mutant.
  --list             List the mutants, and those that break nothing with the reason.

Exit codes: 0 all are caught, 1 some are not, 2 wrong usage.
`

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: 'laravel,bare,3,7' },
    mutant: { type: 'string', default: '*' },
    kind: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    'read-only': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    report: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

const glob = new RegExp(`^${values.mutant.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
const chosen = mutants.filter(({ id, kind }) => glob.test(id) && kind === (values.kind ?? kind))

if (values.help) print(help)
else if (values.list) {
  for (const { id, title } of chosen) print(`${id}\t${title}`)
  for (const { mutant, reason } of equivalents) print(`${mutant.id}\tequivalent: ${reason}`)
} else {
  const [shard = 1, of = 1] = values.shard.split('/').map(Number)
  const servers = values.servers.split(',')
  const cases = sampleOf(
    chosen,
    servers,
    values.sample === undefined ? undefined : Number(values.sample),
    Number(values.seed),
  ).filter((_, nth) => nth % of === shard - 1)
  if (values.report !== undefined) writeFileSync(values.report, '', { flag: 'a' })
  const rows = []
  for (const { server, mutant } of cases) {
    const row = await play(server, mutant, { readOnly: values['read-only'] })
    rows.push(row)
    const { red, named, exitCode, touched, seconds, requests, stopped } = row
    if (values.report !== undefined)
      appendFileSync(
        values.report,
        `${JSON.stringify({ server, id: mutant.id, kind: mutant.kind, red, named, exitCode, touched, seconds, requests, stopped })}\n`,
      )
    if (values.verbose)
      print(
        `${isCaught(row) ? 'caught  ' : 'SURVIVED'} ${server} ${mutant.id} exit ${exitCode} touched ${touched} ${seconds} s ${[
          ...red.map(({ id }) => id),
          ...named,
        ]
          .slice(0, 3)
          .join(' ')}`,
      )
  }
  print(scoreOf(rows))
  process.exitCode = rows.every(isCaught) ? 0 : 1
}
