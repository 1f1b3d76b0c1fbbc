/**
 * A typed client of the interface, for any server that implements it.
 *
 * @module shortlink-kit/client
 */

export { type ClientOptions, createClient } from './client.ts'
export type {
  ClearableFields,
  FormFields,
  LinkCreateFields,
  LinkUpdateFields,
  PixelCreateFields,
  PixelUpdateFields,
} from './fields.ts'
export { encodeForm } from './form.ts'
export type { Client, ClientBodies, ClientBody, ClientRequest, ClientResult } from './methods.ts'
