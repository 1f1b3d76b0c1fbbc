/** A request as it went out, without the key: enough to send it again from a shell. */
export interface SentRequest {
  method: string
  /** Path under the base URL with its query, encoded as sent: `/links?per_page=10`. */
  path: string
  /** Headers as sent, lower-case names; `authorization` is never among them. */
  headers: Record<string, string>
  /** The body as sent, form-encoded. */
  body?: string
  /** What was sent as Authorization instead of `Bearer KEY`, the key written as `$SHORTLINK_API_KEY`; null: none. */
  authorization?: string | null
}

/** An answer as it came in. */
export interface Answer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  text: string
  /** The parsed body; undefined when there is none or it is not JSON. */
  json: unknown
  /** Whether a response with a status of success says in its body that the request is refused. */
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

/** One request and its answer, the evidence for everything that the suite says. */
export interface Exchange {
  request: SentRequest
  answer: Answer
  durationMs: number
  /** How often it was sent before this answer came: 1 unless the server was busy or failing. */
  attempts: number
}

/** What a request holds beside its method. A query or form is a list of pairs, so that order and repetition are the caller's. */
interface Content {
  /** Path under the base URL, encoded: `/links/12`. */
  path: string
  query?: readonly (readonly [string, string])[]
  form?: readonly (readonly [string, string])[]
  /** A body that is not a form, with its own content type: for questions about input. */
  raw?: { type: string; body: string }
  headers?: Record<string, string>
  /**
   * Another value of the Authorization header than the run's, in which `$SHORTLINK_API_KEY` stands for the key; null
   * sends none.
   */
  authorization?: string | null
  /** Whether a 5xx response is as good as any other: for bad input. Otherwise it is sent again, and may be inconclusive. */
  once?: boolean
}

/** A request that reads. */
export interface Outgoing extends Content {
  method: 'GET' | 'HEAD' | 'OPTIONS'
  /** Whether a redirect is a response like any other. Otherwise it ends the run; it is never followed. */
  mayRedirect?: boolean
}

/** A request that writes. Only `writes/` sends them. */
export interface Writing extends Content {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
}

/** Reads from a server and waits as it asks; throws Inconclusive when it cannot get a response. */
export interface Client {
  send(request: Outgoing): Promise<Exchange>
  /** From now on, marks responses with a status of success that this takes for refusals. */
  recognise(isRefused: (exchange: Exchange) => boolean): void
}

/** What stands for the API key in everything that is kept, shown or reported. */
export const keyPlaceholder = '$SHORTLINK_API_KEY'
/** Sends a request that reads. Throws Inconclusive, ContractBroken and RunEnded as the client does. */
export type Reader = (request: Outgoing) => Promise<Exchange>
