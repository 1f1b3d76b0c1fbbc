import type { IncomingMessage } from 'node:http'

/** How long a client may go on sending what nobody reads any more, in milliseconds, before its connection is cut. */
export const LINGER = 2_000

const reading = new Set(['POST', 'PUT', 'PATCH'])

/** Whether a body follows the head of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether a body announces that it is over a limit, in bytes. A chunked body announces nothing. */
export function announcesMore({ headers }: IncomingMessage, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit
}

/**
 * Reads a body to its end, or to where it passes the limit (bytes). One that the method has no use for is let pass,
 * and null in the end: an answer that is given earlier would be followed by another if the body turned out malformed.
 * A body that breaks off is never reported.
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
 * Lets the rest of a request pass, for a while at most. A connection that is closed with bytes unread is reset, and
 * the client may lose the answer that it was sent.
 */
export function letRestPass(incoming: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LINGER)
    const passed = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.once('end', passed).once('close', passed).resume()
  })
}
