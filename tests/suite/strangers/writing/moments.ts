import type { Draw } from '../grammar/index.ts'
import type { Json } from './json.ts'

type MomentFormat = Draw['times.format']

/** A moment in a form that services use, on a clock that many minutes ahead of UTC. */
export function writeMoment(format: MomentFormat, at: number, ahead: number): Json {
  const utc = new Date(at).toISOString()
  const local = new Date(at + ahead * 60_000).toISOString()
  switch (format) {
    case 'rfc3339-z':
      return `${utc.slice(0, 19)}Z`
    case 'rfc3339-offset':
      return `${local.slice(0, 19)}${offsetText(ahead)}`
    case 'iso-basic-offset':
      return `${local.slice(0, 19)}${offsetText(ahead).replace(':', '')}`
    case 'milliseconds':
      return utc
    case 'microseconds':
      return `${utc.slice(0, 23)}000Z`
    case 'naive':
      return local.slice(0, 19).replace('T', ' ')
    case 'unix-seconds':
      return Math.floor(at / 1000)
    case 'unix-fraction':
      return at / 1000
    case 'unix-milliseconds':
      return at
    case 'unix-text':
      return String(Math.floor(at / 1000))
    case 'german':
      return `${germanDay(local)} ${local.slice(11, 16)}`
    case 'us':
      return `${Number(local.slice(5, 7))}/${Number(local.slice(8, 10))}/${local.slice(0, 4)} ${twelveHours(local.slice(11, 19))}`
    case 'in-words':
      return `${monthOf(local)} ${Number(local.slice(8, 10))}, ${local.slice(0, 4)} at ${twelveHours(local.slice(11, 19))}`
    case 'postgres':
      return `${local.slice(0, 23).replace('T', ' ')}417${offsetText(ahead).slice(0, 3)}`
    case 'ruby':
      return `${utc.slice(0, 19).replace('T', ' ')} UTC`
    case 'rfc2822':
      return new Date(at + ahead * 60_000).toUTCString().replace('GMT', offsetText(ahead).replace(':', ''))
    case 'http-date':
      return new Date(at).toUTCString()
    case 'odata':
      return `/Date(${at})/`
    case 'object':
      return {
        date: `${local.slice(0, 19).replace('T', ' ')}.000000`,
        timezone_type: 1,
        timezone: offsetText(ahead),
      }
  }
}

/** The day or the time of day of a moment, as in an SAP table. `isDigits`: without separators. */
export function writePart(part: 'day' | 'time', at: number, ahead: number, isDigits: boolean): Json {
  const local = new Date(at + ahead * 60_000).toISOString()
  const text = part === 'day' ? local.slice(0, 10) : local.slice(11, 19)
  return isDigits ? text.replaceAll(/[-:]/g, '') : text
}

function offsetText(ahead: number): string {
  const minutes = Math.abs(ahead)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function germanDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}

/** A time of day on a clock of twelve hours. */
function twelveHours(time: string): string {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`
}

function monthOf(day: string): string {
  return new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
}

/** An expiration date without a time, YYYY-MM-DD. */
export function writeDay(day: string, draw: Draw): Json {
  switch (draw['expiration.date']) {
    case 'iso':
      return day
    case 'german':
      return germanDay(day)
    case 'us':
      return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
    case 'compact':
      return Number(day.replaceAll('-', ''))
    // As Doctrine writes the column of a date.
    case 'midnight':
      return `${day}T00:00:00+00:00`
  }
}

/** An expiration time without a date, HH:MM. */
export function writeTime(time: string, draw: Draw): Json {
  switch (draw['expiration.time']) {
    case 'minutes':
      return time
    case 'seconds':
      return `${time}:00`
    case 'twelve-hours':
      return twelveHours(time)
    // As Rails writes the column of a time.
    case 'of-a-day':
      return `2000-01-01T${time}:00.000Z`
    // As OData 2 writes a time.
    case 'duration':
      return `PT${time.replace(':', 'H')}M00S`
  }
}
