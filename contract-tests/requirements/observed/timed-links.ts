import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import type { LinkInput } from '../../discover/input.ts'
import { tryCreate } from '../../discover/make.ts'
import { type Listed, list } from '../../discover/reads.ts'
import { once } from '../support/kit.ts'
import { tryLink } from './observe.ts'

/** Links that differ in when they expire. */
const inputs = {
  /** Two minutes on either side of now, for clocks that are slightly wrong. */
  earlier: ({ now }: Moment): LinkInput => expiring(now - 2 * minuteMs),
  later: ({ now }: Moment): LinkInput => expiring(now + 2 * minuteMs),
  today: ({ now }: Moment): LinkInput => ({ expiration_date: wall(now, 0).date }),
  midnight: ({ now }: Moment): LinkInput => atMidnight(wall(now, 0).date),
  timeOnly: (): LinkInput => ({ expiration_time: '00:00' }),
  past: (): LinkInput => ({ expiration_date: '2001-02-03' }),
  noClicks: (): LinkInput => ({ expiration_clicks: '0' }),
  expiredAndDisabled: ({ expired }: Moment): LinkInput => ({ ...expired, disabled: '1' }),
} as const

export type TimedName = keyof typeof inputs

interface Moment {
  now: number
  /** The fields of an Expired link. */
  expired: LinkInput | undefined
}

interface TimedLinks {
  /** The time just before the creates. */
  now: number
  /** The creates, except those that got no usable response. */
  made: ReadonlyMap<TimedName, Attempt>
  /** The links as the lists of each status show them. */
  byStatus: ReadonlyMap<string, Listed>
}

const minuteMs = 60_000

/** Returns a moment as the date and time on a clock that is `minutes` ahead of UTC. */
export function wall(now: number, minutes: number): { date: string; time: string } {
  const text = new Date(now + minutes * minuteMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

function expiring(moment: number): LinkInput {
  const { date, time } = wall(moment, 0)
  return { expiration_date: date, expiration_time: time }
}

/** Returns the fields of a link that expires when a day begins. */
export function atMidnight(date: string): LinkInput {
  return { expiration_date: date, expiration_time: '00:00' }
}

const hostOf = ({ discovered }: Context) => `https://when.${discovered.site}/`

/** Creates all links before it lists them, so that three lists show the statuses of all. */
export function timedLinks(context: Context): Promise<TimedLinks> {
  return once(context, 'timed links', async () => {
    const moment = { now: Date.now(), expired: context.discovered.expiredBy?.input }
    const made = new Map<TimedName, Attempt>()
    for (const [name, inputOf] of Object.entries(inputs) as [TimedName, (at: Moment) => LinkInput][]) {
      const fieldsOf = (marker: string) => ({ url: `${hostOf(context)}${marker}`, ...inputOf(moment) })
      const attempt = await tryCreate(context, fieldsOf)
      if (attempt !== undefined) made.set(name, attempt)
    }
    const statuses = ['1', '2', '3'].map(async status => {
      const query = { search: hostOf(context), search_by: 'url', status, per_page: '100' }
      return [status, await list(context, 'links', query)] as const
    })
    return { now: moment.now, made, byStatus: new Map(await Promise.all(statuses)) }
  })
}

/** Returns one of the links. If its create got no usable response, tries it again, and throws if it fails again. */
export async function timedLink(context: Context, name: TimedName): Promise<Attempt> {
  const { now, made } = await timedLinks(context)
  const moment = { now, expired: context.discovered.expiredBy?.input }
  return made.get(name) ?? tryLink(context, inputs[name](moment))
}

/** Returns the lists by status that contain a timed link. Empty if the search does not find it. */
export async function timedStatuses(context: Context, { id, sent }: { id: string; sent: LinkInput }) {
  if (sent.url?.startsWith(hostOf(context)) !== true) return []
  const { byStatus } = await timedLinks(context)
  return [...byStatus]
    .filter(([, { ids }]) => ids.includes(id))
    .map(([status, { exchange }]) => ({ status, exchange }))
}
