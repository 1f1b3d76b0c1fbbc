import { type HttpHandler, HttpResponse, http } from 'msw'
import { operations } from '../../generated/operations.ts'
import type { Mock } from '../../mock/mock.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'

export { type PersistentMock, type PersistOptions, persistent } from '../persist/persistent.ts'

/** Where the handlers answer. */
export interface HandlerOptions {
  /**
   * The base URL that the page calls, `/api/v1` at its end included. A relative one is resolved against the page's
   * address, as `fetch` does; where there is no page it is refused with a TypeError.
   */
  baseUrl: string
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/**
 * Request handlers for Mock Service Worker, in a page or in Node: one for each operation of the interface, so that
 * `server.use()` can override a single one, and one for what is left at and below the base URL (other methods,
 * preflights, paths that the interface does not have). They answer what the mock answers over HTTP, to the byte.
 */
export function createHandlers(mock: Mock, { baseUrl }: HandlerOptions): HttpHandler[] {
  const base = absolute(baseUrl)
  const resolver = async ({ request }: { request: Request }) =>
    webResponse(request, await answer(mock, request, base))
  const handlers = Object.values(operations).map(({ method, path }) =>
    methods[method](below(base, path.replace('{id}', '[^/]+')), resolver),
  )
  return [...handlers, http.all(below(base, '(?:/.*)?'), resolver)]
}

/** A base URL without a slash at its end. */
function absolute(baseUrl: string): string {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href
  if (!URL.canParse(baseUrl, page)) {
    throw new TypeError(
      `Failed to create handlers: ${JSON.stringify(baseUrl)} is no absolute URL, and there is no page.`,
    )
  }
  const resolved = new URL(baseUrl, page)
  return resolved.origin + resolved.pathname.replace(/\/+$/, '')
}

/**
 * Matches the addresses that a pattern continues the base URL to. A path in the library's own notation would fail on
 * identifiers with malformed percent-encoding, which are to be answered too.
 */
function below(base: string, pattern: string): RegExp {
  return new RegExp(`^${base.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${pattern}$`)
}

async function answer(mock: Mock, request: Request, base: string): Promise<PlainResponse> {
  // `fetch` leaves `patch` as it is, and no method of HTTP has small letters: a server cannot read such a request.
  if (/[a-z]/.test(request.method)) return mock.refuseMalformed('unreadable')
  return mock.handle(await plainRequest(request, base, mock.bodyLimit))
}

async function plainRequest(request: Request, base: string, bodyLimit: number): Promise<PlainRequest> {
  const { origin, pathname, search } = new URL(request.url)
  const address = origin + pathname
  return {
    method: request.method,
    base,
    path: address.startsWith(`${base}/`) ? address.slice(base.length) : null,
    query: search.slice(1),
    header: name => request.headers.get(name) ?? (name === 'origin' ? originOf(request, origin) : undefined),
    body: await bodyOf(request, bodyLimit),
  }
}

/** The Origin that a browser sends with a request: it adds the header only after a service worker has had it. */
function originOf({ method, mode }: Request, target: string): string | undefined {
  const page = globalThis.location?.origin
  if (method !== 'GET' && method !== 'HEAD') return page
  return target !== page && mode === 'cors' ? page : undefined
}

async function bodyOf(request: Request, limit: number): Promise<PlainRequest['body']> {
  if (request.body === null || !['POST', 'PUT', 'PATCH'].includes(request.method)) return null
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length === 0) return null
  return bytes.length > limit ? 'too-large' : bytes
}

/** Statuses that a `Response` takes no body with. */
const bodiless = new Set([204, 205, 304])

function webResponse(request: Request, { status, headers, body }: PlainResponse): Response {
  if (status === 0) return Response.error()
  // As bytes: to a text the constructor would add a media type of its own.
  const bytes = new TextEncoder().encode(body ?? '')
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) }
  const bare = body === null || request.method === 'HEAD' || bodiless.has(status)
  return new HttpResponse(bare ? null : bytes, { status, headers: { ...headers, ...length } })
}
