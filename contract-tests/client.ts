import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange, Outgoing } from './exchange.ts'
import { createPace } from './pace.ts'
import { redactorOf } from './redact.ts'
import { ContractBroken, Inconclusive } from './requirement.ts'
import { retryAfterOf } from './retry-after.ts'
import { createTransport, NetworkTrouble } from './transport.ts'

/** Sends one request at a time and waits as the server asks; throws Inconclusive when it cannot get an answer. */
export interface Client {
  send(request: Outgoing): Promise<Exchange>
}

/** The run was stopped from outside: by a signal, or by its caller. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

export interface ClientOptions {
  /** With `/api/v1`, without a slash at its end. */
  baseUrl: string
  apiKey: string
  /** Milliseconds until an answer has begun; it may take as long again to end. */
  timeoutMs?: number
  /** The longest body that is read, in bytes. */
  maxBytes?: number
  /** Waits; for tests. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** The client of a run. With a signal, nothing is sent and nothing is waited for once that is aborted. */
export interface PoliteClient extends Client {
  send(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /** Whether the server has failed for a request that it then answered: more trouble of that kind says less. */
  readonly flaky: boolean
  close(): void
}

/** All that one request may wait for a busy server, in milliseconds. */
const patienceMs = 60_000
/** Pauses before a failing request is sent again, in milliseconds. */
const pausesMs = [100, 300, 900] as const
/** How often the last pause is repeated for a server that is known to fail now and then. */
const morePauses = 3
/** After so many requests without an answer the server is taken to be away, and each is sent only once. */
const awayAfter = 3
/** Answers that are trouble and not an opinion: 501 and 505 will not change. */
const isFailure = (status: number) => status >= 500 && status !== 501 && status !== 505
/** A key shorter than this could be part of honest data; it is still taken out of every report. */
const secretLength = 8

/** A client of one server: supertest underneath, one request at a time, polite and stubborn as the suite needs it. */
export function createClient(options: ClientOptions): PoliteClient {
  const { baseUrl, apiKey, timeoutMs = 10_000, maxBytes = 20_000_000 } = options
  const wait = options.wait ?? ((ms, signal) => sleep(ms, undefined, signal && { signal }))
  const redact = redactorOf(apiKey.length < secretLength ? '' : apiKey)
  const transport = createTransport({ baseUrl, apiKey, timeoutMs, maxBytes, redact })
  const pace = createPace()
  let last: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  /** How many requests in a row got no answer however often they were sent. */
  let unheard = 0
  let flaky = false

  async function pause(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw new Interrupted('The run was stopped.')
    if (ms <= 0) return
    await wait(ms, signal).catch(error => {
      throw signal?.aborted ? new Interrupted('The run was stopped.') : error
    })
  }

  /** One answer of a server that has time for it: a 429, or a 503 that says when to come again, is waited for. */
  async function politely(request: Outgoing, signal?: AbortSignal): Promise<Exchange> {
    let waited = 0
    for (let attempts = 1; ; attempts += 1) {
      await pause(nextAt - Date.now(), signal)
      const exchange = await transport.send(request)
      nextAt = Date.now() + pace.gap
      const { status, headers } = exchange.answer
      const asked = retryAfterOf(headers['retry-after'], Date.now())
      if (status !== 429 && (status !== 503 || asked === undefined || request.once)) {
        pace.answered()
        return { ...exchange, attempts }
      }
      pace.refused()
      const delay = asked ?? 1000 * 2 ** (attempts - 1)
      if (waited + delay > patienceMs) {
        const reason = `${status} ${attempts} times for ${request.method} ${exchange.request.path}`
        throw new Inconclusive(`${reason}, after ${Math.round(waited / 1000)} s of waiting`, {
          ...exchange,
          attempts,
        })
      }
      waited += Math.max(delay, pace.gap)
      await pause(Math.max(delay, pace.gap), signal)
    }
  }

  async function answered(request: Outgoing, signal?: AbortSignal): Promise<Exchange> {
    const again = request.method !== 'POST' && request.method !== 'PATCH'
    let failing: Exchange | undefined
    for (let tries = 1; ; tries += 1) {
      let trouble: string
      try {
        const exchange = await politely(request, signal)
        unheard = 0
        const failed = isFailure(exchange.answer.status)
        if (failing !== undefined && !failed) flaky = true
        if (!failed || request.once || !again) return exchange
        failing = { ...exchange, attempts: tries }
        trouble = `${exchange.answer.status} for ${request.method} ${exchange.request.path}`
      } catch (error) {
        if (!(error instanceof NetworkTrouble)) throw error
        failing = undefined
        trouble = error.message
        if (!again) {
          unheard += 1
          throw new Inconclusive(trouble)
        }
      }
      const last = flaky ? pausesMs.length + morePauses : pausesMs.length
      const delay =
        tries <= last && unheard < awayAfter ? (pausesMs[tries - 1] ?? pausesMs.at(-1)) : undefined
      if (delay === undefined) {
        if (failing === undefined) unheard += 1
        if (failing !== undefined) await blame(failing, signal)
        throw new Inconclusive(`${trouble}, ${tries === 1 ? 'once' : `${tries} times`}`, failing)
      }
      await pause(delay, signal)
    }
  }

  /** A request that fails again and again while others are answered is broken; otherwise the server is. */
  async function blame(failing: Exchange, signal?: AbortSignal): Promise<void> {
    if (await isWell(failing.request.path, signal)) {
      const { method, path } = failing.request
      throw new ContractBroken(
        `an answer to ${method} ${path}`,
        `${failing.answer.status}, ${failing.attempts} times, while other requests are answered`,
        failing,
      )
    }
  }

  async function isWell(failingPath: string, signal?: AbortSignal): Promise<boolean> {
    const control = { method: 'GET', path: failingPath === '/links' ? '/pixels' : '/links' }
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const { answer } = await politely(control, signal)
        if (answer.status < 300) return true
      } catch (error) {
        if (!(error instanceof NetworkTrouble || error instanceof Inconclusive)) throw error
      }
    }
    return false
  }

  return {
    get flaky() {
      return flaky
    },
    send(request, signal) {
      const answer = last.then(() => answered(request, signal))
      last = answer.catch(() => undefined)
      return answer
    },
    close: transport.close,
  }
}

/** The same client for those who may only look, and only until the signal: what a requirement gets. */
export function readingClient(client: PoliteClient, signal?: AbortSignal): Client {
  return {
    async send(request) {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
        throw new Error(`Failed to send ${request.method} ${request.path}: writes go through the account`)
      }
      return client.send(request, signal)
    },
  }
}
