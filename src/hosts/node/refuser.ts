import type { Socket } from 'node:net'
import type { Malformation, MockHost } from '../../mock/host.ts'
import type { PlainResponse } from '../../wire/plain.ts'
import { LINGER } from './body.ts'

// Not imported, for the reason given in server.ts.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const malformations: Record<string, Malformation> = {
  HPE_HEADER_OVERFLOW: 'headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
}

/**
 * Responds directly on a connection if Node has created no response object. The response is in the dialect's
 * shape and ends the connection.
 */
export class Refuser {
  readonly #host: MockHost
  readonly #ended = new WeakSet<Socket>()
  readonly #engaged = new WeakSet<Socket>()

  constructor(host: MockHost) {
    this.#host = host
  }

  /** Whether this object has sent the last response of a connection. */
  hasEnded(socket: Socket): boolean {
    return this.#ended.has(socket)
  }

  /**
   * Prevents refusals on a connection while the response to an earlier request is pending: the client would
   * mistake the refusal for that response. If unreadable bytes arrive in that time, the connection is
   * destroyed.
   */
  engage(socket: Socket, pending: Promise<void>): void {
    this.#engaged.add(socket)
    pending.finally(() => this.#engaged.delete(socket))
  }

  /** Refuses bytes that Node could not read as a request. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    // Bytes after unreadable ones are unreadable too.
    if (this.#ended.has(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || this.#engaged.has(socket)) socket.destroy()
    else this.end(socket, this.#host.refuseMalformed(malformations[error.code ?? ''] ?? 'unreadable'))
  }

  /** Writes a response, and closes the connection after the client has had time to read it. */
  end(socket: Socket, { status, headers, body }: PlainResponse): void {
    if (this.#ended.has(socket)) return
    this.#ended.add(socket)
    const content = body ?? ''
    const lines = Object.entries({
      ...headers,
      date: new Date().toUTCString(),
      'content-length': Buffer.byteLength(content),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    // Closes our side only. A full close with unread bytes would reset the connection, and the response could
    // be lost.
    socket.on('error', () => socket.destroy())
    socket.resume().end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}`)
    const timer = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(timer))
  }
}
