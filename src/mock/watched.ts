import type { Stages } from '../operations/stages.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Account } from './account.ts'
import { failedResponse } from './faults.ts'

/**
 * Responds to a request, applies the account's faults, and adds the request to the journal. A request takes
 * effect when it arrives, even if its response is delayed, so effects happen in the order of requests.
 *
 * @param respond responds as if there were no faults
 */
export function answerWatched(
  { faults, journal, clock }: Account,
  request: PlainRequest,
  { operationId, errors }: Stages,
  respond: () => PlainResponse,
): PlainResponse | Promise<PlainResponse> {
  const { failure, delay } = faults.take(operationId)
  const regular = failure && failure.phase !== 'after' ? undefined : respond()
  const response = failure ? failedResponse(failure, errors) : regular!
  journal?.add(request, operationId, response.status, clock.now())
  return delay > 0 ? later(response, delay) : response
}

function later(response: PlainResponse, milliseconds: number): Promise<PlainResponse> {
  return new Promise(resolve => setTimeout(resolve, milliseconds, response))
}
