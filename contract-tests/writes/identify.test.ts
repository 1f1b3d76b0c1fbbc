import { expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import { likeliestId } from './identify.ts'
import type { Ledger } from './ledger.ts'
import type { Written } from './written.ts'

const marker = 'slk-5f3a9c1b-0017'
const entry = { resource: 'links', marker } as Written
/** A link whose row and pixel show the marker nearer to their ids than the link itself does. */
const json = {
  rows: [{ _id: 'row1', to: `https://${marker}.example.com` }],
  pixels: [{ _id: 'pixel1', name: marker }],
  _id: 'link1',
}

it.each([
  ['its resource name', { uid: 'e90705fa', name: 'links/8f3k2', url: marker }, '8f3k2'],
  ['its id', { id: 7, self: '/api/v1/links/8', url: marker }, '7'],
  [
    'its id, not the resource name of another',
    { uid: 'e907', copyOf: { name: 'links/8f3k2' }, url: marker },
    'e907',
  ],
])('the likeliest id of a new record among several: %s', (_, json, id) => {
  const created = { answer: { headers: {}, json } } as unknown as Exchange
  expect(likeliestId({ ledger: { written: [] } as unknown as Ledger }, entry, created)).toBe(id)
})

it.each([
  ['with records before, that at the place of theirs', '/_id', 'link1'],
  ['with records before whose place it does not have, the first candidate', '/uid', 'row1'],
  ['without records before, the first candidate', undefined, 'row1'],
])('the likeliest id of a new record: %s', (_, at, id) => {
  const written = at === undefined ? [] : [{ ...entry, at }]
  const created = { answer: { headers: {}, json } } as unknown as Exchange
  expect(likeliestId({ ledger: { written } as unknown as Ledger }, entry, created)).toBe(id)
})
