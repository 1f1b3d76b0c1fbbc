import type { Answers } from '../generated/answers.ts'

/** A form field as sent, with its percent-encoding decoded. */
export type Pair = readonly [name: string, value: string]

/** A request as plain data. Every host converts its own kind of request to it. */
export interface PlainRequest {
  method: string
  /** The base URL of the request, without a trailing slash. Page addresses and Location start with it. */
  base: string
  /** The path below the base URL, still percent-encoded. Null if the request is not below the base URL. */
  path: string | null
  /** The query string, still percent-encoded, without its question mark. */
  query: string
  /** Returns a header by its lower-case name, or undefined if it was not sent. */
  header(name: string): string | undefined
  /** The bytes of the body. Null if there is none; 'too-large' if it exceeds the limit. */
  body: Uint8Array | 'too-large' | null
  /**
   * Calls a function once if the client goes away before its response. Returns a function that ends this.
   * Undefined if the host cannot know.
   */
  onGone?: (listener: () => void) => () => void
  /** The fields of a JSON or multipart body. Set by the mock, not by hosts. */
  fields?: readonly Pair[]
  /** The fields of a form, once they were read. Set by the mock, not by hosts. */
  form?: readonly Pair[]
}

/** A response as plain data. The host adds `content-length` and the headers of the connection. */
export interface PlainResponse {
  /**
   * The status code. 0 means no response, like a network error of the Fetch standard: the host breaks the
   * connection.
   */
  status: number
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Whether the host sends the headers and half of the body, and then breaks the connection. */
  isCut?: true
  /**
   * The time for which a fault holds back the response. Resolves with false if nothing is to be sent any more.
   * Hosts do not see it: the mock has awaited it.
   */
  wait?: Promise<boolean>
  /** Why the request was refused. For logs only; not sent to the client. */
  reason?: Reason
}

/** Why a request was refused. It does not contain received values, because they may be secrets. */
export interface Reason {
  /** The first mistake, and the number of further ones. */
  text: string
  /** The open question that decides whether the request is refused. Left out if no answer accepts it. */
  question?: keyof Answers
  /**
   * An answer to the question under which the request is not refused for this reason, as `--answer` takes it:
   * an object names only the members that change.
   */
  answer?: unknown
}
