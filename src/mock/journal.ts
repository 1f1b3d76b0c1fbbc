import type { OperationId } from '../generated/operations.ts'
import { requireOperation } from '../operations/operation-ids.ts'
import { fieldsOf } from '../wire/bodies.ts'
import type { PlainRequest, PlainResponse, Reason } from '../wire/plain.ts'
import type { Finding } from './findings/index.ts'

/** A request in an account's journal. It does not contain the API key. */
export interface JournalEntry {
  /** The operation that was called. Null if the method and path name no operation. */
  operationId: OperationId | null
  method: string
  /** The path below the base URL, percent-encoded as sent. Null if the request was not below the base URL. */
  path: string | null
  /** The query parameters, decoded. A parameter that was sent several times is a list. */
  query: Record<string, string | string[]>
  /**
   * The form fields, decoded, by the names under which they were sent. A field that was sent several times is
   * a list.
   */
  fields: Record<string, string | string[]>
  /** The status of the response; 0 if there was no response. */
  status: number
  /** Why the request was refused. Null if it was not refused. */
  reason: Reason | null
  /** What the client sent although the interface document does not define it. */
  findings: Finding[]
  /** When the request was handled, by the account's clock, in milliseconds since the epoch. */
  at: number
}

/** A request to add to a journal. */
export interface Handled {
  request: PlainRequest
  operationId: OperationId | undefined
  response: PlainResponse
  findings: Finding[]
  /** The account's time, in milliseconds since the epoch. */
  at: number
}

/** Which requests to list: those that match all given members. */
export type JournalFilter = Partial<Pick<JournalEntry, 'operationId' | 'method' | 'path' | 'status'>>

/** The latest requests of one account, oldest first. */
export class Journal {
  #entries: JournalEntry[] = []
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add({ request, operationId, response, findings, at }: Handled): void {
    const { method, path, query } = request
    if (this.#entries.length >= this.#capacity) this.#entries.shift()
    this.#entries.push({
      operationId: operationId ?? null,
      method,
      path,
      query: gathered(new URLSearchParams(query)),
      fields: gathered(fieldsOf(request)),
      status: response.status,
      reason: response.reason ?? null,
      findings,
      at,
    })
  }

  list(filter: JournalFilter = {}): JournalEntry[] {
    const { operationId, method, path, status } = filter
    if (operationId) requireOperation(operationId, 'Failed to list requests')
    const found = this.#entries.filter(
      entry =>
        (operationId === undefined || entry.operationId === operationId) &&
        (method === undefined || entry.method === method.toUpperCase()) &&
        (path === undefined || entry.path === path) &&
        (status === undefined || entry.status === status),
    )
    return structuredClone(found)
  }

  clear(): void {
    this.#entries = []
  }
}

function gathered(pairs: Iterable<readonly [string, string]>): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const known = values.get(name)
    values.set(name, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(values)
}
