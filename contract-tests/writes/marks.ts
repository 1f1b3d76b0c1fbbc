import { isObject, leavesOf, nodesOf, textOf } from '../core/match.ts'

/** Match the word of a run, and the marker of one record: `slk-5f3a9c1b-0017`. */
export const runPattern = /^slk-[0-9a-f]{8}$/
export const markerPattern = /^slk-[0-9a-f]{8}-\d{4,}$/

/** Returns a marker in its spelling for aliases: letters and digits only. */
export function compact(marker: string): string {
  return marker.replaceAll('-', '')
}

/**
 * Whether a text contains a marker in one of its spellings, and not only as the beginning of a longer one.
 * Given the word of a run, also matches any marker of the run, since each begins with the word.
 */
export function carries(text: string, marker: string): boolean {
  if (runPattern.test(marker)) return text.includes(marker) || text.includes(compact(marker))
  return holdsWhole(text, marker) || holdsWhole(text, compact(marker))
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

/**
 * Returns the pointers of the values that contain a marker. If the id contains the marker too, a value that
 * contains the id does not count: it may only echo the address of the request.
 */
export function marksIn(document: unknown, marker: string, id = ''): string[] {
  const repeats = (text: string) => carries(id, marker) && text.includes(id)
  return leavesOf(document)
    .filter(({ value }) => {
      const text = textOf(value) ?? ''
      return carries(text, marker) && !repeats(text)
    })
    .map(({ pointer }) => pointer)
}

/**
 * Returns the records in a body that carry a marker: elements of its outermost list that has some, or the
 * whole body if no list has. The address of a page does not count, since it only echoes the search text.
 */
export function recordsWith(document: unknown, marker: string): unknown[] {
  const words = [marker, compact(marker)]
  const isPage = /[?&]search=/
  const has = (value: unknown) =>
    leavesOf(value)
      .map(leaf => textOf(leaf.value) ?? '')
      .some(text => words.some(word => text.includes(word)) && !isPage.test(text))
  for (const { value } of nodesOf(document)) {
    const elements = Array.isArray(value) ? value.filter(element => isObject(element) && has(element)) : []
    if (elements.length > 0) return elements
  }
  return has(document) ? [document] : []
}
