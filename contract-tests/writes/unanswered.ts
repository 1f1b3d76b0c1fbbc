import type { PoliteClient } from '../core/client.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import { answered } from './foreign.ts'

/** Nobody answered a create: it was not made, or what it made is in the ledger. The same may be tried once more. */
export class Unanswered extends Inconclusive {
  override name = 'Unanswered'
  constructor(
    message: string,
    /** The same for creates that differ in nothing but their markers. */
    readonly sameness: string,
    exchange?: Exchange,
  ) {
    super(message, exchange)
  }
}

/** How often a create is tried, each time with a fresh marker: more often where failures say little. */
export function triesFor({ flaky }: PoliteClient): number {
  return flaky ? 7 : 3
}

/**
 * Asks for a list, once more after each failure: it shows whether the server is well otherwise, and a server that
 * fails for every n-th request does not meet the same create each time.
 */
export async function controls(read: Reader, failures: number): Promise<void> {
  for (let count = 0; count < failures; count += 1)
    await answered(() => read({ method: 'GET', path: '/links' }))
}

/**
 * What to make of a request that was answered 5xx so many times: broken when other requests are answered, inconclusive
 * otherwise, or when there was no answer at all.
 */
export async function failure(
  read: Reader,
  request: string,
  exchange: Exchange | undefined,
  times: number,
): Promise<ContractBroken | Inconclusive> {
  if (exchange === undefined) return new Inconclusive(`no answer to ${request}, ${times} times`)
  const received = `${exchange.answer.status}, ${times} times, while other requests are answered`
  try {
    const control = await read({ method: 'GET', path: '/links' })
    if (control.answer.status < 300) return new ContractBroken(`an answer to ${request}`, received, exchange)
  } catch (error) {
    if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
  }
  return new Inconclusive(`${exchange.answer.status} for ${request}, ${times} times`, exchange)
}
