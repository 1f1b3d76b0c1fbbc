import { isObject, leavesOf, nodesOf, textOf } from '../core/match.ts'

/** A run's word, and the marker of one record: `slk-5f3a9c1b-0017`. */
export const runPattern = /^slk-[0-9a-f]{8}$/
export const markerPattern = /^slk-[0-9a-f]{8}-\d{4,}$/

/** A marker in its other spelling, for aliases: letters and digits alone. */
export function compact(marker: string): string {
  return marker.replaceAll('-', '')
}

/**
 * Whether a text holds a marker in one of its spellings, and not only the beginning of a longer one; or the word of a
 * run, which every marker of the run begins with.
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

/** A text with one marker in the place of another, in both spellings. */
export function remarked(text: string, marker: string, other: string): string {
  return text.replaceAll(marker, other).replaceAll(compact(marker), compact(other))
}

/**
 * The pointers of the values that hold a marker. Where the id holds it too, an address of the record is none of them:
 * it may only repeat what was asked for.
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
 * The records in a body that carry a marker: the elements of its outermost list, or the whole when it has none. The
 * address of a page is no record: it only repeats what was searched for.
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
