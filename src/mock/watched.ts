import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Account } from './account.ts'
import { type Delays, errorOf, type FaultEffect, respondWith } from './faults/index.ts'
import type { Finding } from './findings/index.ts'

/** Returns what is unusual in a request that was handled. */
export type FindingsOf = (request: PlainRequest, response: PlainResponse) => Finding[]

/** What applies to a request besides its operation. */
export interface Watch {
  /** The open account of the request's key, if the mock watches accounts. */
  account: Account | undefined
  effect: FaultEffect
  delays: Delays
  findingsOf: FindingsOf
}

/** What the mock knows about a request after its checks. */
interface Handling {
  operationId: OperationId | undefined
  errors: ErrorWriter
  answers: Answers
}

/**
 * Responds to a request, applies its faults, and adds the request to the account's journal. A request takes
 * effect when it arrives, even if its response is delayed, so effects happen in the order of requests.
 *
 * @param respond returns the response without faults
 */
export function respondWatched(
  { account, effect, delays, findingsOf }: Watch,
  request: PlainRequest,
  { operationId, errors, answers }: Handling,
  respond: () => PlainResponse,
): PlainResponse {
  const response = respondWith(effect, request, errorOf(errors, answers), respond)
  if (account?.journal !== undefined) {
    const at = account.clock.now()
    account.journal.add({ request, operationId, response, findings: findingsOf(request, response), at })
  }
  return effect.delay > 0 ? delays.hold(response, effect.delay, request) : response
}
