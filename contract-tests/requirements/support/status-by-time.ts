import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { get, type Listed, list, narrowing } from '../../discover/reads.ts'
import { broken, type Subject } from './kit.ts'
import { holds } from './stored.ts'

/** The time of day, in UTC, at which the first minutes of the same date have passed in every time zone. */
const overEverywhere = '12:15'

/**
 * Throws if a link that expires today is listed under another status than the one it shows, or as active although its
 * time has passed everywhere: the filter may look at the date alone. In which time zone the link expires is open.
 */
export async function mustFollowTime(context: Context): Promise<void> {
  const { discovered } = context
  const now = new Date()
  const [today = '', clock = ''] = now.toISOString().split(/[TZ]/)
  if (clock < '00:10' || clock > '23:50') throw new Skipped('the day has just begun or is about to end')
  const { at, values } = discovered.derived('status') ?? {}
  if (at === undefined && clock < overEverywhere) throw new Skipped('links do not show their status')
  const statusOf = async (id: string) => {
    const { record } = await get(context, 'links', id, { fresh: true })
    const shown = at === undefined ? undefined : readPointer(record, at)
    return ['1', '2'].find(status => String(values?.[status] ?? status) === String(shown))
  }
  for (const time of ['00:01', '23:58']) {
    const { exchange, id, sent } = await create(context, 'links', marker => ({
      url: `${discovered.prefixes.links}today-${marker}`,
      expiration_date: today,
      expiration_time: time,
    }))
    // Some services refuse a time that has passed.
    if (!discovered.ok(exchange) || id === undefined) continue
    const status = await statusOf(id)
    for (const asked of ['1', '2'] as const) {
      const query = { ...narrowing(context, 'links'), status: asked, per_page: '100' }
      const listed = await list(context, 'links', query, { fresh: true })
      const isListed = listed.ids.includes(id)
      if (time < clock && clock > overEverywhere) await mustBeOver(context, { id, sent }, asked, listed)
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
    (await isShown(context, subject, 'expiration_date', date)) &&
    (await isShown(context, subject, 'expiration_time', time))
  if (!isKept) return
  throw broken(
    `a link that expired on ${date} at ${time}, in whatever time zone, only in lists with status=2`,
    `a list with status=${asked} ${asked === '2' ? 'without' : 'with'} it`,
    exchange,
  )
}

async function isShown(
  context: Context,
  subject: Subject,
  name: 'expiration_date' | 'expiration_time',
  value: string,
): Promise<boolean> {
  try {
    return await holds(context, 'links', subject, name, value)
  } catch (error) {
    if (error instanceof Skipped) return false
    throw error
  }
}
