import { ContractBroken, Inconclusive } from '../errors.ts'
import type { Exchange, Outgoing, Writing } from '../exchange.ts'
import { NetworkTrouble } from '../transport.ts'
import type { Again, BusyServer } from './busy.ts'

const longestPauseMs = 900
/** Pauses before a failed request is sent again, in milliseconds. */
const pausesMs = [100, 300, longestPauseMs]
/** Number of times that the longest pause is repeated for a server that is known to fail occasionally. */
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

export const always: Again = async () => true

/** Sends requests to one server, and repeats those that fail or get no response. */
export class Retries {
  readonly #server: BusyServer
  readonly #pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Number of requests in a row that got no response at any try. */
  #unheard = 0
  /** Number of requests that failed at every try while other requests succeeded. */
  #steady = 0
  #isFlaky = false

  constructor(server: BusyServer, pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>) {
    this.#server = server
    this.#pause = pause
  }

  /** Whether the server failed a request and then succeeded when the request was repeated. */
  get isFlaky(): boolean {
    return this.#isFlaky
  }

  /** Sends a request. Repeats it if that is safe: `again` decides before each repetition. */
  async send(request: Outgoing | Writing, again: Again, signal?: AbortSignal): Promise<Exchange> {
    const repeats = request.method !== 'POST' && request.method !== 'PATCH'
    let failing: Exchange | undefined
    for (let tries = 1; ; tries += 1) {
      let trouble: string
      try {
        const exchange = await this.#server.send(request, again, signal)
        this.#unheard = 0
        const failed = isFailure(exchange.answer.status)
        if (failing !== undefined && !failed) this.#isFlaky = true
        if (!failed || request.once || !repeats) return exchange
        failing = { ...exchange, attempts: tries }
        trouble = `${exchange.answer.status} for ${request.method} ${exchange.request.path}`
      } catch (error) {
        if (!(error instanceof NetworkTrouble)) throw error
        failing = undefined
        trouble = error.message
        if (!repeats) {
          this.#unheard += 1
          throw new Inconclusive(trouble)
        }
      }
      if (await this.#mayRepeat(tries, again, signal)) continue
      if (failing === undefined) this.#unheard += 1
      else await this.#blame(failing, signal)
      throw new Inconclusive(`${trouble}, ${tries === 1 ? 'once' : `${tries} times`}`, failing)
    }
  }

  /** Waits, then returns whether a request that failed this many times may be sent again. */
  async #mayRepeat(tries: number, again: Again, signal?: AbortSignal): Promise<boolean> {
    const few = this.#steady < surelySteady ? pausesMs.length : 1
    const last = this.#isFlaky ? pausesMs.length + morePauses : few
    if (tries > last || this.#unheard >= awayAfter) return false
    await this.#pause(pausesMs[tries - 1] ?? longestPauseMs, signal)
    return again()
  }

  /**
   * Throws ContractBroken if a request keeps failing while others succeed. Otherwise the whole server is
   * failing, and this returns.
   */
  async #blame(failing: Exchange, signal?: AbortSignal): Promise<void> {
    if (!(await this.#isWell(failing.request.path, signal))) return
    this.#steady += 1
    const { method, path } = failing.request
    throw new ContractBroken(
      `no server error for ${method} ${path}`,
      `${failing.answer.status}, ${failing.attempts} times, while other requests succeed`,
      failing,
    )
  }

  /** Whether another request succeeds: `GET /links`, or `GET /pixels` if `/links` is what failed. */
  async #isWell(failingPath: string, signal?: AbortSignal): Promise<boolean> {
    const control = { method: 'GET', path: failingPath === '/links' ? '/pixels' : '/links' } as const
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const { answer } = await this.#server.send(control, always, signal)
        if (answer.status < 300) return true
      } catch (error) {
        if (!(error instanceof NetworkTrouble || error instanceof Inconclusive)) throw error
      }
    }
    return false
  }
}
