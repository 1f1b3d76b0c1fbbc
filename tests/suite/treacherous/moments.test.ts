import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPackage } from '../../support/package-build.ts'
import { sampled } from '../../support/sample.ts'
import { nameOf, type Row } from './judge/row.ts'
import { playAll } from './play-all.ts'
import { everyMoment, seedOf } from './sample.ts'

/** `restart` and `restart-with-ids` are of one kind. */
const cases = sampled(everyMoment(seedOf(process.env)), 8, ({ moment }) => moment.id.split('-')[0])
let rows: Row[] = []

beforeAll(async () => {
  process.env.TREACHEROUS_CLI = join(await builtPackage(), 'cli.js')
  rows = await playAll(cases, 12)
}, 600_000)

afterAll(() => {
  delete process.env.TREACHEROUS_CLI
})

it.for(cases.map((one, index) => [nameOf(one), index] as const))('%s', ([, index]) => {
  const { violations, again } = rows[index]!
  expect(violations, again).toEqual([])
})
