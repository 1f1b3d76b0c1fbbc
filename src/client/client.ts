import createFetchClient from 'openapi-fetch'
import type { paths } from '../generated/openapi.ts'
import type { FormFields } from './fields.ts'
import { encodeForm } from './form.ts'
import type { Client } from './methods.ts'

/** The server that a client calls, and the API key that it sends. */
export interface ClientOptions {
  /** The base URL, ending with `/api/v1`. In a page it may be relative to the document's address. */
  baseUrl: string
  /** The API key, sent with every request as `Authorization: Bearer <apiKey>` (section 5). */
  apiKey: string
  /** Sends the requests. @default the platform's `fetch`, looked up for each request */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates a client that sends the headers and form bodies of sections 4 and 5. Works wherever there is a
 * `fetch`.
 *
 * @throws TypeError if a header cannot carry the key. No error repeats the key.
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { createClient } from 'shortlink-kit/client'
 *
 * const { fetch } = createMock({ seed: 'demo' })
 * const client = createClient({ baseUrl: 'http://localhost/api/v1', apiKey: 'demo-key', fetch })
 * const { data, error } = await client.GET('/links/{id}', { params: { path: { id: 1 } } })
 * console.log(data?.data.id ?? error?.message) // 1
 * ```
 */
export function createClient({ baseUrl, apiKey, fetch = platformFetch }: ClientOptions): Client {
  // The platform's own error would quote the whole header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(
      'Failed to create the client: apiKey must be visible ASCII characters without spaces.',
    )
  }
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl: absolute(baseUrl),
    fetch,
    headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}` },
    // The types of Client allow nothing else.
    bodySerializer: (fields: unknown) => encodeForm(fields as FormFields),
  })
  // openapi-fetch labels every body as JSON; here all bodies are forms (section 4).
  client.use({
    onRequest({ request }) {
      if (request.headers.has('Content-Type')) request.headers.set('Content-Type', formType)
    },
  })
  // The same methods, with stricter types.
  return client as Client
}

/**
 * Resolves the base URL against the document. Not every `Request` does so itself: in jsdom it can be Node's
 * own.
 */
function absolute(baseUrl: string): string {
  const page = globalThis.document?.baseURI
  return page === undefined ? baseUrl : new URL(baseUrl, page).href
}

const formType = 'application/x-www-form-urlencoded'

/** Looks `fetch` up for each request, because tests and workers may replace it later. */
function platformFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request)
}
