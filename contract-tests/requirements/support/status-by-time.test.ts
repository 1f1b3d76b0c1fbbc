import { expect, it } from 'vitest'
import { isMidnightSomewhere } from './status-by-time.ts'

it.each([
  ['02:40', false, 'at no offset between -2:30 and -3:00'],
  ['02:33', true, 'in Newfoundland in summer, at -2:30'],
  ['03:00', true, 'in Brazil, at -3:00'],
  ['03:24', true, 'in Newfoundland in winter, at -3:30, if the clock is a little wrong'],
  ['03:45', false, 'at no offset between -3:30 and -4:00'],
  ['09:31', true, 'on the Marquesas, at -9:30'],
  ['09:45', false, 'at no offset between -9:30 and -10:00'],
  ['11:15', false, 'at +12:45 on the Chatham Islands, but of the next date'],
  ['12:00', true, 'at -12:00'],
  // At the end of the day: before the midnight that follows.
  ['the day before, 13:15', false, 'at no offset between +10:30 and +11:00'],
  ['the day before, 13:33', true, 'on Lord Howe Island, at +10:30'],
  ['the day before, 13:00', true, 'on the Solomon Islands, at +11:00'],
  ['the day before, 18:12', true, 'in Nepal, at +5:45, if the clock is a little wrong'],
  ['the day before, 11:15', true, 'on the Chatham Islands, at +12:45'],
  ['the day before, 14:45', false, 'at -9:30 on the Marquesas, but of the date before'],
])('%s in UTC: %s, midnight is %s', (time, isMidnight) => {
  const [hours = 0, minutes = 0] = time.replace(/.* /, '').split(':').map(Number)
  const midnight = time.startsWith('the day before') ? 24 * 60 : 0
  expect(isMidnightSomewhere(hours * 60 + minutes - midnight)).toBe(isMidnight)
})
