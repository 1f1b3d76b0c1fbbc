import type { AccountClock } from '../mock/clock.ts'
import type { Clock } from '../store/clock.ts'

const units: Record<keyof Duration, number> = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
  milliseconds: 1,
}

/** A length of time: the sum of its members. */
export interface Duration {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
  milliseconds?: number
}

/** A moment: a Date, a text that `Date` can parse, or milliseconds since the epoch. */
export type Moment = Date | string | number

/** The clock of one account, in milliseconds since the epoch. It runs and stops like the mock's clock. */
export interface TestClock extends Clock {
  /** Moves the clock forward, by milliseconds or by a duration such as `{ days: 2, hours: 3 }`. */
  advance(by: number | Duration): void
  /** Sets the clock to a moment: `clock.set('2026-12-24T18:00:00Z')`. */
  set(moment: Moment): void
}

/**
 * Returns a clock for tests.
 * @param clock the account's clock
 */
export function testClock(clock: AccountClock): TestClock {
  return {
    now: () => clock.now(),
    advance: by => clock.advance(typeof by === 'number' ? by : millisecondsIn(by)),
    set: moment => clock.set(momentOf(moment)),
  }
}

/** Converts a moment to milliseconds since the epoch. Throws a RangeError if it is invalid. */
export function momentOf(moment: Moment): number {
  const milliseconds = new Date(moment).getTime()
  if (Number.isNaN(milliseconds)) throw new RangeError(`Failed to read the moment ${JSON.stringify(moment)}`)
  return milliseconds
}

function millisecondsIn(duration: Duration): number {
  let sum = 0
  for (const [unit, amount] of Object.entries(duration)) {
    if (!Object.hasOwn(units, unit)) {
      const known = Object.keys(units).join(', ')
      throw new RangeError(`Failed to advance the clock: there is no unit ${JSON.stringify(unit)} (${known})`)
    }
    sum += amount * units[unit as keyof typeof units]
  }
  return sum
}
