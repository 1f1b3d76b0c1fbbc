import type { Account } from '../../mock/account.ts'
import { AdminError } from '../refusal.ts'

/** The body of `changeClock`, checked by its schema. */
interface ClockChange {
  now?: string
  advance?: number
  isFrozen?: boolean
}

/** Sets a clock, then advances it, then freezes it or lets it run. Changes nothing if a moment is invalid. */
export function changeClock({ clock }: Account, { now, advance = 0, isFrozen }: ClockChange): void {
  const from = now === undefined ? clock.now() : Date.parse(now)
  const moment = from + advance
  if (Number.isNaN(from) || Math.abs(moment) > 8.64e15) {
    throw new AdminError(400, 'The clock cannot show this moment: expected a date of the calendar.')
  }
  if (now !== undefined || advance !== 0) clock.set(moment)
  if (isFrozen === true && !clock.isFrozen) clock.freeze()
  if (isFrozen === false) clock.run()
}
