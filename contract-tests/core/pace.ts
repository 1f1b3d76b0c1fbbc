/** The shortest and the longest pause for a server that limits requests, in milliseconds. */
const shortest = 25
const longest = 2000
/** How much longer pauses become after a 429, and how much shorter after many other responses. */
const slower = 1.3
const faster = 0.8
/**
 * Number of responses in a row without a 429 after which the pauses become shorter: at first, and at most. It
 * doubles each time that shorter pauses led to a 429, because the server has shown its limit.
 */
const calm = 20
const longestCalm = 640
/** The assumed wait after a 429 without `Retry-After`, in milliseconds. */
const usualWait = 1000
/**
 * Maximum wait that affects the pace, in milliseconds. A server that asks to wait for a day is not asking for
 * a slower pace.
 */
const longestWait = 60_000

/**
 * The pace of requests to a server that limits them: slower after each 429, faster after many other
 * responses.
 */
export interface Pace {
  /** The pause between two requests, in milliseconds. */
  readonly gap: number
  /** Slows down after a response of a busy server that asked to wait this many milliseconds. */
  refused(waitMs?: number): void
  answered(): void
  /** Removes the pauses, because the server carried out a request that it had refused as busy. */
  reset(): void
}

export function createPace(): Pace {
  let gap = 0
  let sinceRefusal = 0
  let sinceChange = 0
  let enoughCalm = calm
  let isTrial = false
  return {
    get gap() {
      return gap
    },
    refused(waitMs = usualWait) {
      // A pause of the wait divided by the number of requests since the last 429 is long enough. Without this
      // limit, a server that refuses some requests at any pace would slow the run down without end.
      const spread = waitMs > longestWait ? 0 : waitMs / Math.max(1, sinceRefusal)
      const enough = Math.max(shortest, spread)
      gap = Math.max(gap, Math.min(longest, Math.max(shortest, gap * slower), enough))
      sinceRefusal = 0
      sinceChange = 0
      if (isTrial) enoughCalm = Math.min(longestCalm, enoughCalm * 2)
      isTrial = false
    },
    reset() {
      gap = 0
    },
    answered() {
      sinceRefusal += 1
      sinceChange += 1
      if (gap === 0 || sinceChange < enoughCalm) return
      sinceChange = 0
      isTrial = true
      gap = gap * faster < shortest ? 0 : gap * faster
    },
  }
}
