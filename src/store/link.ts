import type { Link } from './entities.ts'
import { titleOf } from './titles.ts'

/** Returns the defaults of a link's input fields, with new lists each time. */
export function unsetLink() {
  return {
    space_id: null,
    pixel_ids: [],
    password: null,
    privacy_password: null,
    disabled: 0,
    privacy: 0,
    expiration_url: null,
    expiration_date: null,
    expiration_time: null,
    expiration_clicks: null,
    target_type: null,
    country: [],
    platform: [],
    language: [],
    rotation: [],
  } satisfies Partial<Link>
}

/** The values of a link. A value that is not required may be null or missing; then its default is used. */
export type GivenLink = Pick<Link, 'id' | 'url' | 'alias' | 'domain_id' | 'created_at'> & {
  [K in keyof Link]?: Link[K] | null
}

/** Returns a link with every member set, always in the same order, so that equal links have equal JSON. */
export function completeLink(given: GivenLink): Link {
  const unset = unsetLink()
  const { id, url, alias, domain_id, created_at } = given
  return {
    id,
    url,
    alias,
    alias_generated: given.alias_generated ?? false,
    domain_id,
    space_id: given.space_id ?? unset.space_id,
    pixel_ids: given.pixel_ids ?? unset.pixel_ids,
    password: given.password ?? unset.password,
    privacy_password: given.privacy_password ?? unset.privacy_password,
    disabled: given.disabled ?? unset.disabled,
    privacy: given.privacy ?? unset.privacy,
    expiration_url: given.expiration_url ?? unset.expiration_url,
    expiration_date: given.expiration_date ?? unset.expiration_date,
    expiration_time: given.expiration_time ?? unset.expiration_time,
    expiration_clicks: given.expiration_clicks ?? unset.expiration_clicks,
    target_type: given.target_type ?? unset.target_type,
    country: given.country ?? unset.country,
    platform: given.platform ?? unset.platform,
    language: given.language ?? unset.language,
    rotation: given.rotation ?? unset.rotation,
    title: given.title === undefined ? titleOf({ url }, 'host-and-path') : given.title,
    clicks: given.clicks ?? 0,
    created_at,
    updated_at: given.updated_at ?? created_at,
    updates: given.updates ?? ((given.updated_at ?? created_at) > created_at ? 1 : 0),
  }
}
