import { shownText } from '../parts/shown.ts'

/** Writes JSON on several lines, with characters that cannot be seen written visibly. */
export function jsonText(json: unknown): string {
  return shownLines(JSON.stringify(json, null, 2) ?? '')
}

/** Writes a text of several lines visibly. Line breaks and tabs stay as they are. */
export function shownLines(text: string): string {
  return text
    .split(/(\n|\t)/)
    .map((part, index) => (index % 2 === 0 ? shownText(part) : part))
    .join('')
}
