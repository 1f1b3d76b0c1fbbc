import type { Pair, PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Finding, RequestFindings } from './findings/index.ts'

/** A request and its response, as hosts report them. */
export interface Answered {
  request: PlainRequest
  /** The target of the request line, as sent: usually a path with its query. */
  target: string
  /** The headers of the request, as sent. */
  readonly headers: readonly Pair[]
  response: PlainResponse
  /** What the client sent although the interface document does not define it. */
  readonly findings: readonly Finding[]
  /** Milliseconds from the complete request until the response was passed on. */
  durationMs: number
}

/**
 * A request and its response, as a host reports them. What costs time is done when it is asked for. A class,
 * because object literals with getters get a hidden class each, which costs more than the request.
 */
export class HandledRequest implements Answered {
  readonly request: PlainRequest
  readonly target: string
  readonly response: PlainResponse
  readonly durationMs: number
  readonly #rawHeaders: () => readonly string[]
  readonly #found: RequestFindings
  #findings: readonly Finding[] | undefined

  constructor(
    {
      request,
      target,
      response,
      durationMs,
    }: Pick<Answered, 'request' | 'target' | 'response' | 'durationMs'>,
    rawHeaders: () => readonly string[],
    found: RequestFindings,
  ) {
    this.request = request
    this.target = target
    this.response = response
    this.durationMs = durationMs
    this.#rawHeaders = rawHeaders
    this.#found = found
  }

  /** The names and values of the headers, by turns. */
  get rawHeaders(): readonly string[] {
    return this.#rawHeaders()
  }

  get headers(): readonly Pair[] {
    const { rawHeaders } = this
    return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []))
  }

  /** The findings that can only be found right after the request. */
  get recordFindings(): readonly Finding[] {
    return this.#found.ofRecords
  }

  get findings(): readonly Finding[] {
    this.#findings ??= this.#found.all()
    return this.#findings
  }
}
