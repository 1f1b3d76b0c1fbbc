/**
 * A typed client of the interface, for any server that implements it.
 *
 * @module shortlink-kit/client
 */

export {
  type AdminAccount,
  type AdminClient,
  type AdminClientOptions,
  type AdminRefusal,
  type ClockFacts,
  type CountedFinding,
  createAdminClient,
  type DialectFacts,
  type FoundRequests,
  type NearMiss,
  type RecordedExchange,
  type RecordedLink,
  type RecordedPixel,
  type RecordedRequest,
  type SetFault,
} from './admin.ts'
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
