import type { Link } from '../entities.ts'
import { titleOf } from '../titles.ts'
import type { Random } from './random.ts'

const ALIAS_LENGTH = 6
const ALIAS_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** What a link of a seed says: these members, and of the others those that are not to have their default. */
export type GivenLink = Pick<Link, 'id' | 'url' | 'alias' | 'domain_id' | 'created_at'> & {
  [K in keyof Link]?: Link[K] | null
}

/** A link with every member set, always in the same order, so that equal seeds are equal bytes. */
export function completeLink(given: GivenLink): Link {
  return {
    id: given.id,
    url: given.url,
    alias: given.alias,
    domain_id: given.domain_id,
    space_id: given.space_id ?? null,
    pixel_ids: given.pixel_ids ?? [],
    password: given.password ?? null,
    privacy_password: given.privacy_password ?? null,
    disabled: given.disabled ?? 0,
    privacy: given.privacy ?? 0,
    expiration_url: given.expiration_url ?? null,
    expiration_date: given.expiration_date ?? null,
    expiration_time: given.expiration_time ?? null,
    expiration_clicks: given.expiration_clicks ?? null,
    target_type: given.target_type ?? null,
    country: given.country ?? [],
    platform: given.platform ?? [],
    language: given.language ?? [],
    rotation: given.rotation ?? [],
    title: given.title === undefined ? titleOf(given.url, 'host-and-path') : given.title,
    clicks: given.clicks ?? 0,
    created_at: given.created_at,
    updated_at: given.updated_at ?? given.created_at,
  }
}

/**
 * An alias like those that the service makes, and records it in `taken`. It differs from those there by more than
 * its case, so that a dialect in which case does not count can hold the same seed.
 */
export function randomAlias(random: Random, taken: Set<string>): string {
  for (;;) {
    let alias = ''
    while (alias.length < ALIAS_LENGTH) {
      alias += ALIAS_CHARACTERS.charAt(random.integer(0, ALIAS_CHARACTERS.length - 1))
    }
    const folded = alias.toLowerCase()
    if (taken.has(folded)) continue
    taken.add(folded)
    return alias
  }
}
