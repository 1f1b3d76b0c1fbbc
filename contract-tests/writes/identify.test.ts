import { expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import { likeliestId } from './identify.ts'
import { isLikeOne, isSafeId, locationId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import type { Written } from './written.ts'

const marker = 'slk-5f3a9c1b-0017'
const entry = { resource: 'links', marker } as Written
/** The response to a create of a link. */
function responseWith(headers: Record<string, string>, json?: unknown): Exchange {
  return { request: { path: '/links' }, answer: { headers, json } } as unknown as Exchange
}

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
  [
    'its sid, not its address with a format',
    { sid: 'LK8f3', uri: '/api/v1/links/LK8f3.json', url: marker },
    'LK8f3',
  ],
])('the likeliest id of a new record among several: %s', (_, json, id) => {
  const created = responseWith({}, json)
  expect(likeliestId({ ledger: { written: [] } as unknown as Ledger }, entry, created)).toBe(id)
})

it.each([
  ['the last segment', 'https://example.com/api/v1/links/8f3k2', '8f3k2'],
  ['the segment after the path of the request', '/api/v1/links/8f3k2/versions/1', '8f3k2'],
  ['without a format', '/api/v1/links/8f3k2.json', '8f3k2'],
  ['of another path, its last segment', '/records/8f3k2/', '8f3k2'],
  ['with an escaped slash', '/api/v1/links/go.example%2F8f3k2', 'go.example/8f3k2'],
])('the id in a Location header: %s', (_, location, id) => {
  expect(locationId(responseWith({ location }))).toBe(id)
})

it.each([
  ['with records before, that at the place of theirs', '/_id', 'link1'],
  ['with records before whose place it does not have, the first candidate', '/uid', 'row1'],
  ['without records before, the first candidate', undefined, 'row1'],
])('the likeliest id of a new record: %s', (_, at, id) => {
  const written = at === undefined ? [] : [{ ...entry, at }]
  const created = responseWith({}, json)
  expect(likeliestId({ ledger: { written } as unknown as Ledger }, entry, created)).toBe(id)
})

it.each([
  ['go.example/8f3k2', true],
  ['s.go-example.co/Ab_9', true],
  ['go.example/links/8f3k2', false],
  ['go.example/', false],
  ['go.example/..', false],
  ['links/8f3k2', false],
  ['5/8f3k2', false],
  ['../8f3k2', false],
  ['/8f3k2', false],
  ['{A29FC622-86A4-4B0E-B891-2D89AF05DC91}', true],
  ['{id}', false],
])('an id with a slash or braces is safe only after the name of a host or as a GUID: %s', (id, isSafe) => {
  expect(isSafeId(id)).toBe(isSafe)
})

const [first, second] = ['3f0c2d1e-8a44-4b7c-9d20-6c1f5e7a9b01', '7b91e0aa-0c3d-4f5e-8a61-2d3c4b5a6f02']

it.each([
  ['3f0c2d1e-8a44-4b7c-9d20-6c1f5e7a9b99', { uuid: [first, second], id: ['3'] }, false],
  ['3f0c2d1e-8a44-4b7c-9d20-6c1f5e7a9b99', { id: ['3'] }, true],
  ['3f0c2d1e-8a44-4b7c-9d20-6c1f5e7a9b99', { uuid: [first, '3'] }, true],
  ['3-81', { id: ['3'] }, true],
  ['3-81', { id: ['5-70', '6-71'], space_id: ['3'] }, true],
])('the id %s may be read as one of %j: %s', (id, others, expected) => {
  expect(isLikeOne(id, others)).toBe(expected)
})
