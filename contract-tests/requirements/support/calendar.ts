import type { LinkInput } from '../../discover/input.ts'

/** A date in a week that counts as one of the next year. */
export const lastOfYear = '2091-12-31'

/** A time that is 00:34 to a service that reads hours by a clock of twelve hours. */
export const inTheNoonHour = '12:34'

/**
 * The dates and times at which links expire that are created to fill pages. The first ones matter most, because a full
 * account needs few more links. A refusal of a date between others is no limit of how far ahead dates may be.
 */
export const calendar: readonly LinkInput[] = [
  { expiration_date: '2092-02-29' },
  // A service that confuses day and month would accept it.
  { expiration_date: '2092-03-05' },
  { expiration_date: '2092-12-31', expiration_time: '00:34' },
  { expiration_date: '2093-01-31' },
  { expiration_date: '2092-07-31' },
  { expiration_date: '2092-01-01' },
  { expiration_date: '2092-10-09', expiration_time: '09:05' },
  { expiration_date: '2092-03-31' },
  { expiration_date: '2092-11-30', expiration_time: '23:59' },
  { expiration_date: '2092-05-31' },
  { expiration_date: '2092-08-08', expiration_time: '01:30' },
  { expiration_date: '2092-09-30', expiration_time: '13:07' },
  { expiration_date: '2092-04-30' },
  { expiration_date: '2092-06-30', expiration_time: '08:00' },
  { expiration_date: '2092-10-31' },
  { expiration_date: '2092-12-01', expiration_time: '19:09' },
]
