import type { PlainRequest, PlainResponse } from './plain.ts'

/** Statuses of which a `Response` takes no body. */
const bodiless = new Set([204, 205, 304])

/**
 * Converts a web `Request`.
 * @param base the base URL of the service, without a slash at the end
 * @param bodyLimit the largest body that is passed on, in bytes
 */
export async function plainRequest(request: Request, base: string, bodyLimit: number): Promise<PlainRequest> {
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

/** The Origin that a browser adds to a request only after a service worker has seen it. */
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

/** Converts a response to a web `Response`; status 0, which is no response, to `Response.error()`. */
export function webResponse(method: string, { status, headers, body }: PlainResponse): Response {
  if (status === 0) return Response.error()
  // As bytes, because the constructor adds a media type of its own to a text.
  const bytes = new TextEncoder().encode(body ?? '')
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) }
  const isBare = body === null || method === 'HEAD' || bodiless.has(status)
  return new Response(isBare ? null : bytes, { status, headers: { ...headers, ...length } })
}
