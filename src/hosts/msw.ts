import { type HttpHandler, http } from 'msw'
import { operations } from '../generated/operations.ts'
import type { Mock } from '../mock.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'

export interface HandlerOptions {
  /**
   * The base URL that the page calls, `/api/v1` at its end included. Relative ones are resolved against the page's
   * address.
   */
  baseUrl: string
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/**
 * Request handlers for Mock Service Worker, in a page or in Node: one for each operation of the interface, so that
 * `server.use()` can override a single one, and one for what is left below the base URL (other methods, preflights,
 * paths that the interface does not have). They answer what the mock answers over HTTP, to the byte.
 */
export function createHandlers(mock: Mock, { baseUrl }: HandlerOptions): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '')
  const resolver = async ({ request }: { request: Request }) =>
    webResponse(request, await answer(mock, request, base))
  const handlers = Object.values(operations).map(({ method, path }) =>
    methods[method](base + path.replace('{id}', ':id'), resolver),
  )
  return [...handlers, http.all(`${base}/*`, resolver)]
}

async function answer(mock: Mock, request: Request, base: string): Promise<PlainResponse> {
  return mock.handle(await plainRequest(request, base, mock.bodyLimit))
}

async function plainRequest(request: Request, base: string, bodyLimit: number): Promise<PlainRequest> {
  const url = new URL(request.url)
  const root = new URL(base, url)
  const body = await bodyOf(request, bodyLimit)
  return {
    method: request.method,
    base: root.origin + root.pathname,
    path: url.pathname.startsWith(`${root.pathname}/`) ? url.pathname.slice(root.pathname.length) : null,
    query: url.search.slice(1),
    header: name => request.headers.get(name) ?? undefined,
    body,
  }
}

async function bodyOf(request: Request, limit: number): Promise<PlainRequest['body']> {
  if (request.body === null || !['POST', 'PUT', 'PATCH'].includes(request.method)) return null
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length > limit ? 'too-large' : bytes
}

function webResponse(request: Request, { status, headers, body }: PlainResponse): Response {
  const bare = body === null || request.method === 'HEAD'
  return new Response(bare ? null : body, { status, headers })
}
