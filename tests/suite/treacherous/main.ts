import { parseArgs } from 'node:util'
import { draw } from './draw.ts'
import { type CommandName, commandNames } from './judge/commands.ts'
import { type Length, lengthNames } from './judge/lengths.ts'
import { tableOf } from './judge/row.ts'
import { kinds } from './kinds/index.ts'
import { moments } from './moments/index.ts'
import { casesOf, kindsOf, momentsOf } from './plan.ts'
import { judged, playAll } from './play-all.ts'

const help = `Usage: npm run treacherous -- [options]

Runs the suite against treacherous servers, and judges what it did to other people's records.

Options:
  --kind GLOB        Kinds of servers, such as 'ids-*'; "a+b" combines two, "a/links" misleads only about links.
                     May be repeated. Default: all.
  --draws N          N random combinations of kinds in random JSON forms instead, the first one by --seed.
  --command NAMES    verify, learn, compare, cleanup, separated by commas. Default: verify.
  --moment GLOB[@K]  What happens in the middle, such as 'restart@17'; without K at every stride-th request.
                     May be repeated. Default: whole (nothing).
  --stride N         Default: 40.
  --run LENGTH       full, short or tiny: how many requirements. Default: full.
  --concurrency N    How many requests may be open at once. Default: 1.
  --form JSON        Members of the JSON form: envelope, names, ids, location.
  --seed N           Default: 1.
  --jobs N           Runs at a time. Default: 4.
  --limit SECONDS    How long one run may take. Default: 90.
  --verbose          Print what is wrong as soon as it is known.
  --list             List the kinds and moments.

Exit codes: 0 nothing is wrong, 1 something is, 2 wrong usage.
`

const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true, default: ['*'] },
    draws: { type: 'string' },
    command: { type: 'string', default: 'verify' },
    moment: { type: 'string', multiple: true, default: ['whole'] },
    stride: { type: 'string', default: '40' },
    run: { type: 'string', default: 'full' },
    concurrency: { type: 'string', default: '1' },
    form: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '4' },
    limit: { type: 'string', default: '90' },
    verbose: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const print = (text: string) => process.stdout.write(`${text}\n`)

function servers() {
  const seed = Number(values.seed)
  const form = values.form === undefined ? undefined : JSON.parse(values.form)
  if (values.draws === undefined)
    return values.kind.flatMap(kindsOf).map(chosen => ({ kinds: chosen, form, seed }))
  return Array.from({ length: Number(values.draws) }, (_, n) => ({ ...draw(seed + n), seed: seed + n }))
}

async function main(): Promise<number> {
  if (values.help) {
    print(help)
    return 0
  }
  if (values.list) {
    for (const { id, title } of kinds) print(`kind\t${id}\t${title}`)
    for (const { id, title } of moments) print(`moment\t${id}\t${title}`)
    return 0
  }
  const commands = values.command.split(',') as CommandName[]
  const unknown = commands.find(command => !commandNames.includes(command))
  if (unknown !== undefined) throw new RangeError(`There is no command ${unknown}`)
  if (!lengthNames.includes(values.run as Length)) throw new RangeError(`There is no run ${values.run}`)
  const cases = await casesOf({
    commands,
    servers: servers(),
    moments: values.moment.flatMap(momentsOf),
    length: values.run as Length,
    concurrency: Number(values.concurrency),
    stride: Number(values.stride),
    limitMs: Number(values.limit) * 1000,
    lengthOf: judged,
  })
  const rows = await playAll(cases, Number(values.jobs), row => {
    if (values.verbose) print([`${row.name} ${row.durationMs} ms`, ...row.violations].join('\n  '))
  })
  print(tableOf(rows))
  const wrong = rows.filter(({ violations }) => violations.length > 0)
  for (const { name, again, violations } of wrong)
    print(`\n${name}\n  ${violations.join('\n  ')}\n  ${again}`)
  print(`\n${rows.length} runs, ${wrong.length} with something wrong`)
  return wrong.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
