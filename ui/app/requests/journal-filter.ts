import type { RecordedRequest } from '../../../src/client/index.ts'
import { type OperationId, operations } from '../../../src/generated/operations.ts'

/** Which requests the list shows. */
export interface JournalFilter {
  /** An operation; '' for all. */
  operation: OperationId | ''
  status: StatusClass | ''
  isOwnAccount: boolean
  isRefusedOnly: boolean
  hasFindingsOnly: boolean
  text: string
}

export type StatusClass = '2' | '3' | '4' | '5' | '0'

export const statusClasses: readonly (readonly [StatusClass | '', string])[] = [
  ['', 'All statuses'],
  ['2', '2xx'],
  ['3', '3xx'],
  ['4', '4xx'],
  ['5', '5xx'],
  ['0', 'No response'],
]

export const noFilter: JournalFilter = {
  operation: '',
  status: '',
  isOwnAccount: false,
  isRefusedOnly: false,
  hasFindingsOnly: false,
  text: '',
}

export const operationIds: readonly OperationId[] = Object.values(operations).map(
  ({ operationId }) => operationId,
)

/** The part of the filter that the control plane applies. */
export interface JournalQuery {
  operationId?: OperationId
  account?: number
  text?: string
  status?: number
}

/** Returns the part of the filter that the control plane applies. */
export function queryOf(filter: JournalFilter, account: number | undefined): JournalQuery {
  const { operation, isOwnAccount, text, status } = filter
  return {
    ...(operation !== '' && { operationId: operation }),
    ...(isOwnAccount && account !== undefined && { account }),
    ...(text !== '' && { text }),
    ...(status === '0' && { status: 0 }),
  }
}

/** Whether a request matches the part of the filter that the control plane does not apply. */
export function matches(
  { status, isRefusedOnly, hasFindingsOnly }: JournalFilter,
  request: RecordedRequest,
): boolean {
  if (status !== '' && Math.floor(request.status / 100) !== Number(status)) return false
  if (isRefusedOnly && !isRefused(request)) return false
  return !hasFindingsOnly || request.findings.length > 0
}

/** Whether the service refused the request, or did not respond. A refusal can have status 200. */
export function isRefused({ status, reason }: RecordedRequest): boolean {
  return reason !== null || status >= 400 || status === 0
}
