/** Tells the present, in milliseconds since the epoch. */
export interface Clock {
  /** The present. */
  now(): number
}

/** The time of the machine. */
export const systemClock: Clock = { now: Date.now }

/** A clock that stands still. */
export function fixedClock(now: number): Clock {
  return { now: () => now }
}
