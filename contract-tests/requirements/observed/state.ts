import type { Answers } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { list } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { once } from '../support/kit.ts'
import { sceneOf } from '../support/scene.ts'
import { assumed, refusalOf, seen, tryLink, unseen } from './observe.ts'
import { observeOrder } from './sort-order.ts'

/** Questions about when links expire, how searches match and how texts are sorted. */
export const assumedState: readonly AssumedRequirement[] = [
  assumed('links.expiration.zone', 'write', async context => {
    const { minutes, evidence } = await clockOf(context)
    if (minutes === 0) return seen('UTC', ...evidence)
    const hours = `${Math.abs(minutes) / 60} hours ${minutes < 0 ? 'behind' : 'ahead of'} UTC`
    return unseen(
      `links expire by a clock that is ${hours} now; which zone that is cannot be seen`,
      ...evidence,
    )
  }),
  assumed('links.expiration.date-only', 'write', observeDateOnly),
  assumed(
    'links.expiration.time-only',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.time-only']>> => {
      const made = await tryLink(context, { expiration_time: '00:00' })
      const status = refusalOf(made.exchange)
      if (status !== undefined) return seen(status, made.exchange)
      const { status: shown, exchange } = await statusOf(context, made)
      return shown === '1'
        ? seen('no-effect', made.exchange, exchange)
        : unseen(`it has the status ${shown}`, exchange)
    },
  ),
  assumed(
    'links.expiration.past',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.past']>> => {
      const made = await tryLink(context, { expiration_date: '2001-02-03' })
      const status = refusalOf(made.exchange)
      if (status !== undefined) {
        const future = await tryLink(context, { expiration_date: '2091-02-03' })
        return context.discovered.ok(future.exchange)
          ? seen(status, made.exchange, future.exchange)
          : unseen('no date of expiration is taken', future.exchange)
      }
      const { status: shown, exchange } = await statusOf(context, made)
      return shown === '2'
        ? seen('expired', made.exchange, exchange)
        : unseen(`it has the status ${shown}`, exchange)
    },
  ),
  assumed(
    'links.expiration.clicks',
    'write',
    async (context): Promise<Observation<Answers['links.expiration.clicks']>> => {
      const made = await tryLink(context, { expiration_clicks: '0' })
      const refusal = refusalOf(made.exchange)
      if (refusal !== undefined) {
        const one = await tryLink(context, { expiration_clicks: '1' })
        return context.discovered.ok(one.exchange)
          ? seen(refusal, made.exchange, one.exchange)
          : unseen('no number of clicks is taken', one.exchange)
      }
      const { status, exchange } = await statusOf(context, made)
      if (status === undefined) return unseen('no list by status has the link, or more than one', exchange)
      return seen(status === '2' ? 'at-once' : 'no-limit', made.exchange, exchange)
    },
  ),
  assumed(
    'links.status.precedence',
    'write',
    async (context): Promise<Observation<Answers['links.status.precedence']>> => {
      const by = context.discovered.expiredBy
      if (by === undefined) return unseen('no link could be made to be expired')
      const made = await tryLink(context, { ...by.input, disabled: '1' })
      const { status, statuses, exchange } = await statusOf(context, made)
      if (status === '3') return seen('disabled', made.exchange, exchange)
      if (status === '2') return seen('expired', made.exchange, exchange)
      return statuses.join() === '2,3'
        ? seen('both', made.exchange, exchange)
        : unseen(`it is in the lists of ${statuses.join() || 'no status'}`, exchange)
    },
  ),
  assumed('search.match', 'write', observeMatch),
  assumed('sort.order', 'write', observeOrder),
]

/**
 * Returns the statuses 1, 2 and 3 whose lists contain a link. `status` is undefined unless exactly one list
 * does.
 */
async function statusOf(
  context: Context,
  made: { id: string | undefined; sent: LinkInput },
): Promise<{ status: string | undefined; statuses: readonly string[]; exchange: Exchange }> {
  if (made.id === undefined) throw new Skipped('the link could not be made')
  const found: string[] = []
  let exchange: Exchange | undefined
  for (const status of ['1', '2', '3']) {
    const asked = await list(context, 'links', { search: made.sent.url ?? '', search_by: 'url', status })
    if (asked.ids.includes(made.id)) found.push(status)
    if (exchange === undefined || asked.ids.includes(made.id)) exchange = asked.exchange
  }
  return { status: found.length === 1 ? found[0] : undefined, statuses: found, exchange: exchange! }
}

