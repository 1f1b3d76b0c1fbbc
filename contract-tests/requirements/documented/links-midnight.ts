import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { update } from '../../discover/make.ts'
import { clockOf } from '../observed/expiration-clock.ts'
import { statusOf } from '../observed/link-status.ts'
import { refusalStatus, tryLink } from '../observed/observe.ts'
import { atMidnight, timedLink, wall } from '../observed/timed-links.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustBeKnown } from '../support/kit.ts'
import { isChangedTogether } from '../support/shared-updates.ts'
import { mustHold } from '../support/stored.ts'

/**
 * Sections 2.1 and 3: a link whose time is 00:00 expires when its day begins, and has this time. A service that takes 00:00
 * for no time may let it expire when the day ends, and shows no time.
 */
export const linkMidnightRequirements: readonly DocumentedRequirement[] = [
  documented('links.create.expiration-time-midnight', 'POST /links accepts expiration_time=00:00', {
    source: '2.1',
    after: ['links.list.status-1', 'links.list.status-2', 'links.create.expiration-time'],
    async run(context) {
      const date = await todayOf(context)
      const known = await timedLink(context, 'midnight')
      const made = known.sent.expiration_date === date ? known : await tryLink(context, atMidnight(date))
      await unlessRefused(made.exchange, async () => (await tryLink(context, atMidnight(future))).exchange)
      await mustBeExpired(context, made)
    },
  }),
  documented('links.update.expiration-time-midnight', 'PUT /links/{id} accepts expiration_time=00:00', {
    source: '2.1',
    after: ['links.list.status-1', 'links.list.status-2', 'links.update.expiration-time'],
    async run(context) {
      if (await isChangedTogether(context, 'expiration_time', '00:00')) return
      const date = await todayOf(context)
      const made = await tryLink(context, { expiration_date: date, expiration_time: '23:59' })
      const sent = { ...made.sent, ...atMidnight(date) }
      const id = mustBeKnown(made.id, 'a link')
      const exchange = await update(context, 'links', id, sent)
      await unlessRefused(exchange, () =>
        update(context, 'links', id, { ...made.sent, ...atMidnight(future) }),
      )
      await mustBeExpired(context, { id: made.id, sent, exchange })
    },
  }),
]

/** Returns the date of today on the clock of the service. Throws Skipped around midnight. */
async function todayOf(context: Context): Promise<string> {
  const { minutes } = await clockOf(context)
  const { date, time } = wall(Date.now(), minutes)
  if (time < '00:10' || time > '23:50') throw new Skipped('the day has just begun or is about to end')
  return date
}

/** A day on which a link that other requirements create expires at another time. */
const future = '2091-11-27'

/** Throws if midnight is refused today because it is past, or because it is midnight: then also in the future. */
async function unlessRefused(exchange: Exchange, tryFuture: () => Promise<Exchange>): Promise<void> {
  if (refusalStatus(exchange) === undefined) return
  const later = await tryFuture()
  const status = refusalStatus(later)
  if (status !== undefined) throw broken('a link that expires at 00:00', `the status ${status}`, later)
  throw new Skipped('links that have expired are refused')
}

/** Throws unless a link that expired today at 00:00 is in the list of Expired links. */
async function mustBeExpired(
  context: Context,
  link: Pick<Attempt, 'id' | 'sent' | 'exchange'>,
): Promise<void> {
  const { status, exchange } = await statusOf(context, link)
  if (status === undefined) throw new Skipped('the link is in no list by status, or in several')
  if (status !== '2')
    throw broken('a link that expired today at 00:00 to be Expired', `the status ${status}`, exchange)
  try {
    const subject = { id: mustBeKnown(link.id, 'a link'), sent: link.sent }
    await mustHold(context, 'links', subject, 'expiration_time', '00:00')
  } catch (error) {
    // The status has been judged, whether or not responses show the time.
    if (!(error instanceof Skipped)) throw error
  }
}
