import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Interrupted, RunEnded } from './ended.ts'
import type { Exchange, Outgoing, Writing } from './exchange.ts'
import { createPace } from './pace.ts'
import { retryAfterOf } from './retry-after.ts'
import { withSlashes } from './slashes.ts'
import { createTransport } from './transport.ts'

export interface WireOptions {
  /** Includes `/api/v1`, without a trailing slash. */
  baseUrl: string
  apiKey: string
  /** Maximum milliseconds until a response begins. It may take as long again to end. */
  timeoutMs?: number
  /** Maximum length of a response body, in bytes. */
  maxBytes?: number
  /** Maximum number of requests that may be open at once. Default: 1. */
  concurrency?: number
  /** Replaces the function that waits; for tests. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** One response, and what a busy server (429, or 503 with Retry-After) asks for. */
export interface Sent {
  exchange: Exchange
  /** Whether the server is busy. `retryAfterMs` is how long it asks to wait; undefined if it does not say. */
  busy: boolean
  retryAfterMs: number | undefined
}

/**
 * The connection to one server. Sends each request once, in the order in which they are given, at the pace that
 * the server asks for.
 */
export interface Wire {
  /**
   * Sends a request. Throws NetworkTrouble if no response came, and RunEnded for a redirect that is not
   * accepted.
   */
  send(request: Outgoing | Writing, signal?: AbortSignal): Promise<Sent>
  /** Waits. Throws Interrupted if the signal is aborted before or during the wait. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Resets the pace, because the server carried out a request that it had refused as busy. */
  resetPace(): void
  /** The current pause between two requests, in milliseconds. */
  readonly gapMs: number
  /** The number of requests that were sent, repetitions included. */
  readonly requests: number
  close(): void
}

export function openWire(options: WireOptions): Wire {
  const { baseUrl, apiKey, timeoutMs = 10_000, maxBytes = 20_000_000, concurrency = 1 } = options
  const wait = options.wait ?? ((ms, signal) => sleep(ms, undefined, signal && { signal }))
  const bare = createTransport({ baseUrl, apiKey, timeoutMs, maxBytes, concurrency })
  const counting = {
    ...bare,
    send(request: Outgoing | Writing) {
      requests += 1
      return bare.send(request)
    },
  }
  const transport = withSlashes(counting, baseUrl)
  const pace = createPace()
  const limit = pLimit(concurrency)
  /** The earliest time at which the next request may be sent. */
  let nextAt = 0
  let refusedAt = 0
  let requests = 0

  async function pause(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw new Interrupted('The run was stopped.')
    if (ms <= 0) return
    await wait(ms, signal).catch(error => {
      throw signal?.aborted ? new Interrupted('The run was stopped.') : error
    })
  }

  async function sendInTurn(request: Outgoing | Writing, signal?: AbortSignal): Promise<Sent> {
    const sentAt = Math.max(nextAt, Date.now())
    nextAt = sentAt + pace.gap
    await pause(sentAt - Date.now(), signal)
    const exchange = await transport.send(request)
    nextAt = Math.max(nextAt, Date.now() + pace.gap)
    if (isRedirect(exchange) && !('mayRedirect' in request && request.mayRedirect)) throw redirected(exchange)
    const { status, headers } = exchange.answer
    const retryAfterMs = retryAfterOf(headers['retry-after'], Date.now())
    const busy = status === 429 || (status === 503 && retryAfterMs !== undefined && request.once !== true)
    // Requests that were open together when the server became busy are one reason to slow down.
    if (busy && sentAt >= refusedAt) {
      pace.refused(retryAfterMs)
      refusedAt = Date.now()
    }
    if (!busy) pace.answered()
    return { exchange, busy, retryAfterMs }
  }

  return {
    send: (request, signal) => limit(sendInTurn, request, signal),
    pause,
    resetPace: pace.reset,
    get gapMs() {
      return pace.gap
    },
    get requests() {
      return requests
    },
    close: transport.close,
  }
}

function isRedirect({ answer }: Exchange): boolean {
  return answer.status >= 300 && answer.status < 400 && answer.status !== 304
}

/**
 * Returns the error for a redirect. Following it would send the key, and perhaps a write, to an address that
 * the user did not name.
 */
function redirected({ request, answer }: Exchange): RunEnded {
  const location = answer.headers.location?.replace(/[^\x20-\x7e]/g, '?') ?? ''
  const shown = location.length > 300 ? `${location.slice(0, 300)}…` : location
  const where = shown === '' ? 'without a Location' : `with Location: ${shown}`
  return new RunEnded(
    `${request.method} ${request.path} was redirected: ${answer.status} ${where}. Redirects are not followed: give the final address as BASE_URL.`,
    2,
  )
}
