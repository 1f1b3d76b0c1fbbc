import { Interrupted } from './ended.ts'
import { ContractBroken, Inconclusive } from './errors.ts'
import type { Client, Exchange, Outgoing, Writing } from './exchange.ts'
import { NetworkTrouble } from './transport.ts'
import { openWire, type Sent, type WireOptions } from './wire.ts'

/** The client of a run. With a signal, nothing is sent and nothing is waited for once that is aborted. */
export interface PoliteClient extends Client {
  send(request: Outgoing, signal?: AbortSignal): Promise<Exchange>
  /**
   * Sends a write; only `writes/` calls this. Before it is sent once more, to a server that was busy or failing, `again`
   * says whether it still may be. A POST or PATCH is repeated for a busy server alone: a failure may have carried it out.
   */
  write(request: Writing, again: () => Promise<boolean>, signal?: AbortSignal): Promise<Exchange>
  /** Waits. Throws Interrupted when the signal is aborted, before or meanwhile. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** The last response, while nothing else is on its way. */
  readonly last: { exchange: Exchange; receivedAt: number } | undefined
  /** Whether the server has failed for a request that it then carried out: more failures of that kind say less. */
  readonly flaky: boolean
  close(): void
}

/** All that one request may wait for a busy server, in milliseconds. */
const patienceMs = 60_000
/** Pauses before a failing request is sent again, in milliseconds. */
const pausesMs = [100, 300, 900] as const
/** How often the last pause is repeated for a server that is known to fail now and then. */
const morePauses = 3
/** After so many requests that fail each time, a failure is the server's response: it is asked for once more. */
const surelySteady = 3
/** After so many requests without a response the server is taken to be away, and each is sent only once. */
const awayAfter = 3
/** Statuses that are trouble and not an opinion: 501 and 505 will not change. */
const isFailure = (status: number) => status >= 500 && status !== 501 && status !== 505

/** Sends a request once. */
type Attempt = () => Promise<Sent>
/** Whether a request may be sent once more. */
type Again = () => Promise<boolean>

/** A client of one server: supertest underneath, one request at a time, polite and stubborn as the suite needs it. */
export function createClient(options: WireOptions): PoliteClient {
  const wire = openWire(options)
  /** How many requests in a row got no response however often they were sent. */
  let unheard = 0
  let flaky = false
  let isRefused: (exchange: Exchange) => boolean = () => false
  /** How many requests failed each time, while others were answered. */
  let steady = 0

  /** One response of a server that has time for it: a busy one is waited for. */
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

  /** A busy server that carried the request out all the same need not be spared. */
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

  /** A request that fails again and again while others are carried out is broken; otherwise the server is. */
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

/** The same client for those who may only look, and only until the signal: what a requirement gets. */
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
