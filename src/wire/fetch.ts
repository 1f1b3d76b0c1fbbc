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
    onGone(listener) {
      request.signal.addEventListener('abort', listener, { once: true })
      return () => request.signal.removeEventListener('abort', listener)
    },
  }
}

/** Returns the Origin header of a request. In a service worker the browser has not added it yet. */
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
  { status, headers, body, isCut }: PlainResponse,
): [body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null, init: ResponseInit] {
  // As bytes, because the constructor would add its own media type to a string.
  const bytes = new TextEncoder().encode(body ?? '')
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) }
  const isBare = body === null || method === 'HEAD' || bodiless.has(status)
  const content = isCut ? halfOf(bytes) : bytes
  return [isBare ? null : content, { status, headers: { ...headers, ...length } }]
}

/** Returns a stream of half of a body. After it the stream fails, as if the connection had broken. */
function halfOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isSent) controller.error(new TypeError('Failed to read the body: a fault broke the connection'))
        else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
        isSent = true
      },
    },
    // A failure discards what is queued, so the half must be read before it.
    { highWaterMark: 0 },
  )
}
