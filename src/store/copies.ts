import type { Link, Pixel, Seed } from './entities.ts'

// These functions name every member, so that all copies have the same hidden class. A spread of so many members
// can give each copy a class of its own: then a link takes 0.5 kB more, and every access to its members is slow.

/** Returns a seed with copies of its links and pixels. */
export function copyOfSeed(seed: Seed): Seed {
  return { ...seed, pixels: seed.pixels.map(copyOfPixel), links: seed.links.map(copyOfLink) }
}

/** Returns a copy of a link, with the same lists. */
export function copyOfLink(link: Link): Link {
  return {
    id: link.id,
    url: link.url,
    alias: link.alias,
    alias_generated: link.alias_generated,
    domain_id: link.domain_id,
    space_id: link.space_id,
    pixel_ids: link.pixel_ids,
    password: link.password,
    privacy_password: link.privacy_password,
    disabled: link.disabled,
    privacy: link.privacy,
    expiration_url: link.expiration_url,
    expiration_date: link.expiration_date,
    expiration_time: link.expiration_time,
    expiration_clicks: link.expiration_clicks,
    target_type: link.target_type,
    country: link.country,
    platform: link.platform,
    language: link.language,
    rotation: link.rotation,
    title: link.title,
    clicks: link.clicks,
    created_at: link.created_at,
    updated_at: link.updated_at,
    updates: link.updates,
  }
}

/** Returns a copy of a pixel. */
export function copyOfPixel(pixel: Pixel): Pixel {
  return {
    id: pixel.id,
    name: pixel.name,
    type: pixel.type,
    value: pixel.value,
    created_at: pixel.created_at,
    updated_at: pixel.updated_at,
    updates: pixel.updates,
  }
}

const empty = Object.freeze([]) as unknown as never[]

/** Replaces the empty lists of a link by one that all links share, as most of their lists are empty. */
export function shareEmptyLists(link: Link): Link {
  if (link.pixel_ids.length === 0) link.pixel_ids = empty
  if (link.country.length === 0) link.country = empty
  if (link.platform.length === 0) link.platform = empty
  if (link.language.length === 0) link.language = empty
  if (link.rotation.length === 0) link.rotation = empty
  return link
}
