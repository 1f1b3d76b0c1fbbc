import { createDatabase, type Database } from '../../src/store/database.ts'
import type { Link } from '../../src/store/entities.ts'

export const now = Date.UTC(2026, 0, 2)

/** A database whose aliases are `made-1`, `made-2` and so on, and whose titles come from the url. */
export function emptyDatabase(): Database {
  let aliases = 0
  return createDatabase({
    now: () => now,
    alias: () => `made-${++aliases}`,
    title: ({ url }) => (url === 'https://untitled.example/' ? null : `Title of ${url}`),
  })
}

/** The link that `db.link.create()` creates first. */
export const bareLink: Link = {
  id: 1,
  url: 'https://example.com/',
  alias: 'made-1',
  alias_generated: true,
  domain_id: 1,
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
  title: 'Title of https://example.com/',
  clicks: 0,
  created_at: now,
  updated_at: now,
  updates: 0,
}
