import { beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../support/sample.ts'
import { nameOf, type Row } from './judge/row.ts'
import { playAll } from './play-all.ts'
import { otherRuns, seedOf, someKinds } from './sample.ts'

const seed = seedOf(process.env)

describe.for([
  ['kinds of every part', sampled(someKinds(seed), 8, ({ kinds }) => kinds[0]?.part)],
  ['other commands and combinations', sampled(otherRuns(seed), 6, ({ command }) => command)],
] as const)('%s', ([, cases]) => {
  let rows: Row[] = []
  beforeAll(async () => {
    rows = await playAll(cases, 12)
  }, 600_000)

  it.for(cases.map((one, index) => [nameOf(one), index] as const))('%s', ([, index]) => {
    const { violations, again } = rows[index]!
    expect(violations, again).toEqual([])
  })
})
