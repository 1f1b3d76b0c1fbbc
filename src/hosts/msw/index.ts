/**
 * Serves a mock inside a page or a Node process, through Mock Service Worker 2.15 or 3. In a page, the
 * records can survive a reload.
 *
 * @module shortlink-kit/msw
 */

import { type HttpHandler, HttpResponse, http } from 'msw'
import { operations } from '../../generated/operations.ts'
import type { RequestFindings } from '../../mock/findings/index.ts'
import { host, type Mock } from '../../mock/mock.ts'
import { respondTo } from '../../mock/observed.ts'
import { responseParts } from '../../wire/fetch.ts'
import { findingReporter, type OnFinding } from './findings.ts'

export type { Finding, FindingKind } from '../../mock/findings/index.ts'
export { type PersistentMock, type PersistOptions, persistent } from '../persist/persistent.ts'

/** Options of `createHandlers`. */
export interface HandlerOptions {
  /**
   * The base URL that the page calls, ending with `/api/v1`. A relative URL is resolved against the page's
   * address, as in `fetch`.
   */
  baseUrl: string
  /**
   * What to do if the client sends something that the interface document does not define, such as an unknown
   * field. `warn` logs each distinct finding once. `error` logs it and lets the request fail like a network
   * error, after it has taken effect. A function is called with the finding and the request. @default 'warn'
   */
  onFinding?: OnFinding
}

export type { OnFinding }

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
 * import { setupServer } from 'msw/node'
 * import { createMock } from 'shortlink-kit'
 * import { createHandlers } from 'shortlink-kit/msw'
 *
 * const baseUrl = 'https://links.example/api/v1'
 * const server = setupServer(...createHandlers(createMock(), { baseUrl }))
 * server.listen()
 * const response = await fetch(`${baseUrl}/links`, { headers: { authorization: 'Bearer any-key' } })
 * console.log(response.status) // 200
 * server.close()
 * ```
 */
export function createHandlers(mock: Mock, { baseUrl, onFinding = 'warn' }: HandlerOptions): HttpHandler[] {
  const base = absolute(baseUrl)
  const { refuseMalformed } = mock[host]
  const report = findingReporter(onFinding)
  const resolver = async ({ request }: { request: Request }) => {
    // `fetch` sends `patch` in lower case. HTTP has no such method, so a server could not read the request.
    const isReadable = !/[a-z]/.test(request.method)
    let isFailed = false
    const onFindings =
      report &&
      ((found: RequestFindings) => {
        isFailed = report(found.all(), request)
      })
    const respond = isReadable ? undefined : () => refuseMalformed('unreadable')
    const response = await respondTo(mock[host], request, { base, onFindings, respond })
    // HttpResponse also sets the status text.
    return response.status === 0 || isFailed
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
