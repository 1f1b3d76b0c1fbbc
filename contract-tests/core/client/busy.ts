import { Inconclusive } from '../errors.ts'
import type { Exchange, Outgoing, Writing } from '../exchange.ts'
import type { Wire } from '../wire.ts'
import { isTombstone } from './tombstone.ts'

/** Maximum total wait of one request for a busy server, in milliseconds. */
const patienceMs = 60_000

/** Decides whether a request may be sent again. */
export type Again = () => Promise<boolean>

/** Sends requests to one server, and waits while the server says that it is busy. */
export class BusyServer {
  readonly #wire: Wire
  #isRefused: (exchange: Exchange) => boolean = () => false

  constructor(wire: Wire) {
    this.#wire = wire
  }

  /** Sets how to recognise refusals with a success status. From now on, they are marked as `refused`. */
  recognise(isRefused: (exchange: Exchange) => boolean): void {
    this.#isRefused = isRefused
  }

  /**
   * Sends a request, and repeats it after each response of a busy server. Returns the first other response.
   */
  async send(request: Outgoing | Writing, again: Again, signal?: AbortSignal): Promise<Exchange> {
    const wire = this.#wire
    let waited = 0
    for (let attempts = 1; ; attempts += 1) {
      const { exchange, busy, retryAfterMs } = await wire.send(request, signal)
      if (this.#isRefused(exchange) || isTombstone(exchange))
        return { ...exchange, attempts, answer: { ...exchange.answer, refused: true } }
      if (!busy) return { ...exchange, attempts }
      if (attempts > 1 && retryAfterMs === undefined && isLarge(request) && !(await this.#isBusy(signal)))
        return this.#carriedOut(exchange, attempts)
      const { method, path } = exchange.request
      const delay = retryAfterMs ?? 1000 * 2 ** (attempts - 1)
      if (waited + delay > patienceMs) {
        if (!(await again())) return this.#carriedOut(exchange, attempts)
        const reason = `${exchange.answer.status} ${attempts} times for ${method} ${path}`
        const after = `after ${Math.round(waited / 1000)} s of waiting`
        throw new Inconclusive(`${reason}, ${after}`, { ...exchange, attempts })
      }
      waited += Math.max(delay, wire.gapMs)
      await wire.pause(Math.max(delay, wire.gapMs), signal)
      if (!(await again())) return this.#carriedOut(exchange, attempts)
    }
  }

  /** Whether the server is too busy for a small request, too. Some refuse large bodies with 429. */
  async #isBusy(signal?: AbortSignal): Promise<boolean> {
    return (await this.#wire.send({ method: 'GET', path: '/links' }, signal)).busy
  }

  /**
   * Returns a response that says the server is busy although it carried out the request, or refuses it for another
   * reason. Such a server needs no slower pace.
   */
  #carriedOut(exchange: Exchange, attempts: number): Exchange {
    this.#wire.resetPace()
    return { ...exchange, attempts }
  }
}

/** Whether a request has a body that a server may refuse for its size. */
function isLarge({ raw }: Outgoing | Writing): boolean {
  return (raw?.body.length ?? 0) > 60_000
}
