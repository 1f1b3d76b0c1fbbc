import { expect, it } from 'vitest'
import { zoneOf } from './zones.ts'

const cases: [zone: string, wall: string, moment: string, ahead: number][] = [
  ['UTC', '2026-07-01T12:00Z', '2026-07-01T12:00Z', 0],
  ['Z', '2026-07-01T12:00Z', '2026-07-01T12:00Z', 0],
  ['+05:30', '2026-07-01T12:00Z', '2026-07-01T06:30Z', 330],
  ['-03:00', '2026-07-01T12:00Z', '2026-07-01T15:00Z', -180],
  ['Europe/Helsinki', '2026-01-01T12:00Z', '2026-01-01T10:00Z', 120],
  ['Europe/Helsinki', '2026-07-01T12:00Z', '2026-07-01T09:00Z', 180],
  ['America/New_York', '2026-07-01T12:00Z', '2026-07-01T16:00Z', -240],
  ['Asia/Kolkata', '2026-07-01T12:00Z', '2026-07-01T06:30Z', 330],
  // The clocks show this time twice: the first moment counts.
  ['America/New_York', '2026-11-01T01:30Z', '2026-11-01T05:30Z', -240],
  // The clocks skip this time: the offset before counts.
  ['America/New_York', '2026-03-08T02:30Z', '2026-03-08T07:30Z', -240],
]

it.each(cases)('%s at %s', (name, wall, moment, ahead) => {
  const zone = zoneOf(name)!
  expect(new Date(zone.momentOf(Date.parse(wall)))).toEqual(new Date(moment))
  expect(zone.aheadAt(Date.parse(moment))).toBe(ahead)
})

it.each(['Europe/Atlantis', '+25:00', '+0530', '', 'Z0'])('%j is no zone', name => {
  expect(zoneOf(name)).toBe(undefined)
})
