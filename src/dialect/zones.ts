/** The clocks of a time zone. Moments are milliseconds since 1970. */
export interface Zone {
  /** Returns how far the clocks are ahead of UTC at a moment, in minutes. */
  aheadAt(moment: number): number
  /**
   * Returns the moment at which the clocks show a time. `wall` is the moment at which clocks in UTC show it. If
   * they show it twice, the first moment counts. If they skip it, the offset before the change counts (RFC 5545,
   * 3.3.5).
   */
  momentOf(wall: number): number
}

/**
 * Returns the zone with an offset from UTC, such as `+02:00`, or with an IANA name, such as `Europe/Helsinki`.
 * Undefined if there is none.
 */
export function zoneOf(name: string): Zone | undefined {
  const known = zones.get(name)
  if (known !== undefined) return known
  const offset = name === 'UTC' ? 0 : readOffset(name)
  const zone = offset === undefined ? named(name) : fixed(offset)
  if (zone !== undefined) zones.set(name, zone)
  return zone
}

const zones = new Map<string, Zone>()

/** Parses an offset such as `+02:00` or `Z` into minutes. Returns undefined for any other value. */
export function readOffset(text: unknown): number | undefined {
  if (text === 'Z') return 0
  const found = typeof text === 'string' ? /^([+-])(\d\d):([0-5]\d)$/.exec(text) : null
  if (found === null || Number(found[2]) > 14) return undefined
  return Number(`${found[1]}1`) * (Number(found[2]) * 60 + Number(found[3]))
}

/** Writes an offset in minutes as `+02:00`. */
export function offsetText(minutes: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
}

const minuteMs = 60_000
const dayMs = 86_400_000

function fixed(ahead: number): Zone {
  return { aheadAt: () => ahead, momentOf: wall => wall - ahead * minuteMs }
}

function named(timeZone: string): Zone | undefined {
  const clock = clockOf(timeZone)
  if (clock === undefined) return undefined
  const aheadAt = (moment: number) => {
    const part = Object.fromEntries(
      clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    )
    const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute)
    return (wall - Math.floor(moment / minuteMs) * minuteMs) / minuteMs
  }
  return {
    aheadAt,
    momentOf(wall) {
      const [before, after] = [aheadAt(wall - dayMs), aheadAt(wall + dayMs)]
      const moments = [before, after]
        .map(ahead => wall - ahead * minuteMs)
        .filter(moment => moment + aheadAt(moment) * minuteMs === wall)
      return moments.length > 0 ? Math.min(...moments) : wall - before * minuteMs
    },
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return undefined
  }
}
