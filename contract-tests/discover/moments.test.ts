import { expect, it } from 'vitest'
import { isMoment, isZoned, showsDate, showsTime } from './moments.ts'

it.each([
  ['2091-05-16', true],
  ['16.5.2091', true],
  ['05/16/2091', true],
  ['May 16, 2091', true],
  ['Sat, 16 May 2091', true],
  ['20910516', true],
  ['16052091', true],
  ['2091-05-16 13:47:00', true],
  ['2091-05-17T01:47:00Z', true],
  ['3830155620', true],
  ['3830155620000', true],
  ['/Date(3830155620000)/', true],
  ['/Date(3830155620000+0000)/', true],
  ['/Date(3930155620000)/', false],
  ['2091-05-19T01:47:00Z', false],
  ['17.5.2091', false],
  ['May 17, 2091', false],
  ['never', false],
  ['0000-00-00', false],
])('the day 2091-05-16 in %s: %s', (text, shown) => {
  expect(showsDate(text, '2091-05-16')).toBe(shown)
})

it.each([
  ['21:43', true],
  ['21:43:00', true],
  ['9:43 PM', true],
  ['09:43 p.m.', true],
  ['21.43', true],
  ['2091-05-16T19:43:00Z', true],
  ['2091-05-16 19:43:00.417+02', true],
  ['2091-05-16T19:43+02:00[Europe/Paris]', true],
  ['PT21H43M00S', true],
  ['PT21H43M', true],
  ['PT21H', false],
  ['PT0S', false],
  ['9:43 AM', false],
  ['9:44 PM', false],
  ['2091-05-16T19:44:00Z', false],
  ['', false],
])('the time 21:43 in %s: %s', (text, shown) => {
  expect(showsTime(text, '21:43')).toBe(shown)
})

it('12:05 on a 12-hour clock is read correctly', () => {
  expect(showsTime('12:05 AM', '00:05')).toBe(true)
  expect(showsTime('12:05 PM', '12:05')).toBe(true)
})

it('a duration is a time of day without zeros', () => {
  expect(showsTime('PT9H5M', '09:05')).toBe(true)
  expect(showsTime('PT0S', '00:00')).toBe(true)
})

it.each([
  ['2091-05-16T19:43:00+02:00', true],
  ['Wed, 16 May 2091 19:43:00 GMT', true],
  ['2091-05-16 19:43:00 UTC', true],
  ['2091-05-16 19:43:00+02', true],
  ['2091-05-16 19:43', false],
  ['May 16, 2091', false],
])('%s names a zone: %s', (text, zoned) => {
  expect(isZoned(text)).toBe(zoned)
})

it('a current time is a moment; a word or a small number is not', () => {
  const now = new Date()
  const written = [now.toISOString(), now.toUTCString(), now.getTime(), Math.floor(now.getTime() / 1000)]
  expect(written.filter(one => !isMoment(one))).toEqual([])
  expect(isMoment(`/Date(${now.getTime()})/`)).toBe(true)
  expect(['bing', 7, null, '2091-05-16'].map(isMoment)).toEqual([false, false, false, false])
})
