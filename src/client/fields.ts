import type { LinkCreate, LinkUpdate, PixelCreate } from '../generated/openapi.ts'

/** Fields that need not be sent: null is sent empty, which clears the field, and undefined is not sent. */
export type ClearableFields<Fields> = { [Name in keyof Fields]?: Fields[Name] | null | undefined }

/**
 * Fields of `POST /links` (sections 2.1, 4.1). Only `url` is required: `disabled` and `privacy` have
 * defaults.
 */
export interface LinkCreateFields extends Pick<LinkCreate, 'url'>, ClearableFields<Omit<LinkCreate, 'url'>> {}

/**
 * Fields of `PUT /links/{id}` (sections 2.1, 4.1). The URL cannot be cleared. The domain cannot be sent,
 * because a link keeps its domain.
 */
export interface LinkUpdateFields extends ClearableFields<Omit<LinkUpdate, 'url'>> {
  url?: LinkUpdate['url'] | undefined
  domain_id?: never
  domain?: never
}

/** Fields of `POST /pixels` (sections 2.2, 4.2). */
export interface PixelCreateFields extends Pick<PixelCreate, 'name' | 'type' | 'value'> {}

/** Fields of `PUT /pixels/{id}` (sections 2.2, 4.2). None of them can be cleared. */
export type PixelUpdateFields = { [Name in keyof PixelCreateFields]?: PixelCreateFields[Name] | undefined }

/** Fields of any request that has a body. */
export type FormFields = LinkCreateFields | LinkUpdateFields | PixelCreateFields | PixelUpdateFields
