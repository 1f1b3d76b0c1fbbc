import { describe, expect, it } from 'vitest'
import { sampled } from '../../support/sample.ts'
import { checkStranger } from './check/index.ts'
import { drawOf } from './grammar/draw.ts'
import { measure, type Verified } from './harness/measure.ts'

/** Services from nearly plain to very unusual. `npm run strangers` runs others. */
const seeds = [2, 3, 8, 9, 11, 15, 17, 37, 54, 67, 80, 106, 5007, 41024, 53102, 55101]

describe.each(sampled(seeds, 28))('the service of seed %i', seed => {
  const draw = drawOf(seed)

  it('conforms to the interface document', async () => {
    expect(await checkStranger(draw, String(seed))).toEqual([])
  })

  it.for([
    ['one request at a time', 1],
    ['eight requests at once', 8],
  ] as const)('is verified without a false failure, an error or a record left: %s', async ([
    ,
    concurrency,
  ]) => {
    const { verify } = await measure(draw, ['verify'], { concurrency })
    expect(verify?.errors).toEqual([])
    expect(verify?.intrusions).toEqual([])
    expect(leftUntold(verify!)).toBe(0)
    expect(verify?.falseReds).toEqual([])
  })
})

/** Number of records of the run that still exist, unless the exit code reports them. */
function leftUntold({ left, exitCode }: Verified): number {
  return exitCode === 3 ? 0 : left
}
