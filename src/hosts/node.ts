import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Malformation, Mock } from '../mock.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'

/** The path of the interface (section 9): the base URL ends with it. */
export const basePath = '/api/v1'

/** What is known of an answered request. */
export interface Answered {
  request: PlainRequest
  response: PlainResponse
  /** From the first byte that was read to the last that was handed to the system. */
  durationMs: number
}

export interface NodeHostOptions {
  /** Is told of every answer. */
  onAnswer?(answered: Answered): void
  /** How long a request may take to arrive, in milliseconds: 30 s if left out. */
  requestTimeout?: number
}

/** A `node:http` server that hands every request to the mock. It does not listen yet. */
export function createNodeServer(
  mock: Mock,
  { onAnswer, requestTimeout = 30_000 }: NodeHostOptions = {},
): Server {
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    },
    (incoming, outgoing) => {
      const startedAt = performance.now()
      const finish = (body: PlainRequest['body']) => {
        const request = plainRequest(incoming, body)
        const send = (response: PlainResponse) => {
          write(outgoing, response)
          onAnswer?.({ request, response, durationMs: performance.now() - startedAt })
        }
        const response = mock.handle(request)
        if (response instanceof Promise) response.then(send, error => outgoing.destroy(error))
        else send(response)
      }
      if (hasBody(incoming)) readBody(incoming, outgoing, mock.bodyLimit, finish)
      else {
        // A body that nothing asks for is let through, so that the connection can be used again.
        incoming.resume()
        finish(null)
      }
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(mock, error, socket))
  return server
}

const readingMethods = new Set(['POST', 'PUT', 'PATCH'])

function hasBody(incoming: IncomingMessage): boolean {
  return (
    readingMethods.has(incoming.method!) &&
    (incoming.headers['transfer-encoding'] !== undefined ||
      Number(incoming.headers['content-length'] ?? 0) > 0)
  )
}

/** Reads a body up to the limit. What comes after it is not kept, and the connection ends with the answer. */
function readBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  limit: number,
  finish: (body: Uint8Array | 'too-large') => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  incoming.on('data', (chunk: Buffer) => {
    const fitted = size <= limit
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else if (fitted) {
      chunks.length = 0
      outgoing.setHeader('connection', 'close')
      finish('too-large')
    }
  })
  incoming.on('end', () => {
    if (size <= limit) finish(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size))
  })
}

function plainRequest(incoming: IncomingMessage, body: PlainRequest['body']): PlainRequest {
  const { headers, url = '/', method = 'GET' } = incoming
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  return {
    method,
    base: `http://${hostOf(incoming)}${basePath}`,
    path: path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null,
    query: mark === -1 ? '' : url.slice(mark + 1),
    header: name => headers[name] as string | undefined,
    body,
  }
}

/** The host as the client names it, which page addresses repeat: only if it is one, for any text can be sent. */
function hostOf({ headers, socket }: IncomingMessage): string {
  const { host } = headers
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? host
    : `localhost:${socket.localPort}`
}

function write(outgoing: ServerResponse, { status, headers, body }: PlainResponse): void {
  if (outgoing.destroyed) return
  if (body === null) {
    outgoing.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': 0 }).end()
    return
  }
  const bytes = Buffer.from(body)
  outgoing.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes)
}

const malformations: Record<string, Malformation> = {
  HPE_HEADER_OVERFLOW: 'headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
}

/** Answers what Node could not read as a request, in the dialect's form, and ends the connection. */
function refuse(mock: Mock, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = mock.refuseMalformed(malformations[error.code ?? ''] ?? 'unreadable')
  const bytes = Buffer.from(body ?? '')
  const lines = Object.entries({ ...headers, 'content-length': bytes.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(
    Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`), bytes]),
  )
}
