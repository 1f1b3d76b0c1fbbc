import type { ServerResponse } from 'node:http'
import type { PlainResponse } from '../../wire/plain.ts'

/**
 * Writes a response. If the rest of the request still has to be discarded, the whole body is sent at once,
 * but the response and the connection end only after the discard.
 */
export function write(
  outgoing: ServerResponse,
  { status, headers, body }: PlainResponse,
  passed?: Promise<void>,
): void {
  if (outgoing.headersSent || outgoing.destroyed) return
  if (status === 0) {
    outgoing.destroy()
    return
  }
  const head: string[] = []
  for (const name in headers) head.push(name, headers[name] ?? '')
  if (status !== 204) head.push('content-length', String(body === null ? 0 : Buffer.byteLength(body)))
  outgoing.writeHead(status, head)
  if (!passed) outgoing.end(body ?? undefined)
  else {
    outgoing.flushHeaders()
    outgoing.write(body ?? '')
    passed.then(() => outgoing.end())
  }
}
