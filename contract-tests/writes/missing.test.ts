import { expect, it } from 'vitest'
import type { Reader } from '../core/exchange.ts'
import { canList } from './missing.ts'

/** Reads lists with these bodies. */
const readerOf =
  (bodies: Record<string, unknown>): Reader =>
  async ({ method, path }) => {
    const json = bodies[path]
    const answer = { status: 200, headers: {}, text: JSON.stringify(json), json }
    return { request: { method, path, headers: {} }, answer, durationMs: 1, attempts: 1 }
  }

const pixels = { trace: 'b', items: [{ id: 1 }] }

it.each<[string, unknown, unknown, boolean]>([
  ['an empty array', [], pixels, true],
  ['an object with an empty array', { trace: 'a', items: [] }, pixels, true],
  ['an object with null instead of an array', { trace: 'a', items: null }, pixels, true],
  ['an object that lacks the array of the other list', { trace: 'a' }, pixels, true],
  ['an object with other members', { error: 'a' }, pixels, false],
  ['an object with more members', { trace: 'a', error: 'b' }, pixels, false],
  ['an object without members', {}, pixels, false],
  ['an object like the other list, which lacks an array too', { trace: 'a' }, { trace: 'b' }, false],
  ['a text', 'none', pixels, false],
])('GET /links responds with %s', async (_, links, others, can) => {
  expect(await canList(readerOf({ '/links': links, '/pixels': others }), 'links')).toBe(can)
})
