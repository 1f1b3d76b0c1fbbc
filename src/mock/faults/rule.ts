import type { OperationId } from '../../generated/operations.ts'

/**
 * How long a response is held back, in milliseconds: always the same, evenly distributed from `from` to `to`,
 * or log-normally distributed, with half of the responses above `median` and 5 % above `p95`.
 */
export type Delay = number | { from: number; to: number } | { median: number; p95: number }

/**
 * A fault: which requests have it, and what happens to them. All members that select requests must match. A
 * rule needs at least one effect: `status`, `connection`, `type` or `delay`.
 */
export interface FaultRule {
  /** The operation of the request. @default '*', all requests */
  operation?: OperationId | '*'
  /** The path below the base URL, such as `/links/7`. Each `*` matches any characters. */
  path?: string
  /** The API key of the request. */
  account?: string
  /** Only this one of the requests that match, counted from 1. */
  nth?: number
  /** Every so many requests that match: 3 for the third, the sixth and so on. */
  every?: number
  /** The percentage of the requests that match, 1 to 100. The same seed selects the same requests. */
  chance?: number
  /** How many requests have the fault. @default Infinity */
  times?: number
  /** When the request fails: `before` it takes effect, or `after`. @default 'before' */
  phase?: 'before' | 'after'
  /** The status of an error in the dialect's form, 400 to 599. */
  status?: number
  /** The message of the error. */
  message?: string
  /** Headers that the response gets, such as `{'x-request-id': '7'}`. */
  headers?: Readonly<Record<string, string>>
  /** The header Retry-After of the error, in seconds. @default 1 for status 429, otherwise none */
  retryAfter?: number
  /**
   * A media type that the client does not expect, such as `text/html`. With a status, the error is a page or
   * plain text of this type, as proxies send it. Otherwise the regular response is sent under this type.
   */
  type?: string
  /**
   * `drop` breaks the connection without a response. `cut` breaks it after the headers and half of the body.
   * Without a status, `cut` applies to the regular response.
   */
  connection?: 'drop' | 'cut'
  /** Holds back the response. The request takes effect when it arrives. */
  delay?: Delay
  /** Seed of `chance` and of random delays. @default 1 */
  seed?: number
}

/** Whether a rule changes the response, and not only its time. */
export function changesResponse({ status, connection, type }: FaultRule): boolean {
  return status !== undefined || connection !== undefined || type !== undefined
}

/** Whether a rule replaces the regular response, so that the request need not take effect. */
export function replacesResponse({ status, connection }: FaultRule): boolean {
  return status !== undefined || connection === 'drop'
}
