/** The shortest and the longest pause that a busy server brings about, in milliseconds. */
const shortest = 25
const longest = 2000
/** So many answers in a row without a 429 make the pauses shorter again. */
const calm = 40

/** How much to slow down for a server that limits requests: more after each 429, less after a long calm. */
export interface Pace {
  /** Milliseconds to leave between two requests. */
  readonly gap: number
  refused(): void
  answered(): void
  /** Forgets the pauses: what was refused was carried out all the same. */
  reset(): void
}

export function createPace(): Pace {
  let gap = 0
  let inARow = 0
  return {
    get gap() {
      return gap
    },
    refused() {
      inARow = 0
      gap = Math.min(longest, Math.max(shortest, gap * 1.6))
    },
    reset() {
      gap = 0
    },
    answered() {
      inARow += 1
      if (inARow < calm) return
      inARow = 0
      gap = gap * 0.8 < shortest ? 0 : gap * 0.8
    },
  }
}
