import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import type { paths } from '../generated/openapi.ts'
import type {
  FormFields,
  LinkCreateFields,
  LinkUpdateFields,
  PixelCreateFields,
  PixelUpdateFields,
} from './fields.ts'
import { encodeForm } from './form.ts'

/** The server that a client calls, and the API key that it sends. */
export interface ClientOptions {
  /** The base URL, ending with `/api/v1`. In a page it may be relative to the document's address. */
  baseUrl: string
  /** The API key, sent with every request as `Authorization: Bearer <apiKey>` (section 5). */
  apiKey: string
  /** Sends the requests. @default the platform's `fetch`, looked up for each request */
  fetch?: (request: Request) => Promise<Response>
}

interface FormBody<Fields> {
  content: { 'application/x-www-form-urlencoded': Fields }
}

type Accepting<Operation, Fields> = Omit<Operation, 'requestBody'> & { requestBody: FormBody<Fields> }

/** The paths of section 4. Their request bodies are fields that `encodeForm` accepts. */
export interface ClientPaths {
  '/links': Omit<paths['/links'], 'post'> & {
    post: Accepting<paths['/links']['post'], LinkCreateFields>
  }
  '/links/{id}': Omit<paths['/links/{id}'], 'put'> & {
    put: Accepting<paths['/links/{id}']['put'], LinkUpdateFields>
  }
  '/pixels': Omit<paths['/pixels'], 'post'> & {
    post: Accepting<paths['/pixels']['post'], PixelCreateFields>
  }
  '/pixels/{id}': Omit<paths['/pixels/{id}'], 'put'> & {
    put: Accepting<paths['/pixels/{id}']['put'], PixelUpdateFields>
  }
}

/**
 * A client of the ten operations (section 4), with one method per HTTP method: `client.GET('/links/{id}',
 * …)`. A method resolves with `{ data, response }` on success, and with `{ error, response }` otherwise.
 * `error` is the body: parsed JSON, or text if it is not JSON. `response.ok` shows success even if there is
 * no body. A method rejects only if there is no response.
 */
export type Client = FetchClient<ClientPaths, 'application/json'>

/**
 * Creates a client that sends the headers and form bodies of sections 4 and 5. Works wherever there is a
 * `fetch`.
 *
 * @throws TypeError if a header cannot carry the key. No error repeats the key.
 * @example
 * ```ts
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010/api/v1', apiKey: 'demo-key' })
 * const { data, error } = await client.GET('/links/{id}', { params: { path: { id: 1 } } })
 * ```
 */
export function createClient({ baseUrl, apiKey, fetch = platformFetch }: ClientOptions): Client {
  // The platform's own error would quote the whole header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(
      'Failed to create the client: apiKey must be visible ASCII characters without spaces.',
    )
  }
  const client = createFetchClient<ClientPaths, 'application/json'>({
    baseUrl: absolute(baseUrl),
    fetch,
    headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}` },
    // The types of ClientPaths allow nothing else.
    bodySerializer: (fields: unknown) => encodeForm(fields as FormFields),
  })
  // openapi-fetch labels every body as JSON; here all bodies are forms (section 4).
  client.use({
    onRequest({ request }) {
      if (request.headers.has('Content-Type')) request.headers.set('Content-Type', formType)
    },
  })
  return client
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
