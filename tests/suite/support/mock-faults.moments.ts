import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault } from './faulty-mock.ts'
import { createdWith, form, refuse, sends } from './mock-rewriting.ts'

// Faults of the dates and times at which links expire.

/** Returns a date with the year of its week. */
function weekYear(date: string): string {
  const day = new Date(`${date}T12:00:00Z`)
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * 86_400_000)
  return date.replace(/^\d{4}/, String(thursday.getUTCFullYear()))
}

/** Returns a date with the numbers of its day and month exchanged, if that is a date too. */
function exchanged(date: string): string {
  const [year, month, day = ''] = date.split('-')
  return day <= '12' ? `${year}-${day}-${month}` : date
}

/** Returns the day before if a date is in the months of summer time. */
function earlyInSummer(date: string): string {
  const month = date.slice(5, 7)
  const isSummer = month >= '04' && month <= '10'
  return isSummer ? new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10) : date
}

/** Adds today as the date to an update that has a time alone. */
const withToday = (pairs: Pair[]): Pair[] => {
  const has = (field: string) => pairs.some(([name]) => name === field)
  const today = new Date().toISOString().slice(0, 10)
  return has('expiration_time') && !has('expiration_date') ? [...pairs, ['expiration_date', today]] : pairs
}

/** Whether a form has a time of the first hour of a day. */
const isAfterMidnight = sends('expiration_time', time => time.startsWith('00:'))

/** Faults of the date and time of a link. */
export const linkMomentMockFaults: readonly MockFault[] = [
  {
    id: 'links.create.noon-as-midnight',
    title: 'hours are read by a clock of twelve: 12:34 is stored as 00:34',
    breaks: '2.1 expiration_time: HH:MM',
    ...createdWith('expiration_time', time => time.replace(/^12:/, '00:')),
  },
  {
    id: 'links.create.midnight-refused',
    title: 'a time from 00:00 to 00:59 is refused',
    breaks: '2.1 expiration_time: HH:MM',
    ...refuse('links', 'create', 422, isAfterMidnight),
  },
  {
    id: 'links.update.midnight-refused',
    title: 'an update refuses a time from 00:00 to 00:59',
    breaks: '2.1 expiration_time: HH:MM; 4.1 update link',
    ...refuse('links', 'update', 422, isAfterMidnight),
  },
  {
    id: 'links.create.year-of-the-week',
    title: 'a date gets the year to which its week belongs',
    breaks: '2.1 expiration_date: YYYY-MM-DD',
    ...createdWith('expiration_date', weekYear),
  },
  {
    id: 'links.create.day-as-month',
    title: 'the day and the month of a date are exchanged if both can be months',
    breaks: '2.1 expiration_date: YYYY-MM-DD',
    ...createdWith('expiration_date', exchanged),
  },
  {
    id: 'links.create.day-early-in-summer',
    title: 'a date from April to October is stored as the day before',
    breaks: '2.1 expiration_date: YYYY-MM-DD',
    ...createdWith('expiration_date', earlyInSummer),
  },
  {
    id: 'links.create.leap-day-refused',
    title: '29 February is refused in every year',
    breaks: '2.1 expiration_date: YYYY-MM-DD',
    ...refuse(
      'links',
      'create',
      422,
      sends('expiration_date', date => date.endsWith('-02-29')),
    ),
  },
  {
    id: 'links.update.time-moves-date',
    title: 'an update with a time alone sets the date to today',
    breaks: '2.1 expiration_date, 4.1 update link',
    ...form('links', 'update', withToday),
  },
]
