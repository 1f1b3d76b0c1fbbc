import type { IncomingMessage } from 'node:http'

/** How long a client may send data that is discarded, in milliseconds. Then its connection is closed. */
export const LINGER = 2_000

const reading = new Set(['POST', 'PUT', 'PATCH'])

/** Whether a body follows the head of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether the Content-Length of a request is over a limit, in bytes. A chunked body has none. */
export function announcesMore({ headers }: IncomingMessage, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit
}

/**
 * Reads a body to its end, or until it exceeds the limit, in bytes. If the method needs no body, the body is
 * discarded and `finish` gets null after its end. A response before the end could be followed by a second
 * one, for a malformed rest of the body. `finish` is not called if the body is truncated.
 */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
  finish: (body: Uint8Array | 'too-large' | null) => void,
): void {
  if (!reading.has(incoming.method!)) {
    incoming.resume().once('end', () => finish(null))
    return
  }
  if (announcesMore(incoming, limit)) {
    finish('too-large')
    return
  }
  const chunks: Buffer[] = []
  let size = 0
  const take = (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) {
      chunks.push(chunk)
      return
    }
    incoming.off('data', take).off('end', end)
    finish('too-large')
  }
  const end = () => finish(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size))
  incoming.on('data', take).once('end', end)
}

/**
 * Discards the rest of a request, for a limited time. If a connection is closed with unread bytes, it is
 * reset, and the client may lose the response.
 */
export function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LINGER)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.once('end', finish).once('close', finish).resume()
  })
}
