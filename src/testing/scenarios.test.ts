import { describe, expect, test } from 'vitest'
import { createMock as createCoreMock } from '../mock/mock.ts'
import { builtInSeed } from '../store/seeds/index.ts'
import {
  createTestMock,
  linkFactory,
  type Scenario,
  type Seed,
  scenario,
  scenarios,
  type TestSeed,
} from './index.ts'

const now = '2026-03-01T12:00:00.000Z'
const at = Date.parse(now)

const counts: [title: string, seed: TestSeed, links: number, pixels: number][] = [
  ['empty', 'empty', 0, 0],
  ['demo', 'demo', 62, 12],
  ['a number', 30, 30, 10],
  ['scenarios.empty', scenarios.empty, 0, 0],
  ['scenarios.demo', scenarios.demo, 62, 12],
  ['scenarios.oneOfEachStatus', scenarios.oneOfEachStatus, 3, 0],
  ['scenarios.oneOfEachKind', scenarios.oneOfEachKind, 15, 1],
  ['scenarios.twoPages', scenarios.twoPages, 26, 0],
  ['scenarios.manyLinks', scenarios.manyLinks, 1000, 10],
  ['records', builtInSeed('demo', at), 62, 12],
  ['some records', { links: linkFactory.buildList(2) }, 2, 0],
  ['no records', {}, 0, 0],
  ['a function', ({ db, linkFactory }) => linkFactory.create(db), 1, 0],
  ['parts', ['demo', 30, { links: [{ alias: 'mine' }] }, scenarios.twoPages], 119, 22],
  ['parts in parts', [[30, 'empty'], [[scenarios.twoPages]]], 56, 10],
  ['no parts', [], 0, 0],
]

describe('an account starts with', () => {
  test.for(counts)('%s', ([, seed, links, pixels]) => {
    const mock = createTestMock({ seed, now })
    const of = () => [mock.db.link.count(), mock.db.pixel.count()]
    expect(of()).toEqual([links, pixels])
    const before = mock.db.link.getAll()
    mock.reset()
    // The records are the same again, and accounts do not affect each other.
    expect(mock.db.link.getAll()).toEqual(before)
    expect(mock.account('other').db.link.getAll()).toEqual(before)
    mock.reset('empty')
    expect(of()).toEqual([0, 0])
    mock.reset(seed)
    expect(of()).toEqual([links, pixels])
  })
})

test.for(Object.entries(scenarios))('the mock itself takes scenarios.%s', ([, seed]) => {
  const { db } = createCoreMock({ seed, clock: { now: () => at } }).store('any')
  expect(db.link.getAll()).toEqual(seed.seed(at).links)
})

test.for(
  Object.values(scenarios).map(made => [made.name, made] as const),
)('%s has no date that its clock does not know', ([, made]) => {
  for (const { created_at, updated_at } of made.seed(at).links) {
    expect(created_at).toBeLessThanOrEqual(updated_at)
    expect(updated_at).toBeLessThanOrEqual(at)
  }
})

