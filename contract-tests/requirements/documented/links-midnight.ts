import { Skipped } from '../../core/errors.ts'
import { clockOf } from '../observed/expiration-clock.ts'
import { statusOf } from '../observed/link-status.ts'
import { refusalStatus, tryLink } from '../observed/observe.ts'
import { atMidnight, timedLink, wall } from '../observed/timed-links.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented } from '../support/kit.ts'

/**
 * Sections 2.1 and 3: a link whose time is 00:00 expires when its day begins. A service that takes 00:00 for no time may
 * let it expire when the day ends.
 */
export const linkMidnightRequirements: readonly DocumentedRequirement[] = [
  documented('links.create.expiration-time-midnight', 'POST /links accepts expiration_time=00:00', {
    source: '2.1',
    after: ['links.list.status-1', 'links.list.status-2', 'links.create.expiration-time'],
    async run(context) {
      const { minutes } = await clockOf(context)
      const { date, time } = wall(Date.now(), minutes)
      if (time < '00:10' || time > '23:50') throw new Skipped('the day has just begun or is about to end')
      const known = await timedLink(context, 'midnight')
      const made = known.sent.expiration_date === date ? known : await tryLink(context, atMidnight(date))
      if (refusalStatus(made.exchange) !== undefined) throw new Skipped('links that have expired are refused')
      const { status, exchange } = await statusOf(context, made)
      if (status === undefined) throw new Skipped('the link is in no list by status, or in several')
      if (status !== '2')
        throw broken('a link that expired today at 00:00 to be Expired', `the status ${status}`, exchange)
    },
  }),
]
