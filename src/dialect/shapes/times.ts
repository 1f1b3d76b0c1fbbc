import { offsetText, readOffset, type Zone, zoneOf } from '../zones.ts'
import type { JsonSchema } from './json-schema.ts'

/** A written form of moments, which are in milliseconds since 1970. */
export interface TimeFormat {
  write(moment: number): string | number
  /** Returns the moment that a text or number represents, or undefined if it does not have this format. */
  read(written: unknown): number | undefined
  schema: JsonSchema
}

/** The named formats that are defined by a pattern. */
export const timePatterns = {
  rfc3339: 'Y-m-dTH:i:sZ',
  'rfc3339-offset': 'Y-m-dTH:i:sP',
  'rfc3339-milliseconds': 'Y-m-dTH:i:s.vZ',
  'rfc3339-microseconds': 'Y-m-dTH:i:s.uZ',
  naive: 'Y-m-d H:i:s',
} as const

export const timeNames = [...Object.keys(timePatterns), 'http-date', 'unix-seconds', 'unix-milliseconds']

/**
 * Returns the format with a name or a pattern, or undefined if it is neither.
 * @param zone the zone whose clocks are written: an offset such as `+02:00`, or an IANA name
 */
export function timeFormat(name: string, zone = 'UTC'): TimeFormat | undefined {
  if (name === 'unix-seconds') return unix(1000)
  if (name === 'unix-milliseconds') return unix(1)
  if (name === 'http-date') return httpDate
  const pattern = Object.hasOwn(timePatterns, name) ? timePatterns[name as keyof typeof timePatterns] : name
  const isDate = has(pattern, 'Y', 'm', 'd') || has(pattern, 'Y', 'M', 'd')
  return isDate ? patterned(pattern, zoneOf(zone)!) : undefined
}

/**
 * Returns the format of a pattern for a time of day, such as `g:i A` or `H:i`. Undefined if it is not such a
 * pattern.
 */
export function clockFormat(pattern: string): TimeFormat | undefined {
  const isClock =
    has(pattern, 'H', 'i') || ((has(pattern, 'g', 'i') || has(pattern, 'h', 'i')) && /A|a/.test(pattern))
  return isClock && !/[YmMd]/.test(pattern) ? patterned(pattern, zoneOf('UTC')!) : undefined
}

function has(pattern: string, ...letters: string[]): boolean {
  return letters.every(letter => pattern.includes(letter))
}

function unix(unit: number): TimeFormat {
  return {
    write: moment => Math.floor(moment / unit),
    read: written => (Number.isInteger(written) ? Number(written) * unit : undefined),
    schema: { type: 'integer', minimum: 0 },
  }
}

const httpPattern = '^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$'

/** The date format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). */
const httpDate: TimeFormat = {
  write: moment => new Date(moment).toUTCString(),
  read(written) {
    const moment =
      typeof written === 'string' && RegExp(httpPattern).test(written) ? Date.parse(written) : Number.NaN
    return Number.isNaN(moment) ? undefined : moment
  },
  schema: { type: 'string', pattern: httpPattern },
}

/** A letter of a pattern. */
interface Letter {
  /** Regular expression for what the letter writes. */
  pattern: string
  /**
   * @param iso the clock's time as `2026-01-31T12:00:00.000Z`
   * @param ahead how far the clock is ahead of UTC, in minutes
   */
  write(iso: string, ahead: number): string
}

const digits = (start: number, length: number): Letter => ({
  pattern: `\\d{${length}}`,
  write: iso => iso.slice(start, start + length),
})
const hourOf = (iso: string) => Number(iso.slice(11, 13))
const half = (iso: string) => (hourOf(iso) < 12 ? 'AM' : 'PM')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The letters of PHP's `date()` that services use, and fractions of a second with seven digits (.NET), nine
 * digits (Java) or as many as needed (Go).
 */
