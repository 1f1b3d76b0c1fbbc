import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkStranger } from '../check/index.ts'
import { conventionNames } from '../conventions/index.ts'
import { describeDraw } from '../grammar/describe.ts'
import { taken } from '../grammar/draw.ts'
import type { Draw } from '../grammar/index.ts'
import { blameReds } from './blame.ts'
import { type Measured, measure, type Step } from './measure.ts'
import { choicesIn, namesIn, strangerOf } from './stranger.ts'
import { blameLine, failuresOf, type Row, redsOf, tableOf } from './table.ts'

const help = `Usage: npm run strangers -- [options]

Sends the kit against conforming services that are drawn from seeds, and prints what came of it as Markdown.

Options:
  --seeds LIST       Seeds, ranges and conventions: 1-20,33,laravel. Default 1-10.
  --conventions      All named conventions too.
  --steps LIST       Of verify, learn, compare, read: verify --read-only, and har: a mock learned from a recording.
                     Default the first three.
  --concurrency N    How many requests of verify may be open at once. Default 1.
  --without LIST     Choices to take back, to see which one matters: names.style,link.pixels.
  --describe         Print what the services are like, and do nothing.
  --check            Check the services themselves, without the suite.
  --blame N          Find the choices behind false reds by shrinking, as far as N causes.
  --report FILE      Write the Markdown to a file too.
`

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    conventions: { type: 'boolean', default: false },
    steps: { type: 'string', default: 'verify,learn,compare' },
    concurrency: { type: 'string', default: '1' },
    without: { type: 'string', default: '' },
    describe: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    blame: { type: 'string', default: '0' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const lines: string[] = []
function say(...text: readonly string[]): void {
  lines.push(...text)
  for (const line of text) process.stdout.write(`${line}\n`)
}

const steps = values.steps.split(',') as Step[]
const without = choicesIn(values.without)
const seeds = values.seeds ?? (values.conventions ? '' : '1-10')
const strangers = [...(values.conventions ? conventionNames : []), ...namesIn(seeds)].map(name =>
  strangerOf(name, without),
)

/** A crash of the kit on one service must not hide the results of the others. */
async function measured(draw: Draw): Promise<Measured & { crash?: string }> {
  try {
    return await measure(draw, steps, { concurrency: Number(values.concurrency) })
  } catch (error) {
    return { crash: String(error instanceof Error ? error.stack : error) }
  }
}

if (values.help) process.stdout.write(help)
else if (values.describe) {
  for (const { name, draw } of strangers)
    say(`## ${name}`, '', ...describeDraw(draw).map(line => `- ${line}`), '')
} else if (values.check) {
  for (const { name, draw } of strangers) {
    const broken = await checkStranger(draw, name)
    say(
      `- ${name}: ${broken.length === 0 ? 'conforms' : 'does not conform'}`,
      ...broken.map(one => `  - ${one}`),
    )
    if (broken.length > 0) process.exitCode = 1
  }
} else {
  const rows: Row[] = []
  for (const stranger of strangers) {
    const row = { ...stranger, choices: taken(stranger.draw).length, ...(await measured(stranger.draw)) }
    rows.push(row)
    process.stderr.write(`${row.name}: ${row.verify?.falseReds.length ?? '-'} false reds\n`)
  }
  say('## Figures', '', ...tableOf(rows), '')
  say('## False reds', '', '| Requirement | Services | Which |', '| --- | --- | --- |', ...redsOf(rows), '')
  say('## Services that are not green', '', ...failuresOf(rows), '')
  const causes = Number(values.blame)
  if (causes > 0) {
    say(
      '## Causes',
      '',
      '| Choices | Reds | Requirements | Services | The suite says |',
      '| --- | --- | --- | --- | --- |',
    )
    const verified = rows.flatMap(({ verify, ...row }) => (verify === undefined ? [] : [{ ...row, verify }]))
    await blameReds(verified, causes, blame => say(blameLine(blame)))
  }
}
if (values.report !== undefined) writeFileSync(values.report, `${lines.join('\n')}\n`)
