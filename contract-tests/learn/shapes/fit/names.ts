/** Other words that services use for a value, by the name of the value. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  url: ['destination', 'target', 'dest', 'long', 'original', 'href', 'location'],
  alias: ['slug', 'code', 'handle', 'keyword', 'hash', 'back'],
  alias_generated: ['auto', 'automatic', 'random', 'custom', 'vanity'],
  short_url: ['short', 'shortened', 'share', 'shortlink'],
  title: ['label', 'caption'],
  name: ['label', 'title'],
  clicks: ['hits', 'visits', 'views', 'count', 'total'],
  privacy: ['visibility', 'access', 'stats'],
  disabled: ['enabled', 'active', 'live', 'off', 'on'],
  status: ['state'],
  expiration_url: ['fallback', 'expired'],
  expiration_clicks: ['limit', 'max'],
  expires_at: ['expiry', 'expires', 'until', 'expiration'],
  created_at: ['created', 'since', 'inserted', 'create'],
  updated_at: ['updated', 'modified', 'changed', 'update'],
  country: ['countries', 'geo'],
  platform: ['platforms'],
  language: ['languages', 'locales'],
  rotation: ['rotations'],
  target_type: ['targeting', 'mode', 'routing'],
  pixel_ids: ['pixels', 'pixel'],
  space_id: ['space', 'workspace', 'folder'],
  domain_id: ['domain'],
  type: ['kind', 'provider', 'vendor'],
  value: ['tag', 'code', 'key', 'identifier'],
  per_page: ['size', 'limit', 'page'],
  last_page: ['pages', 'page'],
  total: ['count', 'elements', 'records', 'items', 'results', 'size'],
  page: ['number', 'current'],
  remaining: ['left', 'more', 'rest'],
}

function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && word !== 'id' && word !== 'ids')
}

/**
 * Returns how far the name of a place is from the name of a value, from 0 (the same words) to 1. It decides
 * between values that explain a place equally well, and whether a name suggests a value.
 * @param path names of members, outermost first
 */
export function distance(path: readonly string[], value: string): number {
  const own = words(value)
  const last = words(path.at(-1) ?? '')
  if (last.join() === own.join()) return 0
  const around = path.slice(-2).flatMap(words)
  const known = synonyms[value] ?? []
  if (around.join() === own.join()) return 0.1
  const shared = own.filter(word => around.includes(word)).length / Math.max(own.length, around.length, 1)
  const meant = last.some(word => known.includes(word)) ? 0.5 : 0
  return 1 - Math.max(shared * 0.8, meant)
}