const letters: Record<string, Letter> = {
  Y: digits(0, 4),
  m: digits(5, 2),
  M: { pattern: '[A-Z][a-z]{2}', write: iso => months[Number(iso.slice(5, 7)) - 1]! },
  d: digits(8, 2),
  H: digits(11, 2),
  g: { pattern: '\\d{1,2}', write: iso => String(hourOf(iso) % 12 || 12) },
  h: { pattern: '\\d{2}', write: iso => String(hourOf(iso) % 12 || 12).padStart(2, '0') },
  i: digits(14, 2),
  s: digits(17, 2),
  v: digits(20, 3),
  u: { pattern: '\\d{6}', write: iso => `${iso.slice(20, 23)}000` },
  f: { pattern: '\\d{7}', write: iso => `${iso.slice(20, 23)}0000` },
  n: { pattern: '\\d{9}', write: iso => `${iso.slice(20, 23)}000000` },
  // As in Go: the point and up to nine digits without zeros at the end, or nothing.
  x: {
    pattern: '(?:\\.\\d{0,8}[1-9])?',
    write: iso => iso.slice(19, 23).replace(/\.?0+$/, ''),
  },
  A: { pattern: '[AP]M', write: half },
  a: { pattern: '[ap]m', write: iso => half(iso).toLowerCase() },
  P: { pattern: '[+-]\\d{2}:\\d{2}', write: (_, ahead) => offsetText(ahead) },
}

function patterned(pattern: string, zone: Zone): TimeFormat {
  const used = [...pattern].filter(letter => Object.hasOwn(letters, letter))
  const expression = [...pattern]
    .map(letter => {
      const known = letters[letter]
      return known ? `(${known.pattern})` : letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    })
    .join('')
  const whole = new RegExp(`^${expression}$`)
  const isStandard = /^Y-m-dTH:i:s(\.[vufn]|x)?[ZP]$/.test(pattern)
  const source = `^${expression.replaceAll(/(?<!\\)\((?!\?)/g, '(?:')}$`
  const { start, width } = isoStartOf(pattern)
  const rest = [...pattern.slice(start)].map(letter => letters[letter] ?? letter)
  return {
    write(moment) {
      const ahead = zone.aheadAt(moment)
      const iso = new Date(moment + ahead * 60_000).toISOString()
      let text = iso.slice(0, width)
      for (const part of rest) text += typeof part === 'string' ? part : part.write(iso, ahead)
      return text
    },
    read(written) {
      const found = typeof written === 'string' ? whole.exec(written) : null
      if (found === null) return undefined
      return momentOf(Object.fromEntries(used.map((letter, index) => [letter, found[index + 1]!])), zone)
    },
    schema: isStandard
      ? { type: 'string', format: 'date-time', pattern: source }
      : { type: 'string', pattern: source },
  }
}

/** Returns how many letters of a pattern are those of ISO 8601, and the width of what they write. */
function isoStartOf(pattern: string): { start: number; width: number } {
  const iso = timePatterns['rfc3339-milliseconds']
  let start = 0
  while (start < pattern.length && pattern[start] === iso[start]) start++
  const widths: Record<string, number> = { Y: 4, v: 3 }
  const widthOf = (letter: string) => widths[letter] ?? (Object.hasOwn(letters, letter) ? 2 : 1)
  return { start, width: [...pattern.slice(0, start)].reduce((sum, letter) => sum + widthOf(letter), 0) }
}

/**
 * Returns the moment that the letters of a pattern represent, or undefined if there is none, as in month 13.
 * Date.parse accepts up to 31 days in every month: 31 June is 1 July.
 */
function momentOf(part: Record<string, string>, zone: Zone): number | undefined {
  const { Y = '1970', d = '01', i = '00', s = '00' } = part
  const m = part.M === undefined ? (part.m ?? '01') : String(months.indexOf(part.M) + 1).padStart(2, '0')
  const milliseconds = (part.v ?? part.u ?? part.f ?? part.n ?? part.x?.slice(1) ?? '')
    .slice(0, 3)
    .padEnd(3, '0')
  const afternoon = (part.A ?? part.a)?.toLowerCase() === 'pm' ? 12 : 0
  const twelve = part.g ?? part.h
  const hours =
    twelve === undefined ? (part.H ?? '00') : String((Number(twelve) % 12) + afternoon).padStart(2, '0')
  const wall = Date.parse(`${Y}-${m}-${d}T${hours}:${i}:${s}.${milliseconds}Z`)
  if (Number.isNaN(wall)) return undefined
  if (part.P === undefined) return zone.momentOf(wall)
  const ahead = readOffset(part.P)
  return ahead === undefined ? undefined : wall - ahead * 60_000
}
