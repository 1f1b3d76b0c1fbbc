// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { linkScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { volatileShape } from './fit/volatile.ts'
import { type Change, listedShape } from './listed.ts'
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

it('a list that shows no time of update for an updated link never shows it', () => {
  const shape = { id: '$id', changed: { $if: { updates: '$positive' }, then: '$updated_at' } }
  const samples = [7, 9].map(id => ({
    values: { id, updates: id === 7 ? 1 : 0, updated_at: 3, created_at: 1 },
    json: { id },
    at: 3,
  }))
  const { exchange, ...pair } = list('/links', null)
  const json = [7, 9].map(id => ({ id }))
  const plain = { ...pair, sentAt: 5, exchange: { ...exchange, answer: { ...exchange.answer, json } } }
  const known = { resource: 'links' as const, shape, samples, items: '', markers: new Map() }
  const listed = (changes: readonly Change[]) => listedShape([plain], { ...known, changes }, { scope })?.shape
  expect(listed([{ at: 4, resource: 'links', id: 9 }])).toEqual({ id: '$id' })
  // A change of the updated link itself, or of a pixel that it may use, makes its row worthless.
  expect(listed([{ at: 4, resource: 'links', id: 7 }])).toBeUndefined()
  expect(listed([{ at: 4, resource: 'pixels', id: 9 }])).toBeUndefined()
})
