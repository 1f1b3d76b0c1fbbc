import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { once } from '../support/kit.ts'
import { statusOf } from './link-status.ts'
import { refusalStatus, tryLink } from './observe.ts'

/** Returns a moment as the date and time on a clock that is `minutes` ahead of UTC. */
export function wall(now: number, minutes: number): { date: string; time: string } {
  const text = new Date(now + minutes * 60_000).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

interface Clock {
  /** The number of minutes by which the clock that decides about expiration is ahead of UTC. */
  minutes: number
  evidence: readonly Exchange[]
}

/**
 * Finds the clock that decides about expiration, by bisection in quarters of an hour: a link is expired if
 * its expiration time is in the past on that clock.
 */
export function clockOf(context: Context): Promise<Clock> {
  return once(context, 'clock', async () => {
    const now = Date.now()
    const evidence: Exchange[] = []
    const isPast = async (minutes: number): Promise<boolean> => {
      const { date, time } = wall(now, minutes)
      const made = await tryLink(context, { expiration_date: date, expiration_time: time })
      evidence.push(made.exchange)
      if (refusalStatus(made.exchange) !== undefined) return true
      return (await statusOf(context, made)).status === '2'
    }
    // Allow two minutes on either side, for clocks that are slightly wrong.
    if ((await isPast(-2)) && !(await isPast(2))) return { minutes: 0, evidence }
    const quarters = (number: number) => number * 15
    let past = -53
    let ahead = 57
    if (!(await isPast(quarters(past) - 2)) || (await isPast(quarters(ahead) + 2)))
      throw new Skipped('the moment at which links expire could not be found')
    while (ahead - past > 1) {
      const middle = Math.floor((past + ahead) / 2)
      if (await isPast(quarters(middle) - 2)) past = middle
      else ahead = middle
    }
    return { minutes: quarters(past), evidence: evidence.slice(-4) }
  })
}
