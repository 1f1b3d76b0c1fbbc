import { timeFormat, timePatterns } from '../../../../src/dialect/shapes/times.ts'
import { offsetText, readOffset } from '../../../../src/dialect/zones.ts'

/** A way to write a moment: the name or pattern of a format, and the UTC offset of its clock. */
export interface TimeForm {
  time: string
  /** `+02:00`, or an IANA name; undefined for UTC. */
  zone?: string
}

/**
 * Returns the formats in which a text or a number can be a moment: format names, or patterns such as `d.m.Y
 * H:i`.
 * @param moment the actual moment, if known: the UTC offset of a text without a zone is then computed
 */
export function timesOf(written: unknown, moment?: number): TimeForm[] {
  return formatsOf(written).map(form => {
    if (moment === undefined || form.zone !== undefined || !isLocal(form.time)) return form
    const utc = timeFormat(form.time)?.read(written)
    const ahead = utc === undefined ? 0 : Math.round((utc - moment) / quarterMs) * 15
    return ahead === 0 || Math.abs(ahead) > 14 * 60 ? form : { ...form, zone: offsetText(ahead) }
  })
}

const quarterMs = 15 * 60_000

/** Whether a format shows hours but no zone. */
function isLocal(time: string): boolean {
  return patternOf(time).includes('H') && !/[ZP]$/.test(patternOf(time))
}

const patterns: ReadonlyMap<string, string> = new Map(Object.entries(timePatterns))

/** Returns the pattern of a format. A pattern is returned unchanged. */
export function patternOf(time: string): string {
  return patterns.get(time) ?? time
}

/** The pattern letters of fractions of a second, by number of digits. */
const fractions: Readonly<Record<number, string>> = { 3: 'v', 6: 'u', 7: 'f', 9: 'n' }

function formatsOf(written: unknown): TimeForm[] {
  if (typeof written === 'number') {
    if (written > 1e11) return [{ time: 'unix-milliseconds' }]
    return written > 1e8 ? [{ time: 'unix-seconds' }] : []
  }
  if (typeof written !== 'string') return []
  if (/^\d{9,10}$/.test(written)) return [{ time: 'unix-seconds' }]
  if (/^\d{12,13}$/.test(written)) return [{ time: 'unix-milliseconds' }]
  if (written.endsWith(' GMT')) return [{ time: 'http-date' }]
  const found =
    /^(?:(\d{4})([-/.]?)\d\d\2\d\d|\d\d([-/. ])(\d\d|[A-Z][a-z]{2})\3\d{4})(?:(?:([T ,]+)|(?<=^\d{8}))\d\d(:?)\d\d(\6\d\d)?(\.\d{1,9})?(\D.*)?)?$/.exec(
      written,
    )
  if (found === null) return []
  const [, year, before = '', between = '', month = '', gap, colon, seconds, fraction, zone = ''] = found
  const inWords = /\D/.test(month)
  const dates =
    year !== undefined
      ? [`Y${before}m${before}d`]
      : inWords
        ? [`d${between}M${between}Y`]
        : [`d${between}m${between}Y`, `m${between}d${between}Y`]
  const offset = zone === 'Z' ? undefined : readOffset(zone)
  const clocks = secondsOf(seconds, fraction, colon).map(
    end => `${gap ?? ''}H${colon}i${end}${offset === undefined ? zone : 'P'}`,
  )
  const times = colon === undefined ? [''] : clocks
  return times
    .flatMap(time => dates.map(date => ({ time: named(date + time), ...(offset && { zone }) })))
    .filter(form => timeFormat(form.time)?.read(written) !== undefined)
}

/**
 * Returns the patterns that fit these seconds. The pattern with a fixed number of fraction digits comes
 * first.
 */
function secondsOf(seconds = '', fraction = '', colon = ':'): string[] {
  if (seconds === '') return ['']
  const letter = fractions[fraction.length - 1]
  return [
    ...(fraction === '' ? [`${colon}s`] : letter === undefined ? [] : [`${colon}s.${letter}`]),
    ...(fraction.endsWith('0') ? [] : [`${colon}sx`]),
  ]
}

/** Returns the patterns in which a text can be a time of day. */
export function clocksOf(written: unknown): TimeForm[] {
  const found =
    typeof written === 'string'
      ? /^(\d{1,2}):\d\d(:\d\d(?:\.\d{3}|\.\d{6})?)?(?:(\s?)(am|pm))?$/i.exec(written)
      : null
  if (found === null) return []
  const [, hours = '', seconds = '', gap = '', half] = found
  const fraction = fractions[seconds.length - 4]
  const end = `:i${seconds && ':s'}${fraction === undefined ? '' : `.${fraction}`}`
  if (half === undefined) return [{ time: `H${end}` }]
  const letter = half === half.toUpperCase() ? 'A' : 'a'
  const wide = [{ time: `h${end}${gap}${letter}` }]
  return hours.length === 1
    ? [{ time: `g${end}${gap}${letter}` }]
    : [...wide, { time: `g${end}${gap}${letter}` }]
}

const names = new Map([...patterns].map(([name, pattern]) => [pattern, name]))

function named(pattern: string): string {
  return names.get(pattern) ?? pattern
}

/**
 * Reads a moment, in milliseconds since 1970, in the first format in which it lies between `from` and `to`. A
 * text without a zone may have any UTC offset. Undefined if no format fits.
 */
export function momentBetween(written: unknown, from: number, to: number): number | undefined {
  for (const { time } of timesOf(written)) {
    const moment = momentIn(time, written, from, to)
    if (moment !== undefined) return moment
  }
  return undefined
}

/** Reads a moment in one format, like `momentBetween`. Undefined if it is not between `from` and `to`. */
export function momentIn(time: string, written: unknown, from: number, to: number): number | undefined {
  const isDigits = typeof written === 'string' && /^\d+$/.test(written)
  const read = timeFormat(time)?.read(isDigits && time.startsWith('unix-') ? Number(written) : written)
  if (read === undefined) return undefined
  const isWithin = (moment: number) => moment + unitOf({ time }) > from && moment <= to
  if (isWithin(read)) return read
  const ahead = Math.round((read - to) / quarterMs) * quarterMs
  return isLocal(time) && Math.abs(ahead) <= 14 * 3_600_000 && isWithin(read - ahead)
    ? read - ahead
    : undefined
}

/** Returns the precision of a format in milliseconds. */
export function unitOf({ time }: TimeForm = { time: 'Y-m-d' }): number {
  if (time.startsWith('unix-')) return time === 'unix-seconds' ? 1000 : 1
  const units = { v: 1, u: 1, f: 1, n: 1, x: 1, s: 1000, i: 60_000, H: 3_600_000 }
  const finest = Object.entries(units).find(([letter]) => patternOf(time).includes(letter))
  return time === 'http-date' ? 1000 : (finest?.[1] ?? 86_400_000)
}
