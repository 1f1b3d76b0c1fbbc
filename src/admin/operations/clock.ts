import type { Account } from '../../mock/account.ts'
import { momentOf } from '../../store/seeds/moments.ts'
import { AdminError } from '../refusal.ts'

/** The body of `changeClock`, checked by its schema. */
interface ClockChange {
  now?: string
  advance?: number
  isFrozen?: boolean
}

/**
 * The range of the clock. The moments of records need years of four digits: a seed file or a state file with others
 * could not be read again. A running clock has a year until then.
 */
const first = Date.UTC(1000, 0)
const end = Date.UTC(9999, 0)

/**
 * Sets a clock, advances it, and freezes it at the new moment or lets it run from there. Changes nothing if a moment
 * is invalid.
 */
export function changeClock({ clock }: Account, { now, advance = 0, isFrozen }: ClockChange): void {
  const from = now === undefined ? clock.now() : momentOf(now)
  if (from === undefined || from + advance < first || from + advance >= end) {
    throw new AdminError(
      400,
      'The clock cannot show this moment: expected a date of the calendar in the years 1000 to 9998.',
    )
  }
  // A running clock moves on between the two, so it is frozen before it is set.
  if (isFrozen === true && !clock.isFrozen) clock.freeze()
  if (now !== undefined || advance !== 0) clock.set(from + advance)
  if (isFrozen === false) clock.run()
}
