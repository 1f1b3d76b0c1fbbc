import { textOf } from '../core/match.ts'

const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayMs = 86_400_000
/** A number since 1970 as ASP.NET and OData 2 write it: `/Date(1930403167000+0000)/`. */
const inBrackets = /^\/?Date\((\d+)(?:[+-]\d{4})?\)\/?$/

/**
 * Whether a text shows a day, `2091-05-16`, in any common format: `16.5.2091`, `May 16, 2091`, `20910516`.
 */
export function showsDate(text: string, day: string): boolean {
  const moment = momentOf(text)
  // The text may be in a different zone from the one in which the day was sent.
  if (moment !== undefined) return Math.abs(moment - Date.parse(`${day}T12:00Z`)) <= 1.5 * dayMs
  const parts = day.split('-')
  if (/^\d{8}$/.test(text)) return text === parts.join('') || text === parts.reverse().join('')
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const named = months.findIndex(name => new RegExp(`\\b${name}`, 'i').test(text)) + 1
  const left = named > 0 ? [named, ...numbers.slice(0, 2)] : numbers.slice(0, 3)
  return parts.map(Number).every(part => {
    const at = left.indexOf(part)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/**
 * Whether a text shows a time of day, `21:43`, in any common format: `9:43 PM`, `21.43`, `PT21H43M`, or as part of a
 * moment.
 */
export function showsTime(text: string, time: string): boolean {
  const [hour, minute = Number.NaN] = time.split(':').map(Number)
  const moment = momentOf(text)
  // Zones differ by multiples of 15 minutes, so only the minutes within a quarter of an hour can be compared.
  if (moment !== undefined) return Math.floor(moment / 60_000) % 15 === minute % 15
  const [duration, after = 0, more = 0] = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?$/.exec(text) ?? []
  if (duration !== undefined) return Number(after) === hour && Number(more) === minute
  const shown =
    /(\d{1,2})[:.h](\d{2})(?:[:.]\d{2})?\s*(?:([ap])\.?\s?m)?/i.exec(text) ??
    /^(\d\d)(\d\d)(?:\d\d)?$/.exec(text)
  if (shown === null) return false
  const half = shown[3]?.toLowerCase()
  const hours = half === undefined ? Number(shown[1]) : (Number(shown[1]) % 12) + (half === 'p' ? 12 : 0)
  return hours === hour && Number(shown[2]) === minute
}

/**
 * Returns the text of a date, a time of day or both that is a list of numbers, as Java writes it: `[2091,5,14]` as
 * `2091-05-14`, and `[17,45]` as `17:45`. Undefined for anything else.
 */
export function textOfNumbers(raw: unknown): string | undefined {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > 7 || !raw.every(isPart)) return undefined
  const parts = raw.map(part => String(part).padStart(2, '0'))
  if (raw[0] < 24) return raw.length <= 4 ? parts.slice(0, 3).join(':') : undefined
  const [date, clock] = [parts.slice(0, 3).join('-'), parts.slice(3, 6).join(':')]
  return raw.length < 3 || raw[0] < 1000 ? undefined : `${date}${clock === '' ? '' : `T${clock}`}`
}

const isPart = (part: unknown) => Number.isInteger(part) && Number(part) >= 0

/** Whether a text is a moment with a zone, in the format of ISO 8601 or of HTTP. */
export function isZoned(text: string): boolean {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|UTC|[+-]\d\d(:?\d\d)?)(\[.*\])?$|^\D+\d.*\d\d:\d\d.*(GMT|UTC|[+-]\d{4})$/.test(
    text,
  )
}

/**
 * Parses a moment: seconds or milliseconds since 1970, also as in `/Date(1930403167000)/`, or a text with a zone.
 * Returns milliseconds since 1970; undefined for anything else.
 */
export function momentOf(text: string): number | undefined {
  const [, digits = text] = inBrackets.exec(text) ?? []
  if (/^\d{9,10}(\.\d+)?$/.test(digits)) return Number(digits) * 1000
  if (/^\d{12,13}$/.test(digits)) return Number(digits)
  if (!isZoned(text)) return undefined
  // Java adds the name of the zone in brackets.
  const moment = Date.parse(text.replace(/\[.*\]$/, ''))
  return Number.isNaN(moment) ? undefined : moment
}

/** Whether a value is a moment: a text of ISO 8601, or any other moment within 400 days of now. */
export function isMoment(value: unknown): boolean {
  if (typeof value === 'string' && isoTime.test(value)) return true
  const moment = momentOf(textOf(value) ?? '') ?? Number.NaN
  return Math.abs(moment - Date.now()) < 400 * dayMs
}
