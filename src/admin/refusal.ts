import type { Issue } from '../documents/issue.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { jsonLine } from '../wire/printable.ts'

/** A request to the control plane that is refused. */
export class AdminError extends Error {
  readonly status: number
  readonly issues: readonly Issue[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    { issues = [], headers = {} }: { issues?: readonly Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}

/** The headers of every response. Other origins get no permission to read it, and nothing is cached. */
const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Returns a response with JSON, or one without a body. */
export function jsonResponse(
  status: number,
  value?: unknown,
  headers: Record<string, string> = {},
): PlainResponse {
  if (value === undefined) return { status, headers: { ...common, ...headers }, body: null }
  return textResponse(status, 'application/json', jsonLine(value), headers)
}

/** Returns a response with a text of some media type. */
export function textResponse(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): PlainResponse {
  return { status, headers: { ...common, 'content-type': type, ...headers }, body }
}

/** Returns the response to a request that was refused. */
export function refusalResponse({ status, message, issues, headers }: AdminError): PlainResponse {
  return jsonResponse(status, { message, ...(issues.length > 0 && { issues: issues.slice(0, 50) }) }, headers)
}
