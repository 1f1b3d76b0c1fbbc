import { describe, expect, test } from 'vitest'
import { pagesAround } from '../src/ui/pages-around.ts'
import {
  hrefOf,
  linkDefaults,
  linkParameters,
  pixelParameters,
  readLinkQuery,
  readPixelQuery,
} from '../src/url/list-query.ts'

describe('the address of the links page', () => {
  test.each([
    ['', {}],
    ['?search=a%26b&search_by=alias', { search: 'a&b', search_by: 'alias' }],
    ['?status=3&space_id=2&domain_id=1&pixel_id=7', { status: 3, space_id: 2, domain_id: 1, pixel_id: 7 }],
    [
      '?sort_by=clicks&sort=asc&per_page=100&page=4',
      { sort_by: 'clicks', sort: 'asc', per_page: 100, page: 4 },
    ],
    ['?per_page=7&status=9&sort_by=foo&page=-1&space_id=x', {}],
  ])('%s', (search, changes) => {
    const query = { ...linkDefaults, ...changes }
    expect(readLinkQuery(new URLSearchParams(search))).toEqual(query)
    expect(readLinkQuery(new URL(hrefOf('/', query, linkDefaults), 'http://x').searchParams)).toEqual(query)
  })

  test('leaves out default values', () => {
    expect(hrefOf('/', linkDefaults, linkDefaults)).toBe('/')
    expect(hrefOf('/', { ...linkDefaults, page: 2 }, linkDefaults)).toBe('/?page=2')
  })
})

test('filters that are not set are not sent', () => {
  const always = { sort_by: 'id', sort: 'desc', per_page: 25, page: 1 }
  expect(linkParameters(linkDefaults)).toEqual({ ...always, status: 0 })
  expect(linkParameters({ ...linkDefaults, search: 'tent', pixel_id: 3 })).toEqual({
    ...always,
    status: 0,
    search: 'tent',
    search_by: 'title',
    pixel_id: 3,
  })
  expect(pixelParameters(readPixelQuery(new URLSearchParams('?type=foo')))).toEqual(always)
  expect(pixelParameters(readPixelQuery(new URLSearchParams('?type=x')))).toEqual({ ...always, type: 'x' })
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, -9, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
])('pages beside page %i of %i', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages)
})
