import { offsetText, readOffset, type Zone } from '../zones.ts'
import type { JsonSchema } from './json-schema.ts'

/** A written form of moments, which are in milliseconds since 1970. */
export interface TimeFormat {
  write(moment: number): string | number
  /** Returns the moment that a text or number represents, or undefined if it does not have this format. */
  read(written: unknown): number | undefined
  schema: JsonSchema
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

export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const sinceEpoch = (iso: string, ahead: number) => Date.parse(iso) - ahead * 60_000
const monthOf = (iso: string) => months[Number(iso.slice(5, 7)) - 1]!
const dayOf = (iso: string) => days[new Date(iso).getUTCDay()]!

/**
 * The letters of PHP's `date()` that services use. Besides them, a month without its zero (`N`) or in capitals (`b`,
 * Oracle), an offset in hours (`X`, as in Java and PostgreSQL), fractions of a second with seven digits (`f`, .NET),
 * nine digits (`n`, Java) or as many as needed (`x`, Go), and milliseconds since 1970 (`V`, beside PHP's `U` for seconds).
 */
const letters: Record<string, Letter> = {
  Y: digits(0, 4),
  y: digits(2, 2),
  m: digits(5, 2),
  N: { pattern: '\\d{1,2}', write: iso => String(Number(iso.slice(5, 7))) },
  M: { pattern: '[A-Z][a-z]{2}', write: iso => monthOf(iso).slice(0, 3) },
  b: { pattern: '[A-Z]{3}', write: iso => monthOf(iso).slice(0, 3).toUpperCase() },
  F: { pattern: '[A-Z][a-z]{2,8}', write: monthOf },
  d: digits(8, 2),
  j: { pattern: '\\d{1,2}', write: iso => String(Number(iso.slice(8, 10))) },
  D: { pattern: days.map(name => name.slice(0, 3)).join('|'), write: iso => dayOf(iso).slice(0, 3) },
  l: { pattern: days.join('|'), write: dayOf },
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
  U: { pattern: '\\d{9,10}', write: (iso, ahead) => String(Math.floor(sinceEpoch(iso, ahead) / 1000)) },
  V: { pattern: '\\d{12,13}', write: (iso, ahead) => String(sinceEpoch(iso, ahead)) },
  A: { pattern: '[AP]M', write: half },
  a: { pattern: '[ap]m', write: iso => half(iso).toLowerCase() },
  P: { pattern: '[+-]\\d{2}:\\d{2}', write: (_, ahead) => offsetText(ahead) },
  O: { pattern: '[+-]\\d{4}', write: (_, ahead) => offsetText(ahead).replace(':', '') },
  X: { pattern: '[+-]\\d{2}', write: (_, ahead) => offsetText(ahead).slice(0, 3) },
}

/**
 * Returns the parts of a pattern: its letters, and other text. A letter after a backslash is other text, and so are
 * `UTC` and `UT`.
 */
function partsOf(pattern: string): (Letter | string)[] {
  return [...pattern.matchAll(/\\(.)|UTC?|./gsu)].map(([all, escaped]) => escaped ?? letters[all] ?? all)
}

/** Returns the letters of a pattern, in their order, without other text. */
export function lettersOf(pattern: string): string {
  return [...pattern.replaceAll(/\\.|UTC?/gsu, '')].filter(letter => Object.hasOwn(letters, letter)).join('')
}

/** Writes a text for a pattern: with a backslash before each of its letters that has a meaning. */
export function literally(text: string): string {
  return text.replaceAll(/UTC?|./gsu, sign =>
    sign === '\\' || Object.hasOwn(letters, sign) ? `\\${sign}` : sign,
  )
}

/** Returns the format of a pattern. `zone` is the zone whose clocks are written. */
export function patterned(pattern: string, zone: Zone): TimeFormat {
  const used = [...lettersOf(pattern)]
  const expression = partsOf(pattern)
    .map(part =>
      typeof part === 'string' ? part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') : `(${part.pattern})`,
    )
    .join('')
  const whole = new RegExp(`^${expression}$`)
  const isStandard = /^Y-m-dTH:i:s(\.[vufn]|x)?[ZP]$/.test(pattern)
  const source = `^${expression.replaceAll(/(?<!\\)\((?!\?)/g, '(?:')}$`
  const { start, width } = isoStartOf(pattern)
  const rest = partsOf(pattern.slice(start))
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
  const iso = 'Y-m-dTH:i:s.vZ'
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
  const milliseconds = (part.v ?? part.u ?? part.f ?? part.n ?? part.x?.slice(1) ?? '')
    .slice(0, 3)
    .padEnd(3, '0')
  if (part.V !== undefined) return Number(part.V)
  if (part.U !== undefined) return Number(part.U + milliseconds)
  const { y, i = '00', s = '00' } = part
  // Links are younger than this century, so two digits are a year of it.
  const year = part.Y ?? (y === undefined ? '1970' : `20${y}`)
  const two = (text: string | undefined) => (text ?? '01').padStart(2, '0')
  const word = (part.M ?? part.F ?? part.b)?.toLowerCase()
  const number =
    word === undefined
      ? (part.m ?? part.N)
      : `${months.findIndex(one => one.toLowerCase().startsWith(word)) + 1}`
  const [m, d] = [two(number), two(part.d ?? part.j)]
  const afternoon = (part.A ?? part.a)?.toLowerCase() === 'pm' ? 12 : 0
  const twelve = part.g ?? part.h
  const hours =
    twelve === undefined ? (part.H ?? '00') : String((Number(twelve) % 12) + afternoon).padStart(2, '0')
  const wall = Date.parse(`${year}-${m}-${d}T${hours}:${i}:${s}.${milliseconds}Z`)
  if (Number.isNaN(wall)) return undefined
  const offset = part.P ?? part.O ?? part.X
  if (offset === undefined) return zone.momentOf(wall)
  const ahead = readOffset(zoneOfOffset(offset))
  return ahead === undefined ? undefined : wall - ahead * 60_000
}

/** Writes an offset as the zone of that offset: `+0200` and `+02` as `+02:00`. */
export function zoneOfOffset(offset: string): string {
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`
}
