import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Answered, HandledRequest } from '../../mock/answered.ts'
import { noFindings, type RequestFindings } from '../../mock/findings/index.ts'
import type { MockHost } from '../../mock/host.ts'
import { host, type Mock } from '../../mock/mock.ts'
import { basePath } from '../../wire/base.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { announcesMore, discardRest, hasBody, readBody } from './body.ts'
import { closingOf } from './drain.ts'
import { type Outside, outsideRequest } from './outside.ts'
import { Refuser } from './refuser.ts'
import { nodeRequest, targetOf } from './request.ts'
import { write } from './response.ts'

// Importing node:http reads all of its exports. In Node 22 and later this loads the whole of fetch, which
// takes 40 ms.
const { createServer } = process.getBuiltinModule('node:http')

/** Options of a server that hosts a mock. */
export interface NodeHostOptions {
  /** Called after each response to a request that could be read. */
  onAnswer?(answered: Answered): void
  /**
   * Called with an unexpected error. The response to the request is then 500. @default emits a process
   * warning
   */
  onError?(error: unknown): void
  /**
   * Respond to requests that are not below the base URL. The first that returns a response is used; if there is
   * none, the mock responds. `onAnswer` is not called for them.
   */
  outside?: readonly Outside[]
  /** How long a request may take to arrive, in milliseconds. @default 30_000 */
  requestTimeout?: number
}

/**
 * Creates a `node:http` server that passes every request to the mock. The server does not listen yet. All
 * responses are in the dialect's shapes, including those to unreadable requests. An error in one request does
 * not affect the others.
 *
 * @example
 * ```ts
 * import { once } from 'node:events'
 * import { createMock } from 'shortlink-kit'
 * import { createNodeServer } from 'shortlink-kit/node'
 *
 * const server = createNodeServer(createMock(), {
 *   onAnswer: ({ request, response }) => console.log(`${request.method} ${request.path}: ${response.status}`),
 * })
 * await once(server.listen(4010, '127.0.0.1'), 'listening')
 * server.close()
 * ```
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
  // Complete requests that arrived before the unreadable bytes get their responses first.
  server.on('clientError', (error, socket: Socket) => setImmediate(() => receiver.refuse(error, socket)))
  return server
}

/** Receives requests, passes them to the mock, and writes its responses. */
class Receiver {
  readonly #host: MockHost
  readonly #server: Server
  readonly #options: NodeHostOptions
  readonly #refuser: Refuser
  /** Called when the server closes. */
  readonly #closing: Set<() => void>

  constructor(of: MockHost, server: Server, options: NodeHostOptions) {
    this.#host = of
    this.#server = server
    this.#options = options
    this.#refuser = new Refuser(of)
    this.#closing = closingOf(server)
  }

  receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming
    if (this.#refuser.hasEnded(socket)) return
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') {
      this.#refuser.end(socket, this.#host.refuseMalformed('unreadable'))
      return
    }
    if (this.#respondOutside(incoming, outgoing)) return
    if (!hasBody(incoming)) {
      this.#respond(incoming, null, response => this.#reply(outgoing, response))
      return
    }
    readBody(incoming, this.#host.bodyLimit, body => {
      // A request that was refused as too slow must not take effect.
      if (this.#refuser.hasEnded(socket)) return
      const discarded = body === 'too-large' ? discardRest(incoming) : undefined
      if (discarded) this.#refuser.engage(socket, discarded)
      this.#respond(incoming, body, response => this.#reply(outgoing, response, discarded))
    })
  }

  /** Responds to a request that is not below the base URL, if something else than the mock does. */
  #respondOutside(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { outside = [], onError = warn } = this.#options
    if (outside.length === 0 || incoming.url?.startsWith(`${basePath}/`)) return false
    const request = outsideRequest(incoming, this.#closing)
    if (request.path.startsWith(`${basePath}/`)) return false
    for (const respond of outside) {
      const response = respond(request)
      if (response === undefined) continue
      const reply = (sent: PlainResponse) =>
        this.#reply(outgoing, sent, incoming.complete ? undefined : discardRest(incoming))
      const sent = Promise.resolve(response).then(reply)
      this.#refuser.engage(
        incoming.socket,
        sent.catch(error => {
          onError(error)
          reply(this.#host.refuseFailed())
        }),
      )
      return true
    }
    return false
  }

  /** Receives a request that waits for `100 Continue` before it sends its body. */
  receiveAnnounced(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // What is not below the base URL has limits of its own.
    const isOutside = !targetOf(incoming).url.startsWith(`${basePath}/`)
    if (isOutside || !announcesMore(incoming, this.#host.bodyLimit)) outgoing.writeContinue()
    this.receive(incoming, outgoing)
  }

  connect(incoming: IncomingMessage, socket: Socket): void {
    this.#respond(incoming, null, response => {
      if (response.status === 0 || response.isCut) socket.destroy()
      else this.#refuser.end(socket, response)
    })
  }

  refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    this.#refuser.refuse(error, socket)
  }

  #respond(
    incoming: IncomingMessage,
    body: PlainRequest['body'],
    write: (response: PlainResponse) => void,
  ): void {
    const { onAnswer, onError = warn } = this.#options
    const { observers } = this.#host
    const isObserved = onAnswer !== undefined || observers.size > 0
    const startedAt = isObserved ? performance.now() : 0
    const request = nodeRequest(incoming, body, this.#closing)
    const target = incoming.url ?? ''
    let found = noFindings
    const onFindings = isObserved
      ? (findings: RequestFindings) => {
          found = findings
        }
      : undefined
    const send = (response: PlainResponse) => {
      write(response)
      if (!isObserved) return
      const durationMs = performance.now() - startedAt
      const facts = { request, target, response, durationMs }
      const answered = new HandledRequest(facts, () => incoming.rawHeaders, found)
      onAnswer?.(answered)
      for (const observe of observers) observe(answered)
    }
    const fail = (error: unknown) => {
      onError(error)
      write(this.#host.refuseFailed())
    }
    try {
      const response = this.#host.handle(request, onFindings)
      if (response instanceof Promise) this.#refuser.engage(incoming.socket, response.then(send).catch(fail))
      else send(response)
    } catch (error) {
      fail(error)
    }
  }

  #reply(outgoing: ServerResponse, response: PlainResponse, discarded?: Promise<void>): void {
    // Otherwise a connection to a server that is closing would stay open until its idle timeout.
    if (discarded || !this.#server.listening) outgoing.shouldKeepAlive = false
    write(outgoing, response, discarded)
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
