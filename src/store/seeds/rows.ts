import type { Link, Pixel } from '../entities.ts'
import { unsetLink } from '../link.ts'

// Records as rows of a seed file.

const defaults = new Map<string, unknown>(
  Object.entries({ ...unsetLink(), alias_generated: false, clicks: 0 }),
)

/** Returns the row of a link. Members that have their defaults are left out. */
export function linkRow(link: Link): object {
  const { id, url, alias, domain_id, title, created_at, updated_at, updates, ...rest } = link
  const set = Object.entries(rest).filter(([name, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== defaults.get(name),
  )
  const times = timesOf(created_at, updated_at, updates)
  return { id, url, alias, domain_id, title, ...Object.fromEntries(set), ...times }
}

/** Returns the row of a pixel. */
export function pixelRow(pixel: Pixel): object {
  const { id, name, type, value, created_at, updated_at, updates } = pixel
  return { id, name, type, value, ...timesOf(created_at, updated_at, updates) }
}

/** Returns the number of updates that a record has if its row states none. */
export function updatesBy(created_at: number, updated_at: number): number {
  return updated_at > created_at ? 1 : 0
}

function timesOf(created_at: number, updated_at: number, updates: number): object {
  return {
    created_at: new Date(created_at).toISOString(),
    ...(updated_at !== created_at && { updated_at: new Date(updated_at).toISOString() }),
    ...(updates !== updatesBy(created_at, updated_at) && { updates }),
  }
}
