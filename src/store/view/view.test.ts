import { describe, expect, test } from 'vitest'
import {
  all,
  day,
  emptyStore,
  follow,
  ids,
  usualMatch,
  usualOrder,
  viewOf,
} from '../../../tests/support/link-view.ts'
import type { SortRule } from './order.ts'
import type { MatchRule } from './search.ts'

describe('sort by title', () => {
  // U+FF5E comes before U+1F600 by code point, and after it by UTF-16 unit.
  const titles = ['b', 'B', null, 'a', '\u{1f600}', '\uff5e', 'é', null, 'b', 'C']
  test.each<[SortRule['text'], SortRule['unset'], SortRule['ties'], 'asc' | 'desc', number[]]>([
    ['folded', 'last', 'id', 'asc', [4, 1, 2, 9, 10, 7, 6, 5, 3, 8]],
    ['folded', 'last', 'id', 'desc', [5, 6, 7, 10, 9, 2, 1, 4, 8, 3]],
    ['folded', 'last', 'id-ascending', 'desc', [5, 6, 7, 10, 1, 2, 9, 4, 3, 8]],
    ['folded', 'lowest', 'id', 'asc', [3, 8, 4, 1, 2, 9, 10, 7, 6, 5]],
    ['folded', 'lowest', 'id', 'desc', [5, 6, 7, 10, 9, 2, 1, 4, 8, 3]],
    ['code-point', 'last', 'id', 'asc', [2, 10, 4, 1, 9, 7, 6, 5, 3, 8]],
    ['code-point', 'lowest', 'id-ascending', 'desc', [5, 6, 7, 1, 9, 4, 10, 2, 3, 8]],
    ['locale', 'last', 'id', 'asc', [6, 5, 4, 1, 9, 2, 10, 7, 3, 8]],
  ])('%s, unset %s, ties %s, %s', (text, unset, ties, direction, expected) => {
    const store = emptyStore()
    for (const title of titles) store.db.link.create({ title })
    const view = viewOf(usualMatch, { text, unset, ties })
    follow(store, view)
    expect(ids(view.query({ ...all, sortBy: 'title', descending: direction === 'desc' }))).toEqual(expected)
  })
})

describe('search', () => {
  const titles = ['Sale', 'sale', 'Wholesale', 'SALE now', null, 'Été', 'été 2', '']
  test.each<[MatchRule['where'], MatchRule['case'], string, number[]]>([
    ['anywhere', 'insensitive', 'SALE', [1, 2, 3, 4]],
    ['anywhere', 'insensitive', 'ÉTÉ', [6, 7]],
    ['anywhere', 'sensitive', 'sale', [2, 3]],
    ['start', 'insensitive', 'sale', [1, 2, 4]],
    ['start', 'sensitive', 'SALE', [4]],
    ['whole', 'insensitive', 'sAlE', [1, 2]],
    ['whole', 'sensitive', 'Sale', [1]],
    ['whole', 'sensitive', 'none', []],
    ['whole', 'insensitive', '', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('%s, %s: "%s"', (where, sense, text, expected) => {
    const store = emptyStore()
    for (const title of titles) store.db.link.create({ title })
    const view = viewOf({ where, case: sense }, usualOrder)
    follow(store, view)
    expect(ids(view.query({ ...all, search: { by: 'title', text } }))).toEqual(expected)
  })

  test('more searches than the cache holds, with writes between them', () => {
    const store = emptyStore()
    const view = viewOf(usualMatch, usualOrder)
    follow(store, view)
    for (let number = 100; number < 300; number++) {
      store.db.link.create({ title: `page ${number}` })
      const found = (text: string) => view.query({ ...all, search: { by: 'title', text } }).total
      expect(found(`${number}`)).toBe(1)
      expect(found('page 100')).toBe(1)
      expect(found('page')).toBe(number - 99)
    }
  })
})

test('the version changes with a write and when a link expires, and not otherwise', () => {
  const store = emptyStore()
  const view = viewOf(usualMatch, usualOrder)
  follow(store, view)
  const link = store.db.link.create({ expiration_date: '1970-01-11' })
  const seen = [
    view.version(0),
    view.version(9 * day),
    view.version(11 * day),
    view.version(12 * day),
    view.version(9 * day),
  ]
  store.links.update(link.id, { clicks: 1 })
  seen.push(view.version(9 * day))
  const changes = seen.slice(1).map((version, index) => version !== seen[index])
  expect(changes).toEqual([false, true, false, true, true])
})
