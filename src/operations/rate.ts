import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'

/** Counts one key's requests in windows of time (question `limits.rate`). */
export class RateLimit {
  #windowStart = Number.NEGATIVE_INFINITY
  #used = 0
  readonly #requests: number
  readonly #seconds: number

  constructor({ requests, seconds }: Exclude<Answers['limits.rate'], 'none'>) {
    this.#requests = requests
    this.#seconds = seconds
  }

  /** Counts a request at a moment (milliseconds): the headers that tell what is left, and the refusal of one too many. */
  take(now: number, errors: ErrorWriter): { headers: Record<string, string>; refusal?: PlainResponse } {
    const windowMs = this.#seconds * 1000
    if (now - this.#windowStart >= windowMs || now < this.#windowStart) {
      this.#windowStart = now
      this.#used = 0
    }
    this.#used++
    const headers = {
      'x-ratelimit-limit': String(this.#requests),
      'x-ratelimit-remaining': String(Math.max(0, this.#requests - this.#used)),
    }
    if (this.#used <= this.#requests) return { headers }
    const wait = Math.max(1, Math.ceil((this.#windowStart + windowMs - now) / 1000))
    const refusal = errors.refuse(429, `Too many requests: wait ${wait} s.`, { 'retry-after': String(wait) })
    return { headers, refusal }
  }
}
