import { readOffset, zoneOf } from '../../../../src/dialect/zones.ts'

/** Zones in which many services run. Zones with the same rules cannot be told apart, so these come first. */
const frequent = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Australia/Sydney',
]

let known: readonly string[] | undefined

/** Returns the names of all time zones. Zones without summer time come first, because most servers use one. */
export function zoneNames(): readonly string[] {
  known ??= [...new Set(['UTC', ...fixed(), ...frequent, ...Intl.supportedValuesOf('timeZone')])]
  return known
}

function fixed(): string[] {
  const hours = Array.from({ length: 27 }, (_, index) => index - 14).filter(hour => hour !== 0)
  return hours.map(hour => `Etc/GMT${hour > 0 ? '+' : '-'}${Math.abs(hour)}`)
}

/**
 * Returns the zone whose clocks have different offsets at different moments, as here. Undefined if there is none.
 * @param seen moments in milliseconds since 1970, each with an offset such as `+02:00`
 */
export function changingZone(seen: readonly { moment: number; offset: string }[]): string | undefined {
  if (new Set(seen.map(({ offset }) => offset)).size < 2) return undefined
  return zoneNames().find(name => {
    const zone = zoneOf(name)!
    return seen.every(({ moment, offset }) => zone.aheadAt(moment) === readOffset(offset))
  })
}
