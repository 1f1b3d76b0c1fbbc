import { describe, expect, test } from 'vitest'
import { createMock } from '../../mock/mock.ts'
import { createTestMock, type LinkAttributes, linkFactory, pixelFactory, type TestMock } from '../index.ts'

const asLink = (attributes: object) => attributes as Partial<LinkAttributes>

const refused: [title: string, create: (mock: TestMock) => unknown, message: string][] = [
  [
    'a taken alias',
    ({ db }) => linkFactory.create(db, { alias: 'sale' }),
    'Failed to create links: links[2].alias: expected an alias that links[1] on domain 1 does not have, got "sale"',
  ],
  [
    'one alias for a list',
    ({ db }) => linkFactory.createList(db, 2, { alias: 'new' }),
    'Failed to create links: links[3].alias: expected an alias that links[2] on domain 1 does not have, got "new"',
  ],
  [
    'a taken id',
    ({ db }) => linkFactory.create(db, { id: 1 }),
    'Failed to create links: links[2].id: expected an id that links[0] does not have, got 1',
  ],
  [
    'a missing pixel',
    ({ db }) => linkFactory.create(db, { pixel_ids: [1, 7] }),
    'Failed to create links: links[2].pixel_ids[1]: expected the id of a pixel (1), got 7',
  ],
  [
    'a missing domain',
    ({ db }) => linkFactory.create(db, { domain_id: 9 }),
    'Failed to create links: links[2].domain_id: expected the id of a domain (1, 2), got 9',
  ],
  [
    'a missing space',
    ({ db }) => linkFactory.create(db, { space_id: 9 }),
    'Failed to create links: links[2].space_id: expected the id of a space (1, 2, 3), got 9',
  ],
  [
    'an address that is no URL',
    ({ db }) => linkFactory.create(db, { url: 'shop' }),
    'Failed to create links: links[2].url: expected ',
  ],
  [
    'a password that is missing',
    ({ db }) => linkFactory.create(db, { privacy: 2 }),
    'Failed to create links: links[2].privacy_password: expected a text, as privacy is 2, got nothing',
  ],
  [
    'an unknown attribute',
    ({ db }) => linkFactory.create(db, asLink({ alais: 'new' })),
    'Failed to create links: links[2].alais: expected ',
  ],
  [
    'a pixel of an unknown type',
    ({ db }) => pixelFactory.create(db, { type: 'myspace' as 'x' }),
    'Failed to create pixels: pixels[1].type: expected ',
  ],
  [
    'a pixel with a taken id',
    ({ db }) => pixelFactory.create(db, { id: 1 }),
    'Failed to create pixels: pixels[1].id: expected an id that pixels[0] does not have, got 1',
  ],
]

/** Returns an account with two links and a pixel. */
function filled(): TestMock {
  const mock = createTestMock()
  pixelFactory.create(mock.db)
  linkFactory.create(mock.db)
  linkFactory.create(mock.db, { alias: 'sale' })
  return mock
}

describe('factories refuse what a seed file refuses', () => {
  test.for(refused)('%s', ([, create, message]) => {
    const mock = filled()
    expect(() => create(mock)).toThrow(message)
    // Nothing of a refused list is stored.
    expect([mock.db.link.count(), mock.db.pixel.count()]).toEqual([2, 1])
  })

  test('also in a scenario', () => {
    const seed = ({ db }: TestMock) => void linkFactory.createList(db, 2, { alias: 'a' })
    expect(() => createTestMock({ seed: ({ db }) => seed({ db } as TestMock) })).toThrow(
      'links[1].alias: expected an alias that links[0] on domain 1 does not have, got "a"',
    )
  })
})

describe('factories accept', () => {
  test('an alias that another domain has', () => {
    const { db } = filled()
    expect(linkFactory.create(db, { alias: 'sale', domain_id: 2 })).toMatchObject({ id: 3, domain_id: 2 })
  })

  test('domains and spaces of the account', () => {
    const seed = { domains: [{ id: 7, name: 'own.example' }], spaces: [{ id: 9, name: 'Own' }] }
    const { db } = createTestMock({ seed })
    expect(linkFactory.create(db, { domain_id: 7, space_id: 9 }).domain_id).toBe(7)
    expect(() => linkFactory.create(db, { domain_id: 2 })).toThrow('the id of a domain (7), got 2')
  })

  test('any domain in a database whose account they do not know', () => {
    const { db } = createMock({ seed: 'empty' }).store('key')
    expect(linkFactory.create(db, { domain_id: 9, space_id: 9 })).toMatchObject({ domain_id: 9, space_id: 9 })
    expect(() => linkFactory.create(db, { pixel_ids: [3] })).toThrow('no pixel, as there is none, got 3')
  })

  test('links beside records that a seed file would refuse', () => {
    const { db } = createTestMock()
    db.link.create({ url: 'ftp://shop.example', alias: '' })
    db.pixel.create({ type: 'myspace' })
    expect(linkFactory.create(db, { pixel_ids: [1] }).id).toBe(2)
    expect(pixelFactory.create(db).id).toBe(2)
    expect(() => linkFactory.create(db, { alias: '' })).toThrow('links[2].alias: expected ')
  })

  test('any request body', () => {
    expect(linkFactory.build({ url: 'shop', pixel_ids: [7] })).toMatchObject({ url: 'shop', pixel_ids: [7] })
  })
})
