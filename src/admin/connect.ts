import { host, type Mock } from '../mock/mock.ts'
import { RequestLog } from '../mock/request-log.ts'
import { responseParts } from '../wire/fetch.ts'
import { Admin, type AdminOptions } from './admin.ts'

/** The control plane of a mock in the same process. */
export interface ConnectedAdmin {
  /** Responds to a request to the control plane, as `fetch` would. The address may have any origin. */
  fetch(request: Request): Promise<Response>
  /** Stops recording the requests to the mock. */
  disconnect(): void
}

/** Connects to the control plane of a mock. The requests to the mock are recorded from now on. */
export function connectAdmin(mock: Mock, options: AdminOptions = {}): ConnectedAdmin {
  const log = new RequestLog(mock[host])
  const disconnect = log.observe()
  const admin = new Admin(mock[host], log, options)
  return {
    disconnect,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const response = await admin.handle({
        method: request.method,
        path: pathname.replace(/^\/__admin(?=\/|$)/, ''),
        query: search.slice(1),
        header: name => request.headers.get(name) ?? undefined,
        async body(limit) {
          if (request.body === null) return null
          const bytes = new Uint8Array(await request.arrayBuffer())
          return bytes.length > limit ? 'too-large' : bytes
        },
        onGone(listener) {
          request.signal.addEventListener('abort', listener, { once: true })
          return () => request.signal.removeEventListener('abort', listener)
        },
      })
      return new Response(...responseParts(request.method, response))
    },
  }
}
