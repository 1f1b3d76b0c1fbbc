import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'

/** Counts the requests of each key in windows of time (question `limits.rate`). */
export class RateLimit {
  /** The windows by key, in the order in which they were opened. */
  readonly #windows = new Map<string, { start: number; used: number }>()
  readonly #requests: number
  readonly #milliseconds: number

  constructor({ requests, seconds = 60 }: Exclude<Answers['limits.rate'], 'none'>) {
    this.#requests = requests
    this.#milliseconds = seconds * 1000
  }

  /**
   * Counts a request at a moment, in milliseconds. Returns the headers that show how many requests are left,
   * and a refusal if there are too many.
   */
  take(
    key: string,
    now: number,
    errors: ErrorWriter,
  ): { headers: Record<string, string>; refusal?: PlainResponse } {
    this.#dropEnded(now)
    const window = this.#windows.get(key) ?? { start: now, used: 0 }
    this.#windows.set(key, window)
    window.used++
    const headers = {
      'x-ratelimit-limit': String(this.#requests),
      'x-ratelimit-remaining': String(Math.max(0, this.#requests - window.used)),
    }
    if (window.used <= this.#requests) return { headers }
    const wait = Math.ceil((window.start + this.#milliseconds - now) / 1000)
    const refusal = errors.refuse('rate_limited', 429, `Too many requests: wait ${wait} s.`, {
      'retry-after': String(wait),
    })
    return { headers, refusal }
  }

  /** Deletes the windows that have ended. A window also ends if the clock is set back before its start. */
  #dropEnded(now: number): void {
    for (const [key, { start }] of this.#windows) {
      if (now >= start && now - start < this.#milliseconds) return
      this.#windows.delete(key)
    }
  }
}
