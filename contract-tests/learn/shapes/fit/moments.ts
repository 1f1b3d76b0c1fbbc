import { lettersOf, zoneOfOffset } from '../../../../src/dialect/shapes/time-pattern.ts'
import { clockFormat, timeFormat, timePatterns } from '../../../../src/dialect/shapes/times.ts'
import { offsetText } from '../../../../src/dialect/zones.ts'
import { clockPatternsOf, patternsOf } from './time-texts.ts'

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
  const forms = formatsOf(written)
  if (moment === undefined) return forms
  return forms.map(form => {
    if (form.zone !== undefined || !isLocal(form.time)) return form
    const utc = timeFormat(form.time)?.read(written)
    return inZone(form, utc === undefined ? 0 : utc - moment)
  })
}

/**
 * Returns the formats in which a text can be the time of day of a moment, as of a service that shows the date in
 * another place.
 */
export function timesOfDay(written: unknown, moment: number): TimeForm[] {
  return clocksOf(written).flatMap(form => {
    const utc = clockFormat(form.time)?.read(written)
    if (utc === undefined) return []
    const ahead = (((utc - moment) % dayMs) + dayMs) % dayMs
    return [inZone(form, ahead > dayMs / 2 ? ahead - dayMs : ahead)]
  })
}

/** Adds the zone whose clocks are that many milliseconds ahead of UTC, if there is one. */
function inZone(form: TimeForm, aheadMs: number): TimeForm {
  const ahead = Math.round(aheadMs / quarterMs) * 15
  return ahead === 0 || Math.abs(ahead) > 14 * 60 ? form : { ...form, zone: offsetText(ahead) }
}

const quarterMs = 15 * 60_000
const dayMs = 86_400_000

/** Whether a format shows hours but no zone. */
function isLocal(time: string): boolean {
  return unitOf({ time }) < dayMs && !showsZone(time)
}

/** Whether a format shows a moment, and not only what the clocks of some zone show at that moment. */
export function showsZone(time: string): boolean {
  const pattern = patternOf(time)
  const isUtc = /(?:Z|UTC|GMT)(?= |$)/.test(pattern.replaceAll('\\', ''))
  return time.startsWith('unix-') || isUtc || /[POXUV]/.test(lettersOf(pattern))
}

const patterns: ReadonlyMap<string, string> = new Map(Object.entries(timePatterns))

/** Returns the pattern of a format. A pattern is returned unchanged. */
export function patternOf(time: string): string {
  return patterns.get(time) ?? time
}

function formatsOf(written: unknown): TimeForm[] {
  if (typeof written === 'number') {
    if (written > 1e11) return [{ time: 'unix-milliseconds' }]
    if (written <= 1e8) return []
    const fraction = { time: 'unix-fraction' }
    return Number.isInteger(written) ? [{ time: 'unix-seconds' }, fraction] : [fraction]
  }
  if (typeof written !== 'string') return []
  if (/^\d{9,10}$/.test(written)) return [{ time: 'unix-seconds' }]
  if (/^\d{12,13}$/.test(written)) return [{ time: 'unix-milliseconds' }]
  return patternsOf(written)
    .map(({ pattern, offset }) => ({
      time: named(pattern),
      ...(offset !== undefined && { zone: zoneOfOffset(offset) }),
    }))
    .filter(form => timeFormat(form.time)?.read(written) !== undefined)
}

/** Returns the patterns in which a text can be a time of day. */
export function clocksOf(written: unknown): TimeForm[] {
  return typeof written === 'string' ? clockPatternsOf(written).map(time => ({ time })) : []
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
  const units = {
    V: 1,
    v: 1,
    u: 1,
    f: 1,
    n: 1,
    x: 1,
    U: 1000,
    s: 1000,
    i: 60_000,
    H: 3_600_000,
    g: 3_600_000,
    h: 3_600_000,
  }
  const letters = lettersOf(patternOf(time))
  return Object.entries(units).find(([letter]) => letters.includes(letter))?.[1] ?? dayMs
}
