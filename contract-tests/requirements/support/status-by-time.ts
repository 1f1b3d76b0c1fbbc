import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { get, type Listed, list, narrowing } from '../../discover/reads.ts'
import { broken, once, type Subject } from './kit.ts'
import { holdsIfShown } from './stored.ts'

/** The first and the last minutes of a day that a link can expire at, with some time for what a run takes. */
const [early, late] = ['00:01', '23:58']
/** Minutes of a day in UTC after which the first minutes of the same date have passed in every time zone. */
const overEverywhere = 12 * 60 + 15

/** How far the clocks behind UTC differ from it, apart from whole hours, in minutes: the Marquesas and Newfoundland. */
const uncommonZones = [-570, -210, -150]
/** How far the clock of a server may be wrong, in minutes, and the time that the first and the last minute of a day leave. */
const tolerance = 7

/**
 * Throws if a link that expires today is listed under another status than the one it shows, or as active although its
 * time has passed: the filter may look at the date alone. In which time zone the link expires is open.
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
  for (const time of [early, late]) {
    const made = await expiring(context, today, time)
    if (made === undefined) continue
    const { id } = made
    const status = await statusOf(id)
    for (const asked of ['1', '2'] as const) {
      const listed = await listOf(context, asked)
      const isListed = listed.ids.includes(id)
      if (time === early && (await isOverEverywhere(context, now)))
        await mustBeOver(context, made, asked, listed)
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
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
  if (minutes > overEverywhere) return true
  if (isMidnightSomewhere(minutes)) return false
  return once(context, 'yesterday has ended', async () => {
    const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
    const made = await expiring(context, yesterday, late)
    return made !== undefined && (await listOf(context, '2')).ids.includes(made.id)
  })
}

/**
 * Whether a clock in the world shows, more or less, the midnight with which the date of UTC begins.
 * @param minutes the minutes of the day in UTC
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

/** Throws if a list by status shows a link as active, and the link shows that it has expired. */
async function mustBeOver(
  context: Context,
  subject: Subject,
  asked: '1' | '2',
  { ids, exchange }: Listed,
): Promise<void> {
  const { expiration_date: date = '', expiration_time: time = '' } = subject.sent
  if (ids.includes(subject.id) === (asked === '2')) return
  // A service may drop a moment that has passed.
  const isKept =
    (await holdsIfShown(context, 'links', subject, 'expiration_date', date)) &&
    (await holdsIfShown(context, 'links', subject, 'expiration_time', time))
  if (!isKept) return
  throw broken(
    `a link that expired on ${date} at ${time}, in whatever time zone, only in lists with status=2`,
    `a list with status=${asked} ${asked === '2' ? 'without' : 'with'} it`,
    exchange,
  )
}
