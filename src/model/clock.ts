/** Tells the present, in milliseconds since the epoch. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: Date.now }

/** A clock that stands still. */
export function fixedClock(now: number): Clock {
  return { now: () => now }
}
