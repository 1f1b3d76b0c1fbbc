import { expect, it } from 'vitest'
import { rateIn } from './paging.ts'
import type { Recording, Taken } from './recording.ts'

const read = (headers: Record<string, string>) => ({ method: 'GET', headers }) as const
const write = (headers: Record<string, string>) => ({ method: 'POST', headers }) as const

function recordingOf(...all: ReturnType<typeof read | typeof write>[]): Recording {
  const taken = all.map(
    ({ method, headers }): Taken => ({
      exchange: {
        request: { method, path: '/links', headers: {} },
        answer: { status: 200, headers, text: '[]', json: [] },
        durationMs: 1,
        attempts: 1,
      },
      sentAt: 0,
      receivedAt: 0,
    }),
  )
  return { baseUrl: 'https://go.acme.example/api/v1', taken, hasKeys: true, skipped: new Map(), secrets: [] }
}

const none = { requests: 60, headers: 'none' }

it.each<[string, Record<string, string>[], unknown]>([
  ['RateLimit-Limit', [{ 'ratelimit-limit': '60' }], { requests: 60, headers: 'ratelimit' }],
  ['X-RateLimit-Limit', [{ 'x-ratelimit-limit': '60' }, { 'x-ratelimit-limit': '60' }], { requests: 60 }],
  ['RateLimit-Limit with a window', [{ 'ratelimit-limit': '60, 60;w=30' }], { ...none, seconds: 30 }],
  ['RateLimit-Policy', [{ 'ratelimit-policy': '"default";q=60;w=30' }], { ...none, seconds: 30 }],
  ['RateLimit', [{ ratelimit: 'limit=60, remaining=59, reset=12' }], none],
  ['a window that differs', [{ 'ratelimit-policy': '60;w=30' }, { 'ratelimit-policy': '60;w=60' }], none],
  ['two limits', [{ 'x-ratelimit-limit': '60' }, { 'x-ratelimit-limit': '90' }], undefined],
  ['a limit in some responses', [{ 'x-ratelimit-limit': '60' }, {}], undefined],
  ['no limit', [{}], undefined],
  ['no response', [], undefined],
])('reads the rate limit from %s', (_, headers, expected) => {
  expect(rateIn(recordingOf(...headers.map(read)))['limits.rate']).toEqual(expected)
})

it('reads a rate limit of writes', () => {
  const [many, few] = ['600', '40'].map(limit => ({ 'x-ratelimit-limit': limit }))
  const rate = (...all: Parameters<typeof recordingOf>) => rateIn(recordingOf(...all))['limits.rate']
  expect(rate(read(many!), write(few!), read(many!))).toEqual({ requests: 600, writes: 40 })
  expect(rate(read(many!), write(many!))).toEqual({ requests: 600 })
  expect(rate(write(few!))).toEqual({ requests: 40 })
})
