import { describe, expect, test } from 'vitest'
import type { Link } from '../entities.ts'
import { parseSeed } from './file.ts'
import { builtInSeed } from './index.ts'

const NOW = Date.parse('2026-11-05T12:00:00Z')
const parse = (text: string) => parseSeed(text, NOW, 'seed.yaml')

const everything = `
domains:
  - name: sho.example
  - { id: 7, name: localhost:3000 }
spaces:
  - { id: 4, name: Press }
pixels:
  - { name: Analytics, type: google-analytics, value: G-1 }
  - { id: 3, name: Ads, type: x, value: ox1, created_at: 2026-02-01 }
links:
  - url: https://www.northwind.example/a?b=c
    alias: "2026"
    domain_id: 7
    space_id: 4
    pixel_ids: [4, 3]
    password: open
    privacy_password: stats
    disabled: 1
    privacy: 2
    expiration_url: http://www.northwind.example/over
    expiration_date: 2026-02-28
    expiration_time: 09:30
    expiration_clicks: 10
    target_type: 2
    country: [{ key: DE, value: https://www.northwind.example/de }]
    platform: [{ key: OS X, value: https://www.northwind.example/mac }]
    language: [{ key: fr, value: https://www.northwind.example/fr }]
    rotation: [{ value: https://www.northwind.example/1 }]
    title: A title
    clicks: 12
    created_at: 2026-01-31T09:30:00+02:00
  - url: https://www.northwind.example/
    alias: "2026"
    domain_id: 8
`

const complete: Link = {
  id: 1,
  url: 'https://www.northwind.example/a?b=c',
  alias: '2026',
  alias_generated: false,
  domain_id: 7,
  space_id: 4,
  pixel_ids: [4, 3],
  password: 'open',
  privacy_password: 'stats',
  disabled: 1,
  privacy: 2,
  expiration_url: 'http://www.northwind.example/over',
  expiration_date: '2026-02-28',
  expiration_time: '09:30',
  expiration_clicks: 10,
  target_type: 2,
  country: [{ key: 'DE', value: 'https://www.northwind.example/de' }],
  platform: [{ key: 'OS X', value: 'https://www.northwind.example/mac' }],
  language: [{ key: 'fr', value: 'https://www.northwind.example/fr' }],
  rotation: [{ value: 'https://www.northwind.example/1' }],
  title: 'A title',
  clicks: 12,
  created_at: Date.parse('2026-01-31T07:30:00Z'),
  updated_at: Date.parse('2026-01-31T07:30:00Z'),
  updates: 0,
}

describe('parseSeed', () => {
  test('takes every member as it is given, and sorts by id', () => {
    const seed = parse(everything)
    expect(seed.domains).toEqual([
      { id: 7, name: 'localhost:3000' },
      { id: 8, name: 'sho.example' },
    ])
    expect(seed.spaces).toEqual([{ id: 4, name: 'Press' }])
    const february = Date.parse('2026-02-01T00:00:00Z')
    expect(seed.pixels).toEqual([
      { id: 3, name: 'Ads', type: 'x', value: 'ox1', created_at: february, updated_at: february, updates: 0 },
      {
        id: 4,
        name: 'Analytics',
        type: 'google-analytics',
        value: 'G-1',
        created_at: NOW,
        updated_at: NOW,
        updates: 0,
      },
    ])
    expect(seed.links[0]).toStrictEqual(complete)
  })

  test('gives a link whose domain is null none', () => {
    const [link] = parse('{"links": [{"url": "https://www.northwind.example/", "domain_id": null}]}').links
    expect(link).toMatchObject({ domain_id: null, space_id: null })
  })

  test('gives a link that says only its url every default', () => {
    const [link] = parse('{"links": [{"url": "https://www.northwind.example/tents/#top"}]}').links
    expect(link).toStrictEqual({
      id: 1,
      url: 'https://www.northwind.example/tents/#top',
      alias: expect.stringMatching(/^[A-Za-z0-9]{6}$/),
      alias_generated: true,
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
      title: 'www.northwind.example/tents/',
      clicks: 0,
      created_at: NOW,
      updated_at: NOW,
      updates: 0,
    })
  })

  test('reads JSON and YAML alike, the same bytes each time', () => {
    const seed = parse(everything)
    // Entities have two members that files do not have.
    const rows = (records: object[]) =>
      records.map(record => ({ ...record, updated_at: undefined, updates: undefined }))
    const dated = <T extends { created_at: number }>(records: T[]) =>
      records.map(record => ({ ...record, created_at: new Date(record.created_at).toISOString() }))
    const again = { ...seed, pixels: rows(dated(seed.pixels)), links: rows(dated(seed.links)) }
    expect(JSON.stringify(parse(JSON.stringify(again)))).toBe(JSON.stringify(seed))
    expect(JSON.stringify(parse(everything))).toBe(JSON.stringify(seed))
  })

  test('takes back the demo, written as a file', () => {
    const demo = builtInSeed('demo', NOW)
    const rows = <T extends { created_at: number; updated_at: number; updates: number }>(records: T[]) =>
      records.map(({ updated_at, updates, ...row }) => ({
        ...row,
        created_at: new Date(row.created_at).toISOString(),
      }))
    const text = JSON.stringify({ ...demo, pixels: rows(demo.pixels), links: rows(demo.links) })
    const links = demo.links.map(link => ({ ...link, updated_at: link.created_at, updates: 0 }))
    expect(parse(text)).toEqual({ ...demo, links })
  })

  test.each([
    'links:',
    '{}',
    'links: []\npixels: null',
    '\uFEFF{"links": []}',
    '%YAML 1.1\n---\nlinks: []',
  ])('%j is an account with the domains and spaces of the demo', text => {
    expect(parse(text)).toEqual(builtInSeed('empty', NOW))
  })

  test('numbers links in the order they were made, after the greatest id that is given', () => {
    const { links } = parse(`links:
      - { url: https://a.example/now }
      - { url: https://a.example/june, created_at: 2026-06-01 }
      - { url: https://a.example/may, created_at: 2026-05-01 }
      - { url: https://a.example/march, created_at: 2026-03-01, id: 20 }
      - { url: https://a.example/before, id: 10 }`)
    const shown = links.map(link => [
      link.id,
      link.title,
      new Date(link.created_at).toISOString().slice(0, 10),
    ])
    expect(shown).toEqual([
      [10, 'a.example/before', '2026-03-01'],
      [20, 'a.example/march', '2026-03-01'],
      [21, 'a.example/may', '2026-05-01'],
      [22, 'a.example/june', '2026-06-01'],
      [23, 'a.example/now', '2026-11-05'],
    ])
  })

  test('follows aliases, and gives each link its own list', () => {
    const { links } = parse(`links:
      - { url: https://a.example/1, rotation: &both [{ value: https://a.example/x }] }
      - { url: https://a.example/2, rotation: *both }`)
    expect(links[1]?.rotation).toEqual(links[0]?.rotation)
    expect(links[1]?.rotation).not.toBe(links[0]?.rotation)
    expect(links[1]?.rotation[0]).not.toBe(links[0]?.rotation[0])
  })

  test('makes up no alias that the file gives, whatever its case', () => {
    const made = parse('links: [{url: https://a.example}]').links[0]?.alias ?? ''
    const { links } = parse(
      `links: [{url: https://a.example}, {url: https://b.example, alias: ${made.toUpperCase()}}]`,
    )
    expect(new Set(links.map(link => link.alias.toLowerCase())).size).toBe(2)
  })
})
