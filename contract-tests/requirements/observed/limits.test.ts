import { describe, expect, it } from 'vitest'
import { greatestAccepted } from './limits.ts'

describe('the greatest accepted number', () => {
  it.for([1, 12, 63, 64, 65, 99, 100, 101, 255, 256, 300, 511, 512])('is found: %i', async limit => {
    expect(await greatestAccepted(64, 512, async number => number <= limit)).toBe(limit)
  })

  it('is at most the highest number to try', async () => {
    expect(await greatestAccepted(64, 512, async () => true)).toBe(512)
  })

  it.for([100, 255, 500])('takes few tries if it is a usual limit: %i', async limit => {
    let tries = 0
    await greatestAccepted(64, 512, async number => {
      tries += 1
      return number <= limit
    })
    expect(tries).toBeLessThanOrEqual(6)
  })
})
