import type { IncomingMessage } from 'node:http'
import type { PlainResponse } from '../../wire/plain.ts'
import { readBody } from './body.ts'
import { onGoneOf, targetOf } from './request.ts'

/** A request that is not below the base URL. */
export interface OutsideRequest {
  method: string
  /** The path, percent-encoded as sent. */
  path: string
  /** The query string without its question mark. */
  query: string
  /** The Host of the request, with its port. Undefined if there is none. */
  host: string | undefined
  /** The address of the other end of the connection. */
  address: string | undefined
  /** Returns a header by its lower-case name, or undefined if it was not sent. */
  header(name: string): string | undefined
  /** Reads the body. 'too-large' if it exceeds the limit, in bytes. */
  body(limit: number): Promise<Uint8Array | 'too-large' | null>
  /** Calls a function once if the client goes away or the server closes. Returns a function that ends this. */
  onGone(listener: () => void): () => void
}

/** Responds to requests that are not below the base URL, if they are its own. */
export type Outside = (request: OutsideRequest) => Promise<PlainResponse> | PlainResponse | undefined

/**
 * Converts a request of `node:http`.
 * @param closing the functions that the server calls when it closes
 */
export function outsideRequest(incoming: IncomingMessage, closing: Set<() => void>): OutsideRequest {
  const { host, url } = targetOf(incoming)
  const mark = url.indexOf('?')
  const { headers, method = 'GET', socket } = incoming
  return {
    method,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
    host,
    address: socket.remoteAddress,
    header: name => {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    body: limit => new Promise(resolve => readBody(incoming, limit, resolve)),
    onGone: onGoneOf(incoming, closing),
  }
}
