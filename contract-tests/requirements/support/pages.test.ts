import { expect, it } from 'vitest'
import { pagerOf } from './pages.ts'
import { contextOf } from './test-context.ts'

it.each([
  ['offset', 0],
  ['skipCount', 0],
  ['startIndex', 1],
  ['from', 1],
])('the records of pages requested by %s are counted from %s', async (name, first) => {
  const { context } = contextOf(30, { narrows: true, pages: false, records: [name, first] })
  const pager = await pagerOf(context)
  expect(pager?.answer).toEqual({ name, counts: 'records', first })
})
