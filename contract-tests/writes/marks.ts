import { carries, compact } from '../core/marker.ts'
import { isJsonObject, leavesOf, nodesOf, textOf } from '../core/match.ts'

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
 * Returns the records in a body that contain a marker: the marked elements of the outermost list that has
 * any, or the whole body if no list has any. The address of a page does not count, since it only echoes the
 * search text.
 */
export function recordsWith(document: unknown, marker: string): unknown[] {
  const words = [marker, compact(marker)]
  const isPage = /[?&]search=/
  const has = (value: unknown) =>
    leavesOf(value)
      .map(leaf => (textOf(leaf.value) ?? '').toLowerCase())
      .some(text => words.some(word => text.includes(word)) && !isPage.test(text))
  for (const { value } of nodesOf(document)) {
    const elements = Array.isArray(value)
      ? value.filter(element => isJsonObject(element) && has(element))
      : []
    if (elements.length > 0) return elements
  }
  return has(document) ? [document] : []
}
