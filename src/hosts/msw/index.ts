import { type HttpHandler, HttpResponse, http } from 'msw'
import { operations } from '../../generated/operations.ts'
import { host, type Mock } from '../../mock/mock.ts'
import { plainRequest, responseParts } from '../../wire/fetch.ts'

export { type PersistentMock, type PersistOptions, persistent } from '../persist/persistent.ts'

/** Options of `createHandlers`. */
export interface HandlerOptions {
  /**
   * The base URL that the page calls, ending with `/api/v1`. A relative URL is resolved against the page's
   * address, as in `fetch`.
   */
  baseUrl: string
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/**
 * Creates request handlers for Mock Service Worker, in a page or in Node. Each operation has its own handler,
 * so that `server.use()` can override a single one. One more handler responds to all other requests at or
 * below the base URL: other methods, preflights, and unknown paths. The responses equal those over HTTP, to
 * the byte.
 *
 * @throws TypeError if `baseUrl` is not absolute and there is no page
 * @example
 * ```ts
 * const server = setupServer(...createHandlers(createMock(), { baseUrl: 'https://links.example/api/v1' }))
 * ```
 */
export function createHandlers(mock: Mock, { baseUrl }: HandlerOptions): HttpHandler[] {
  const base = absolute(baseUrl)
  const { handle, refuseMalformed, bodyLimit } = mock[host]
  const resolver = async ({ request }: { request: Request }) => {
    // `fetch` sends `patch` in lower case. HTTP has no such method, so a server could not read the request.
    const isReadable = !/[a-z]/.test(request.method)
    const response = isReadable
      ? await handle(await plainRequest(request, base, bodyLimit))
      : refuseMalformed('unreadable')
    // HttpResponse also sets the status text.
    return response.status === 0
      ? Response.error()
      : new HttpResponse(...responseParts(request.method, response))
  }
  const handlers = Object.values(operations).map(({ method, path }) =>
    methods[method](below(base, path.replace('{id}', '[^/]+')), resolver),
  )
  return [...handlers, http.all(below(base, '(?:/.*)?'), resolver)]
}

/** Returns an absolute base URL without a trailing slash. */
function absolute(baseUrl: string): string {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href
  if (!URL.canParse(baseUrl, page)) {
    throw new TypeError(
      `Failed to create handlers: ${JSON.stringify(baseUrl)} is not an absolute URL, and there is no page to resolve it against.`,
    )
  }
  const resolved = new URL(baseUrl, page)
  return resolved.origin + resolved.pathname.replace(/\/+$/, '')
}

/**
 * Returns a pattern for addresses that start with the base URL and continue with `pattern`. A path in MSW's
 * own notation would fail on ids with malformed percent-encoding, which need a response too.
 */
function below(base: string, pattern: string): RegExp {
  return new RegExp(`^${base.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${pattern}$`)
}
