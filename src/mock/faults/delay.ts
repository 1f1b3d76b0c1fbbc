import type { Random } from '../../store/random.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { clearRealTimeout, setRealTimeout } from '../../wire/real-timers.ts'
import { MAX_DELAY } from './check.ts'
import type { Delay } from './rule.ts'

/** The number of standard deviations below which 95 % of a normal distribution are. */
const deviations = 1.6448536269514722

/** Returns the milliseconds of one response. */
export function sampled(delay: Delay, random: Random): number {
  if (typeof delay === 'number') return delay
  if ('from' in delay) return delay.from + random.next() * (delay.to - delay.from)
  const { median, p95 } = delay
  // A logarithm of 0 is infinite.
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  const normal = radius * Math.cos(2 * Math.PI * random.next())
  return Math.min(MAX_DELAY, median * Math.exp((normal * Math.log(p95 / median)) / deviations))
}

/** The response to a client that has closed the connection. */
const unsent: PlainResponse = { status: 0, headers: {}, body: null }

/** The responses that are held back. */
export class Delays {
  readonly #endings = new Set<() => void>()

  /**
   * Returns a response that is held back. If the client closes the connection before the delay has passed, the
   * delay ends and nothing is sent. Fake timers of tests do not affect the delay.
   */
  hold(response: PlainResponse, milliseconds: number, { onGone }: PlainRequest): PlainResponse {
    const wait = new Promise<boolean>(resolve => {
      const finish = (isSent: boolean) => {
        clearRealTimeout(timer)
        this.#endings.delete(end)
        stopListening?.()
        resolve(isSent)
      }
      const end = () => finish(true)
      const timer = setRealTimeout(end, milliseconds)
      this.#endings.add(end)
      const stopListening = onGone?.(() => finish(false))
    })
    return { ...response, wait }
  }

  /** Sends all responses now. */
  end(): void {
    for (const end of [...this.#endings]) end()
  }
}

/** Returns a response when it may be sent. */
export function settled(response: PlainResponse): PlainResponse | Promise<PlainResponse> {
  if (response.wait === undefined) return response
  const { wait, ...rest } = response
  return wait.then(isSent => (isSent ? rest : unsent))
}
