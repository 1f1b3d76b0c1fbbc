// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { pageScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { withPageBefore } from './page-before.ts'

const scope = pageScope('link', { links: {}, pixels: {} })
const page = (number: number) => `https://a.example/links?page%5Bnumber%5D=${number}&per_page=10`
const values = {
  ...{ prev: page(39), prev_page: 39, prev_query: '?page=39' },
  ...{ back: page(3), back_page: 3, back_query: '?page=3' },
  ...{ last_page: 3, total: 25 },
}

it.each<[what: string, body: Json, shown: Json, expected: Json]>([
  ['the last page', { prev: '$prev_page' }, { prev: 3 }, { prev: '$back_page' }],
  ['the page before it', { prev: '$prev_page' }, { prev: 39 }, { prev: '$prev_page' }],
  [
    'the last page, in a text under a condition',
    { links: { $if: 'prev_page', then: { prev: 'at {prev_query}' }, else: null }, total: '$total' },
    { links: { prev: 'at ?page=3' }, total: 25 },
    { links: { $if: 'back_page', then: { prev: 'at {back_query}' }, else: null }, total: '$total' },
  ],
  [
    'the last page, at an address whose parameters have another order',
    { prev: '$prev' },
    { prev: 'https://a.example/links?per_page=10&page%5Bnumber%5D=3' },
    { prev: '$back' },
  ],
  ['no page', { prev: '$prev_page' }, { total: 25 }, { prev: '$prev_page' }],
])('a page beyond the last shows as its previous page: %s', (_, body, json, expected) => {
  expect(withPageBefore({ body }, [{ values, json }], scope)).toEqual({ body: expected })
})
