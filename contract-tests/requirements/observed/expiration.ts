import type { Answers } from '../../../src/generated/answers.ts'
import type { Context } from '../../discover/context.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { clockOf, today } from './expiration-clock.ts'
import { statusOf } from './link-status.ts'
import { assumed, observed, refusalStatus, tryLink, unseen } from './observe.ts'
import { timedLink } from './timed-links.ts'

type DateOnly = Observation<Answers['links.expiration.date-only']>

/** Questions about when links expire. */
export const assumedExpiration: readonly AssumedRequirement[] = [
  assumed('links.expiration.zone', 'write', async context => {
    const { minutes, evidence } = await clockOf(context)
    if (minutes === 0) return observed('UTC', ...evidence)
    const hours = `${Math.abs(minutes) / 60} hours ${minutes < 0 ? 'behind' : 'ahead of'} UTC`
    return unseen(
      `links expire by a clock that is now ${hours}; its time zone cannot be determined`,
      ...evidence,
    )
  }),
  assumed('links.expiration.date-only', 'write', observeDateOnly),
  assumed(
    'links.expiration.time-only',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.time-only']>> => {
      const made = await timedLink(context, 'timeOnly')
      const status = refusalStatus(made.exchange)
      if (status !== undefined) return observed(status, made.exchange)
      const { status: shown, exchange } = await statusOf(context, made)
      return shown === '1'
        ? observed('no-effect', made.exchange, exchange)
        : unseen(`the link has ${shown === undefined ? 'no single status' : `the status ${shown}`}`, exchange)
    },
  ),
  assumed(
    'links.expiration.past',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.past']>> => {
      const made = await timedLink(context, 'past')
      const status = refusalStatus(made.exchange)
      if (status !== undefined) {
        const future = await tryLink(context, { expiration_date: '2091-02-03' })
        return context.discovered.ok(future.exchange)
          ? observed(status, made.exchange, future.exchange)
          : unseen('no expiration date is accepted', future.exchange)
      }
      const { status: shown, exchange } = await statusOf(context, made)
      return shown === '2'
        ? observed('expired', made.exchange, exchange)
        : unseen(`the link has ${shown === undefined ? 'no single status' : `the status ${shown}`}`, exchange)
    },
  ),
  assumed(
    'links.expiration.clicks',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.clicks']>> => {
      const made = await timedLink(context, 'noClicks')
      const refusal = refusalStatus(made.exchange)
      if (refusal !== undefined) {
        const one = await tryLink(context, { expiration_clicks: '1' })
        return context.discovered.ok(one.exchange)
          ? observed(refusal, made.exchange, one.exchange)
          : unseen('no number of clicks is accepted', one.exchange)
      }
      const { status, exchange } = await statusOf(context, made)
      if (status === undefined) return unseen('the link is in no list by status, or in several', exchange)
      return observed(status === '2' ? 'at-once' : 'no-limit', made.exchange, exchange)
    },
  ),
]

async function observeDateOnly(context: Context): Promise<DateOnly> {
  const { minutes } = await clockOf(context)
  const date = await today(context, minutes)
  const observation = await observeDateOn(context, date)
  // The day may have ended in the meantime.
  const now = await today(context, minutes)
  return now === date ? observation : observeDateOn(context, now)
}

/** @param date the day on the clock that decides about expiration */
async function observeDateOn(context: Context, date: string): Promise<DateOnly> {
  const known = await timedLink(context, 'today')
  const isToday = known.sent.expiration_date === date
  const made = isToday ? known : await tryLink(context, { expiration_date: date })
  if (refusalStatus(made.exchange) !== undefined) {
    const tomorrow = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    const later = await tryLink(context, { expiration_date: tomorrow })
    return context.discovered.ok(later.exchange)
      ? observed('start-of-day', made.exchange, later.exchange)
      : unseen('a date alone is refused', made.exchange, later.exchange)
  }
  const { status, exchange } = await statusOf(context, made)
  if (status === '2') return observed('start-of-day', made.exchange, exchange)
  if (status !== '1') return unseen('the link is neither Active nor Expired', exchange)
  // These answers differ only in the last minute of a day, and the run does not wait for it.
  const alike = ['last-minute', 'last-second', 'last-millisecond'] as const
  return { answer: 'end-of-day', alike, evidence: [made.exchange, exchange] }
}
