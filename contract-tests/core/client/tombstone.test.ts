import { expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { isTombstone } from './tombstone.ts'

const shows = (json: unknown, path = '/links/a7', method: 'GET' | 'DELETE' = 'GET') =>
  isTombstone({
    request: { method, path, headers: {} },
    answer: { status: 200, json },
  } as unknown as Exchange)

it.each([
  { id: 'a7', in_trash: true },
  { data: { id: 'a7', IsDeleted: 1 } },
  { data: { id: 'a7', attributes: { deleted: null, 'deleted-at': '2026-11-29T10:00:00Z' } } },
  { name: 'links/a7', deleted: 'yes' },
])('%j is deleted', json => {
  expect(shows(json)).toBe(true)
})

it.each([
  { id: 'a7', in_trash: false },
  { id: 'a7', deletedAt: null },
  { id: 'a7', removed: '0', trashed_at: '0000-00-00 00:00:00' },
  { id: 'a7', archived: true },
  { id: 'a7', space: { id: 'b1', deleted: true } },
  { id: 'a7', pixels: [{ id: 'b2', deleted: true }] },
  { id: 'b3', deleted: true },
  { id: 'a7', deletedByOwner: { at: { deleted: true } } },
  ['a7', { deleted: true }],
  'deleted',
  null,
])('%j is not deleted', json => {
  expect(shows(json)).toBe(false)
})

it('a malformed id is that of no record', () => {
  expect(shows({ id: '%', deleted: true }, '/links/%')).toBe(false)
})

it('only reads by id are looked at', () => {
  const json = { id: 'a7', deleted: true }
  expect([shows(json, '/links/a7', 'DELETE'), shows(json, '/links?search=a7')]).toEqual([false, false])
})
