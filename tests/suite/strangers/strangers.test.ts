import { describe, expect, it } from 'vitest'
import { checkStranger } from './check/index.ts'
import { drawOf } from './grammar/draw.ts'
import { measure, type Verified } from './harness/measure.ts'

/** Services from nearly plain to wild. Others are a matter of `npm run strangers`. */
const seeds = [2, 3, 8, 9, 11, 15, 17, 37, 54, 67, 80, 106]

describe.each(seeds)('the service of seed %i', seed => {
  const draw = drawOf(seed)

  it('keeps the interface document', async () => {
    expect(await checkStranger(draw, String(seed))).toEqual([])
  }, 60_000)

  it('is verified without a false red, an error or a trace', async () => {
    const { verify } = await measure(draw, ['verify'])
    expect(verify?.errors).toEqual([])
    expect(verify?.intrusions).toEqual([])
    expect(leftUntold(verify!)).toBe(0)
    expect(verify?.falseReds).toEqual([])
  }, 120_000)
})

/** Records of the run that are still there, unless the exit code says that there are some. */
function leftUntold({ left, exitCode }: Verified): number {
  return exitCode === 3 ? 0 : left
}
