// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { pageScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { firstPageShape } from './first-page.ts'

const path = '/api/links'
const pageOf = (page: number, size: number, json: Json | undefined) => ({
  values: {
    prev_page: page > 1 ? page - 1 : null,
    prev_index: page > 1 ? page - 2 : null,
    prev_path: page > 1 ? `${path}?size=${size}&page=${page - 1}` : null,
    start_path: `${path}?size=${size}`,
  },
  json,
})

it('the page before the second may have the address of the list itself', () => {
  const samples = [
    pageOf(1, 10, undefined),
    pageOf(2, 10, `${path}?size=10`),
    pageOf(2, 25, `${path}?size=25`),
    pageOf(3, 10, `${path}?size=10&page=2`),
  ]
  expect(firstPageShape(samples, pageScope('link', { links: {}, pixels: {} }))).toEqual({
    $if: 'prev_page',
    then: { $if: { prev_index: 0 }, then: '$start_path', else: '$prev_path' },
  })
})

it('and usually has a page number', () => {
  const samples = [2, 3].map(page => pageOf(page, 10, `${path}?size=10&page=${page - 1}`))
  expect(
    firstPageShape([pageOf(1, 10, null), ...samples], pageScope('link', { links: {}, pixels: {} })),
  ).toBeUndefined()
})
