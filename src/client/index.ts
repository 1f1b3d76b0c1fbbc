export { type Client, type ClientOptions, type ClientPaths, createClient } from './client.ts'
export type {
  FormFields,
  LinkCreateFields,
  LinkUpdateFields,
  PixelCreateFields,
  PixelUpdateFields,
} from './fields.ts'
export { encodeForm } from './form.ts'
