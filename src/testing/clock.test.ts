import { describe, expect, test as plain, vi } from 'vitest'
import { createTestMock, type Duration, type Moment } from './index.ts'
import { createTest } from './vitest.ts'

const now = '2026-03-01T12:00:00.000Z'
const test = createTest({ now })
const limited = createTest({
  now,
  dialect: { name: 'limited', answers: { 'limits.rate': { requests: 2, seconds: 60 } } },
})

describe('clock', () => {
  plain.for<[by: number | Duration, shown: string]>([
    [0, '2026-03-01T12:00:00.000Z'],
    [1500, '2026-03-01T12:00:01.500Z'],
    [-1000, '2026-03-01T11:59:59.000Z'],
    [{ days: 2 }, '2026-03-03T12:00:00.000Z'],
    [{ days: 1, hours: 1, minutes: 1, seconds: 1, milliseconds: 1 }, '2026-03-02T13:01:01.001Z'],
    [{ hours: 0.5 }, '2026-03-01T12:30:00.000Z'],
    [{}, '2026-03-01T12:00:00.000Z'],
  ])('advance(%j)', ([by, shown]) => {
    const { clock } = createTestMock({ now })
    clock.advance(by)
    expect(new Date(clock.now()).toISOString()).toBe(shown)
  })

  plain.for<[moment: Moment, shown: string]>([
    ['2030-01-01', '2030-01-01T00:00:00.000Z'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [86_400_000, '1970-01-02T00:00:00.000Z'],
  ])('set(%j)', ([moment, shown]) => {
    const { clock } = createTestMock({ now })
    clock.set(moment)
    expect(new Date(clock.now()).toISOString()).toBe(shown)
    clock.advance(1)
    expect(clock.now()).toBe(Date.parse(shown) + 1)
  })

  plain.for<[title: string, move: () => void, message: string]>([
    ['advance(NaN)', () => createTestMock().clock.advance(Number.NaN), 'Failed to set the clock: NaN is not'],
    [
      'advance by years',
      () => createTestMock().clock.advance({ years: 1 } as Duration),
      'there is no unit "years"',
    ],
    ['set to nonsense', () => createTestMock().clock.set('tomorrow'), 'Failed to read the moment "tomorrow"'],
    ['made at nonsense', () => createTestMock({ now: 'noon' }), 'Failed to read the moment "noon"'],
  ])('%s throws', ([, move, message]) => {
    expect(move).toThrow(message)
  })

  plain('without `now` it goes with Date.now(), fake timers included', () => {
    vi.useFakeTimers({ now: Date.parse(now) })
    try {
      const { clock } = createTestMock()
      clock.advance({ hours: 1 })
      vi.advanceTimersByTime(500)
      expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T13:00:00.500Z')
    } finally {
      vi.useRealTimers()
    }
  })

  test('what is made and what expires is told by it', async ({ client, clock, db, linkFactory }) => {
    linkFactory.create(db, { expiration_date: '2026-03-03' })
    const status = async () => (await client.GET('/links')).data!.data.map(link => link.status)
    expect(await status()).toEqual([1])
    clock.advance({ hours: 35, minutes: 59, seconds: 59 })
    expect(await status()).toEqual([1])
    clock.advance({ seconds: 1 })
    expect(await status()).toEqual([2])
    const { data } = await client.POST('/links', { body: linkFactory.build() })
    expect(data!.data.created_at).toBe('2026-03-03T00:00:00.000Z')
    clock.set(now)
    expect(await status()).toEqual([1, 1])
  })

  test("moves no other account's time", async ({ mock, clock }) => {
    const other = mock.account()
    clock.advance({ days: 1 })
    expect(new Date(other.clock.now()).toISOString()).toBe(now)
  })
})

describe('rate limits', () => {
  limited('are counted by each account’s own time', async ({ client, clock, mock }) => {
    const get = async () => (await client.GET('/links')).response
    expect((await get()).status).toBe(200)
    // The windows of an account whose clock is far ahead do not affect those of another account.
    const other = mock.account()
    other.clock.advance({ days: 365 })
    expect((await get()).status).toBe(200)
    const third = await get()
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60'])
    clock.advance({ seconds: 60 })
    expect((await get()).status).toBe(200)
  })

  limited('are forgotten by a reset', async ({ client, reset }) => {
    for (const status of [200, 200, 429]) expect((await client.GET('/links')).response.status).toBe(status)
    reset()
    expect((await client.GET('/links')).response.status).toBe(200)
  })
})
