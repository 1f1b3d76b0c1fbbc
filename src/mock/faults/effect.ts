import type { Answers } from '../../generated/answers.ts'
import { rateHeaders, rateMessage } from '../../operations/rate.ts'
import { caseOfStatus, type ErrorWriter } from '../../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import type { FaultEffect } from './faults.ts'
import { printHidden } from './print.ts'
import { type FaultRule, replacesResponse } from './rule.ts'

/** Writes the error of a rule in the dialect's form. */
export type WriteError = (rule: FaultRule, status: number) => PlainResponse

/** Returns a function that writes the errors of rules. */
export function faultError(errors: ErrorWriter, answers: Answers): WriteError {
  return (rule, status) => {
    const { headers, retryAfter = status === 429 ? 1 : undefined, message } = rule
    const isRate = status === 429
    const usual = isRate ? rateMessage(retryAfter ?? 1) : `A fault rule set this status: ${status}.`
    return errors.refuse(caseOfStatus(status), status, message ?? usual, {
      ...(isRate && rateHeaders(answers['limits.rate'], 0)),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...headers,
    })
  }
}

/**
 * Returns the response under a fault.
 * @param perform performs the operation, and returns the regular response
 */
export function respondWith(
  { rule, preference }: FaultEffect,
  { method }: Pick<PlainRequest, 'method'>,
  writeError: WriteError,
  perform: () => PlainResponse,
): PlainResponse {
  const changed = rule === undefined ? perform() : changedBy(rule, method, writeError, perform)
  if (preference === undefined) return changed
  const headers = { ...changed.headers, 'preference-applied': preference }
  return { ...changed, headers, ...(rule && { reason: { text: `injected fault: Prefer: ${preference}` } }) }
}

function changedBy(
  rule: FaultRule,
  method: string,
  writeError: WriteError,
  perform: () => PlainResponse,
): PlainResponse {
  const { status, connection, type, headers, phase, message } = rule
  const regular = phase === 'after' || !replacesResponse(rule) ? perform() : undefined
  const reason = { text: message ?? `injected fault: ${printHidden(rule)}` }
  if (connection === 'drop') return { ...dropped, reason }
  let response = status === undefined ? regular : writeError(rule, status)
  if (response === undefined) throw new Error('Failed to apply a fault: the rule has no response')
  if (type !== undefined) response = retyped(response, type, status)
  response = { ...response, headers: { ...response.headers, ...headers }, reason }
  if (connection !== 'cut') return response
  // Without a body, the headers alone would be a complete response.
  const isBare = method === 'HEAD' || response.status === 204 || (response.body ?? '') === ''
  return isBare ? { ...dropped, reason } : { ...response, isCut: true }
}

const dropped: PlainResponse = { status: 0, headers: {}, body: null }

/** Returns a response under another media type. An error gets the body that a proxy would send. */
function retyped(response: PlainResponse, type: string, status: number | undefined): PlainResponse {
  const headers = { ...response.headers, 'content-type': type }
  if (status === undefined) return { ...response, headers }
  const text = `${status} ${status >= 500 ? 'Server Error' : 'Client Error'}`
  const page = `<!doctype html>\n<html lang="en"><title>${text}</title><h1>${text}</h1></html>\n`
  return { ...response, headers, body: type.startsWith('text/html') ? page : `${text}\n` }
}
