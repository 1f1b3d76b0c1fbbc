import { operations } from '../../generated/operations.ts'
import { operationOf } from '../../operations/request-parts.ts'
import type { Pair, PlainRequest } from '../../wire/plain.ts'
import { lookAtBody } from './body.ts'
import { changeFindings } from './changes.ts'
import { fieldFindings, queryFindings, rootOf } from './fields.ts'
import type { Finding } from './finding.ts'
import { headerFindings, methodFindings, pathFindings, routeOf } from './head.ts'
import { parameterFindings } from './parameters.ts'
import type { Looked, LookedAt } from './request.ts'

export { type FindFindings, type Finding, type FindingKind, findingText } from './finding.ts'

/** Whether the findings of a request can be found at any time: those of a read are about no record. */
export function areFoundLater({ method }: Pick<PlainRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/**
 * Returns what the client sent although the interface document does not define it. An answer that the dialect
 * states extends the document, as far as it uses what was sent as it was sent.
 */
export function findingsIn(looked: Looked): Finding[] {
  const { request, response, answers } = looked
  // A browser sends preflights, not the client.
  if (request.method === 'OPTIONS') return []
  const match = routeOf(request)
  const ofPath = pathFindings(looked, match)
  if (match === undefined) return ofPath
  const ofHeaders = headerFindings(looked)
  const id = operationOf(request.method, match.route, answers)
  if (id === undefined) return [...ofPath, ...ofHeaders, ...methodFindings(looked, match)]
  // Nothing can be wrong with the rest of most reads, and this is called for each request.
  if (request.query === '' && request.method === 'GET' && request.body === null)
    return [...ofPath, ...ofHeaders]
  // A refusal has a reason. Some dialects refuse with status 200.
  const isRefused = response.reason !== undefined || response.status === 0 || response.status >= 300
  const ofOperation = operationFindings({ ...looked, operation: operations[id], id: match.id, isRefused })
  return [...ofPath, ...ofHeaders, ...ofOperation]
}

function operationFindings(looked: LookedAt): Finding[] {
  const { findings, fields } = lookAtBody(looked)
  const { operation, answers, request } = looked
  if (operation.method === 'GET' || operation.method === 'DELETE')
    return [...findings, ...parameterFindings(looked)]
  findings.push(...queryFindings(looked))
  if (fields === undefined) return findings
  const isRead = answers['input.query-fields'] === 'read'
  const isField = ([name]: Pair) => Object.hasOwn(operation.fields, rootOf(name))
  const inQuery = isRead ? [...new URLSearchParams(request.query)].filter(isField) : []
  const read = [...inQuery, ...fields]
  return [...findings, ...fieldFindings(looked, read), ...changeFindings(looked, read)]
}
