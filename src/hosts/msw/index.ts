import { type HttpHandler, http } from 'msw'
import { operations } from '../../generated/operations.ts'
import { host, type Mock } from '../../mock/mock.ts'
import { plainRequest, webResponse } from '../../wire/fetch.ts'

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
  const { handle, refuseMalformed, bodyLimit } = mock[host]
  const resolver = async ({ request }: { request: Request }) => {
    // `fetch` leaves `patch` in lower case. HTTP has no such method, so a server could not read the request.
    const isReadable = !/[a-z]/.test(request.method)
    const response = isReadable
      ? await handle(await plainRequest(request, base, bodyLimit))
      : refuseMalformed('unreadable')
    return webResponse(request.method, response)
  }
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
