import { type OperationMetadata, operations } from '../../generated/operations.ts'
import { operationOf } from '../../operations/request-parts.ts'
import { fieldsOf } from '../../wire/bodies.ts'
import { isReadable } from '../../wire/media.ts'
import type { Pair } from '../../wire/plain.ts'
import { lookAtBody } from './body.ts'
import { changeFindings } from './changes.ts'
import { fieldFindings, queryFindings, rootOf } from './fields.ts'
import { type Finding, noFindings } from './finding.ts'
import { headerFindings, methodFindings, pathFindings, routeOf } from './head.ts'
import { parameterFindings } from './parameters.ts'
import { areAboutRecords, recordFindings } from './records.ts'
import type { Looked, LookedAt } from './request.ts'

export { type Finding, type FindingKind, findingText, noFindings, type RequestFindings } from './finding.ts'

/**
 * Returns the findings that are about records: they can only be found while the records are as the request left
 * them. All others are the same at any later time.
 */
export function recordFindingsIn(looked: Looked): readonly Finding[] {
  const { request, answers } = looked
  if (reads.has(request.method) || isRefused(looked) || !isReadable(request, answers))
    return noFindings.ofRecords
  const match = routeOf(request)
  const id = match && operationOf(request.method, match.route, answers)
  if (id === undefined || operations[id].method === 'DELETE') return noFindings.ofRecords
  const operation = operations[id]
  const fields = fieldsRead(looked, operation)
  // This is called for each write, and most have no such field.
  if (!areAboutRecords(fields, answers)) return noFindings.ofRecords
  return recordFindings({ ...looked, operation, id: match?.id, isRefused: false }, fields)
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns what the client sent although the interface document does not define it. An answer that the dialect
 * states extends the document, as far as it uses what was sent as it was sent.
 * @param ofRecords what was found in the records right after the request
 */
export function findingsIn(looked: Looked, ofRecords = recordFindingsIn(looked)): Finding[] {
  const { request, answers } = looked
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
  const ofOperation = operationFindings({
    ...looked,
    operation: operations[id],
    id: match.id,
    isRefused: isRefused(looked),
  })
  return [...ofPath, ...ofHeaders, ...ofOperation, ...ofRecords]
}

/** Whether a request was refused. A refusal has a reason. Some dialects refuse with status 200. */
function isRefused({ response: { reason, status } }: Looked): boolean {
  return reason !== undefined || status === 0 || status >= 300
}

function operationFindings(looked: LookedAt): Finding[] {
  const { findings, isRead } = lookAtBody(looked)
  const { operation } = looked
  if (operation.method === 'GET' || operation.method === 'DELETE')
    return [...findings, ...parameterFindings(looked)]
  findings.push(...queryFindings(looked))
  if (!isRead) return findings
  const read = fieldsRead(looked, operation)
  return [...findings, ...fieldFindings(looked, read), ...changeFindings(looked, read)]
}

/** Returns the fields that the mock reads: those of the body, and of the query if the dialect reads them there. */
function fieldsRead({ request, answers }: Looked, { fields }: OperationMetadata): readonly Pair[] {
  const sent = fieldsOf(request)
  if (request.query === '' || answers['input.query-fields'] !== 'read') return sent
  const isField = ([name]: Pair) => Object.hasOwn(fields, rootOf(name))
  return [...[...new URLSearchParams(request.query)].filter(isField), ...sent]
}
