/** Match the word of a run, and the marker of one record: `slk-5f3a9c1b-0017`. */
export const runPattern = /^slk-[0-9a-f]{8}$/
export const markerPattern = /^slk-[0-9a-f]{8}-\d{4,}$/

/** Returns a marker in its spelling for aliases: letters and digits only. */
export function compact(marker: string): string {
  return marker.replaceAll('-', '')
}

/**
 * Whether a text, or the JSON of another value, contains a marker in one of its spellings, and not only as
 * the beginning of a longer one: `slk-5f3a9c1b-0017` is not in `slk-5f3a9c1b-00175`. Given the word of a run,
 * also matches any marker of the run, since each begins with the word. The case does not matter: a server may
 * store texts in upper case.
 */
export function carries(value: unknown, marker: string): boolean {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase()
  if (runPattern.test(marker)) return text.includes(marker) || text.includes(compact(marker))
  return holdsWhole(text, marker) || holdsWhole(text, compact(marker))
}

/** Whether a text contains a marker of any run of the suite. */
export function carriesAny(text: string): boolean {
  return /slk-?[0-9a-f]{8}/i.test(text)
}

function holdsWhole(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\d/.test(text[at + word.length] ?? '')) return true
  }
  return false
}

/** Replaces a marker in a text by another, in both spellings. */
export function remarked(text: string, marker: string, other: string): string {
  return text.replaceAll(marker, other).replaceAll(compact(marker), compact(other))
}
