import { beforeAll, describe, expect, it } from 'vitest'
import { nameOf, type Row } from './judge/row.ts'
import { playAll } from './play-all.ts'
import { otherRuns, seedOf, someKinds } from './sample.ts'

const seed = seedOf(process.env)

describe.for([
  ['kinds of every family', someKinds(seed)],
  ['other commands and combinations', otherRuns(seed)],
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
