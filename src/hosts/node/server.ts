import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import { host, type Mock } from '../../mock/mock.ts'
import { basePath } from '../../wire/base.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { announcesMore, hasBody, letRestPass, readBody } from './body.ts'
import { Refuser } from './refuser.ts'

// An import of node:http reads all that it exports, and of Node 22 and later that loads the whole of fetch: 40 ms.
const { createServer } = process.getBuiltinModule('node:http')

/** What is known of an answered request. */
export interface Answered {
  request: PlainRequest
  /** What the request line named, as it came: a path with its query, mostly. */
  target: string
  response: PlainResponse
  /** From the whole request to the answer that was handed to the system. */
  durationMs: number
}

/** Options of a server, besides the mock that it hosts. */
export interface NodeHostOptions {
  /** Hears of every answer to a request that could be read. */
  onAnswer?(answered: Answered): void
  /** Hears of what should not happen: a failure of the mock, which is answered 500. Left out, it is a warning of the process. */
  onError?(error: unknown): void
  /** Answers a GET or HEAD of what is not below the base URL; undefined leaves it to the mock. */
  outside?(target: string): Promise<PlainResponse> | undefined
  /** How long a request may take to arrive, in milliseconds: 30 s if left out. */
  requestTimeout?: number
}

/**
 * A `node:http` server that hands every request to the mock. It does not listen yet. All answers are in the dialect's
 * form, those to unreadable requests too, and a failure in answering one request leaves the others alone.
 */
export function createNodeServer(mock: Mock, options: NodeHostOptions = {}): Server {
  const { onAnswer, onError = warn, outside, requestTimeout = 30_000 } = options
  const answering = mock[host]
  const refuser = new Refuser(answering)
  const server = createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    // Node would answer a request without a host in a form of its own.
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
    // Else the connection to a server that is closing would stay open until it has been idle for a while.
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
      // What has been refused as too slow must not come into effect after all.
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
  // Expectations that are not known may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', receive)
  server.on('connect', (incoming: IncomingMessage, socket: Socket) => {
    answer(incoming, null, response => {
      if (response.status === 0) socket.destroy()
      else refuser.end(socket, response)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What came whole before it is answered first.
    setImmediate(() => refuser.refuse(error, socket))
  })
  return server
}

/**
 * Stops listening and waits until what is in flight is answered. Connections that are still open after the grace
 * period, in milliseconds, are cut.
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
  // A proxy's client names the whole address, whose host is then the one that counts (RFC 9112, section 3.2.2).
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

// Nearly all requests name the same host: it is looked at once.
let lastHost = 'localhost'

/** Whether a text names a host: any text can be sent as one, and page addresses repeat it. */
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
 * Writes an answer. Where the rest of the request has yet to pass, the answer is complete at once but ended, and the
 * connection with it, only then.
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
