import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { get, type Listed, list, narrowing } from '../../discover/reads.ts'
import { broken, once, type Subject } from './kit.ts'
import { holdsIfShown } from './stored.ts'

/** The first and the last minutes of a day that a link can expire at, with some time for what a run takes. */
const [early, late] = ['00:01', '23:58']
/** Minutes of a day. */
const day = 24 * 60
/** The clocks of the world that show other days than UTC the longest, with some time for what a run takes, in minutes. */
const farthest = { behind: 12 * 60 + 15, ahead: 14 * 60 + 15 }
/** How far the clocks of the world differ from UTC, apart from whole hours, in minutes: from the Marquesas to Chatham. */
const uncommonZones = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825]
/** How far the clock of a server may be wrong, in minutes, and the time that the first and the last minute of a day leave. */
const tolerance = 7

/** The moments of today, with the status that links have that expire then, if it is certain in every time zone. */
const moments = [
  { time: early, due: '2', isCertain: isOverEverywhere },
  { time: late, due: '1', isCertain: isOverNowhere },
] as const

/**
 * Throws if a link that expires today is listed under another status than the one it shows, as active although its time
 * has passed, or as expired although it has not: the filter may look at the date alone. In which time zone the link
 * expires is open.
 */
export async function mustFollowTime(context: Context): Promise<void> {
  const { discovered } = context
  const now = new Date()
  const [today = '', clock = ''] = now.toISOString().split(/[TZ]/)
  if (clock < '00:10' || clock > '23:50') throw new Skipped('the day has just begun or is about to end')
  const { at, values } = discovered.derived('status') ?? {}
  const statusOf = async (id: string) => {
    const { record } = await get(context, 'links', id, { fresh: true })
    const shown = at === undefined ? undefined : readPointer(record, at)
    return ['1', '2'].find(status => String(values?.[status] ?? status) === String(shown))
  }
  for (const { time, due, isCertain } of moments) {
    const made = await expiring(context, today, time)
    if (made === undefined) continue
    const { id } = made
    const status = await statusOf(id)
    for (const asked of ['1', '2'] as const) {
      const listed = await listOf(context, asked)
      const isListed = listed.ids.includes(id)
      if (isListed !== (asked === due) && (await isCertain(context, now)) && (await isKept(context, made)))
        throw broken(
          `a link that expires on ${today} at ${time}, in whatever time zone, only in lists with status=${due}`,
          `a list with status=${asked} ${isListed ? 'with' : 'without'} it`,
          listed.exchange,
        )
      if (status === undefined || isListed === (asked === status) || (await statusOf(id)) !== status) continue
      const is = isListed ? 'a list with it' : 'a list without it'
      throw broken(
        `a link with the status ${status} only in lists with status=${status}`,
        is,
        listed.exchange,
      )
    }
  }
}

/**
 * Whether the first minute of today has passed, whatever the time zone of the server. If a link of the last minute of
 * yesterday has expired and one of the first minute of today has not, either the server's day begins now, or it looks
 * at the date alone. So the time has passed if no clock in the world shows midnight.
 */
async function isOverEverywhere(context: Context, now: Date): Promise<boolean> {
  const minutes = minutesOf(now)
  if (minutes > farthest.behind) return true
  if (isMidnightSomewhere(minutes)) return false
  return once(context, 'yesterday has ended', async () => {
    const made = await expiring(context, dayAfter(now, -1), late)
    return made !== undefined && (await listOf(context, '2')).ids.includes(made.id)
  })
}

/**
 * Whether the last minute of today has not passed, whatever the time zone of the server. Like `isOverEverywhere`, with
 * the midnight that ends the day: a link of the first minute of tomorrow shows whether that has passed.
 */
async function isOverNowhere(context: Context, now: Date): Promise<boolean> {
  const left = day - minutesOf(now)
  if (left > farthest.ahead) return true
  if (isMidnightSomewhere(-left)) return false
  return once(context, 'tomorrow has not begun', async () => {
    const made = await expiring(context, dayAfter(now, 1), early)
    return made !== undefined && (await listOf(context, '1')).ids.includes(made.id)
  })
}

/** Returns the minutes of the day in UTC. */
export function minutesOf(now: Date): number {
  return now.getUTCHours() * 60 + now.getUTCMinutes()
}

/** Returns the date some days after a moment, in UTC. */
function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * day * 60_000).toISOString().slice(0, 10)
}

/**
 * Whether a clock in the world shows, more or less, a midnight.
 * @param minutes the minutes since that midnight in UTC, negative before it
 */
export function isMidnightSomewhere(minutes: number): boolean {
  const zones = [Math.round(-minutes / 60) * 60, ...uncommonZones]
  return zones.some(zone => Math.abs(-minutes - zone) <= tolerance)
}

/** Creates a link that expires at a moment. Undefined if the server refuses it: some refuse a time that has passed. */
async function expiring(context: Context, date: string, time: string) {
  const { exchange, id, sent } = await create(context, 'links', marker => ({
    url: `${context.discovered.prefixes.links}today-${marker}`,
    expiration_date: date,
    expiration_time: time,
  }))
  return context.discovered.ok(exchange) && id !== undefined ? { id, sent } : undefined
}

function listOf(context: Context, status: '1' | '2'): Promise<Listed> {
  const query = { ...narrowing(context, 'links'), status, per_page: '100' }
  return list(context, 'links', query, { fresh: true })
}

/** Whether a link shows the moment at which it expires, if it shows any. A service may drop a moment that has passed. */
async function isKept(context: Context, subject: Subject): Promise<boolean> {
  for (const field of ['expiration_date', 'expiration_time'] as const)
    if (!(await holdsIfShown(context, 'links', subject, field, subject.sent[field] ?? ''))) return false
  return true
}
