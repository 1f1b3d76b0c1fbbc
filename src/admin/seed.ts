import type { Link, Seed } from '../store/entities.ts'
import { parseSeed } from '../store/seeds/file.ts'
import { SeedError } from '../store/seeds/index.ts'
import { linkRow, pixelRow } from '../store/seeds/rows.ts'
import type { Store } from '../store/store.ts'
import { hidden } from '../wire/secrets.ts'
import { invalid } from './router.ts'

/**
 * Parses a seed in JSON or YAML. Throws AdminError with its mistakes. Records may be of any time: the clock of the account
 * from which they were exported may have been moved.
 */
export function seedIn(content: string | Uint8Array, now: number): Seed {
  try {
    return parseSeed(content, now, 'of the request', 'any')
  } catch (error) {
    if (error instanceof SeedError) throw invalid('The seed is not valid', error.issues)
    throw error
  }
}

/** Returns the records of a store as a seed file. Passwords are hidden. */
export function seedFileOf({ domains, spaces, pixels, links }: Store) {
  return {
    domains: [...domains.values()].map(({ id, name }) => ({ id, name })),
    spaces: [...spaces.values()].map(({ id, name }) => ({ id, name })),
    pixels: [...pixels.values()].map(pixelRow),
    links: [...links.values()].map(link => linkRow(withoutPasswords(link))),
  }
}

/** Returns a link whose passwords are hidden. */
export function withoutPasswords(link: Link): Link {
  const { password, privacy_password } = link
  return { ...link, password: password && hidden, privacy_password: privacy_password && hidden }
}

/** Replaces hidden passwords by those that a link has in the store, so that what was read can be sent back. */
export function withPasswords(link: Link, stored: Link | undefined): Link {
  const { password, privacy_password } = link
  return {
    ...link,
    password: password === hidden ? (stored?.password ?? password) : password,
    privacy_password:
      privacy_password === hidden ? (stored?.privacy_password ?? privacy_password) : privacy_password,
  }
}
