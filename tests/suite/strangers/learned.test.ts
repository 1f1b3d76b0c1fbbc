import { expect, it } from 'vitest'
import { conventionOf } from './conventions/index.ts'
import { measure } from './harness/measure.ts'

/** The least share of bodies in which a learned mock agrees with a service; all others, by `npm run strangers`. */
const conventions = [
  ['laravel', 0.97],
  ['json-api', 0.93],
  ['hal', 0.97],
  ['stripe-like', 0.92],
  ['aip-like', 0.96],
  ['old-php', 0.97],
] as const

it.each(conventions)(
  'a mock learned of the service %s agrees in bodies: %s',
  async (name, least) => {
    const { learn, compare } = await measure(conventionOf(name), ['learn', 'compare'])
    expect(learn?.exitCode).toBe(0)
    expect(compare?.stopped).toBeUndefined()
    expect(compare?.status).toBeGreaterThan(0.95)
    expect(compare?.bodies).toBeGreaterThan(least)
  },
  120_000,
)
