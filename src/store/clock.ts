/** A source of the current time, in milliseconds since the epoch. */
export interface Clock {
  /** Returns the current time. */
  now(): number
}

/** The clock of the machine. */
export const systemClock: Clock = { now: Date.now }

/**
 * Returns a clock that does not move.
 *
 * @param now the time that it shows, in milliseconds since the epoch
 * @example
 * ```ts
 * import { createMock, fixedClock } from 'shortlink-kit'
 *
 * const clock = fixedClock(Date.UTC(2026, 0, 31, 12))
 * const link = createMock({ clock }).store('any-key').db.link.create({ url: 'https://shop.example/sale' })
 * console.log(new Date(link.created_at).toISOString()) // 2026-01-31T12:00:00.000Z
 * ```
 */
export function fixedClock(now: number): Clock {
  return { now: () => now }
}
