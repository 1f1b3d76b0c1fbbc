import { describe, expect, test } from 'vitest'
import { createDatabase, type Database } from './database.ts'
import type { Link, Pixel } from './entities.ts'
import type { Listener } from './table.ts'

const NOW = Date.UTC(2026, 0, 2)

function empty(): Database {
  let made = 0
  return createDatabase({
    now: () => NOW,
    alias: () => `made-${++made}`,
    title: ({ url }) => (url === 'https://untitled.example/' ? null : `Title of ${url}`),
  })
}

const LINK: Link = {
  id: 1,
  url: 'https://example.com/',
  alias: 'made-1',
  domain_id: 1,
  space_id: null,
  pixel_ids: [],
  password: null,
  privacy_password: null,
  disabled: 0,
  privacy: 0,
  expiration_url: null,
  expiration_date: null,
  expiration_time: null,
  expiration_clicks: null,
  target_type: null,
  country: [],
  platform: [],
  language: [],
  rotation: [],
  title: 'Title of https://example.com/',
  clicks: 0,
  created_at: NOW,
  updated_at: NOW,
  updates: 0,
}

const PIXEL: Pixel = {
  id: 1,
  name: 'Pixel 1',
  type: 'facebook',
  value: '1',
  created_at: NOW,
  updated_at: NOW,
  updates: 0,
}

/** Records the calls of a listener, and whether the table already has the entity. */
function heard({ links }: Database): string[] {
  const told: string[] = []
  const note = (what: string) => (link: Link) =>
    told.push(`${what} ${link.id} ${link.clicks} ${links.get(link.id) === link ? 'kept' : 'not kept'}`)
  const listener: Listener<Link> = {
    created: note('created'),
    updated: note('updated'),
    deleted: id => told.push(`deleted ${id} ${links.get(id) ? 'still there' : 'gone'}`),
  }
  links.subscribe(listener)
  return told
}

describe('db.link.create fills in what is left out', () => {
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
    ['an alias', { alias: 'mine' }, { alias: 'mine' }],
    ['an id', { id: 40 }, { id: 40 }],
    ['a moment of creation', { created_at: 5 }, { created_at: 5, updated_at: 5 }],
    ['a moment of update', { updated_at: NOW + 1 }, { updated_at: NOW + 1, updates: 1 }],
    [
      'lists',
      { pixel_ids: [3, 1], rotation: [{ value: 'u' }] },
      { pixel_ids: [3, 1], rotation: [{ value: 'u' }] },
    ],
    ['rows', { country: [{ key: 'FR', value: 'u' }] }, { country: [{ key: 'FR', value: 'u' }] }],
    ['numbers', { clicks: 7, disabled: 1, privacy: 2 }, { clicks: 7, disabled: 1, privacy: 2 }],
  ])('%s', (_, given, different) => {
    const { db, links } = empty()
    const expected = { ...LINK, ...different }
    expect(db.link.create(given)).toStrictEqual(expected)
    expect(links.get(expected.id)).toStrictEqual(expected)
    expect(db.link.findFirst({ where: { id: { equals: expected.id } } })).toStrictEqual(expected)
  })

  test('aliases and ids are new each time', () => {
    const { db } = empty()
    const made = [db.link.create(), db.link.create({ alias: 'mine' }), db.link.create()]
    expect(made.map(link => `${link.id} ${link.alias}`)).toEqual(['1 made-1', '2 mine', '3 made-2'])
  })
})

test.each<[string, Partial<Pixel>, Partial<Pixel>]>([
  ['nothing given', {}, {}],
  ['an id', { id: 5 }, { id: 5, name: 'Pixel 5', value: '5' }],
  ['a type', { type: 'quora', created_at: 3 }, { type: 'quora', created_at: 3, updated_at: 3 }],
])('db.pixel.create fills in what is left out: %s', (_, given, different) => {
  const { db, pixels } = empty()
  expect(db.pixel.create(given)).toStrictEqual({ ...PIXEL, ...different })
  expect(pixels.size).toBe(1)
})

