import type { Exchange, Outgoing } from '../exchange.ts'

/** Age in milliseconds after which a response is not used again: other clients may have written since. */
const longestMs = 60_000

/**
 * The responses to reads since the last write of the run. Only a write changes what a read returns, so a read
 * that repeats one of these need not be sent.
 */
export class ReadMemory {
  readonly #responses = new Map<string, { exchange: Exchange; receivedAt: number }>()
  #writes = 0
  #latest: { key: string; exchange: Exchange; receivedAt: number } | undefined

  /** Forgets all responses. Called before and after each write. */
  forget(): void {
    this.#writes += 1
    this.#responses.clear()
    this.#latest = undefined
  }

  /** Returns the response to the same request. */
  recall(request: Outgoing): Exchange | undefined {
    const known = this.#responses.get(keyOf(request))
    return known !== undefined && Date.now() - known.receivedAt < longestMs ? known.exchange : undefined
  }

  /** Returns the response to the last request, if it was the same one and is not older than this. */
  latest(request: Outgoing, maxAgeMs: number): Exchange | undefined {
    const latest = this.#latest
    const isSame = latest?.key === keyOf(request) && Date.now() - latest.receivedAt < maxAgeMs
    return isSame ? latest.exchange : undefined
  }

  /** Sends a request, and remembers the response unless a write was sent in the meantime. */
  async through(request: Outgoing, send: () => Promise<Exchange>): Promise<Exchange> {
    const writes = this.#writes
    this.#latest = undefined
    const exchange = await send()
    if (writes !== this.#writes) return exchange
    const [key, receivedAt] = [keyOf(request), Date.now()]
    this.#latest = { key, exchange, receivedAt }
    if (request.method === 'GET' && exchange.answer.status < 500)
      this.#responses.set(key, { exchange, receivedAt })
    return exchange
  }
}

/** Returns equal texts for requests that differ only in the order of their parameters. */
function keyOf({ method, path, query = [], headers = {}, authorization }: Outgoing): string {
  const parameters = query.map(pair => JSON.stringify(pair)).toSorted()
  return JSON.stringify([method, path, parameters, headers, authorization ?? String(authorization)])
}
