import type { components } from '../generated/openapi.ts'

type Schemas = components['schemas']

/**
 * The fields of a form before encoding (sections 2.1, 2.2). Required fields are always present. In other
 * fields, null is sent empty, which clears the field, and undefined is not sent.
 */
type Fields<Schema, Required extends keyof Schema> = Pick<Schema, Required> & Optional<Schema, Required>
type Optional<Schema, Required> = {
  [Name in keyof Schema as Name extends Required ? never : Name]?: Schema[Name] | null | undefined
}

/** The fields of an update. Fields that a create requires may be left out, but not cleared. */
type Changes<Schema, Required extends keyof Schema> = Optional<Schema, Required> & {
  [Name in Required]?: Schema[Name] | undefined
}

/**
 * Fields of `POST /links` (sections 2.1, 4.1). Only `url` is required: `disabled` and `privacy` have
 * defaults.
 */
export type LinkCreateFields = Fields<Schemas['LinkCreate'], 'url'>

/** Fields of `PUT /links/{id}` (sections 2.1, 4.1). Without the domain, because a link keeps its domain. */
export type LinkUpdateFields = Changes<Schemas['LinkUpdate'], 'url'> & { domain_id?: never; domain?: never }

/** Fields of `POST /pixels` (sections 2.2, 4.2). */
export type PixelCreateFields = Fields<Schemas['PixelCreate'], 'name' | 'type' | 'value'>

/** Fields of `PUT /pixels/{id}` (sections 2.2, 4.2). */
export type PixelUpdateFields = Changes<Schemas['PixelUpdate'], 'name' | 'type' | 'value'>

/** Fields of any request that has a body. */
export type FormFields = LinkCreateFields | LinkUpdateFields | PixelCreateFields | PixelUpdateFields
