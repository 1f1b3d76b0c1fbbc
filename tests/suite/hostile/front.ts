import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request. */
export interface Came {
  /** From 1. */
  n: number
  method: string
  /** The target of the request line. */
  target: string
}

/** Responds to a request and returns `true`, or leaves it to the service. */
export type Hostility = (came: Came, response: ServerResponse, front: Front) => boolean
/** Changes the body of a response of the service. */
export type Rewriting = (text: string, came: Came) => string

/** A hostile server in front of a conforming service. */
export interface Front {
  readonly baseUrl: string
  /** Another server, which must not receive any request. */
  readonly elsewhere: string
  readonly came: readonly Came[]
  /** The requests that the other server received. */
  readonly strayed: readonly string[]
  /** How many responses were hostile. */
  readonly hits: number
  /** Bytes of endless bodies that the client read. */
  readonly taken: number
  take(bytes: number): void
  /** Stops the hostile behaviour. From now on only the service responds. */
  calm(): void
  close(): Promise<void>
}

/** Starts a hostile server in front of the service at `target`. */
export async function startFront(
  target: string,
  { hostility = () => false, rewriting = text => text }: { hostility?: Hostility; rewriting?: Rewriting },
): Promise<Front> {
  const came: Came[] = []
  const strayed: string[] = []
  let isCalm = false
  let hits = 0
  let taken = 0
  const other = createServer((request, response) => {
    strayed.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.end('[]')
  })
  const server = createServer(async (request, response) => {
    // Some cases are about clients that hang up.
    response.on('error', () => {})
    const one = { n: came.length + 1, method: request.method ?? '', target: request.url ?? '' }
    came.push(one)
    const body = await bodyOf(request)
    if (!isCalm && hostility(one, response, front)) {
      hits += 1
      return
    }
    const reply = await fetch(new URL(one.target, target), {
      method: one.method,
      headers: headersOf(request.headers),
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const text = await reply.text()
    const forwarded = headersOf(Object.fromEntries(reply.headers))
    const shown = isCalm ? text : rewriting(text, one)
    if (shown !== text) hits += 1
    response.writeHead(reply.status, forwarded).end(shown)
  })
  const open = (one: typeof server) =>
    new Promise<string>(done =>
      one.listen(0, '127.0.0.1', () => done(`127.0.0.1:${(one.address() as AddressInfo).port}`)),
    )
  const [host, elsewhere] = [await open(server), await open(other)]
  const front: Front = {
    baseUrl: `http://${host}/api/v1`,
    elsewhere: `http://${elsewhere}`,
    came,
    strayed,
    get hits() {
      return hits
    },
    get taken() {
      return taken
    },
    take(bytes) {
      taken += bytes
    },
    calm() {
      isCalm = true
    },
    async close() {
      for (const one of [server, other]) {
        one.closeAllConnections()
        await new Promise(done => one.close(done))
      }
    },
  }
  return front
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Hop-by-hop headers, and the length of a body that may be rewritten. */
const ofOneConnection = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'date']

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const forwarded = Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name))
  return Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)]))
}
