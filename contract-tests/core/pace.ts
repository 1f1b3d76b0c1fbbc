/** The shortest and the longest pause that a busy server brings about, in milliseconds. */
const shortest = 25
const longest = 2000
/** So many answers in a row without a 429 make the pauses shorter again. */
const calm = 20
/** What a 429 without `Retry-After` is taken to ask for, in milliseconds. */
const usualWait = 1000
/** To come again in a day is no matter of pace. */
const longestWait = 60_000

/** How much to slow down for a server that limits requests: more after each 429, less after a long calm. */
export interface Pace {
  /** Milliseconds to leave between two requests. */
  readonly gap: number
  /** A 429 came, which asked to wait so many milliseconds. */
  refused(waitMs?: number): void
  answered(): void
  /** Forgets the pauses: what was refused was carried out all the same. */
  reset(): void
}

export function createPace(): Pace {
  let gap = 0
  let sinceRefusal = 0
  let sinceChange = 0
  return {
    get gap() {
      return gap
    },
    refused(waitMs = usualWait) {
      // The wait, spread over the requests that were let through, is pause enough: a server that refuses some requests
      // whatever their pace would otherwise slow the run down without end.
      const spread = waitMs > longestWait ? 0 : waitMs / Math.max(1, sinceRefusal)
      const enough = Math.max(shortest, spread)
      gap = Math.max(gap, Math.min(longest, Math.max(shortest, gap * 1.6), enough))
      sinceRefusal = 0
      sinceChange = 0
    },
    reset() {
      gap = 0
    },
    answered() {
      sinceRefusal += 1
      sinceChange += 1
      if (sinceChange < calm) return
      sinceChange = 0
      gap = gap * 0.8 < shortest ? 0 : gap * 0.8
    },
  }
}
