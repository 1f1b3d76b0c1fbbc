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
 * Responds directly on a connection if Node has created no response object. The response has the dialect's
 * form and ends the connection.
 */
export class Refuser {
  readonly #host: MockHost
  readonly #ended = new WeakSet<Socket>()
  readonly #engaged = new WeakSet<Socket>()

  constructor(host: MockHost) {
    this.#host = host
  }

  /** Whether a connection got its last response here. */
  hasEnded(socket: Socket): boolean {
    return this.#ended.has(socket)
  }

  /**
   * Prevents refusals on a connection while an earlier request is being answered: the client would mistake
   * the refusal for the response. If bytes are unreadable in that time, the connection is destroyed.
   */
  engage(socket: Socket, answering: Promise<void>): void {
    this.#engaged.add(socket)
    answering.finally(() => this.#engaged.delete(socket))
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
