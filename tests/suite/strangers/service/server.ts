import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningServer, StoredRecord } from '../../fixtures/types.ts'
import type { Draw } from '../grammar/index.ts'
import { writeRefusal } from '../writing/errors.ts'
import { extraHeaders } from '../writing/headers.ts'
import { checkKey, formText } from './gate.ts'
import type { Entity } from './model.ts'
import { Operations } from './operations.ts'
import { Refusal } from './refusal.ts'
import type { Reply } from './reply.ts'
import { seedForeign } from './seed.ts'
import { createStore, type Store } from './store.ts'

const apiKey = 'stranger-c41f09be72'
const path = /^\/(links|pixels)(?:\/([^/]+))?(\/?)$/

/** A running stranger. */
export interface Stranger extends RunningServer {
  /** The ids of the domains that a user of the kit names. */
  namedDomains: string[]
  /** Number of requests received. */
  requests(): number
  /** Requests that would update or delete a foreign record. */
  intrusions(): readonly string[]
}

/** Starts the service of a draw on a free port of this machine. */
export async function startStranger(draw: Draw): Promise<Stranger> {
  const store = createStore(draw)
  seedForeign(store, draw)
  let requests = 0
  const intrusions: string[] = []
  const around = { draw, store, baseUrl: '', count: () => requests }
  const operations = new Operations(around)

  function respond(request: IncomingMessage, body: string): Reply {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'OPTIONS' && draw['http.cors'] === 'open') return preflight(request)
    if (draw['checks.first'] === 'key') checkKey(request.headers.authorization, apiKey, draw)
    const base = draw['service.path']
    const match = url.pathname.startsWith(base) ? path.exec(url.pathname.slice(base.length)) : null
    const slash = match !== null && match[3] === '/'
    if (match === null || (slash && draw['http.slash'] === 404)) {
      throw new Refusal('no-route', 404, 'There is nothing here.')
    }
    if (draw['checks.first'] === 'path') checkKey(request.headers.authorization, apiKey, draw)
    if (slash && draw['http.slash'] === 301) {
      return { status: 301, headers: { location: url.pathname.replace(/\/$/, '') + url.search }, text: '' }
    }
    if (draw['http.accept'] === 406 && !/\*\/\*|json/.test(request.headers.accept ?? '*/*')) {
      throw new Refusal('other', 406, 'Only JSON is spoken here.')
    }
    const reply = operate(match[1] as 'links' | 'pixels', match[2], url.searchParams, request, body)
    if (draw['headers.allow'] === 'refusals') return reply
    const allow = match[2] === undefined ? 'GET, POST' : 'GET, PUT, DELETE'
    return { ...reply, headers: { allow, ...reply.headers } }
  }

  function operate(
    kind: 'links' | 'pixels',
    encoded: string | undefined,
    query: URLSearchParams,
    request: IncomingMessage,
    body: string,
  ): Reply {
    const text = () => formText(body, request.headers['content-type'], query, draw)
    let method = request.method ?? ''
    if (method === 'HEAD' && draw['http.head'] === 'as-get') method = 'GET'
    if (method === 'PATCH' && draw['update.patch'] === 'as-put') method = 'PUT'
    if (encoded === undefined) {
      if (method === 'GET') return operations.list(kind, query)
      if (method === 'POST') return operations.create(kind, text())
      throw noMethod(['GET', 'POST'], draw)
    }
    const id = decode(encoded)
    const writes = method === 'PUT' || method === 'DELETE' || method === 'PATCH'
    if (writes && store[kind].get(id)?.foreign) intrusions.push(`${method} /${kind}/${id}`)
    if (method === 'GET') return operations.get(kind, id)
    if (method === 'PUT') return operations.update(kind, id, text)
    if (method === 'DELETE') return operations.remove(kind, id)
    throw noMethod(['GET', 'PUT', 'DELETE'], draw)
  }

  const server = createServer(async (request, response) => {
    requests += 1
    const body = await read(request)
    const { status, headers, text } = attempt(() => respond(request, body), draw)
    const length = text === '' && status === 204 ? {} : { 'content-length': String(Buffer.byteLength(text)) }
    response.writeHead(status, { ...extraHeaders(draw, request.method, requests), ...headers, ...length })
    response.end(request.method === 'HEAD' ? undefined : text)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${draw['service.path']}`
  around.baseUrl =
    draw['service.origin'] === 'own' ? baseUrl : `http://links.internal:8080${draw['service.path']}`

  return {
    baseUrl,
    apiKey,
    domainIds: [store.domains[0].id, store.domains[1].id],
    namedDomains: namedDomains(store, draw),
    spaceIds: [store.spaces[0].id, store.spaces[1].id],
    requests: () => requests,
    intrusions: () => intrusions,
    records: () => ({ links: store.links.rows.map(stored), pixels: store.pixels.rows.map(stored) }),
    visit(linkId, times) {
      const link = store.links.get(linkId)
      if (link !== undefined) link.clicks += times
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** The ids of domains that a user of the kit names: both, or only that which a link does not get by itself. */
function namedDomains({ domains: [first, second] }: Store, draw: Draw): string[] {
  if (draw['account.named-domains'] === 'both') return [first.id, second.id]
  return [draw['input.default-domain'] === 'first' ? second.id : first.id]
}

function stored({ id, foreign, fields }: Entity<object>): StoredRecord {
  return { id, foreign, fields: structuredClone({ ...fields }) as Record<string, unknown> }
}

function attempt(respond: () => Reply, draw: Draw): Reply {
  try {
    return respond()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { type, text } = writeRefusal(error, draw)
    const status = draw['errors.always-200'] === 'yes' && type?.includes('json') ? 200 : error.status
    return {
      status,
      headers: { ...error.headers, ...(type === undefined ? {} : { 'content-type': type }) },
      text,
    }
  }
}

/** CORS headers, which allow pages of other origins. */
function preflight({ headers }: IncomingMessage): Reply {
  const asked = headers['access-control-request-headers'] ?? 'authorization'
  const allowed = {
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': asked,
  }
  return { status: 204, headers: allowed, text: '' }
}

function noMethod(methods: string[], draw: Draw): Refusal {
  const status = draw['errors.method.status']
  const headers = status === 405 && draw['errors.allow'] === 'yes' ? { allow: methods.join(', ') } : {}
  return new Refusal('method', status, 'The method is not allowed here.', { headers })
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
