import { zoneOf } from '../dialect/zones.ts'
import type { Answers } from '../generated/answers.ts'
import type { Link } from './entities.ts'

/** The status of a link (section 3). */
export const Status = { Active: 1, Expired: 2, Disabled: 3 } as const

/** Computes the status and expiration of links in a dialect (questions `links.expiration.*`). */
export interface Expiry {
  /** Returns the status at a moment in milliseconds since the epoch: 1 Active, 2 Expired or 3 Disabled. */
  statusAt(link: Link, now: number): number
  /** Returns the statuses by which a list filter finds the link at a moment. */
  statusesAt(link: Link, now: number): number | readonly number[]
  /** Whether a link has expired at a moment, whatever its status is. */
  isExpiredAt(link: Link, now: number): boolean
  /**
   * Returns the moment at which a link expires by its date and time, in milliseconds since the epoch. Null
   * without a date.
   */
  momentOf(link: Pick<Link, 'expiration_date' | 'expiration_time'>): number | null
}

export function expiryOf(answers: Answers): Expiry {
  const zone = zoneOf(answers['links.expiration.zone'])!
  const ofDay = ofDayMs[answers['links.expiration.date-only']]
  const zeroClicksExpire = answers['links.expiration.clicks'] === 'at-once'
  const listsBoth = answers['links.status.precedence'] === 'both'
  const expiredFirst = answers['links.status.precedence'] === 'expired'

  const momentOf: Expiry['momentOf'] = ({ expiration_date: date, expiration_time: time }) => {
    if (date === null) return null
    if (time !== null) return zone.momentOf(Date.parse(`${date}T${time}:00Z`))
    return zone.momentOf(Date.parse(`${date}T00:00:00Z`) + ofDay)
  }
  const clickedOut = ({ expiration_clicks: limit, clicks }: Link) =>
    limit !== null && (limit > 0 || zeroClicksExpire) && clicks >= limit

  const isExpiredAt: Expiry['isExpiredAt'] = (link, now) => {
    const moment = momentOf(link)
    return clickedOut(link) || (moment !== null && now >= moment)
  }

  const statusAt: Expiry['statusAt'] = (link, now) => {
    const expired = isExpiredAt(link, now)
    if (link.disabled === 1 && !(expired && expiredFirst)) return Status.Disabled
    return expired ? Status.Expired : Status.Active
  }

  return {
    momentOf,
    isExpiredAt,
    statusAt,
    statusesAt(link, now) {
      const status = statusAt(link, now)
      const isBoth = listsBoth && status === Status.Disabled && isExpiredAt(link, now)
      return isBoth ? [Status.Disabled, Status.Expired] : status
    },
  }
}

const dayMs = 86_400_000

/** When a link expires on a date without a time, in milliseconds after the start of that day. */
const ofDayMs: Record<Answers['links.expiration.date-only'], number> = {
  'start-of-day': 0,
  'end-of-day': dayMs,
  'last-minute': dayMs - 60_000,
  'last-second': dayMs - 1000,
  'last-millisecond': dayMs - 1,
}
