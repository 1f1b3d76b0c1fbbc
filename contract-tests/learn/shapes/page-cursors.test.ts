import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { withCursors } from './page-cursors.ts'

/** The values of the pages of 25 records, 10 a page, and of an empty page. */
const pages = [
  { count: 10, has_more: true },
  { count: 10, has_more: true },
  { count: 5, has_more: false },
  { count: 0, has_more: false },
]

const learned = (bodies: readonly Json[]) =>
  withCursors(bodies.map((json, index) => ({ values: pages[index]!, json }))).map(
    ({ values: { cursor, end_cursor } }) => [cursor, end_cursor],
  )

const cases: [title: string, bodies: Json[], cursors: (string | null)[][]][] = [
  [
    'if there are more pages',
    ['a', 'b', null, null].map(next => ({ next })),
    [
      ['a', null],
      ['b', null],
      [null, null],
      [null, null],
    ],
  ],
  [
    'left out on the last page',
    [{ next: 'a' }, { next: 'b' }, {}, {}],
    [
      ['a', null],
      ['b', null],
      [null, null],
      [null, null],
    ],
  ],
  [
    'on every page with a record',
    ['a', 'b', 'c', ''].map(end => ({ page: { end } })),
    [
      [null, 'a'],
      [null, 'b'],
      [null, 'c'],
      [null, null],
    ],
  ],
  [
    'of both kinds',
    [
      { next: 'a', end: 'a' },
      { next: 'b', end: 'b' },
      { next: null, end: 'c' },
      { next: null, end: null },
    ],
    [
      ['a', 'a'],
      ['b', 'b'],
      [null, 'c'],
      [null, null],
    ],
  ],
  [
    'not a word that is the same on all pages',
    ['a', 'a', null, null].map(next => ({ next })),
    pages.map(() => [null, null]),
  ],
  ['not addresses', ['/x?c=a', '/x?c=b', null, null].map(next => ({ next })), pages.map(() => [null, null])],
]

describe('cursors of pages', () => {
  it.each(cases)('are found: %s', (_, bodies, cursors) => {
    expect(learned(bodies)).toEqual(cursors)
  })
})

it('finds a cursor by its name if no page is followed by another', () => {
  const bodies = [{ end_cursor: 'YQ' }, { end_cursor: 'Yg' }, { end_cursor: null }]
  const samples = bodies.map((json, index) => ({
    values: { count: [5, 3, 0][index], has_more: false },
    json,
  }))
  expect(withCursors(samples).map(({ values }) => values.end_cursor)).toEqual(['YQ', 'Yg', null])
})
