import type { Draw } from '../grammar/index.ts'

/** Whether a search finds a text. The document says "free text", which leaves open how. */
export function finds(text: string | null, search: string, draw: Draw): boolean {
  if (text === null) return false
  const fold = (one: string) => (draw['search.case'] === 'insensitive' ? one.toLowerCase() : one)
  const [hay, needle] = [fold(text), fold(search)]
  switch (draw['search.match']) {
    case 'anywhere':
      return hay.includes(needle)
    case 'start':
      return hay.startsWith(needle)
    case 'whole':
      return hay === needle
    case 'words':
      return wordsOf(needle).every(word => wordsOf(hay).includes(word))
    case 'word-starts':
      return wordsOf(needle).every(word => wordsOf(hay).some(one => one.startsWith(word)))
    case 'like':
      return likePattern(needle).test(hay)
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}

/** SQL's LIKE with the text between two percent signs, without escapes. */
function likePattern(needle: string): RegExp {
  const escaped = needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(escaped.replaceAll('%', '[^]*').replaceAll('_', '[^]'))
}

const collator = new Intl.Collator('en')
const numeric = new Intl.Collator('en', { numeric: true })

/** Compares two texts. An unset text is before all others. */
export function compareTexts(a: string | null, b: string | null, draw: Draw): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  switch (draw['sort.text']) {
    case 'folded':
      return compare(a.toLowerCase(), b.toLowerCase())
    case 'code-point':
      return compare(a, b)
    case 'locale':
      return collator.compare(a, b)
    case 'numeric':
      return numeric.compare(a, b)
  }
}

export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
