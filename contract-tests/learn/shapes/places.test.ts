import { expect, it } from 'vitest'
import type { ResponsePair } from './pairs.ts'
import { placeOfItems } from './places.ts'

function listOf(json: unknown, records: number): ResponsePair {
  const pair = { exchange: { answer: { json } }, records: Array.from({ length: records }, () => ({})) }
  return pair as unknown as ResponsePair
}

it.each<[string, object, string]>([
  [
    'beside their addresses',
    {
      _links: { item: [{ href: '/links/1' }, { href: '/links/2' }] },
      _embedded: { item: [1, 2].map(id => ({ id, url: `https://shop.example/${id}` })) },
    },
    '/_embedded/item',
  ],
  ['alone', { data: [{ id: 1 }, { id: 2 }], pages: [{ number: 1 }] }, '/data'],
])('the records of a list are found: %s', (_, json, at) => {
  expect(placeOfItems([listOf(json, 2)])).toBe(at)
})
