import type { ServerResponse } from 'node:http'
import type { PlainResponse } from '../../wire/plain.ts'

/**
 * Writes a response. If the rest of the request still has to be discarded, the whole body is sent at once,
 * but the response and the connection end only when `discarded` resolves.
 */
export function write(
  outgoing: ServerResponse,
  { status, headers, body, isCut }: PlainResponse,
  discarded?: Promise<void>,
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
  if (isCut) {
    const bytes = Buffer.from(body ?? '')
    outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => outgoing.destroy())
  } else if (!discarded) outgoing.end(body ?? undefined)
  else {
    outgoing.flushHeaders()
    outgoing.write(body ?? '')
    discarded.then(() => outgoing.end())
  }
}
