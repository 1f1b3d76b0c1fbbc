import { timeFormat, timePatterns } from '../../../../src/dialect/shapes/times.ts'

/** The formats in which a text or a number can be a moment: names, and patterns such as `d.m.Y H:i`. */
export function timesOf(written: unknown): string[] {
  if (typeof written === 'number') {
    if (written > 1e11) return ['unix-milliseconds']
    return written > 1e8 ? ['unix-seconds'] : []
  }
  if (typeof written !== 'string') return []
  if (/^\d{9,10}$/.test(written)) return ['unix-seconds']
  if (/^\d{12,13}$/.test(written)) return ['unix-milliseconds']
  const found =
    /^(?:(\d{4})([-/.]?)\d\d\2\d\d|\d\d([-/.])\d\d\3\d{4})(?:([T ,]+)(\d\d):(\d\d)(:\d\d)?(\.\d{6}|\.\d{3})?(.*))?$/.exec(
      written,
    )
  if (found === null) return []
  const [, year, before = '', between = '', gap, , , seconds, fraction, zone = ''] = found
  const dates =
    year === undefined ? [`d${between}m${between}Y`, `m${between}d${between}Y`] : [`Y${before}m${before}d`]
  const time =
    gap === undefined
      ? ''
      : `${gap}H:i${seconds ? ':s' : ''}${fraction ? (fraction.length > 4 ? '.u' : '.v') : ''}${zone}`
  return dates
    .map(date => named(date + time))
    .filter(format => timeFormat(format)?.read(written) !== undefined)
}

const names: Readonly<Record<string, string>> = {
  'Y-m-dTH:i:sZ': 'rfc3339',
  'Y-m-dTH:i:s+00:00': 'rfc3339-offset',
  'Y-m-dTH:i:s.vZ': 'rfc3339-milliseconds',
  'Y-m-dTH:i:s.uZ': 'rfc3339-microseconds',
  'Y-m-d H:i:s': 'naive',
}

function named(pattern: string): string {
  return names[pattern] ?? pattern
}

/** The moment that is written, in milliseconds since 1970, in whatever format makes it lie between two others. */
export function momentBetween(written: unknown, from: number, to: number): number | undefined {
  const isDigits = typeof written === 'string' && /^\d+$/.test(written)
  for (const format of timesOf(written)) {
    const moment = timeFormat(format)?.read(isDigits ? Number(written) : written)
    if (moment !== undefined && moment + unitOf(format) > from && moment <= to) return moment
  }
  return undefined
}

/** What a format is exact to, in milliseconds. */
export function unitOf(format = 'Y-m-d'): number {
  if (format.startsWith('unix-')) return format === 'unix-seconds' ? 1000 : 1
  const pattern = timePatterns[format as keyof typeof timePatterns] ?? format
  const units = { v: 1, u: 1, s: 1000, i: 60_000, H: 3_600_000 }
  const finest = Object.entries(units).find(([letter]) => pattern.includes(letter))
  return finest?.[1] ?? 86_400_000
}
