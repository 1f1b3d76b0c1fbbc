import type { PoliteClient } from '../core/client/client.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { answered } from './foreign.ts'

/**
 * A write got no response, or a create got a 5xx response. If the create created a record, the record is in
 * the ledger. The write may be tried again.
 */
export class Unanswered extends Inconclusive {
  override name = 'Unanswered'
  constructor(
    message: string,
    /** Equal for creates that differ only in their markers. */
    readonly sameness: string,
    exchange?: Exchange,
  ) {
    super(message, exchange)
  }
}

/**
 * Sends a write. If no response came, throws Unanswered: the write may have been carried out, but may be
 * tried on another record.
 */
export async function answeredOnce<T>(
  method: string,
  resource: Resource,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const isUnanswered = error instanceof Inconclusive && error.exchange === undefined
    throw isUnanswered ? new Unanswered(error.message, `${method} ${resource}`) : error
  }
}

/**
 * Returns how often a create is tried, each time with a fresh marker: more often on a flaky server, where a
 * failure means less.
 */
export function triesFor({ flaky }: PoliteClient): number {
  return flaky ? 7 : 3
}

/**
 * Reads a list, once for each failure so far. This shows whether the server works otherwise. It also shifts
 * the order of requests, so that a server that fails every n-th request does not fail the same create each
 * time.
 */
export async function controls(read: Reader, failures: number): Promise<void> {
  for (let count = 0; count < failures; count += 1)
    await answered(() => read({ method: 'GET', path: '/links' }))
}

/**
 * Returns the error for a request that failed with 5xx this many times: ContractBroken if other requests
 * succeed, Inconclusive if they do not or if no response came at all.
 */
export async function failure(
  read: Reader,
  request: string,
  exchange: Exchange | undefined,
  times: number,
): Promise<ContractBroken | Inconclusive> {
  if (exchange === undefined) return new Inconclusive(`no response to ${request}, ${times} times`)
  const received = `${exchange.answer.status}, ${times} times, while other requests succeed`
  try {
    const control = await read({ method: 'GET', path: '/links' })
    if (control.answer.status < 300)
      return new ContractBroken(`no server error for ${request}`, received, exchange)
  } catch (error) {
    if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
  }
  return new Inconclusive(`${exchange.answer.status} for ${request}, ${times} times`, exchange)
}