/** Returns a moment as the date and time on a clock that is `minutes` ahead of UTC. */
function wall(now: number, minutes: number): { date: string; time: string } {
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
function clockOf(context: Context): Promise<Clock> {
  return once(context, 'clock', async () => {
    const now = Date.now()
    const evidence: Exchange[] = []
    const isPast = async (minutes: number): Promise<boolean> => {
      const { date, time } = wall(now, minutes)
      const made = await tryLink(context, { expiration_date: date, expiration_time: time })
      evidence.push(made.exchange)
      if (refusalOf(made.exchange) !== undefined) return true
      return (await statusOf(context, made)).status === '2'
    }
    // Allow two minutes on either side, for clocks that are slightly wrong.
    if ((await isPast(-2)) && !(await isPast(2))) return { minutes: 0, evidence }
    const quarters = (number: number) => number * 15
    let past = -53
    let ahead = 57
    if (!(await isPast(quarters(past) - 2)) || (await isPast(quarters(ahead) + 2)))
      throw new Skipped('links do not expire at a moment that could be found')
    while (ahead - past > 1) {
      const middle = Math.floor((past + ahead) / 2)
      if (await isPast(quarters(middle) - 2)) past = middle
      else ahead = middle
    }
    return { minutes: quarters(past), evidence: evidence.slice(-4) }
  })
}

async function observeDateOnly(
  context: Context,
): Promise<Observation<Answers['links.expiration.date-only']>> {
  const { minutes } = await clockOf(context)
  const { date, time } = wall(Date.now(), minutes)
  if (time < '00:05' || time > '23:55') return unseen('it is midnight there: try again in a few minutes')
  const made = await tryLink(context, { expiration_date: date })
  if (refusalOf(made.exchange) !== undefined) {
    const tomorrow = wall(Date.now() + 86_400_000, minutes).date
    const later = await tryLink(context, { expiration_date: tomorrow })
    return context.discovered.ok(later.exchange)
      ? seen('start-of-day', made.exchange, later.exchange)
      : unseen('a date alone is refused', made.exchange, later.exchange)
  }
  const { status, exchange } = await statusOf(context, made)
  if (status === '2') return seen('start-of-day', made.exchange, exchange)
  if (status !== '1') return unseen('it is neither active nor expired', exchange)
  // These answers differ only in the last minute of a day, and the run does not wait for it.
  const alike = ['last-minute', 'last-second', 'last-millisecond'] as const
  return { answer: 'end-of-day', alike, evidence: [made.exchange, exchange] }
}

/** Observes how a search by url matches: with parts of a url, and with the url in a different case. */
async function observeMatch(context: Context): Promise<Observation<Answers['search.match']>> {
  const { actors } = await sceneOf(context)
  const actor = actors[0]
  const url = actor?.sent.url
  if (actor === undefined || url === undefined) return unseen('no link could be made')
  const evidence: Exchange[] = []
  const finds = async (search: string): Promise<boolean> => {
    const { ids, exchange } = await list(context, 'links', { search, search_by: 'url', per_page: '100' })
    evidence.push(exchange)
    return ids.includes(actor.id)
  }
  if (!(await finds(url))) return unseen('a search for the whole url does not find it', ...evidence)
  const middle = url.slice(url.indexOf(actor.urlWord), -2)
  const [first = '', , ...later] = url.split(/[^\p{L}\p{N}]+/u)
  const parts = [
    ['anywhere', middle],
    ['start', url.slice(0, -2)],
    ['words', [...later, first].join(' ')],
  ] as const
  let where: Answers['search.match']['where'] = 'whole'
  for (const [answer, search] of parts) {
    if (!(await finds(search))) continue
    where = answer
    break
  }
  const other = url.replace(actor.urlWord, actor.urlWord.toUpperCase()).replace('-slk', '-SLK')
  const cased = (await finds(other)) ? 'insensitive' : 'sensitive'
  return { answer: { where, case: cased }, evidence }
}
