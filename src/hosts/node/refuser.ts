import type { Socket } from 'node:net'
import type { Malformation, MockHost } from '../../mock/host.ts'
import type { PlainResponse } from '../../wire/plain.ts'
import { LINGER } from './body.ts'

// Not imported, for the reason that node.ts gives.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

const malformations: Record<string, Malformation> = {
  HPE_HEADER_OVERFLOW: 'headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
}

/** Answers on the bare connection where Node has made no response, in the dialect's form, and ends the connection. */
export class Refuser {
  readonly #host: MockHost
  readonly #ended = new WeakSet<Socket>()
  readonly #engaged = new WeakSet<Socket>()

  constructor(host: MockHost) {
    this.#host = host
  }

  /** Whether a connection has been given its last answer here. */
  hasEnded(socket: Socket): boolean {
    return this.#ended.has(socket)
  }

  /** Holds refusals back while an answer to what came before is on its way: one would be taken for the other. */
  engage(socket: Socket, answering: Promise<void>): void {
    this.#engaged.add(socket)
    answering.finally(() => this.#engaged.delete(socket))
  }

  /** Refuses what Node could not read as a request. */
  refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    // Bytes that follow the unreadable ones are unreadable too.
    if (this.#ended.has(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || this.#engaged.has(socket)) socket.destroy()
    else this.end(socket, this.#host.refuseMalformed(malformations[error.code ?? ''] ?? 'unreadable'))
  }

  /** Writes an answer and closes the connection once the client has had time to read it. */
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
    // Closed on our side alone: with bytes unread a full close would reset it, and the answer might get lost.
    socket.on('error', () => socket.destroy())
    socket.resume().end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}`)
    const timer = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(timer))
  }
}
