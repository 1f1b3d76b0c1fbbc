import type { Draw } from '../grammar/index.ts'
import type { Link, LinkFields } from './model.ts'

const minutesAhead = { utc: 0, ahead: 120, behind: -300, 'with summer time': 60 }

/** The minutes by which the clock of the service is ahead of UTC at a moment. */
export function offsetAt(moment: number, draw: Draw): number {
  const zone = draw['expiration.zone']
  return minutesAhead[zone] + (zone === 'with summer time' && isSummer(moment) ? 60 : 0)
}

/** Whether it is summer time in Europe: from the last Sunday of March to that of October, 01:00 UTC. */
function isSummer(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear()
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    return last.setUTCDate(31 - last.getUTCDay())
  }
  return moment >= change(2) && moment < change(9)
}

/** When a link expires by its date, in milliseconds. Undefined without a date. */
export function endOf(
  { expiration_date, expiration_time }: Pick<LinkFields, 'expiration_date' | 'expiration_time'>,
  draw: Draw,
): number | undefined {
  if (expiration_date === null) return undefined
  const time = expiration_time ?? (draw['expiration.date-only'] === 'end' ? '23:59' : '00:00')
  const wall = Date.parse(`${expiration_date}T${time}Z`)
  const standard = wall - minutesAhead[draw['expiration.zone']] * 60_000
  const summer = standard - 3_600_000
  return offsetAt(summer, draw) * 60_000 === wall - summer ? summer : standard
}

/** Section 3: 1 Active, 2 Expired, 3 Disabled. */
export function statusOf({ fields, clicks }: Link, draw: Draw): 1 | 2 | 3 {
  const end = endOf(fields, draw)
  const limit = fields.expiration_clicks
  const atOnce = draw['expiration.no-clicks'] === 'at-once'
  const used = limit !== null && (limit > 0 || atOnce) && clicks >= limit
  const expired = used || (end !== undefined && end <= Date.now())
  const disabled = fields.disabled === 1
  if (disabled && (!expired || draw['status.first'] === 'disabled')) return 3
  return expired ? 2 : 1
}

/** The value for search_by=title and sort_by=title. There is no field for it. */
export function titleOf({ fields, createdAt, moved }: Link, draw: Draw): string | null {
  const from = draw['title.from']
  if (from === 'none' || Date.now() < createdAt + draw['title.after']) return null
  const isLate = draw['title.on-update'] === 'as-after-a-create'
  const isOld = isLate && moved !== undefined && Date.now() < moved.at + draw['title.after']
  const { host, pathname } = new URL(isOld ? moved.from.url : fields.url)
  if (from === 'host-and-path') return `${host}${pathname === '/' ? '' : pathname}`
  const last = readable(pathname.split('/').filter(Boolean).at(-1) ?? 'home')
  const words = last.replaceAll(/[-_]+/g, ' ').replace(/^./, letter => letter.toUpperCase())
  return from === 'segment' ? words : `${words} | ${host}`
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
