/** A section of the documentation. */
export interface SearchSection {
  /** The title of its page. */
  page: string
  title: string
  /** From the root of the site. */
  address: string
  text: string
}

const most = 20
const excerptLength = 160

/** Returns the words of a query, in lower case. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Returns the sections that contain all words, the best first. A word in a title counts more than one in the text. */
export function bestSections(sections: readonly SearchSection[], words: readonly string[]): SearchSection[] {
  if (words.length === 0) return []
  return sections
    .map(section => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ section }) => section)
}

function scoreOf({ page, title, text }: SearchSection, words: readonly string[]): number {
  let total = 0
  for (const word of words) {
    const score = 8 * countAs(title, word) + 3 * countAs(page, word) + Math.min(2, countAs(text, word))
    if (score === 0) return 0
    total += score
  }
  return total
}

/** Returns 2 if a text has a word that starts so, 1 if it contains it anywhere, else 0. */
function countAs(text: string, word: string): number {
  const lower = text.toLowerCase()
  const place = lower.indexOf(word)
  if (place < 0) return 0
  return place === 0 || !/[\p{L}\p{N}]/u.test(lower[place - 1] ?? '') ? 2 : 1
}

/** A part of an excerpt. */
export interface ExcerptPart {
  text: string
  isMatch: boolean
}

/** Returns the part of a text around the first word that it contains, with each match apart. */
export function excerpt(text: string, words: readonly string[]): ExcerptPart[] {
  const lower = text.toLowerCase()
  const places = words.map(word => lower.indexOf(word)).filter(place => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const start = first < 60 ? 0 : text.indexOf(' ', first - 60) + 1
  const shown = text.slice(start, start + excerptLength)
  const parts = start > 0 ? [{ text: '… ', isMatch: false }] : []
  parts.push(...marked(shown, words))
  if (start + excerptLength < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

function marked(text: string, words: readonly string[]): ExcerptPart[] {
  if (words.length === 0) return [{ text, isMatch: false }]
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi')
  return text.split(pattern).map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
