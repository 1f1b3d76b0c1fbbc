import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { MockHost } from '../../mock/host.ts'
import { host, type Mock } from '../../mock/mock.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { announcesMore, hasBody, letRestPass, readBody } from './body.ts'
import { Refuser } from './refuser.ts'
import { nodeRequest } from './request.ts'
import { write } from './response.ts'

// Importing node:http reads all of its exports. In Node 22 and later this loads the whole of fetch, which
// takes 40 ms.
const { createServer } = process.getBuiltinModule('node:http')

/** A request and its response, as `onAnswer` gets them. */
export interface Answered {
  request: PlainRequest
  /** The target of the request line, as sent: usually a path with its query. */
  target: string
  response: PlainResponse
  /** Milliseconds from the complete request until the response was passed to the operating system. */
  durationMs: number
}

/** Options of a server that hosts a mock. */
export interface NodeHostOptions {
  /** Called after each response to a request that could be read. */
  onAnswer?(answered: Answered): void
  /**
   * Called with an unexpected error, after which the request is answered with 500. @default emits a process
   * warning
   */
  onError?(error: unknown): void
  /** Responds to a GET or HEAD that is not below the base URL. If it returns undefined, the mock responds. */
  outside?(target: string): Promise<PlainResponse> | undefined
  /** How long a request may take to arrive, in milliseconds. @default 30_000 */
  requestTimeout?: number
}

/**
 * Creates a `node:http` server that passes every request to the mock. The server does not listen yet. All
 * responses have the dialect's form, including those to unreadable requests. An error in one request does not
 * affect the others.
 */
export function createNodeServer(mock: Mock, options: NodeHostOptions = {}): Server {
  const { requestTimeout = 30_000 } = options
  const server = createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    // Node would respond to a request without a Host header in its own form.
    requireHostHeader: false,
  })
  const receiver = new Receiver(mock[host], server, options)
  server.on('request', (incoming, outgoing) => receiver.receive(incoming, outgoing))
  server.on('checkContinue', (incoming, outgoing) => receiver.receiveAnnounced(incoming, outgoing))
  // Unknown expectations may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (incoming, outgoing) => receiver.receive(incoming, outgoing))
  server.on('connect', (incoming, socket: Socket) => receiver.connect(incoming, socket))
  // Complete requests that arrived before the unreadable bytes are answered first.
  server.on('clientError', (error, socket: Socket) => setImmediate(() => receiver.refuse(error, socket)))
  return server
}

/** Receives requests, passes them to the mock, and writes its responses. */
class Receiver {
  readonly #host: MockHost
  readonly #server: Server
  readonly #options: NodeHostOptions
  readonly #refuser: Refuser

  constructor(of: MockHost, server: Server, options: NodeHostOptions) {
    this.#host = of
    this.#server = server
    this.#options = options
    this.#refuser = new Refuser(of)
  }

  receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming
    if (this.#refuser.hasEnded(socket)) return
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') {
      this.#refuser.end(socket, this.#host.refuseMalformed('unreadable'))
      return
    }
    if (!hasBody(incoming)) {
      this.#answer(incoming, null, response => this.#reply(outgoing, response))
      return
    }
    readBody(incoming, this.#host.bodyLimit, body => {
      // A request that was refused as too slow must not take effect.
      if (this.#refuser.hasEnded(socket)) return
      const passed = body === 'too-large' ? letRestPass(incoming) : undefined
      if (passed) this.#refuser.engage(socket, passed)
      this.#answer(incoming, body, response => this.#reply(outgoing, response, passed))
    })
  }

  /** Receives a request that waits for `100 Continue` before it sends its body. */
  receiveAnnounced(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!announcesMore(incoming, this.#host.bodyLimit)) outgoing.writeContinue()
    this.receive(incoming, outgoing)
  }

  connect(incoming: IncomingMessage, socket: Socket): void {
    this.#answer(incoming, null, response => {
      if (response.status === 0) socket.destroy()
      else this.#refuser.end(socket, response)
    })
  }

  refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    this.#refuser.refuse(error, socket)
  }

  #answer(
    incoming: IncomingMessage,
    body: PlainRequest['body'],
    write: (response: PlainResponse) => void,
  ): void {
    const { onAnswer, onError = warn, outside } = this.#options
    const startedAt = onAnswer && performance.now()
    const request = nodeRequest(incoming, body)
    const target = incoming.url ?? ''
    const send = (response: PlainResponse) => {
      write(response)
      if (startedAt === undefined) return
      onAnswer?.({ request, target, response, durationMs: performance.now() - startedAt })
    }
    const fail = (error: unknown) => {
      onError(error)
      write(this.#host.refuseFailed())
    }
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const beside = request.path === null && isRead ? outside?.(target) : undefined
      const response = beside ?? this.#host.handle(request)
      if (response instanceof Promise) this.#refuser.engage(incoming.socket, response.then(send).catch(fail))
      else send(response)
    } catch (error) {
      fail(error)
    }
  }

  #reply(outgoing: ServerResponse, response: PlainResponse, passed?: Promise<void>): void {
    // Otherwise a connection to a server that is closing would stay open until its idle timeout.
    if (passed || !this.#server.listening) outgoing.shouldKeepAlive = false
    write(outgoing, response, passed)
  }
}

/**
 * Stops listening, and waits until the requests in flight are answered.
 * @param grace how long to wait, in milliseconds; connections that are still open then are cut
 */
export function drain(server: Server, grace = 5_000): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
