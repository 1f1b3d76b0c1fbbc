import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

/**
 * Returns how long a server asks to wait for a request at this time, in milliseconds; undefined lets it
 * through.
 */
type Limit = (now: number) => number | undefined

/** Refuses every nth request, at any pace. */
const each = (n: number) => (): Limit => {
  let count = 0
  return () => (++count % n === 0 ? 1000 : undefined)
}

/** A token bucket: allows a burst of this size, and then ten requests per second. */
const tenPerSecond = (burst: number) => (): Limit => {
  let tokens = burst
  let last = 0
  return now => {
    tokens = Math.min(burst, tokens + (now - last) / 100)
    last = now
    if (tokens < 1) return 1000
    tokens -= 1
    return undefined
  }
}

/** Allows this many requests in each window of time, as many services do. */
const perWindow = (most: number, ms: number) => (): Limit => {
  let window = 0
  let count = 0
  return now => {
    const current = Math.floor(now / ms)
    count = current === window ? count + 1 : 1
    window = current
    return count > most ? ms - (now % ms) : undefined
  }
}

/** Returns the seconds that 700 requests of 5 ms take at the pace of the client, in simulated time. */
function secondsFor(limit: Limit): number {
  const pace = createPace()
  let now = 0
  for (let sent = 0; sent < 700; sent += 1) {
    for (;;) {
      now += pace.gap + 5
      const waitMs = limit(now)
      if (waitMs === undefined) break
      pace.refused(waitMs)
      now += Math.max(waitMs, pace.gap)
    }
    pace.answered()
  }
  return now / 1000
}

describe('the pace of a run of 700 requests', () => {
  // The last number is how long the server makes a client wait in any case.
  it.each([
    ['each 40th request is refused', each(40), 21],
    ['each 10th request is refused', each(10), 81],
    ['ten in a second, ten at once', tenPerSecond(10), 69],
    ['ten in a second, one at a time', tenPerSecond(1), 70],
    ['ten in each second', perWindow(10, 1000), 69],
    ['sixty in each minute', perWindow(60, 60_000), 660],
  ] as const)('%s', (_, limit, least) => {
    expect(secondsFor(limit())).toBeLessThan(least * 2.1)
  })
})

it('does not slow down for a wait of a day', () => {
  const pace = createPace()
  for (let count = 0; count < 25; count += 1) pace.refused(86_400_000)
  expect(pace.gap).toBe(25)
})
