import { describe, expect, it } from 'vitest'
import { createMock } from '../mock.ts'
import type { FaultRule } from './index.ts'

type Sent = readonly [method: string, path: string, key?: string]

/** Returns the statuses of requests to a mock with the given faults; 0 for no response. */
async function statuses(
  faults: readonly (FaultRule | string)[],
  requests: readonly Sent[],
): Promise<number[]> {
  const mock = createMock({ faults, seed: 'demo' })
  const received: number[] = []
  for (const [method, path, key = 'k'] of requests) {
    const request = new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    })
    const status = await mock.fetch(request).then(
      response => response.status,
      () => 0,
    )
    received.push(status)
  }
  return received
}

const list = ['GET', '/links'] as const
const lists = (count: number): Sent[] => Array.from({ length: count }, () => list)

describe('which requests have a fault', () => {
  it.each<[rules: string[], requests: Sent[], statuses: number[]]>([
    [['listLinks: 503'], [list, ['GET', '/links/1'], list], [503, 200, 503]],
    [['*: 503 x2'], lists(3), [503, 503, 200]],
    [['*: 503 nth 2'], lists(4), [200, 503, 200, 200]],
    [['*: drop every 3'], lists(7), [200, 200, 0, 200, 200, 0, 200]],
    [['*: 503 every 2 x2'], lists(6), [200, 503, 200, 503, 200, 200]],
    [['*: 404 path /links/*'], [['GET', '/links/1'], list, ['GET', '/pixels/1']], [404, 200, 200]],
    [
      ['*: 418 path /*s/1*'],
      [
        ['GET', '/links/12'],
        ['GET', '/pixels/1'],
        ['GET', '/links/2'],
      ],
      [418, 418, 200],
    ],
    [
      ['*: 503 key a'],
      [
        [...list, 'a'],
        [...list, 'b'],
      ],
      [503, 200],
    ],
    [['*: 503', 'listLinks: 500 x1'], lists(2), [500, 503]],
    [['*: 503 every 2', '*: 500 every 3'], lists(6), [200, 503, 500, 503, 200, 503]],
    [['rate-limited'], lists(5), [200, 200, 200, 429, 200]],
    [['maintenance'], [list, ['GET', '/nowhere'], ['PUT', '/links/1']], [503, 503, 503]],
  ])('%j', async (rules, requests, expected) => {
    expect(await statuses(rules, requests)).toEqual(expected)
  })

  it('is nobody without a key if the rule names one, and everybody otherwise', async () => {
    const mock = createMock({ faults: ['*: 503 nth 2'], keys: ['k'] })
    const send = () => mock.fetch(new Request('http://localhost/api/v1/links'))
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([401, 503, 401])
  })

  it('is random, but the same each time', async () => {
    const first = await statuses(['*: 503 chance 30'], lists(300))
    expect(await statuses(['*: 503 chance 30'], lists(300))).toEqual(first)
    expect(await statuses(['*: 503 chance 30 seed 2'], lists(300))).not.toEqual(first)
    const failed = first.filter(status => status === 503).length
    expect(failed).toBeGreaterThan(60)
    expect(failed).toBeLessThan(120)
  })

  it('differs between rules with the same seed: flaky fails in each of its ways', async () => {
    const received = await statuses(['flaky'], lists(400))
    for (const status of [200, 503, 0, 500]) expect(received).toContain(status)
    expect(received.filter(status => status !== 200).length).toBeLessThan(100)
    expect(await statuses(['flaky'], lists(400))).toEqual(received)
    expect(await statuses(['flaky seed 9'], lists(400))).not.toEqual(received)
  })

  // A search of all ways to match would not end.
  it('is decided by a pattern of many stars', async () => {
    const path = `/${'a'.repeat(900)}`
    expect(await statuses([`*: 503 path /${'*a'.repeat(400)}*b`], [['GET', path]])).toEqual([404])
  })
})

describe('a rule as an object', () => {
  it.each<[rule: object, cause: string]>([
    [{ operation: 'listLink', status: 503 }, 'there is no operation "listLink" (did you mean listLinks?)'],
    [{ status: 503, time: 2 }, 'a rule has no member "time" (did you mean times?)'],
    [{}, 'a rule needs a status, drop, cut, a type or a delay'],
    [{ status: '503' }, 'status must be a whole number from 400 to 599, got 503'],
    [{ delay: { from: 1 } }, 'delay must be from 0 to 2147483647 milliseconds, got undefined'],
    [{ delay: null }, 'delay must be from 0 to 2147483647 milliseconds, got null'],
    [{ connection: 'close' }, 'connection must be drop or cut, got close'],
    [
      { status: 503, account: 'two words' },
      'account must be an API key: visible ASCII characters without spaces',
    ],
  ])('%j is refused', (rule, cause) => {
    expect(() => createMock({ faults: [rule as FaultRule] })).toThrow(
      new RangeError(`Failed to set a fault: ${cause}`),
    )
  })
})
