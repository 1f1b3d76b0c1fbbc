import { expect, it } from 'vitest'
import type { Exchange, Outgoing } from '../core/exchange.ts'
import { prove } from './prove.ts'

const marker = 'slk-0badcafe-0001'
const url = `https://${marker}.example.com/`
const other = 'https://example.com/'

const named = (name: string, value: unknown) => ({ name, value })

it.each<[string, unknown, string]>([
  [
    'in a list of parts without ids',
    { id: 7, urls: [{ type: 'long', value: url }, { value: other }] },
    'ours',
  ],
  ['in one of several records', { id: 7, recent: [{ id: 8, url }, { id: 9 }] }, 'other'],
  [
    'in one of several addresses of records',
    { id: 7, recent: [{ at: '/links/8', url }, { url: other }] },
    'other',
  ],
  [
    'in named values of an item with an address',
    {
      collection: {
        href: '/links',
        items: [{ href: '/links/7', data: [named('title', 'A'), named('url', url), named('n', 3)] }],
      },
    },
    'ours',
  ],
  [
    'in named values of an item with another address',
    { collection: { items: [{ href: '/links/8', data: [named('title', 'A'), named('url', url)] }] } },
    'other',
  ],
  [
    'in the values of records with names, in a list with the address of the request',
    { href: '/links/7', items: [named(marker, url), named('other', other)] },
    'other',
  ],
  [
    'in the named values of one of several items, in a list with the address of the request',
    {
      href: '/links/7',
      items: [{ data: [named('url', url), named('n', 3)] }, { data: [named('url', other)] }],
    },
    'other',
  ],
  ['in a list of records without an object around', [{ title: url }, { title: other }], 'other'],
  ['in a list in an object without the id', { of: 7, urls: [{ value: url }, { value: other }] }, 'other'],
])('GET /links/7 with the marker %s', async (_, json, is) => {
  const read = async ({ path }: Outgoing): Promise<Exchange> => ({
    request: { method: 'GET', path, headers: {} },
    answer: { status: 200, headers: {}, text: JSON.stringify(json), json },
    durationMs: 0,
    attempts: 1,
  })
  expect((await prove(read, { resource: 'links', id: '7', marker })).is).toBe(is)
})
