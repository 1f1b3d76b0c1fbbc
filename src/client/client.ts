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

/** Which server a client calls, and with which key. */
export interface ClientOptions {
  /** The base URL, `/api/v1` at its end included. Where there is a document it may be relative to its address. */
  baseUrl: string
  /** Sent with every request as `Authorization: Bearer <apiKey>` (section 5). */
  apiKey: string
  /** Sends the requests; the platform's `fetch`, as it is when a request is sent, if left out. */
  fetch?: (request: Request) => Promise<Response>
}

interface FormBody<Fields> {
  content: { 'application/x-www-form-urlencoded': Fields }
}

type Accepting<Operation, Fields> = Omit<Operation, 'requestBody'> & { requestBody: FormBody<Fields> }

/** The paths of section 4, whose bodies are written as fields that `encodeForm` takes. */
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
 * A client of the ten operations (section 4), one method per HTTP method: `client.GET('/links/{id}', …)`. Each gives
 * `{data, response}` on success and `{error, response}` on an answer that is none, where `error` is the body: its
 * parsed JSON, or text where it is no JSON. `response.ok` tells the two apart also where there is no body. It rejects
 * only when no answer came.
 */
export type Client = FetchClient<ClientPaths, 'application/json'>

/**
 * Makes a client that sends the headers and form bodies of sections 4 and 5. It works wherever there is `fetch`.
 *
 * @throws TypeError for a key that a header cannot carry. No error repeats the key.
 */
export function createClient({ baseUrl, apiKey, fetch = platformFetch }: ClientOptions): Client {
  // The platform's own complaint would quote the whole header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError(
      'Failed to create the client: apiKey must be visible ASCII characters without spaces.',
    )
  }
  const client = createFetchClient<ClientPaths, 'application/json'>({
    baseUrl: absolute(baseUrl),
    fetch,
    headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}` },
    // ClientPaths lets nothing else through.
    bodySerializer: (fields: unknown) => encodeForm(fields as FormFields),
  })
  // openapi-fetch says of every body that it is JSON; here all are forms (section 4).
  client.use({
    onRequest({ request }) {
      if (request.headers.has('Content-Type')) request.headers.set('Content-Type', formType)
    },
  })
  return client
}

/** What builds requests need not know the page, such as Node's own beside jsdom. */
function absolute(baseUrl: string): string {
  const page = globalThis.document?.baseURI
  return page === undefined ? baseUrl : new URL(baseUrl, page).href
}

const formType = 'application/x-www-form-urlencoded'

/** Looked up on each request, for tests and workers that replace it later. */
function platformFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request)
}
