import { zoneOf } from '../zones.ts'
import { lettersOf, patterned, type TimeFormat } from './time-pattern.ts'

/** The named formats that are defined by a pattern. */
export const timePatterns = {
  rfc3339: 'Y-m-dTH:i:sZ',
  'rfc3339-offset': 'Y-m-dTH:i:sP',
  'rfc3339-milliseconds': 'Y-m-dTH:i:s.vZ',
  'rfc3339-microseconds': 'Y-m-dTH:i:s.uZ',
  naive: 'Y-m-d H:i:s',
  /** The date format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). */
  'http-date': 'D, d M Y H:i:s G\\MT',
} as const

export const timeNames = [...Object.keys(timePatterns), 'unix-seconds', 'unix-fraction', 'unix-milliseconds']

/**
 * Returns the format with a name or a pattern, or undefined if it is neither.
 * @param zone the zone whose clocks are written: an offset such as `+02:00`, or an IANA name
 */
export function timeFormat(name: string, zone = 'UTC'): TimeFormat | undefined {
  if (name === 'unix-seconds') return unix(1000)
  if (name === 'unix-fraction') return unixFraction
  if (name === 'unix-milliseconds') return unix(1)
  const pattern = Object.hasOwn(timePatterns, name) ? timePatterns[name as keyof typeof timePatterns] : name
  const letters = lettersOf(pattern)
  const isDate = /[UV]|(?=.*[Yy])(?=.*[mNMFb])(?=.*[dj])/.test(letters)
  return isDate ? patterned(pattern, zoneOf(zone)!) : undefined
}

/**
 * Returns the format of a pattern for a time of day, such as `g:i A` or `H:i`. Undefined if it is not such a
 * pattern.
 * @param zone the zone whose clocks are written, as of `timeFormat`
 */
export function clockFormat(pattern: string, zone = 'UTC'): TimeFormat | undefined {
  const letters = lettersOf(pattern)
  const isClock = /i/.test(letters) && (/H/.test(letters) || (/[gh]/.test(letters) && /[Aa]/.test(letters)))
  return isClock && !/[YymNMFbdjDlUV]/.test(letters) ? patterned(pattern, zoneOf(zone)!) : undefined
}

function unix(unit: number): TimeFormat {
  return {
    write: moment => Math.floor(moment / unit),
    read: written => (Number.isInteger(written) ? Number(written) * unit : undefined),
    schema: { type: 'integer', minimum: 0 },
  }
}

/** Seconds since 1970 with a fraction, as Python's `time.time()` has them. */
const unixFraction: TimeFormat = {
  write: moment => moment / 1000,
  read: written => (typeof written === 'number' ? Math.floor(written * 1000) : undefined),
  schema: { type: 'number', minimum: 0 },
}
