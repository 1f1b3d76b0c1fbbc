import type { Answers } from '../generated/answers.ts'

/** A form field as it was sent, decoded. */
export type Pair = readonly [name: string, value: string]

/**
 * A request as every host hands it over: plain data, so that no host has to build web objects for another. A header
 * is asked for by its lower-case name.
 */
export interface PlainRequest {
  method: string
  /** The base URL it was sent to, without a slash at the end: page addresses and Location start with it. */
  base: string
  /** The path below the base URL, still percent-encoded; null when it is not below it. */
  path: string | null
  /** The query string, still encoded, without its question mark. */
  query: string
  /** A header by its name in lower case; undefined where it was not sent. */
  header(name: string): string | undefined
  /** The body's bytes; null when there is none; 'too-large' when the host stopped reading at the limit. */
  body: Uint8Array | 'too-large' | null
  /** The fields of a body that is no form and was read all the same; hosts leave it out. */
  fields?: readonly Pair[]
}

/** An answer as every host takes it. `content-length` and what belongs to the connection is the host's affair. */
export interface PlainResponse {
  /** 0 is no answer at all, as in the Fetch standard's network error: the host breaks the connection. */
  status: number
  headers: Record<string, string>
  body: string | null
  /** Why it is a refusal, for a log: it is not sent. */
  reason?: Reason
}

/** Why a request was refused, for the person who sends it. Values that came are left out: one may be a secret. */
export interface Reason {
  /** What is wrong, and how many more mistakes there are. */
  text: string
  /** The open question that another answer to would take the request. */
  question?: keyof Answers
}
