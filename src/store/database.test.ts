import { describe, expect, test } from 'vitest'
import { bareLink, emptyDatabase, now } from '../../tests/support/empty-database.ts'
import type { Database } from './database.ts'
import type { Link, Pixel } from './entities.ts'

const pixel: Pixel = {
  id: 1,
  name: 'Pixel 1',
  type: 'facebook',
  value: '1',
  created_at: now,
  updated_at: now,
  updates: 0,
}

describe('db.link.create fills in members that are left out', () => {
  test.each<[string, Partial<Link>, Partial<Link>]>([
    ['nothing given', {}, {}],
    [
      'a url',
      { url: 'https://a.example/' },
      { url: 'https://a.example/', title: 'Title of https://a.example/' },
    ],
    [
      'a page without title',
      { url: 'https://untitled.example/' },
      { url: 'https://untitled.example/', title: null },
    ],
    ['a title', { title: 'Mine' }, { title: 'Mine' }],
    ['no title on purpose', { title: null }, { title: null }],
    ['an alias', { alias: 'mine' }, { alias: 'mine', alias_generated: false }],
    ['an id', { id: 40 }, { id: 40 }],
    ['a moment of creation', { created_at: 5 }, { created_at: 5, updated_at: 5 }],
    ['a moment of update', { updated_at: now + 1 }, { updated_at: now + 1, updates: 1 }],
    [
      'lists',
      { pixel_ids: [3, 1], rotation: [{ value: 'u' }] },
      { pixel_ids: [3, 1], rotation: [{ value: 'u' }] },
    ],
    ['rows', { country: [{ key: 'FR', value: 'u' }] }, { country: [{ key: 'FR', value: 'u' }] }],
    ['numbers', { clicks: 7, disabled: 1, privacy: 2 }, { clicks: 7, disabled: 1, privacy: 2 }],
  ])('%s', (_, given, different) => {
    const { db, links } = emptyDatabase()
    const expected = { ...bareLink, ...different }
    expect(db.link.create(given)).toStrictEqual(expected)
    expect(links.get(expected.id)).toStrictEqual(expected)
    expect(db.link.findFirst({ where: { id: { equals: expected.id } } })).toStrictEqual(expected)
  })

  test('aliases and ids are new each time', () => {
    const { db } = emptyDatabase()
    const links = [db.link.create(), db.link.create({ alias: 'mine' }), db.link.create()]
    expect(links.map(link => `${link.id} ${link.alias}`)).toEqual(['1 made-1', '2 mine', '3 made-2'])
  })
})

test.each<[string, Partial<Pixel>, Partial<Pixel>]>([
  ['nothing given', {}, {}],
  ['an id', { id: 5 }, { id: 5, name: 'Pixel 5', value: '5' }],
  ['a type', { type: 'quora', created_at: 3 }, { type: 'quora', created_at: 3, updated_at: 3 }],
])('db.pixel.create fills in members that are left out: %s', (_, given, different) => {
  const { db, pixels } = emptyDatabase()
  expect(db.pixel.create(given)).toStrictEqual({ ...pixel, ...different })
  expect(pixels.size).toBe(1)
})

describe('entities have their plain fields alone, and no members of the database package', () => {
  const changed = { ...bareLink, clicks: 1, country: [{ key: 'FR', value: 'u' }] }
  const data = { clicks: 1, country: [{ key: 'FR', value: 'u' }] }
  const where = { id: { equals: 1 } }
  test.each<[string, (database: Database) => Link | null | undefined, Link]>([
    ['create', ({ db }) => db.link.findFirst({ where }), bareLink],
    ['update', ({ links }) => links.update(1, data), changed],
    ['db update', ({ db }) => db.link.update({ where, data }), changed],
    ['db updateMany', ({ db }) => db.link.updateMany({ where, data })?.[0], changed],
    ['db findMany', ({ db, links }) => links.update(1, data) && db.link.findMany({ where })[0], changed],
    [
      'get after db update and update',
      ({ db, links }) => {
        db.link.update({ where, data: { clicks: 9 } })
        links.update(1, data)
        return links.get(1)
      },
      changed,
    ],
    ['a copy', ({ links }) => ({ ...links.update(1, data) }), changed],
  ])('%s', (_, read, expected) => {
    const database = emptyDatabase()
    database.db.link.create()
    const link = read(database)
    expect(link).toStrictEqual(expected)
    expect(JSON.stringify(link)).toBe(JSON.stringify(expected))
    expect(Reflect.ownKeys({ ...link })).toEqual(Object.keys(bareLink))
  })
})

describe('ids ascend and no id is used twice', () => {
  test.each<[string, (database: Database) => unknown, number]>([
    ['at first', () => {}, 1],
    ['asked twice', ({ links }) => links.nextId(), 1],
    ['after a create', ({ db }) => db.link.create(), 2],
    ['after a higher id', ({ db }) => db.link.create({ id: 70 }), 71],
    ['after a lower id', ({ db }) => [db.link.create({ id: 70 }), db.link.create({ id: 5 })], 71],
    ['after a delete', ({ db, links }) => links.delete(db.link.create({ id: 3 }).id), 4],
    [
      'after db gave a higher id',
      ({ db }) => [db.link.create(), db.link.update({ where: {}, data: { id: 30 } })],
      31,
    ],
    ['after a pixel', ({ db }) => db.pixel.create(), 1],
  ])('%s', (_, write, next) => {
    const database = emptyDatabase()
    write(database)
    expect(database.links.nextId()).toBe(next)
    expect(database.db.link.create().id).toBe(next)
  })
})

test('findMany finds links by the rows of a list', () => {
  const { db } = emptyDatabase()
  db.link.create({ country: [{ key: 'FR', value: 'u' }] })
  db.link.create({ country: [{ key: 'DE', value: 'u' }] })
  expect(db.link.findMany({ where: { country: { key: { equals: 'DE' } } } }).map(link => link.id)).toEqual([
    2,
  ])
})
