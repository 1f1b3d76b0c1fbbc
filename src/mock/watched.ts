import type { Progress } from '../operations/checks.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { failedResponse } from './faults.ts'
import type { Tenant } from './tenant.ts'

/**
 * Answers a request as the tenant's faults want it, and notes it in the journal. What is done is done when the request
 * comes, also where its answer is late: the order of requests is the order of their effects.
 *
 * @param respond answers as if there were no faults
 */
export function answerWatched(
  { faults, journal, clock }: Tenant,
  { request, operationId, errors }: Progress,
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
