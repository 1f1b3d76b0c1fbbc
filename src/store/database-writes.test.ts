import { describe, expect, test } from 'vitest'
import { bareLink, emptyDatabase } from '../../tests/support/empty-database.ts'
import type { Database } from './database.ts'
import type { Link } from './entities.ts'
import type { Listener } from './table.ts'

/** Records the calls of a listener, and whether the table has the entity at the time of the call. */
function recordCalls({ links }: Database): string[] {
  const calls: string[] = []
  const note = (what: string) => (link: Link) =>
    calls.push(`${what} ${link.id} ${link.clicks} ${links.get(link.id) === link ? 'stored' : 'not stored'}`)
  const listener: Listener<Link> = {
    created: note('created'),
    updated: note('updated'),
    deleted: id => calls.push(`deleted ${id} ${links.get(id) ? 'still there' : 'gone'}`),
  }
  links.subscribe(listener)
  return calls
}

describe('a write through the table or through db is visible in both, and is reported once', () => {
  const id = (wanted: number) => ({ where: { id: { equals: wanted } } })
  test.each<[string, (database: Database) => unknown, Record<number, number>, string[]]>([
    [
      'insert',
      ({ links }) => links.insert({ ...bareLink, id: 9 }),
      { 1: 0, 2: 0, 9: 0 },
      ['created 9 0 stored'],
    ],
    ['update', ({ links }) => links.update(1, { clicks: 4 }), { 1: 4, 2: 0 }, ['updated 1 4 stored']],
    ['delete', ({ links }) => links.delete(1), { 2: 0 }, ['deleted 1 gone']],
    ['delete of an unknown id', ({ links }) => links.delete(3), { 1: 0, 2: 0 }, []],
    ['db create', ({ db }) => db.link.create({ clicks: 2 }), { 1: 0, 2: 0, 3: 2 }, ['created 3 2 stored']],
    [
      'db update',
      ({ db }) => db.link.update({ ...id(2), data: { clicks: 5 } }),
      { 1: 0, 2: 5 },
      ['updated 2 5 stored'],
    ],
    [
      'db update by a function',
      ({ db }) => db.link.update({ ...id(2), data: { clicks: (clicks, link) => clicks + link.id } }),
      { 1: 0, 2: 2 },
      ['updated 2 2 stored'],
    ],
    [
      'db update of the id',
      ({ db }) => db.link.update({ ...id(1), data: { id: 8 } }),
      { 2: 0, 8: 0 },
      ['deleted 1 gone', 'created 8 0 stored'],
    ],
    [
      'db update of an unknown id',
      ({ db }) => db.link.update({ ...id(3), data: { clicks: 5 } }),
      { 1: 0, 2: 0 },
      [],
    ],
    [
      'db updateMany',
      ({ db }) => db.link.updateMany({ where: { domain_id: { equals: 1 } }, data: { clicks: 3 } }),
      { 1: 3, 2: 3 },
      ['updated 1 3 stored', 'updated 2 3 stored'],
    ],
    ['db delete', ({ db }) => db.link.delete(id(2)), { 1: 0 }, ['deleted 2 gone']],
    [
      'db deleteMany',
      ({ db }) => db.link.deleteMany({ where: { alias: { contains: 'made' } } }),
      {},
      ['deleted 1 gone', 'deleted 2 gone'],
    ],
    ['a pixel', ({ db }) => db.pixel.create(), { 1: 0, 2: 0 }, []],
  ])('%s', (_, write, clicks, expected) => {
    const database = emptyDatabase()
    database.db.link.create()
    database.db.link.create()
    const calls = recordCalls(database)
    write(database)
    const { db, links } = database
    const byId = (all: Iterable<Link>) => Object.fromEntries([...all].map(link => [link.id, link.clicks]))
    expect(calls).toEqual(expected)
    expect(byId(links.values())).toEqual(clicks)
    expect(byId(db.link.getAll())).toEqual(clicks)
    expect([...links.ids()].sort()).toEqual(Object.keys(clicks).map(Number))
    expect(links.size).toBe(db.link.count())
  })
})

test.each<[string, (database: Database) => unknown, string]>([
  [
    'insert of an id that exists',
    ({ links }) => links.insert(bareLink),
    'Failed to insert link 1: the id is taken',
  ],
  [
    'db create of an id that exists',
    ({ db }) => db.link.create({ id: 1 }),
    'Failed to insert link 1: the id is taken',
  ],
  [
    'update of an unknown id',
    ({ links }) => links.update(2, {}),
    'Failed to update link 2: there is no such link',
  ],
  [
    'an unset url',
    ({ db }) => db.link.updateMany({ where: {}, data: { url: () => null as never } }),
    'non-nullable',
  ],
])('%s is refused and changes nothing', (_, write, message) => {
  const database = emptyDatabase()
  database.db.link.create()
  const calls = recordCalls(database)
  expect(() => write(database)).toThrow(message)
  expect(calls).toEqual([])
  expect([...database.links.values()]).toEqual([bareLink])
})

test('an update returns a new entity and leaves the old entity unchanged', () => {
  const { db, links } = emptyDatabase()
  const first = db.link.create()
  const second = links.update(1, { clicks: 1 })
  const third = db.link.update({ where: { clicks: { between: [1, 1] } }, data: { clicks: 2 } })
  expect([first, second, third].map(link => link?.clicks)).toEqual([0, 1, 2])
})

test('two databases share nothing, and a subscription can end', () => {
  const [one, other] = [emptyDatabase(), emptyDatabase()]
  const calls: number[] = []
  const note = ({ id }: { id: number }) => calls.push(id)
  const end = one.links.subscribe({ created: note, updated: note, deleted: id => calls.push(id) })
  one.db.link.create()
  other.db.link.create({ id: 5 })
  end()
  one.db.link.create()
  expect(calls).toEqual([1])
  expect([one.links.size, other.links.size]).toEqual([2, 1])
})
