import type { Draw } from '../grammar/index.ts'
import type { Link, LinkFields } from './model.ts'

const minutesAhead = { utc: 0, ahead: 120, behind: -300 }

/** The minutes by which the clock of the service is ahead of UTC. */
export function offsetOf(draw: Draw): number {
  return minutesAhead[draw['expiration.zone']]
}

/** When a link expires by its date, in milliseconds. Undefined without a date. */
export function endOf(
  { expiration_date, expiration_time }: Pick<LinkFields, 'expiration_date' | 'expiration_time'>,
  draw: Draw,
): number | undefined {
  if (expiration_date === null) return undefined
  const time = expiration_time ?? (draw['expiration.date-only'] === 'end' ? '23:59' : '00:00')
  return Date.parse(`${expiration_date}T${time}Z`) - offsetOf(draw) * 60_000
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
export function titleOf({ fields, createdAt }: Link, draw: Draw): string | null {
  const from = draw['title.from']
  if (from === 'none' || Date.now() < createdAt + draw['title.after']) return null
  const { host, pathname } = new URL(fields.url)
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
