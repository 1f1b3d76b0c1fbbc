import type { Pair, PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Finding } from './findings/index.ts'

/** A request and its response, as hosts report them. */
export interface Answered {
  request: PlainRequest
  /** The target of the request line, as sent: usually a path with its query. */
  target: string
  /** The headers of the request, as sent. */
  readonly headers: readonly Pair[]
  response: PlainResponse
  /** What the client sent although the interface document does not define it. */
  findings: readonly Finding[]
  /** Milliseconds from the complete request until the response was passed on. */
  durationMs: number
}
