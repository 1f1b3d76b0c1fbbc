import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as source from '../../src/index.ts'
import { installed } from './installed.ts'

// The bundled store is made of parts of @mswjs/data (`scripts/lean-data.mjs`): it has to do what the whole one does,
// which the sources run with.

const { bare } = installed
const bundled: typeof source = await import(join(bare, 'node_modules/shortlink-kit/dist/index.js'))

type Db = source.AccountStore['db']

const cases: [string, (db: Db) => unknown][] = [
  ['count()', ({ link }) => link.count()],
  ['count of a filter', ({ link }) => link.count({ where: { disabled: { equals: 1 } } })],
  ['getAll()', ({ pixel }) => pixel.getAll()],
  ['findFirst by id', ({ link }) => link.findFirst({ where: { id: { equals: 7 } } })],
  ['findFirst of none', ({ link }) => link.findFirst({ where: { id: { equals: 7000 } } })],
  [
    'findFirst of none, strict',
    ({ link }) => link.findFirst({ where: { id: { equals: 7000 } }, strict: true }),
  ],
  ['findMany with contains', ({ link }) => link.findMany({ where: { url: { contains: 'sale' } } })],
  ['findMany with notContains', ({ link }) => link.findMany({ where: { url: { notContains: 'shop' } } })],
  ['findMany with in', ({ link }) => link.findMany({ where: { alias: { in: ['sale', 'promo'] } } })],
  ['findMany with notIn', ({ pixel }) => pixel.findMany({ where: { type: { notIn: ['facebook'] } } })],
  ['findMany with notEquals', ({ pixel }) => pixel.findMany({ where: { type: { notEquals: 'facebook' } } })],
  ['findMany with between', ({ link }) => link.findMany({ where: { clicks: { between: [1, 50] } } })],
  ['findMany with notBetween', ({ link }) => link.findMany({ where: { clicks: { notBetween: [1, 50] } } })],
  ['findMany with gt and lte', ({ link }) => link.findMany({ where: { clicks: { gt: 5, lte: 500 } } })],
  ['findMany with lt and gte', ({ link }) => link.findMany({ where: { id: { lt: 9, gte: 3 } } })],
  ['findMany within a list', ({ link }) => link.findMany({ where: { pixel_ids: { equals: 1 } as never } })],
  ['findMany of null', ({ link }) => link.findMany({ where: { space_id: { equals: null } as never } })],
  [
    'findMany with what is no comparator',
    ({ link }) => link.findMany({ where: { id: { about: 3 } as never } }),
  ],
  ['findMany in order', ({ link }) => link.findMany({ where: {}, orderBy: { clicks: 'desc' } })],
  [
    'findMany in order of two',
    ({ link }) => link.findMany({ where: {}, orderBy: [{ disabled: 'asc' }, { alias: 'desc' }] }),
  ],
  ['findMany of a page', ({ link }) => link.findMany({ where: {}, take: 5, skip: 10 })],
  ['findMany after a cursor', ({ link }) => link.findMany({ where: {}, take: 5, cursor: 20 as never })],
  [
    'update',
    ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { alias: 'other', clicks: 9 } }),
  ],
  [
    'update by a function',
    ({ link }) =>
      link.update({ where: { id: { equals: 3 } }, data: { clicks: (was: number) => was + 1 } as never }),
  ],
  [
    'update of a list',
    ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { pixel_ids: [2, 1] } }),
  ],
  ['update of an id', ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { id: 300 } })],
  [
    'update of an id that is taken',
    ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { id: 4 } }),
  ],
  ['update to null', ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { space_id: null } })],
  [
    'update to null of what may not be',
    ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { url: null as never } }),
  ],
  [
    'update of what there is not',
    ({ link }) => link.update({ where: { id: { equals: 3 } }, data: { nonsense: 1 } as never }),
  ],
  [
    'update of none, strict',
    ({ link }) => link.update({ where: { id: { equals: 0 } }, data: {}, strict: true }),
  ],
  [
    'updateMany',
    ({ link }) => link.updateMany({ where: { disabled: { equals: 1 } }, data: { disabled: 0 } }),
  ],
  ['delete', ({ link }) => link.delete({ where: { id: { equals: 3 } } })],
  ['delete of none, strict', ({ link }) => link.delete({ where: { id: { equals: 0 } }, strict: true })],
  ['deleteMany', ({ pixel }) => pixel.deleteMany({ where: { type: { equals: 'facebook' } } })],
  ['create', ({ link }) => link.create({ url: 'https://shop.example/new' })],
  ['create of an id that is taken', ({ pixel }) => pixel.create({ id: 1 })],
]

/** What an operation gives or throws, and what the database holds then. */
function outcome({ createMock, fixedClock }: typeof source, act: (db: Db) => unknown): unknown {
  const { db } = createMock({ clock: fixedClock(Date.UTC(2026, 0, 31)), seed: 'demo' }).store('key')
  let made: unknown
  try {
    made = act(db)
  } catch (error) {
    made = { name: (error as Error).name, message: (error as Error).message }
  }
  return structuredClone({ made, links: db.link.getAll(), pixels: db.pixel.getAll() })
}

describe('the bundled store does what the whole package does', () => {
  it.each(cases)('%s', (_, act) => {
    const expected = outcome(source, act)
    expect(outcome(bundled, act)).toEqual(expected)
    expect(expected).toHaveProperty('links.length')
  })
})
