/** A source of the current time, in milliseconds since the epoch. */
export interface Clock {
  /** Returns the current time. */
  now(): number
}

/** The clock of the machine. */
export const systemClock: Clock = { now: Date.now }

/** Returns a clock that does not move. */
export function fixedClock(now: number): Clock {
  return { now: () => now }
}
