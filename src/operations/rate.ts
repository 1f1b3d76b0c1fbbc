import { type Limit, rateHeaderNames } from '../dialect/rate-headers.ts'
import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { refusalWith, remedyOf } from '../wire/remedies.ts'

/** The limit of a service that has none, for faults that respond with 429. */
const usual: Limit = { requests: 60 }

/** Returns how many requests of a kind are allowed in a window. */
function requestsOf({ requests, writes = requests }: Limit, isWrite: boolean): number {
  return isWrite ? writes : requests
}

/** Counts the requests of each key in windows of time (question `limits.rate`). */
export class RateLimit {
  /** The windows by key, in the order in which they were opened. */
  readonly #windows = new Map<string, { start: number; used: number }>()
  readonly #limit: Limit
  readonly #milliseconds: number

  constructor(limit: Limit) {
    this.#limit = limit
    this.#milliseconds = (limit.seconds ?? 60) * 1000
  }

  /**
   * Counts a request at a moment, in milliseconds. Returns the headers that show how many requests of its kind are
   * left, and a refusal if the key has sent too many.
   */
  take(
    key: string,
    isWrite: boolean,
    now: number,
    errors: ErrorWriter,
  ): { headers: Record<string, string>; refusal?: PlainResponse } {
    this.#dropEnded(now)
    const requests = requestsOf(this.#limit, isWrite)
    // A key has no spaces.
    const counted = isWrite && this.#limit.writes !== undefined ? `${key} writes` : key
    const window = this.#windows.get(counted) ?? { start: now, used: 0 }
    this.#windows.set(counted, window)
    window.used++
    const headers = headersOf(this.#limit, requests, Math.max(0, requests - window.used))
    if (window.used <= requests) return { headers }
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

function headersOf({ headers }: Limit, requests: number, left: number): Record<string, string> {
  const names = rateHeaderNames(headers)
  return names === undefined ? {} : { [names.limit]: String(requests), [names.left]: String(left) }
}

/**
 * Returns the headers that show how many requests are left. Without a rate limit, 60 requests are allowed.
 */
export function rateHeaders(rate: Answers['limits.rate'], left: number): Record<string, string> {
  const limit = rate === 'none' ? usual : rate
  return headersOf(limit, limit.requests, left)
}

/** Returns the message of a refusal because of the rate limit. */
export function rateMessage(seconds: number): string {
  return `Too many requests: wait ${seconds} s.`
}
