import { expect, it } from 'vitest'
import { create, slugOf, withAccount } from '../../tests/suite/support/run-account.ts'

it.for([
  ['its name', ({ id, url }) => ({ name: `links/${id}`, owner: { id: 3 }, url })],
  ['its own address', ({ id, url }) => ({ owner: { id: 3 }, self: `https://api.example/links/${id}`, url })],
  ['a member', ({ id, url }) => ({ owner: { id: 3 }, key: id, url })],
  [
    'a member around the others, in the first record too,',
    ({ id, url }) => ({ link_id: id, attributes: { owner: { id: 2 }, url } }),
  ],
] as [
  string,
  (row: { id: number; url: string }) => unknown,
][])('a record whose id is also the id of every owner: %s shows the id of the record', ([, shows]) =>
  withAccount({ shows, showsCreated: 'the record' }, async ({ account, rows }) => {
    for (let made = 0; made < 3; made += 1) await create(account)
    expect(await account.cleanup()).toEqual([])
    expect(rows.map(({ id }) => id)).toEqual([1])
  }))

it('a record whose id is also the id of every owner: those of foreign records show that the id is another member', () =>
  withAccount(
    {
      shows: ({ id, url }) => ({ owner: { id: 3 }, key: id, url }),
      showsCreated: 'the record',
      foreign: [1, 2],
    },
    async ({ account, rows }) => {
      for (let made = 0; made < 3; made += 1) await create(account)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([1, 2])
    },
  ))

it.each([
  ['with its id', ({ id, url }: { id: number; url: string }) => ({ id, slug: slugOf({ url }), url }), /^2$/],
  [
    'with its id and an address',
    ({ id, url }: { id: number; url: string }) => ({
      id,
      self: `/api/v1/links/${slugOf({ url })}.json`,
      url,
    }),
    /^2$/,
  ],
  [
    'without an id',
    ({ url }: { url: string }) => ({ slug: slugOf({ url }), url }),
    /^https-example-com-slk-/,
  ],
])('a create whose Location has a slug of the record: it is known by the id that it shows, %s', (_, shows, id) =>
  withAccount({ slugs: true, shows }, async ({ account, rows }) => {
    expect(await create(account)).toMatch(id)
    await create(account)
    expect(await account.cleanup()).toEqual([])
    expect(rows.map(row => row.id)).toEqual([1])
  }))
