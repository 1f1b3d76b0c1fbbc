import type { Link, Pixel } from '../../store/entities.ts'
import { unsetLink } from '../../store/link.ts'

// Records as rows of a seed file, one line of JSON each. Records are never changed in place, so the line of a
// record is written once.

const linkLines = new WeakMap<Link, string>()
const pixelLines = new WeakMap<Pixel, string>()
const defaults = new Map<string, unknown>(Object.entries({ ...unsetLink(), clicks: 0 }))

/** Returns the line of a link. Members that have their defaults are left out. */
export function linkLine(link: Link): string {
  return remembered(linkLines, link, () => {
    const { id, url, alias, domain_id, title, created_at, updated_at, updates, ...rest } = link
    const set = Object.entries(rest).filter(([name, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== defaults.get(name),
    )
    const times = timesOf(created_at, updated_at, updates)
    return JSON.stringify({ id, url, alias, domain_id, title, ...Object.fromEntries(set), ...times })
  })
}

/** Returns the line of a pixel. */
export function pixelLine(pixel: Pixel): string {
  return remembered(pixelLines, pixel, () => {
    const { id, name, type, value, created_at, updated_at, updates } = pixel
    return JSON.stringify({ id, name, type, value, ...timesOf(created_at, updated_at, updates) })
  })
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

function remembered<E extends object>(lines: WeakMap<E, string>, record: E, write: () => string): string {
  let line = lines.get(record)
  if (line === undefined) {
    line = write()
    lines.set(record, line)
  }
  return line
}
