import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameOf, type Row } from './judge/row.ts'
import { playAll } from './play-all.ts'
import { everyMoment, seedOf } from './sample.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
// Within the project, so that its packages are found.
const built = `${root}node_modules/.cache/treacherous-${process.pid}`
const cases = everyMoment(seedOf(process.env))
let rows: Row[] = []

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', built], { cwd: root, stdio: 'ignore' })
  process.env.TREACHEROUS_CLI = `${built}/cli.js`
  rows = await playAll(cases, 12)
}, 600_000)

afterAll(() => {
  delete process.env.TREACHEROUS_CLI
  rmSync(built, { recursive: true, force: true })
})

it.for(cases.map((one, index) => [nameOf(one), index] as const))('%s', ([, index]) => {
  const { violations, again } = rows[index]!
  expect(violations, again).toEqual([])
})
