import type { Answered } from '../mock/answered.ts'
import type { ShownExchange } from '../mock/shown-exchange.ts'
import type { Facts } from './banner.ts'
import type { Summary } from './tally.ts'

/** A request and its response, as a log shows them. */
export interface Logged {
  answered: Answered
  /** The number of the open account that the request is about. */
  account: number | undefined
  /** Whether the request has the API key of the examples, which is no secret. */
  isExampleKey: boolean
  /** Headers and bodies without secrets, if they are logged. */
  exchange?: ShownExchange | undefined
}

/** The output of `serve` while it runs. Only the banner shows a key. */
export interface Log {
  listening(facts: Facts): void
  answered(logged: Logged): void
  /** Reports an event besides requests. */
  noted(message: string): void
  /** Reports a problem that does not stop the server. */
  warned(message: string): void
  /** Reports an unexpected error. */
  failed(error: unknown): void
  stopping(signal: string): void
  ended(summary: Summary): void
}

/** Where lines and failures are written. */
export interface Streams {
  out: NodeJS.WritableStream
  err: NodeJS.WritableStream
}
