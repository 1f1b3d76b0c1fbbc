import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { basePath } from '../../wire/base.ts'
import type { PlainRequest } from '../../wire/plain.ts'

const absolute = /^https?:\/\/([^/?#]*)/i

/**
 * Converts a request of `node:http`.
 * @param closing the functions that the server calls when it closes
 */
export function nodeRequest(
  incoming: IncomingMessage,
  body: PlainRequest['body'],
  closing: Set<() => void>,
): PlainRequest {
  const { headers, method = 'GET' } = incoming
  const { host, url } = targetOf(incoming)
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  return {
    method,
    base: baseOf(host, incoming),
    path: path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null,
    query: mark === -1 ? '' : url.slice(mark + 1),
    header: name => headers[name] as string | undefined,
    body,
    onGone: onGoneOf(incoming, closing),
  }
}

/** Returns the host that a request names, and its target: a path with its query. */
export function targetOf({ url = '/', headers: { host } }: IncomingMessage): {
  host: string | undefined
  url: string
} {
  // A client of a proxy sends the whole URL. Its host then replaces the Host header (RFC 9112, section
  // 3.2.2).
  const [whole, named] = (url[0] !== '/' && absolute.exec(url)) || []
  return whole === undefined ? { host, url } : { host: named, url: url.slice(whole.length) }
}

/**
 * Returns a function that calls a listener once if the client goes away or the server closes. That function
 * returns one that ends this.
 */
export function onGoneOf({ socket }: IncomingMessage, closing: Set<() => void>) {
  return (listener: () => void) => {
    closing.add(listener)
    socket.once('close', listener)
    return () => {
      closing.delete(listener)
      socket.off('close', listener)
    }
  }
}

// Nearly all requests name the same host, so the last valid one is remembered.
let latest = { host: '', base: '' }

/**
 * Returns the base URL of a request. A client can send any text as its host, and page addresses repeat it, so one
 * that is not valid is replaced.
 */
function baseOf(host: string | undefined, { socket }: IncomingMessage): string {
  if (host === latest.host) return latest.base
  if (host === undefined || host.length > 255 || !isHostOrAddress(host))
    return `http://localhost:${socket.localPort}${basePath}`
  latest = { host, base: `http://${host}${basePath}` }
  return latest.base
}

function isHostOrAddress(text: string): boolean {
  if (/^[a-z\d]([\w.-]*[a-z\d])?(:\d{1,5})?$/i.test(text)) return true
  const address = /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1]
  return address !== undefined && isIPv6(address) && !address.includes('%')
}
