import { Interrupted } from './ended.ts'
import { ContractBroken, Inconclusive } from './errors.ts'
import type { Client, Exchange, Outgoing, Writing } from './exchange.ts'
import { NetworkTrouble } from './transport.ts'
import { openWire, type Sent, type WireOptions } from './wire.ts'

/** The client of a run. Once the signal is aborted, it sends nothing more and stops waiting. */
export interface PoliteClient extends Client {
  send(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /**
   * Sends a write; only `writes/` calls this. Before a retry, because the server was busy or failing, `again`
   * decides whether the write may still be sent. A POST or PATCH is retried only for a busy server: one that
   * failed may have carried it out.
   */
  write(request: Writing, again: () => Promise<boolean>, signal?: AbortSignal): Promise<Exchange>
  /** Waits. Throws Interrupted if the signal is aborted before or during the wait. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** The response to the last request; undefined while that is in progress, or if none came. */
  readonly last: { exchange: Exchange; receivedAt: number } | undefined
  /**
   * Whether the server failed a request and then answered a repetition of it. Further failures then mean
   * less.
   */
  readonly flaky: boolean
  close(): void
}

/** Maximum total wait of one request for a busy server, in milliseconds. */
const patienceMs = 60_000
/** Pauses before a failed request is sent again, in milliseconds. */
const pausesMs = [100, 300, 900] as const
/** How often the last pause is repeated for a server that is known to fail now and then. */
const morePauses = 3
/**
 * Number of requests that failed at every try, after which failures count as permanent and are retried only
 * once.
 */
const surelySteady = 3
/**
 * Number of requests in a row without a response, after which the server counts as unreachable and nothing is
 * retried.
 */
const awayAfter = 3
/** Whether a status may be a temporary failure. 501 and 505 will not change. */
const isFailure = (status: number) => status >= 500 && status !== 501 && status !== 505

/** Sends a request once. */
type Attempt = () => Promise<Sent>
/** Decides whether a request may be sent again. */
type Again = () => Promise<boolean>

/**
 * Creates a client of one server. It uses supertest, sends one request at a time, waits for a busy server and
 * retries failed requests.
 */
export function createClient(options: WireOptions): PoliteClient {
  const wire = openWire(options)
  /** Number of requests in a row that got no response at any try. */
  let unheard = 0
  let flaky = false
  let isRefused: (exchange: Exchange) => boolean = () => false
  /** Number of requests that failed at every try while other requests succeeded. */
  let steady = 0

  /** Sends a request, and again after each response of a busy server. Returns the first other response. */
  async function politely(attempt: Attempt, again: Again, signal?: AbortSignal): Promise<Exchange> {
    let waited = 0
    for (let attempts = 1; ; attempts += 1) {
      const { exchange, busy, retryAfterMs } = await attempt()
      if (isRefused(exchange)) return { ...exchange, attempts, answer: { ...exchange.answer, refused: true } }
      if (!busy) return { ...exchange, attempts }
      const { method, path } = exchange.request
      const delay = retryAfterMs ?? 1000 * 2 ** (attempts - 1)
      if (waited + delay > patienceMs) {
        if (!(await again())) return carriedOut(exchange, attempts)
        const reason = `${exchange.answer.status} ${attempts} times for ${method} ${path}`
        const after = `after ${Math.round(waited / 1000)} s of waiting`
        throw new Inconclusive(`${reason}, ${after}`, { ...exchange, attempts })
      }
      waited += Math.max(delay, wire.gapMs)
      await wire.pause(Math.max(delay, wire.gapMs), signal)
      if (!(await again())) return carriedOut(exchange, attempts)
    }
  }

  /**
   * Returns the response of a server that says it is busy but carried out the request. It needs no slower
   * pace.
   */
  function carriedOut(exchange: Exchange, attempts: number): Exchange {
    wire.resetPace()
    return { ...exchange, attempts }
  }

  async function patiently(
    request: Outgoing | Writing,
    again: Again,
    signal?: AbortSignal,
  ): Promise<Exchange> {
    const attempt = () => wire.send(request, signal)
    const repeats = request.method !== 'POST' && request.method !== 'PATCH'
    let failing: Exchange | undefined
    for (let tries = 1; ; tries += 1) {
      let trouble: string
      try {
        const exchange = await politely(attempt, again, signal)
        unheard = 0
        const failed = isFailure(exchange.answer.status)
        if (failing !== undefined && !failed) flaky = true
        if (!failed || request.once || !repeats) return exchange
        failing = { ...exchange, attempts: tries }
        trouble = `${exchange.answer.status} for ${request.method} ${exchange.request.path}`
      } catch (error) {
        if (!(error instanceof NetworkTrouble)) throw error
        failing = undefined
        trouble = error.message
        if (!repeats) {
          unheard += 1
          throw new Inconclusive(trouble)
        }
      }
      const last = flaky ? pausesMs.length + morePauses : steady < surelySteady ? pausesMs.length : 1
      const delay =
        tries <= last && unheard < awayAfter ? (pausesMs[tries - 1] ?? pausesMs.at(-1)) : undefined
      const mayRepeat = delay !== undefined && (await pauseAndAsk(delay, again, signal))
      if (mayRepeat) continue
      if (failing === undefined) unheard += 1
      else await blame(failing, signal)
      throw new Inconclusive(`${trouble}, ${tries === 1 ? 'once' : `${tries} times`}`, failing)
    }
  }

  async function pauseAndAsk(ms: number, again: Again, signal?: AbortSignal): Promise<boolean> {
    await wire.pause(ms, signal)
    return again()
  }

  /**
   * Throws ContractBroken if a request keeps failing while others succeed. Otherwise the whole server is
   * failing, and this returns.
   */
  async function blame(failing: Exchange, signal?: AbortSignal): Promise<void> {
    if (await isWell(failing.request.path, signal)) {
      steady += 1
      const { method, path } = failing.request
      throw new ContractBroken(
        `an answer to ${method} ${path}`,
        `${failing.answer.status}, ${failing.attempts} times, while other requests are answered`,
        failing,
      )
    }
  }

  async function isWell(failingPath: string, signal?: AbortSignal): Promise<boolean> {
    const control = { method: 'GET', path: failingPath === '/links' ? '/pixels' : '/links' } as const
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const { answer } = await politely(() => wire.send(control, signal), always, signal)
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
    get last() {
      return wire.last
    },
    send: (request, signal) => patiently(request, always, signal),
    write: patiently,
    recognise(signs) {
      isRefused = signs
    },
    pause: wire.pause,
    close: wire.close,
  }
}

const always: Again = async () => true

/** Returns a client that can only read, and only until the signal is aborted. Requirements use this one. */
export function readingClient(client: PoliteClient, signal?: AbortSignal): Client {
  return {
    async send(request) {
      if (signal?.aborted) throw new Interrupted('The run was stopped.')
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
        throw new Error(`Failed to send ${request.method} ${request.path}: writes go through the account`)
      }
      return client.send(request, signal)
    },
    recognise: client.recognise,
  }
}