describe('parts', () => {
  test('scenarios of one’s own do not take each other’s aliases', () => {
    const one = scenario('one', ({ db, linkFactory }) => void linkFactory.createList(db, 2))
    const other = scenario('other', [one, ({ db, linkFactory }) => void linkFactory.expired().create(db)])
    const { db } = createTestMock({ seed: [one, other, one], now })
    expect(db.link.getAll().map(({ alias }) => alias)).toEqual([1, 2, 3, 4, 5, 6, 7].map(n => `seed-${n}`))
  })

  test('must not be asynchronous', () => {
    const slow = scenario('slow', async ({ db, linkFactory }) => {
      await null
      linkFactory.create(db)
    })
    expect(() => createTestMock({ seed: slow })).toThrow('a part must not be asynchronous')
  })

  test('keep their records together: ids move, and links follow their pixels', () => {
    const part = {
      pixels: [{ id: 1, name: 'Mine' }],
      links: [{ id: 1, alias: 'mine', pixel_ids: [1] }],
    }
    const { db } = createTestMock({ seed: ['demo', part, { links: [{ id: 500 }] }] })
    const pixel = db.pixel.findFirst({ where: { name: { equals: 'Mine' } } })!
    expect(pixel.id).toBe(13)
    expect(db.link.findFirst({ where: { alias: { equals: 'mine' } } })).toMatchObject({
      id: 63,
      pixel_ids: [13],
    })
    expect(db.link.findFirst({ where: { alias: { equals: 'shop' } } })).toMatchObject({
      id: 1,
      pixel_ids: [3, 5, 6],
    })
    expect(db.link.count({ where: { id: { equals: 500 } } })).toBe(1)
  })

  test('see what the parts before made, and when it is', () => {
    const seen: number[] = []
    scenario('looks', ['demo', ({ db, now }) => void seen.push(db.link.count(), now)]).seed(at)
    expect(seen).toEqual([62, at])
  })

  test('replace domains and spaces by id', () => {
    const seed = scenario('own', [
      { domains: [{ id: 1, name: 'a.example' }] },
      {
        domains: [
          { id: 7, name: 'b.example' },
          { id: 1, name: 'c.example' },
        ],
        spaces: [{ id: 9, name: 'Nine' }],
      },
    ]).seed(at)
    expect(seed.domains).toEqual([
      { id: 1, name: 'c.example' },
      { id: 7, name: 'b.example' },
    ])
    expect(seed.spaces).toEqual([{ id: 9, name: 'Nine' }])
  })

  test('compose further', () => {
    const sale = scenario('sale', ['demo', { links: [{ alias: 'sale' }] }])
    const party = scenario('party', { links: [{ alias: 'party' }] })
    const both = scenario('both', [party, sale])
    expect(both.name).toBe('both')
    expect(both.seed(at).links.map(({ alias }) => alias)).toEqual(
      expect.arrayContaining(['party', 'sale', 'shop']),
    )
  })
})

const mistakes: [title: string, parts: TestSeed[], message: string][] = [
  [
    'one alias twice',
    [{ links: [{ alias: 'a' }, { alias: 'a' }] }],
    'links[1].alias: expected an alias that links[0] on domain 1 does not have, got "a"',
  ],
  [
    'the demo twice',
    ['demo', 'demo'],
    '62 mistakes\n  links[62].alias: expected an alias that links[0] on domain 1 does not have, got "shop"',
  ],
  [
    'no such domain',
    [{ links: [{ domain_id: 9 }] }],
    'links[0].domain_id: expected the id of a domain (1, 2), got 9',
  ],
  [
    'no such space',
    [{ links: [{}, { space_id: 9 }] }],
    'links[1].space_id: expected the id of a space (1, 2, 3), got 9',
  ],
  [
    'no such pixel',
    [{ links: [{ pixel_ids: [9] }] }],
    'links[0].pixel_ids[0]: expected no pixel, as there is none, got 9',
  ],
  ['an address that is no URL', [{ links: [{ url: 'shop' }] }], 'links[0].url: expected '],
  ['no such type', ['demo', { pixels: [{ type: 'myspace' }] }], 'pixels[12].type: expected '],
  [
    'a password that is missing',
    [{ links: [{ privacy: 2 }] }],
    'links[0].privacy_password: expected a text, as privacy is 2, got null',
  ],
  ['no such domain name', [{ domains: [{ id: 1, name: 'Go Example' }] }], 'domains[0].name: expected '],
  [
    'an address of a scenario that is no URL',
    [{ name: 'other', seed: now => changed(builtInSeed('demo', now)) }],
    'links[0].url: expected ',
  ],
  ['too many', [1e9], 'Failed to generate links: expected a whole number'],
]

function changed(seed: Seed): Seed {
  return { ...seed, links: seed.links.map((link, index) => (index === 0 ? { ...link, url: 'shop' } : link)) }
}

test.for(mistakes)('%s throws', ([, parts, message]) => {
  const make = () => scenario('mine', parts).seed(at)
  expect(make).toThrow('Failed to make the scenario "mine": ')
  expect(make).toThrow(message)
})

test('a scenario of one’s own is checked too', () => {
  const own: Scenario = { name: 'own', seed: now => changed(builtInSeed('demo', now)) }
  expect(() => createTestMock({ seed: own })).toThrow(
    'Failed to make the scenario "own": links[0].url: expected ',
  )
})
