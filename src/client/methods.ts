import type { FetchOptions, FetchResponse, Client as OpenApiClient, ParseAs } from 'openapi-fetch'
import type { Link, Pixel, paths } from '../generated/openapi.ts'
import type { LinkCreateFields, LinkUpdateFields, PixelCreateFields, PixelUpdateFields } from './fields.ts'

/** The fields of a path's request body, and the record that the path is about. */
export interface ClientBodies {
  '/links': { fields: LinkCreateFields; record: Link }
  '/links/{id}': { fields: LinkUpdateFields; record: Link }
  '/pixels': { fields: PixelCreateFields; record: Pixel }
  '/pixels/{id}': { fields: PixelUpdateFields; record: Pixel }
}

/**
 * Refuses a body with an unknown field, also if the body is a variable. The error names the field. Members of
 * the record that are no fields, such as `id`, are accepted, so that a record can be a body.
 */
export type ClientBody<Path extends keyof ClientBodies, Body> = ClientBodies[Path]['fields'] &
  // The first branch is never chosen. TypeScript infers Body from it.
  ([Body] extends [never]
    ? Body
    : {
        [Name in Exclude<
          keyof Body & string,
          keyof ClientBodies[Path]['fields'] | keyof ClientBodies[Path]['record']
        >]: `'${Name}' is not a field of this operation`
      })

/** Options of a request: `params`, and what `fetch` and openapi-fetch accept. */
export type ClientRequest<Operation, As> = Omit<FetchOptions<Operation>, 'body' | 'parseAs'> & {
  /** How the body of a successful response is read. @default 'json' */
  parseAs?: As
}

/** What a request resolves with: `{ data, response }`, or `{ error, response }` if it was refused. */
export type ClientResult<Operation extends object, As> = FetchResponse<
  Operation,
  { parseAs: As },
  'application/json'
>

/**
 * A client of the ten operations (section 4), with one method per HTTP method: `client.GET('/links/{id}',
 * …)`. A method resolves with `{ data, response }` on success, and with `{ error, response }` otherwise.
 * `error` is the body: parsed JSON, or text if it is not JSON. `response.ok` shows success even if there is
 * no body. A method rejects only if there is no response.
 */
export interface Client extends Pick<OpenApiClient<paths, 'application/json'>, 'use' | 'eject'> {
  // Each method spells its paths out, so that the error of a wrong path lists them.

  /** Reads a record, or a page of a list. */
  GET<Path extends '/links' | '/links/{id}' | '/pixels' | '/pixels/{id}', As extends ParseAs = 'json'>(
    path: Path,
    ...options: Path extends '/links' | '/pixels'
      ? [options?: ClientRequest<paths[Path]['get'], As>]
      : [options: ClientRequest<paths[Path]['get'], As>]
  ): Promise<ClientResult<paths[Path]['get'], As>>
  /** Creates a record. */
  POST<Path extends '/links' | '/pixels', Body, As extends ParseAs = 'json'>(
    path: Path,
    options: ClientRequest<paths[Path]['post'], As> & { body: ClientBody<Path, Body> },
  ): Promise<ClientResult<paths[Path]['post'], As>>
  /** Updates the fields that are in the body. */
  PUT<Path extends '/links/{id}' | '/pixels/{id}', Body, As extends ParseAs = 'json'>(
    path: Path,
    options: ClientRequest<paths[Path]['put'], As> & { body: ClientBody<Path, Body> },
  ): Promise<ClientResult<paths[Path]['put'], As>>
  /** Deletes a record. */
  DELETE<Path extends '/links/{id}' | '/pixels/{id}', As extends ParseAs = 'json'>(
    path: Path,
    options: ClientRequest<paths[Path]['delete'], As>,
  ): Promise<ClientResult<paths[Path]['delete'], As>>
}
