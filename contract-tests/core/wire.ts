import { setTimeout as sleep } from 'node:timers/promises'
import { Interrupted, RunEnded } from './ended.ts'
import type { Exchange, Outgoing, Writing } from './exchange.ts'
import { createPace } from './pace.ts'
import { retryAfterOf } from './retry-after.ts'
import { createTransport } from './transport.ts'

export interface WireOptions {
  /** With `/api/v1`, without a slash at its end. */
  baseUrl: string
  apiKey: string
  /** Milliseconds until a response has begun; it may take as long again to end. */
  timeoutMs?: number
  /** The longest body that is read, in bytes. */
  maxBytes?: number
  /** Waits; for tests. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** One response, and what a busy server (429, or 503 with Retry-After) asks for. */
export interface Sent {
  exchange: Exchange
  /** Whether the server has no time; `retryAfterMs` is what it says of when to come again. */
  busy: boolean
  retryAfterMs: number | undefined
}

/** The connection to one server: one request at a time, at the pace that the server asks for, each sent once. */
export interface Wire {
  /** Throws NetworkTrouble when no response came, and RunEnded for a redirect. */
  send(request: Outgoing | Writing, signal?: AbortSignal): Promise<Sent>
  /** Waits. Throws Interrupted when the signal is aborted, before or meanwhile. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** The last response, while nothing else is on its way. */
  readonly last: { exchange: Exchange; receivedAt: number } | undefined
  /** Forgets that the server was busy: it carried out what it had no time for. */
  resetPace(): void
  /** The pause that the server brought about, in milliseconds. */
  readonly gapMs: number
  close(): void
}

export function openWire(options: WireOptions): Wire {
  const { baseUrl, apiKey, timeoutMs = 10_000, maxBytes = 20_000_000 } = options
  const wait = options.wait ?? ((ms, signal) => sleep(ms, undefined, signal && { signal }))
  const transport = createTransport({ baseUrl, apiKey, timeoutMs, maxBytes })
  const pace = createPace()
  let last: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  let latest: { exchange: Exchange; receivedAt: number } | undefined

  async function pause(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw new Interrupted('The run was stopped.')
    if (ms <= 0) return
    await wait(ms, signal).catch(error => {
      throw signal?.aborted ? new Interrupted('The run was stopped.') : error
    })
  }

  async function sendInTurn(request: Outgoing | Writing, signal?: AbortSignal): Promise<Sent> {
    await pause(nextAt - Date.now(), signal)
    latest = undefined
    const exchange = await transport.send(request)
    latest = { exchange, receivedAt: Date.now() }
    nextAt = Date.now() + pace.gap
    if (isRedirect(exchange) && !('mayRedirect' in request && request.mayRedirect)) throw redirected(exchange)
    const { status, headers } = exchange.answer
    const retryAfterMs = retryAfterOf(headers['retry-after'], Date.now())
    const busy = status === 429 || (status === 503 && retryAfterMs !== undefined && request.once !== true)
    if (busy) pace.refused(retryAfterMs)
    else pace.answered()
    return { exchange, busy, retryAfterMs }
  }

  return {
    send(request, signal) {
      const sent = last.then(() => sendInTurn(request, signal))
      last = sent.catch(() => undefined)
      return sent
    },
    pause,
    resetPace: pace.reset,
    get last() {
      return latest
    },
    get gapMs() {
      return pace.gap
    },
    close: transport.close,
  }
}

function isRedirect({ answer }: Exchange): boolean {
  return answer.status >= 300 && answer.status < 400 && answer.status !== 304
}

/** Following a redirect would take the key, and perhaps a write, to an address that nobody named. */
function redirected({ request, answer }: Exchange): RunEnded {
  const location = answer.headers.location?.replace(/[^\x20-\x7e]/g, '?') ?? ''
  const shown = location.length > 300 ? `${location.slice(0, 300)}…` : location
  const where = shown === '' ? 'without a Location' : `with Location: ${shown}`
  return new RunEnded(
    `${request.method} ${request.path} was redirected: ${answer.status} ${where}. Redirects are not followed: give the final address as BASE_URL.`,
    2,
  )
}
