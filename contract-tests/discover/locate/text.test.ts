import { describe, expect, it } from 'vitest'
import { showsValue } from '../places.ts'
import type { Seen } from './seen.ts'
import { seen } from './test-seen.ts'
import { locateMoment, locateText } from './text.ts'

describe('a text is found', () => {
  it.each([
    [
      'under another name',
      seen<string>(['u1', { id: 1, long: 'u1' }], ['u2', { id: 2, long: 'u2' }]),
      '/long',
    ],
    ['deep inside', seen<string>(['u1', { a: { b: 'u1' } }]), '/a/b'],
    [
      "under the field's own name, beside another name",
      seen<string>(['u1', { slug: 'u1', alias: 'u1' }], ['u2', { slug: 'u2', alias: 'u2' }]),
      '/alias',
      ['alias', 'slug'],
    ],
    ['where most records have it', seen<string>(['a', { x: 'z', y: 'a' }], ['b', { x: 'b', y: 'b' }]), '/y'],
  ])('%s', (_, samples, at, names = ['url']) => {
    expect(locateText(samples, names)?.at).toBe(at)
  })

  it('nowhere if no record has it', () => {
    expect(locateText(seen<string>(['u1', { url: null }]), ['url'])).toBeUndefined()
  })
})

it('a moment is found by creates if updates do not change it', () => {
  const times = ['18:29', '07:05', '21:43', '06:31']
  const samples = times.flatMap((value, index): Seen<string>[] => [
    { record: { expires_at: `2091-05-14T${value}:00Z` }, value, fresh: true },
    { record: { expires_at: `2091-05-14T${value}:00Z` }, value: times[(index + 1) % 4]!, fresh: false },
  ])
  expect(locateMoment('time', samples, ['expiration_time'])).toMatchObject({
    at: '/expires_at',
    partly: true,
  })
})

describe('lists that write a value differently, or show it under another name', () => {
  const dates = ['2091-05-14', '2092-06-15', '2093-07-16', '2091-08-17']

  it('do not hide a text that single records show', () => {
    const samples = dates.flatMap((value): Seen<string>[] => [
      { record: { id: 1, url: value }, value },
      { record: { link: value }, value, listed: true },
      { record: { link: value }, value, listed: true },
    ])
    expect(locateText(samples, ['url'])?.at).toBe('/url')
  })

  it('help to find a date that lists and records write as a number', () => {
    const samples = dates.flatMap((value): Seen<string>[] => {
      const record = { until: Number(value.replaceAll('-', '')) }
      return [
        { record, value },
        { record, value, listed: true },
        { record, value, listed: true },
      ]
    })
    expect(locateMoment('date', samples, [])).toMatchObject({ at: '/until', partly: 'reformatted' })
  })
})

it('a date and a time are found in lists of numbers, as Java writes them', () => {
  const times = ['18:29', '07:05', '21:43', '06:31']
  const record = (time: string) => ({
    pixels: [18, 29],
    expiration: { date: [2091, 5, 14], time: time.split(':').map(Number) },
  })
  const samples = times.map((value): Seen<string> => ({ record: record(value), value, fresh: true }))
  const days = samples.map(({ record }) => ({ record, value: '2091-05-14', fresh: true }))
  const time = locateMoment('time', samples, ['expiration_time'])!
  expect(time).toMatchObject({ at: '/expiration/time' })
  expect(locateMoment('date', days, ['expiration_date'])).toMatchObject({ at: '/expiration/date' })
  expect(times.map(value => showsValue(time, record(value), value))).toEqual([true, true, true, true])
  expect(showsValue(time, record('18:29'), '18:30')).toBe(false)
})
