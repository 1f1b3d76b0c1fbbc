import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/admin.ts'

export type {
  Account as AdminAccount,
  ClockFacts,
  CountedFinding,
  DialectFacts,
  FoundRequests,
  NearMiss,
  RecordedExchange,
  RecordedLink,
  RecordedPixel,
  RecordedRequest,
  Refusal as AdminRefusal,
  SetFault,
} from '../generated/admin.ts'

/** A client of the control plane, with one method per HTTP method: `admin.GET('/accounts')`. */
export type AdminClient = Client<paths, 'application/json'>

/** The control plane that a client calls. */
export interface AdminClientOptions {
  /** The address of the control plane, ending with `/__admin`. */
  baseUrl: string
  /** The value of `--admin-token`, if the server needs it. */
  token?: string
  /** Sends the requests. @default the platform's `fetch`, looked up for each request */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates a client of the control plane of a running mock. A method resolves with `{ data, response }`, or with
 * `{ error, response }` if the request was refused.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { createAdminClient } from 'shortlink-kit/client'
 * import { serve } from 'shortlink-kit/node'
 *
 * const { adminUrl, close } = await serve(createMock({ seed: 'demo' }), { admin: true })
 * const admin = createAdminClient({ baseUrl: adminUrl })
 * const { data } = await admin.POST('/accounts', { body: { key: 'demo-key' } })
 * console.log(data?.links) // 62
 * await close()
 * ```
 */
export function createAdminClient({
  baseUrl,
  token,
  fetch = platformFetch,
}: AdminClientOptions): AdminClient {
  return createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch,
    headers: { Accept: 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
  })
}

/** Looks `fetch` up for each request, because tests and workers may replace it later. */
function platformFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request)
}
