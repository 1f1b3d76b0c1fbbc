import type { KeyedRows } from './keyed-rows.ts'

/** A request as sent, without the key. It contains enough to send it again from a shell. */
export interface SentRequest {
  method: string
  /** Path under the base URL with its query, encoded as sent: `/links?per_page=10`. */
  path: string
  /** Headers as sent, lower-case names; `authorization` is never among them. */
  headers: Record<string, string>
  /** The body as sent, form-encoded. */
  body?: string
  /**
   * The Authorization header if it was not `Bearer KEY`, with `$SHORTLINK_API_KEY` in place of the key; null
   * if none was sent.
   */
  authorization?: string | null
}

/** A response as received. */
export interface Answer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  text: string
  /**
   * The parsed body; undefined when there is none or it is not JSON. A list is an array, even if the server writes an
   * object of rows.
   */
  json: unknown
  /** Where and how the body has an object of rows in place of an array. */
  keyed?: KeyedRows
  /**
   * Set if the response has a success status, but says in its body that the request is refused, or that the record which
   * was asked for is deleted.
   */
  refused?: true
}

/** Whether a response says that its request succeeded. */
export function isSuccess({ answer }: Exchange): boolean {
  return answer.status >= 200 && answer.status < 300 && answer.refused !== true
}

/** Whether a response says that its request is refused, or that the server failed. */
export function isError({ answer }: Exchange): boolean {
  return answer.status >= 400 || answer.refused === true
}

/** One request and its response: the evidence for everything that the suite reports. */
export interface Exchange {
  request: SentRequest
  answer: Answer
  durationMs: number
  /**
   * Number of times that the request was sent until this response came: 1 unless the server was busy or
   * failing.
   */
  attempts: number
}

/**
 * The content of a request, without its method. A query or form is a list of pairs, so that the caller
 * controls order and repetition.
 */
interface Content {
  /** Path under the base URL, encoded: `/links/12`. */
  path: string
  query?: readonly (readonly [string, string])[]
  form?: readonly (readonly [string, string])[]
  /** A body that is not a form, with its own content type. For questions about input. */
  raw?: { type: string; body: string }
  headers?: Record<string, string>
  /**
   * The value of the Authorization header, if it differs from the run's. `$SHORTLINK_API_KEY` in it is
   * replaced by the key. Null sends no such header.
   */
  authorization?: string | null
  /**
   * Whether a 5xx response is accepted like any other, as for bad input. Otherwise the request is retried and
   * may become inconclusive.
   */
  once?: boolean
}

/** A request that reads. */
export interface Outgoing extends Content {
  method: 'GET' | 'HEAD' | 'OPTIONS'
  /**
   * Whether a redirect is accepted like any other response. Otherwise it ends the run. Redirects are never
   * followed, except to the same path with a slash at its end.
   */
  mayRedirect?: boolean
  /**
   * Whether the request must be sent even if the same one was sent since the run's last write: for a check of
   * what changes by itself, or of what other clients do.
   */
  fresh?: boolean
}

/** A request that writes. Only `writes/` sends them. */
export interface Writing extends Content {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
}

/**
 * Reads from a server, and waits as long as the server asks. Throws Inconclusive if it gets no response,
 * ContractBroken if the server fails for this request only.
 */
export interface SuiteClient {
  send(request: Outgoing): Promise<Exchange>
  /**
   * Sets how to recognise refusals with a success status. From now on, their responses are marked as
   * `refused`.
   */
  recognise(isRefused: (exchange: Exchange) => boolean): void
}

/** The placeholder for the API key in everything that is stored, shown or reported. */
export const keyPlaceholder = '$SHORTLINK_API_KEY'
/** Sends a request that reads. Throws Inconclusive, ContractBroken and RunEnded as the client does. */
export type Reader = (request: Outgoing) => Promise<Exchange>
