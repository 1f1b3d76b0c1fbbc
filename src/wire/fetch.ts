import type { PlainRequest, PlainResponse } from './plain.ts'

/** Statuses for which the `Response` constructor accepts no body. */
const bodiless = new Set([204, 205, 304])

/**
 * Converts a web `Request` to plain data.
 * @param base the base URL of the service, without a trailing slash
 * @param bodyLimit the size in bytes of the largest body that is passed on
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

/** Returns the Origin header that a browser adds to a request only after a service worker has seen it. */
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

/** Returns the arguments of `new Response(…)`. The status must not be 0, which means no response. */
export function responseParts(
  method: string,
  { status, headers, body }: PlainResponse,
): [body: Uint8Array<ArrayBuffer> | null, init: ResponseInit] {
  // As bytes, because the constructor would add its own media type to a string.
  const bytes = new TextEncoder().encode(body ?? '')
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) }
  const isBare = body === null || method === 'HEAD' || bodiless.has(status)
  return [isBare ? null : bytes, { status, headers: { ...headers, ...length } }]
}
