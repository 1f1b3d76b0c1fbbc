import type { Link } from '../../src/store/entities.ts'
import type { SortRule } from '../../src/store/view/order.ts'
import type { MatchRule } from '../../src/store/view/search.ts'
import { type LinkQuery, statusOf } from './link-view.ts'

// The expected result of a view, from plain filtering, sorting and slicing.

function matches(match: MatchRule, value: string | null, sought: string): boolean {
  if (sought === '') return true
  if (value === null) return false
  const [text, part] =
    match.case === 'sensitive' ? [value, sought] : [value.toLowerCase(), sought.toLowerCase()]
  if (match.where === 'whole') return text === part
  if (match.where === 'words' || match.where === 'word-starts') {
    const [there, words] = [wordsOf(text), wordsOf(part)]
    if (match.where === 'word-starts') return words.every(word => there.some(one => one.indexOf(word) === 0))
    return words.length === 0 ? there.length === 0 : words.every(word => there.includes(word))
  }
  return match.where === 'start' ? text.indexOf(part) === 0 : text.indexOf(part) >= 0
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function compareTexts(rule: SortRule['text'], a: string, b: string): number {
  if (rule === 'locale') return a.localeCompare(b, 'en')
  const points = (text: string) =>
    [...(rule === 'folded' ? text.toLowerCase() : text)].map(c => c.codePointAt(0)!)
  const [left, right] = [points(a), points(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** The ids of a page of links, and how many links the query finds. */
export function plainly(links: Link[], query: LinkQuery, match: MatchRule, order: SortRule) {
  const { status, domain_id, space_id, pixel_id, alias } = query.filters
  const found = links.filter(
    link =>
      (status === undefined || statusOf(link, query.now) === status) &&
      (domain_id === undefined || link.domain_id === domain_id) &&
      (space_id === undefined || link.space_id === space_id) &&
      (pixel_id === undefined || link.pixel_ids.some(id => id === pixel_id)) &&
      (alias === undefined || link.alias === alias) &&
      (!query.search || matches(match, link[query.search.by], query.search.text)),
  )
  const sign = query.descending ? -1 : 1
  found.sort((a, b) => {
    const [left, right] = [a[query.sortBy], b[query.sortBy]]
    const ties = order.ties === 'id' ? sign * (a.id - b.id) : a.id - b.id
    if (left === null || right === null) {
      if (left === right) return ties
      const nullFirst = order.unset === 'lowest' && !query.descending
      return (left === null) === nullFirst ? -1 : 1
    }
    const compared =
      typeof left === 'string' ? compareTexts(order.text, left, String(right)) : left - Number(right)
    return compared === 0 ? ties : sign * compared
  })
  return { ids: found.slice(query.skip, query.skip + query.take).map(link => link.id), total: found.length }
}
