import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { linkScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { volatileShape } from './fit/volatile.ts'
import { listedShape } from './listed.ts'
import { pairWith } from './test-pair.ts'

const scope = linkScope({ links: { type: 'integer' }, pixels: { type: 'integer' } })

/** A list of two links. Each row shows how many responses the service has sent. */
function list(path: string, reads: Json) {
  const { exchange, ...pair } = pairWith(path, {})
  const json = [7, 9].map(id => ({ id, reads }))
  const answer = { ...exchange.answer, json }
  return { ...pair, exchange: { ...exchange, answer }, records: [{ id: 7 }, { id: 9 }], receivedAt: 5 }
}

it('a part of a row that differs between lists is volatile', () => {
  const samples = [7, 9].map(id => ({ values: { id, created_at: 1 }, json: { id }, at: 1 }))
  const listed = listedShape(
    [list('/links', 31), list('/links?sort=asc', 32), list('/links?page=1', 33)],
    { resource: 'links', shape: { id: '$id' }, samples, items: '', markers: new Map(), changes: [] },
    { scope, otherwise: parts => volatileShape(parts) },
  )
  expect(listed).toEqual({ shape: { id: '$id', reads: { $any: 'counter' } }, unexplained: [] })
})
