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

/** Allows this many requests in each window of time, and always asks to wait for a second. */
const inWindow = (most: number, ms: number) => (): Limit => {
  const limit = perWindow(most, ms)()
  return now => (limit(now) === undefined ? undefined : 1000)
}

/** Allows this many requests in the time before each request. */
const sliding = (most: number, ms: number) => (): Limit => {
  let sent: number[] = []
  return now => {
    sent = sent.filter(time => time > now - ms)
    if (sent.length >= most) return 1000
    sent.push(now)
    return undefined
  }
}

/** Refuses all requests between these times. */
const busy = (from: number, to: number) => (): Limit => now => (now >= from && now < to ? 1000 : undefined)

/**
 * Returns the simulated seconds that 700 requests of 5 ms take at the pace of the client, and the number of
 * requests that were refused.
 */
function run(limit: Limit): { seconds: number; refusals: number } {
  const pace = createPace()
  let now = 0
  let refusals = 0
  for (let sent = 0; sent < 700; sent += 1) {
    for (;;) {
      now += pace.gap + 5
      const waitMs = limit(now)
      if (waitMs === undefined) break
      refusals += 1
      pace.refused(waitMs)
      now += Math.max(waitMs, pace.gap)
    }
    pace.answered()
  }
  return { seconds: now / 1000, refusals }
}

describe('the pace of a run of 700 requests', () => {
  // The numbers: how long the server makes a client wait in any case, in seconds, and the most refusals.
  it.each([
    ['each 40th request is refused', each(40), 21, 18],
    ['each 10th request is refused', each(10), 81, 78],
    ['ten in a second, ten at once', tenPerSecond(10), 69, 35],
    ['ten in a second, one at a time', tenPerSecond(1), 70, 20],
    ['ten in each second', perWindow(10, 1000), 69, 70],
    ['ten in each second, with a wait of a second', inWindow(10, 1000), 69, 36],
    ['ten in the second before', sliding(10, 1000), 69, 15],
    ['sixty in each minute', perWindow(60, 60_000), 660, 12],
    ['none for twelve seconds', busy(3000, 15_000), 19, 12],
  ] as const)('%s', (_, limit, least, most) => {
    const { seconds, refusals } = run(limit())
    expect(seconds).toBeLessThan(least * 2.1)
    expect(refusals).toBeLessThanOrEqual(most)
  })
})

it('does not slow down for a wait of a day', () => {
  const pace = createPace()
  for (let count = 0; count < 25; count += 1) pace.refused(86_400_000)
  expect(pace.gap).toBe(25)
})
