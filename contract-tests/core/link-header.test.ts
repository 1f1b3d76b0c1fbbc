import { expect, test } from 'vitest'
import { linksIn } from './link-header.ts'

test.each<[title: string, header: string | undefined, links: Record<string, string>]>([
  ['no header', undefined, {}],
  ['a quoted relation', '</links?page=2>; rel="next"', { next: '/links?page=2' }],
  ['a plain relation', '</links?page=2>; rel=next', { next: '/links?page=2' }],
  [
    'several links, and a comma in an address',
    '</a?b=1,2>; rel="next", </c>; rel="last"',
    { next: '/a?b=1,2', last: '/c' },
  ],
  [
    'a relation that is an address',
    '</doc>; rel="http://api.example/doc#it"',
    { 'http://api.example/doc#it': '/doc' },
  ],
  ['a title before the relation', '</c>; title="Page 2"; rel="next"', { next: '/c' }],
])('Link: %s', (_, header, links) => {
  expect(Object.fromEntries(linksIn(header))).toEqual(links)
})
