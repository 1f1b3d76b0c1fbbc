import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import { host, type Mock } from '../../mock/mock.ts'
import { basePath } from '../../wire/base.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { announcesMore, hasBody, letRestPass, readBody } from './body.ts'
import { Refuser } from './refuser.ts'

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
  const { onAnswer, onError = warn, outside, requestTimeout = 30_000 } = options
  const answering = mock[host]
  const refuser = new Refuser(answering)
  const server = createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    // Node would respond to a request without a Host header in its own form.
    requireHostHeader: false,
  })

  function answer(
    incoming: IncomingMessage,
    body: PlainRequest['body'],
    write: (made: PlainResponse) => void,
  ) {
    const startedAt = onAnswer && performance.now()
    const request = plainRequest(incoming, body)
    const send = (response: PlainResponse) => {
      write(response)
      if (startedAt === undefined) return
      onAnswer?.({ request, target: incoming.url!, response, durationMs: performance.now() - startedAt })
    }
    const fail = (error: unknown) => {
      onError(error)
      write(answering.refuseFailed())
    }
    try {
      const reading = request.method === 'GET' || request.method === 'HEAD'
      const beside = request.path === null && reading ? outside?.(incoming.url!) : undefined
      const response = beside ?? answering.handle(request)
      if (response instanceof Promise) refuser.engage(incoming.socket, response.then(send).catch(fail))
      else send(response)
    } catch (error) {
      fail(error)
    }
  }

  function reply(outgoing: ServerResponse, response: PlainResponse, passed?: Promise<void>) {
    // Otherwise a connection to a server that is closing would stay open until its idle timeout.
    if (passed || !server.listening) outgoing.shouldKeepAlive = false
    write(outgoing, response, passed)
  }

  function receive(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (refuser.hasEnded(incoming.socket)) return
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') {
      refuser.end(incoming.socket, answering.refuseMalformed('unreadable'))
      return
    }
    if (!hasBody(incoming)) {
      answer(incoming, null, response => reply(outgoing, response))
      return
    }
    readBody(incoming, answering.bodyLimit, body => {
      // A request that was refused as too slow must not take effect.
      if (refuser.hasEnded(incoming.socket)) return
      if (body !== 'too-large') answer(incoming, body, response => reply(outgoing, response))
      else {
        const passed = letRestPass(incoming)
        refuser.engage(incoming.socket, passed)
        answer(incoming, body, response => reply(outgoing, response, passed))
      }
    })
  }

  server.on('request', receive)
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!announcesMore(incoming, answering.bodyLimit)) outgoing.writeContinue()
    receive(incoming, outgoing)
  })
  // Unknown expectations may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', receive)
  server.on('connect', (incoming: IncomingMessage, socket: Socket) => {
    answer(incoming, null, response => {
      if (response.status === 0) socket.destroy()
      else refuser.end(socket, response)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Complete requests that arrived before the unreadable bytes are answered first.
    setImmediate(() => refuser.refuse(error, socket))
  })
  return server
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

const absolute = /^https?:\/\/([^/?#]*)/i

function plainRequest(incoming: IncomingMessage, body: PlainRequest['body']): PlainRequest {
  const { headers, method = 'GET' } = incoming
  let url = incoming.url!
  let { host } = headers
  // A client of a proxy sends the whole URL. Its host then replaces the Host header (RFC 9112, section
  // 3.2.2).
  if (url[0] !== '/') {
    const named = absolute.exec(url)
    if (named) {
      host = named[1]!
      url = url.slice(named[0].length)
    }
  }
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  return {
    method,
    base: `http://${isHost(host) ? host : `localhost:${incoming.socket.localPort}`}${basePath}`,
    path: path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null,
    query: mark === -1 ? '' : url.slice(mark + 1),
    header: name => headers[name] as string | undefined,
    body,
  }
}

// Nearly all requests name the same host, so the last valid one is remembered.
let lastHost = 'localhost'

/** Whether a Host header is valid. A client can send any text, and page addresses repeat it. */
function isHost(text: string | undefined): text is string {
  if (text === lastHost) return true
  if (text === undefined || text.length > 255 || !isHostOrAddress(text)) return false
  lastHost = text
  return true
}

function isHostOrAddress(text: string): boolean {
  if (/^[a-z\d]([\w.-]*[a-z\d])?(:\d{1,5})?$/i.test(text)) return true
  const literal = /^\[(.*)\](:\d{1,5})?$/.exec(text)
  return literal !== null && isIPv6(literal[1]!) && !literal[1]!.includes('%')
}

/**
 * Writes a response. If the rest of the request still has to be discarded, the whole body is sent at once,
 * but the response and the connection end only after the discard.
 */
function write(
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
  for (const name in headers) head.push(name, headers[name]!)
  if (status !== 204) head.push('content-length', String(body === null ? 0 : Buffer.byteLength(body)))
  outgoing.writeHead(status, head)
  if (!passed) outgoing.end(body ?? undefined)
  else {
    outgoing.flushHeaders()
    outgoing.write(body ?? '')
    passed.then(() => outgoing.end())
  }
}
