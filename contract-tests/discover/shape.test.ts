import { describe, expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import { Discovered } from './discovered.ts'
import { listedOf } from './reads.ts'
import { candidateIdsIn, learnItems, learnShape } from './shape.ts'

const exchange = (json: unknown): Exchange => ({
  request: { method: 'GET', path: '/links', headers: {} },
  answer: { status: 200, headers: {}, text: JSON.stringify(json), json },
  durationMs: 0,
  attempts: 1,
})

const link = (id: string) => ({
  '@id': id,
  url: `https://a.example/${id}`,
  pixels: { pixel: [{ '@id': '7' }] },
})

const learnt = () => {
  const discovered = new Discovered()
  discovered.shapes.links.ids = ['/@id']
  return discovered
}

const learn = (discovered: Discovered, json: unknown) =>
  learnItems(discovered, 'links', exchange(json), 'https://a.example/12', '12')

describe('the records of a list are found', () => {
  it.each([
    ['in an array', { links: { total: 2, link: [link('11'), link('12')] } }, '/links/link'],
    ['in an array beside the newest of them', { newest: link('12'), links: [link('12')] }, '/links'],
    ['as the only one', { links: { total: 1, link: link('12') } }, '/links/link'],
    ['and not under their own ids', { links: { '12': link('12') } }, undefined],
    ['and not as the response itself', link('12'), undefined],
  ])('%s', (_, json, items) => {
    const discovered = learnt()
    learn(discovered, json)
    expect(discovered.shapes.links.items).toBe(items)
  })
})

describe('if lists use another name for the id', () => {
  const discovered = learnt()
  learn(discovered, { links: [{ link_id: '11' }, { link_id: '12', url: 'https://a.example/12' }] })

  it('both names are read', () => {
    const listed = exchange({ links: [{ link_id: '3' }, { '@id': '4' }] })
    expect(listedOf({ discovered }, 'links', listed).ids).toEqual(['3', '4'])
  })
})

it('a counter that is the id by chance, and nearer to the url, is not the id', () => {
  const discovered = new Discovered()
  const record = (id: number, reads: number) => ({
    data: { reference: id, attributes: { reads, url: `https://a.example/${id}` } },
  })
  for (const [id, reads] of [
    [12, 12],
    [13, 40],
  ] as const)
    learnShape(discovered, 'links', exchange(record(id, reads)), `https://a.example/${id}`, `${id}`)
  expect(discovered.id('links', record(14, 41).data)).toBe('14')
})

it('a number that is the id by chance is not the id of rows', () => {
  const discovered = learnt()
  learn(discovered, { links: [{ url: 'https://a.example/12', clicks: 12 }] })
  expect(discovered.shapes.links.ids).toEqual(['/@id'])
})

it.each([
  ['differs in every row', [{ no: 11 }, { url: 'https://a.example/12', no: 12 }], ['/@id', '/no']],
  ['is the same in other rows', [{ no: 12 }, { url: 'https://a.example/12', no: 12 }], ['/@id']],
])('a member that is not named as an id and %s', (_, links, ids) => {
  const discovered = learnt()
  learn(discovered, { links })
  expect(discovered.shapes.links.ids).toEqual(ids)
})

describe('if a list of one record is that record itself', () => {
  const discovered = learnt()
  learn(discovered, { links: { link: [link('11'), link('12')] } })
  const ids = (json: unknown) => listedOf({ discovered }, 'links', exchange(json)).ids

  it.each([
    ['several records are read', { links: { link: [link('3'), link('4')] } }, ['3', '4']],
    ['one record is read', { links: { link: link('3') } }, ['3']],
    ['no record is read if it is left out', { links: { total: 0 } }, []],
    ['no record is read from an object without an id', { links: { link: { total: 0 } } }, []],
  ])('%s', (_, json, expected) => {
    expect(ids(json)).toEqual(expected)
  })
})

const sentinel = 'https://a.example/12'

describe('if another id in a record is the same', () => {
  it.each([
    ['the id beside the sentinel', { owner: { id: 12 }, id: 12, url: sentinel }, '/id'],
    [
      'an address beside it',
      { href: 'https://go.example/links/12', owner: { id: 12 }, url: sentinel },
      '/href',
    ],
    ['the id around it', { id: 12, attributes: { owner: { id: 12 }, url: sentinel } }, '/id'],
    [
      'a member with another name, not by chance',
      { clicks: 12, meta: { id: 12 }, url: sentinel },
      '/meta/id',
    ],
  ])('the place of the id is that of %s', (_, record, at) => {
    const discovered = new Discovered()
    learnShape(discovered, 'links', exchange(record), sentinel, '12')
    expect(discovered.shapes.links.ids).toEqual([at])
  })
})

it('the record of a Siren entity has its relations, and lists show its id in an address alone', () => {
  const discovered = new Discovered()
  const entity = (id: number, own: object) => ({
    class: ['link'],
    properties: { ...own, url: `https://a.example/${id}` },
    links: [
      { rel: ['self'], href: `/api/v1/links/${id}` },
      { rel: ['domain'], href: '/api/v1/domains/3' },
    ],
  })
  learnShape(discovered, 'links', exchange(entity(12, { id: 12 })), sentinel, '12')
  expect(discovered.record('links', exchange(entity(13, { id: 13 })))).toMatchObject({
    links: { domain: { href: '/api/v1/domains/3' } },
  })
  const listed = { class: ['links'], properties: { total: 1 }, entities: [entity(12, {})] }
  learn(discovered, listed)
  expect(listedOf({ discovered }, 'links', exchange(listed)).ids).toEqual(['12'])
})

describe('the place of the ids of records that nobody created', () => {
  const owner = { id: 77 }
  it.each([
    ['a member that is an id by its name', [{ id: 1 }, { id: 2 }], '/id'],
    [
      'a member that differs',
      [
        { owner, key: 1 },
        { owner, key: 2 },
      ],
      '/key',
    ],
    [
      'an address',
      [
        { owner, href: '/links/1' },
        { owner, href: '/links/2' },
      ],
      '/href',
    ],
    [
      'the likeliest name of several',
      [
        { owner, uid: 'a', key: 1 },
        { owner, uid: 'b', key: 2 },
      ],
      '/uid',
    ],
    ['any likely name, of a single record', [{ owner, url: sentinel }], '/owner/id'],
    ['none', [{ url: 'a' }, { url: 'b' }], undefined],
  ])('is %s', (_, records, at) => {
    expect(candidateIdsIn(records, 'links')[0]).toBe(at)
  })
})
