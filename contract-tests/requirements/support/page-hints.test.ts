import { expect, it } from 'vitest'
import type { Exchange } from '../../core/exchange.ts'
import { hintsOf } from './page-hints.ts'

const exchange = (path: string, json: unknown, headers: Record<string, string> = {}): Exchange => ({
  request: { method: 'GET', path, headers: {} },
  answer: { status: 200, headers, text: JSON.stringify(json), json },
  durationMs: 0,
  attempts: 1,
})

it.each([
  [
    'the address of the third page, if the second was requested with the same parameter',
    '/links?per_page=10&more=key-10',
    { nextUrl: '/api/v1/links?more=key-20', records: [] },
    { place: '/nextUrl', query: { more: 'key-20' } },
  ],
  [
    'an address that repeats the query, and spells a default',
    '/links?per_page=10',
    { next: '/api/v1/links?per_page=10&sort=desc&page=2', records: [] },
    { place: '/next', query: { page: '2' } },
  ],
  [
    'an address with a path of its own',
    '/links?per_page=10',
    { nextRecordsUrl: '/api/v1/query/0r8xx-10?fields=all', done: false },
    { place: '/nextRecordsUrl', query: { fields: 'all' }, path: '/query/0r8xx-10' },
  ],
  [
    'the third of such addresses',
    '/query/0r8xx-10?fields=all',
    { nextRecordsUrl: '/api/v1/query/0r8xx-20?fields=all' },
    { place: '/nextRecordsUrl', query: { fields: 'all' }, path: '/query/0r8xx-20' },
  ],
  [
    'an address whose relation is named beside it',
    '/links?per_page=10',
    {
      link: [
        { relation: 'self', url: 'https://s.example/api/v1/links?per_page=10' },
        { relation: 'next', url: 'https://s.example/api/v1?_getpages=7&_offset=10' },
      ],
    },
    { place: '/link/1/url', query: { _getpages: '7', _offset: '10' }, path: '' },
  ],
  [
    'an address whose relation is one of several words',
    '/links?per_page=10',
    {
      links: [
        { rel: ['up'], href: '/api/v1' },
        { rel: ['next', 'page'], href: '/api/v1/links?p=2' },
      ],
    },
    { place: '/links/1/href', query: { p: '2' } },
  ],
  [
    'the key of the page rather than the keys of its records',
    '/links',
    { rows: [{ cursor: 'a' }, { cursor: 'b' }], page: { endCursor: 'b' } },
    { place: '/page/endCursor', query: { cursor: 'b' } },
  ],
  [
    'the key of the last record, and of no other record',
    '/links',
    { rows: [{ cursor: 'a' }, { cursor: 'b' }] },
    { place: '/rows/-/cursor', query: { cursor: 'b' } },
  ],
])('%s', (_, path, json, first) => {
  expect(hintsOf(exchange(path, json))[0]).toEqual(first)
})

it('an address in a header that has JSON', () => {
  const pagination = JSON.stringify({ total: 62, nextPageLink: 'http://s.example/api/v1/links?skipCount=10' })
  const hints = hintsOf(exchange('/links?per_page=10', [], { 'x-pagination': pagination }))
  expect(hints).toEqual([{ place: 'header x-pagination /nextPageLink', query: { skipCount: '10' } }])
})

it('the key of a record that is not the last is not a hint', () => {
  const rows = [{ cursor: 'a' }, { cursor: 'b' }]
  expect(hintsOf(exchange('/links', { rows })).map(({ query }) => Object.values(query)[0])).not.toContain('a')
})

it('an address with several parameters is a hint for the first one, and for all', () => {
  const next_page_uri = '/api/v1/links?per_page=10&page=1&page_token=PA7'
  const hints = hintsOf(exchange('/links?per_page=10', { next_page_uri }))
  expect(hints.map(({ query }) => query)).toEqual([{ page: '1' }, { page: '1', page_token: 'PA7' }])
})

it('an address has the same parameters on each page, even those that do not change', () => {
  const [first, second] = ['/links?per_page=10', '/links?page=1&token=PA7&limit=10'].map((path, index) => {
    const next = `/api/v1/links?page=${index + 1}&token=PA${index}&limit=10`
    return hintsOf(exchange(path, { next })).at(-1)
  })
  expect(Object.keys(second!.query)).toEqual(Object.keys(first!.query))
})

it('a number in an abbreviated member is a hint for the parameter that it is named after', () => {
  const hints = hintsOf(exchange('/links', { rows: [{ url: 'a' }], nxt_ofs: 10 }))
  expect(hints).toContainEqual({ place: '/nxt_ofs', query: { ofs: '10' } })
})

it.each<[string, string]>([
  ['nextPageToken', 'pageToken'],
  ['NextMarker', 'marker'],
  ['next_continuation_token', 'continuation_token'],
  ['continue', 'continue'],
  ['bookmark', 'bookmark'],
  ['Bookmark', 'bookmark'],
  ['_scroll_id', '_scroll_id'],
  ['resumeAt', 'resumeAt'],
])('the value of %s is a hint for the parameter %s', (member, parameter) => {
  const hints = hintsOf(exchange('/links', { rows: [{ url: 'a' }], page: { [member]: 'key-10' } }))
  expect(hints).toContainEqual({ place: `/page/${member}`, query: { [parameter]: 'key-10' } })
})
