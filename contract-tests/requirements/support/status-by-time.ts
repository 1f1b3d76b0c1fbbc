import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { get, list, narrowing } from '../../discover/reads.ts'
import { broken } from './kit.ts'

/**
 * Throws if a link that expires today is listed under another status than the one it shows: the filter may look at
 * the date alone. In which time zone the link expires is open, so only what it shows counts.
 */
export async function mustFollowTime(context: Context): Promise<void> {
  const { discovered } = context
  const { at, values } = discovered.derived('status') ?? {}
  if (at === undefined) throw new Skipped('links do not show their status')
  const now = new Date()
  const [today = '', clock = ''] = now.toISOString().split(/[TZ]/)
  if (clock < '00:10' || clock > '23:50') throw new Skipped('the day has just begun or is about to end')
  const statusOf = async (id: string) => {
    const { record } = await get(context, 'links', id, { fresh: true })
    const shown = readPointer(record, at)
    return ['1', '2'].find(status => String(values?.[status] ?? status) === String(shown))
  }
  for (const time of ['00:01', '23:58']) {
    const { exchange, id } = await create(context, 'links', marker => ({
      url: `${discovered.prefixes.links}today-${marker}`,
      expiration_date: today,
      expiration_time: time,
    }))
    // Some services refuse a time that has passed.
    if (!discovered.ok(exchange) || id === undefined) continue
    const status = await statusOf(id)
    if (status === undefined) continue
    for (const asked of ['1', '2']) {
      const query = { ...narrowing(context, 'links'), status: asked, per_page: '100' }
      const listed = await list(context, 'links', query, { fresh: true })
      if (listed.ids.includes(id) === (asked === status) || (await statusOf(id)) !== status) continue
      const is = asked === status ? 'a list without it' : 'a list with it'
      throw broken(
        `a link with the status ${status} only in lists with status=${status}`,
        is,
        listed.exchange,
      )
    }
  }
}
