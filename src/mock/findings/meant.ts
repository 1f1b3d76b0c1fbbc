import { nearest } from '../../documents/nearest.ts'

/** Names that other services use, by the document's name. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  url: ['link', 'href', 'target', 'target_url', 'destination', 'long_url', 'original_url', 'redirect_url'],
  alias: ['slug', 'code', 'short', 'short_code', 'keyword', 'back_half'],
  expiration_date: ['expires', 'expires_at', 'expiry', 'expire', 'expires_on', 'valid_until'],
  expiration_clicks: ['max_clicks', 'click_limit', 'max_visits'],
  per_page: ['limit', 'size', 'page_size', 'count', 'take'],
  search: ['q', 'query', 'filter', 'term', 'text'],
  sort: ['direction', 'dir'],
  sort_by: ['order', 'order_by', 'ordering'],
}

/**
 * Returns the name that a client probably meant, or several that fit equally well: `search_by or sort_by`.
 * Returns undefined if none is similar.
 */
export function meantName(sent: string, names: readonly string[]): string | undefined {
  const words = wordsOf(sent)
  const same = names.find(name => wordsOf(name).join() === words.join())
  if (same !== undefined) return same
  const joined = words.join('_')
  const synonym = names.find(name => synonyms[name]?.includes(joined))
  if (synonym !== undefined) return synonym
  const sharing = names.filter(name => contains(wordsOf(name), words) || contains(words, wordsOf(name)))
  if (sharing.length > 0 && sharing.length <= 3) return sharing.join(' or ')
  return nearest(joined, names)
}

/** Returns the words of a name in lower case and in the singular: `pixelIds[]` is pixel, id. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 64)
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
    .map(word =>
      /^(ids|links|pixels|dates|clicks|spaces|domains|urls)$/.test(word) ? word.slice(0, -1) : word,
    )
}

function contains(words: readonly string[], others: readonly string[]): boolean {
  return others.length > 0 && others.every(word => words.includes(word))
}
