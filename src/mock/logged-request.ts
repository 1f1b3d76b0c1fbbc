import type { PlainResponse, Reason } from '../wire/plain.ts'
import { type Answered, HandledRequest } from './answered.ts'
import { type BodyRing, textOfBody } from './body-ring.ts'
import { noFindings } from './findings/index.ts'
import type { MockHost } from './host.ts'

/** A request in the log of a mock. */
export interface LoggedRequest {
  /** Counts the requests, from 1. */
  id: number
  /** The time of the machine, in milliseconds since the epoch. */
  at: number
  /** The number of the account, if the request has the key of an open one. */
  account: number | undefined
  answered: Answered
}

/** Separates names and values in the text of headers, which cannot contain it. */
const separator = '\n'

/**
 * A request as it is stored. What hosts report refers to sockets and buffers: a thousand of those at a time would
 * keep the garbage collector as busy as the mock is with the requests. So would new objects for each request; the
 * entries are used again and again.
 */
export interface Entry {
  /** 0 if there is no request. */
  id: number
  at: number
  account: number | undefined
  method: string
  path: string | null
  target: string
  headers: string
  fields: Answered['request']['fields']
  /** The place of the request's body in the ring, and its length in bytes; null without a body. */
  requestAt: number
  requestBody: number | 'too-large' | null
  /** The same of the response's body. */
  responseAt: number
  responseBody: number | null
  status: number
  responseHeaders: PlainResponse['headers']
  reason: Reason | undefined
  isCut: true | undefined
  recordFindings: Answered['findings']
  /** Undefined if nobody has asked for them yet. */
  findings: Answered['findings'] | undefined
  durationMs: number
}

const noHeaders: PlainResponse['headers'] = {}

/** Returns an entry without a request. */
export const emptyEntry = (): Entry => ({
  id: 0,
  at: 0,
  account: undefined,
  method: '',
  path: null,
  target: '',
  headers: '',
  fields: undefined,
  requestAt: 0,
  requestBody: null,
  responseAt: 0,
  responseBody: null,
  status: 0,
  responseHeaders: noHeaders,
  reason: undefined,
  isCut: undefined,
  recordFindings: noFindings.ofRecords,
  findings: undefined,
  durationMs: 0,
})

/** Returns the names and values of headers as one text. */
export function textOfHeaders(raw: readonly string[]): string {
  return raw.join(separator)
}

function headersIn(text: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** Returns a stored request, which remains what it is when the entry gets another one. */
export function loggedRequest(
  entry: Entry,
  bodies: BodyRing,
  findingsOf: MockHost['findingsOf'],
): LoggedRequest {
  const { id, at, account, method, path, target, headers, fields, durationMs } = entry
  const { requestAt, requestBody, recordFindings, findings } = entry
  const mark = target.indexOf('?')
  const request = {
    method,
    base: '',
    path,
    query: mark === -1 ? '' : target.slice(mark + 1),
    header: (wanted: string) => {
      const parts = headersIn(headers)
      const at = parts.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted)
      return at === -1 ? undefined : parts[at + 1]
    },
    body: typeof requestBody === 'number' ? bodies.copy(requestAt, requestBody) : requestBody,
    ...(fields && { fields }),
  }
  const response = new LoggedResponse(entry, bodies)
  const facts = { request, target, response, durationMs }
  const all = () => {
    const found = findings ?? findingsOf(request, response, recordFindings)
    // The entry may have another request by now.
    if (entry.id === id) entry.findings = found
    return found
  }
  const answered = new HandledRequest(facts, () => headersIn(headers), { ofRecords: recordFindings, all })
  return { id, at, account, answered }
}

/** A response of the log. Its body is decoded when it is asked for: lists of requests do not show it. */
class LoggedResponse implements PlainResponse {
  readonly status: number
  readonly headers: PlainResponse['headers']
  declare readonly reason?: Reason
  declare readonly isCut?: true
  readonly #body: Uint8Array | null

  constructor(entry: Entry, bodies: BodyRing) {
    const { status, responseHeaders, responseAt, responseBody, reason, isCut } = entry
    this.status = status
    this.headers = responseHeaders
    if (reason) this.reason = reason
    if (isCut) this.isCut = isCut
    this.#body = responseBody === null ? null : bodies.copy(responseAt, responseBody)
  }

  get body(): string | null {
    return this.#body === null ? null : textOfBody(this.#body)
  }
}
