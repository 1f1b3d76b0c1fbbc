import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { refusalWith, remedyOf } from '../wire/remedies.ts'

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
   * and a refusal if the key has sent too many.
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
    const headers = headersOf(this.#requests, Math.max(0, this.#requests - window.used))
    if (window.used <= this.#requests) return { headers }
    const wait = Math.ceil((window.start + this.#milliseconds - now) / 1000)
    const refusal = errors.refuse('rate_limited', 429, rateMessage(wait), {
      'retry-after': String(wait),
    })
    return { headers, refusal: refusalWith(remedyOf('limits.rate'), refusal) }
  }

  /** Deletes the windows that have ended. A window also ends if the clock is set back before its start. */
  #dropEnded(now: number): void {
    for (const [key, { start }] of this.#windows) {
      if (now >= start && now - start < this.#milliseconds) return
      this.#windows.delete(key)
    }
  }
}

function headersOf(requests: number, left: number): Record<string, string> {
  return { 'x-ratelimit-limit': String(requests), 'x-ratelimit-remaining': String(left) }
}

/**
 * Returns the headers that show how many requests are left. Without a rate limit, 60 requests are allowed.
 */
export function rateHeaders(rate: Answers['limits.rate'], left: number): Record<string, string> {
  return headersOf(rate === 'none' ? 60 : rate.requests, left)
}

/** Returns the message of a refusal because of the rate limit. */
export function rateMessage(seconds: number): string {
  return `Too many requests: wait ${seconds} s.`
}