describe('a write through either door is seen through both, and told once', () => {
  const id = (wanted: number) => ({ where: { id: { equals: wanted } } })
  test.each<[string, (database: Database) => unknown, Record<number, number>, string[]]>([
    ['insert', ({ links }) => links.insert({ ...LINK, id: 9 }), { 1: 0, 2: 0, 9: 0 }, ['created 9 0 kept']],
    ['update', ({ links }) => links.update(1, { clicks: 4 }), { 1: 4, 2: 0 }, ['updated 1 4 kept']],
    ['delete', ({ links }) => links.delete(1), { 2: 0 }, ['deleted 1 gone']],
    ['delete of nothing', ({ links }) => links.delete(3), { 1: 0, 2: 0 }, []],
    ['db create', ({ db }) => db.link.create({ clicks: 2 }), { 1: 0, 2: 0, 3: 2 }, ['created 3 2 kept']],
    [
      'db update',
      ({ db }) => db.link.update({ ...id(2), data: { clicks: 5 } }),
      { 1: 0, 2: 5 },
      ['updated 2 5 kept'],
    ],
    [
      'db update by a function',
      ({ db }) => db.link.update({ ...id(2), data: { clicks: (clicks, link) => clicks + link.id } }),
      { 1: 0, 2: 2 },
      ['updated 2 2 kept'],
    ],
    [
      'db update of the id',
      ({ db }) => db.link.update({ ...id(1), data: { id: 8 } }),
      { 2: 0, 8: 0 },
      ['deleted 1 gone', 'created 8 0 kept'],
    ],
    [
      'db update of nothing',
      ({ db }) => db.link.update({ ...id(3), data: { clicks: 5 } }),
      { 1: 0, 2: 0 },
      [],
    ],
    [
      'db updateMany',
      ({ db }) => db.link.updateMany({ where: { domain_id: { equals: 1 } }, data: { clicks: 3 } }),
      { 1: 3, 2: 3 },
      ['updated 1 3 kept', 'updated 2 3 kept'],
    ],
    ['db delete', ({ db }) => db.link.delete(id(2)), { 1: 0 }, ['deleted 2 gone']],
    [
      'db deleteMany',
      ({ db }) => db.link.deleteMany({ where: { alias: { contains: 'made' } } }),
      {},
      ['deleted 1 gone', 'deleted 2 gone'],
    ],
    ['a pixel', ({ db }) => db.pixel.create(), { 1: 0, 2: 0 }, []],
  ])('%s', (_, write, clicks, told) => {
    const database = empty()
    database.db.link.create()
    database.db.link.create()
    const seen = heard(database)
    write(database)
    const { db, links } = database
    const byId = (all: Iterable<Link>) => Object.fromEntries([...all].map(link => [link.id, link.clicks]))
    expect(seen).toEqual(told)
    expect(byId(links.values())).toEqual(clicks)
    expect(byId(db.link.getAll())).toEqual(clicks)
    expect([...links.ids()].sort()).toEqual(Object.keys(clicks).map(Number))
    expect(links.size).toBe(db.link.count())
  })
})

describe('entities show their plain fields and nothing of the package', () => {
  const changed = { ...LINK, clicks: 1, country: [{ key: 'FR', value: 'u' }] }
  const data = { clicks: 1, country: [{ key: 'FR', value: 'u' }] }
  const where = { id: { equals: 1 } }
  test.each<[string, (database: Database) => Link | null | undefined, Link]>([
    ['create', ({ db }) => db.link.findFirst({ where }), LINK],
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
    const database = empty()
    database.db.link.create()
    const link = read(database)
    expect(link).toStrictEqual(expected)
    expect(JSON.stringify(link)).toBe(JSON.stringify(expected))
    expect(Reflect.ownKeys({ ...link })).toEqual(Object.keys(LINK))
  })
})

describe('ids ascend and none is used twice', () => {
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
    const database = empty()
    write(database)
    expect(database.links.nextId()).toBe(next)
    expect(database.db.link.create().id).toBe(next)
  })
})

test.each<[string, (database: Database) => unknown, string]>([
  [
    'insert of an id that exists',
    ({ links }) => links.insert(LINK),
    'Failed to insert link 1: the id is taken',
  ],
  ['db create of one', ({ db }) => db.link.create({ id: 1 }), 'Failed to insert link 1: the id is taken'],
  ['update of nothing', ({ links }) => links.update(2, {}), 'Failed to update link 2: there is no such link'],
  [
    'an unset url',
    ({ db }) => db.link.updateMany({ where: {}, data: { url: () => null as never } }),
    'non-nullable',
  ],
])('%s is refused and changes nothing', (_, write, message) => {
  const database = empty()
  database.db.link.create()
  const told = heard(database)
  expect(() => write(database)).toThrow(message)
  expect(told).toEqual([])
  expect([...database.links.values()]).toEqual([LINK])
})

test('an update makes a new entity and leaves the old one as it was', () => {
  const { db, links } = empty()
  const first = db.link.create()
  const second = links.update(1, { clicks: 1 })
  const third = db.link.update({ where: { clicks: { between: [1, 1] } }, data: { clicks: 2 } })
  expect([first, second, third].map(link => link?.clicks)).toEqual([0, 1, 2])
})

test('rows of a list can be asked for', () => {
  const { db } = empty()
  db.link.create({ country: [{ key: 'FR', value: 'u' }] })
  db.link.create({ country: [{ key: 'DE', value: 'u' }] })
  expect(db.link.findMany({ where: { country: { key: { equals: 'DE' } } } }).map(link => link.id)).toEqual([
    2,
  ])
})

test('two databases share nothing, and a subscription can end', () => {
  const [one, other] = [empty(), empty()]
  const told: number[] = []
  const note = ({ id }: { id: number }) => told.push(id)
  const end = one.links.subscribe({ created: note, updated: note, deleted: id => told.push(id) })
  one.db.link.create()
  other.db.link.create({ id: 5 })
  end()
  one.db.link.create()
  expect(told).toEqual([1])
  expect([one.links.size, other.links.size]).toEqual([2, 1])
})
