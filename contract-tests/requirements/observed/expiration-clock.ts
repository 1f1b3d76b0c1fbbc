import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { once } from '../support/kit.ts'
import { statusOf } from './link-status.ts'
import { refusalStatus, tryLink } from './observe.ts'
import { timedLink, timedLinks, wall } from './timed-links.ts'

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
    const { now } = await timedLinks(context)
    const evidence: Exchange[] = []
    const note = ({ isExpired, exchange }: Seen): boolean => {
      evidence.push(exchange)
      return isExpired
    }
    const isPast = async (minutes: number): Promise<boolean> => {
      const { date, time } = wall(now, minutes)
      return note(await expiringLink(context, date, time))
    }
    const isTimedPast = async (name: 'earlier' | 'later') =>
      note(await lookAt(context, await timedLink(context, name)))
    if ((await isTimedPast('earlier')) && !(await isTimedPast('later'))) return { minutes: 0, evidence }
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

/**
 * Returns the day on that clock. Around midnight the server decides, because its clock may be slightly wrong.
 * @param minutes as in `Clock`
 */
export async function today(context: Context, minutes: number): Promise<string> {
  const now = Date.now()
  const [{ date: early }, { date: late }] = [wall(now, minutes - 5), wall(now, minutes + 5)]
  if (early === late) return early
  const { isExpired } = await expiringLink(context, late, '00:00')
  return isExpired ? late : early
}

/** Whether a link has expired, or is refused because of that. */
interface Seen {
  isExpired: boolean
  exchange: Exchange
}

/** Creates a link that expires at a moment, and looks at it. */
async function expiringLink(context: Context, date: string, time: string): Promise<Seen> {
  return lookAt(context, await tryLink(context, { expiration_date: date, expiration_time: time }))
}

async function lookAt(context: Context, made: Attempt): Promise<Seen> {
  const { exchange } = made
  if (refusalStatus(exchange) !== undefined) return { isExpired: true, exchange }
  return { isExpired: (await statusOf(context, made)).status === '2', exchange }
}
