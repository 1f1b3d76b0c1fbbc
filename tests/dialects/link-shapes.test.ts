import { describe, expect, it } from 'vitest'
import type { Shape, Shapes } from '../../src/dialect/shapes/shapes.ts'
import { speakerKey, speakIn } from '../support/speak.ts'
import { at, replaced } from './cases/case.ts'
import { conditional, emptyAs, linkWith, unsetAs } from './cases/form.ts'
import { addPixels, bareForm, bareRecord, fullForm, fullRecord, noon } from './cases/samples.ts'

// Links in shapes other than the default. Each construct of a shape is tested in src/dialect/shapes.

describe('a link with every field set', () => {
  const url = fullRecord.url
  const cases: [without: (keyof typeof bareRecord)[], members: Record<string, Shape>, shown: object][] = [
    [['url'], { destination: { url: '$url' } }, { destination: { url } }],
    [['url'], { 'a/b': { 'c~d': '$url' } }, { 'a/b': { 'c~d': url } }],
    [['url'], JSON.parse('{"__proto__":{"url":"$url"}}'), JSON.parse(`{"__proto__":{"url":"${url}"}}`)],
    [['alias'], {}, {}],
    [
      ['domain_id'],
      { domain: { id: '$domain_id', name: '$domain' } },
      { domain: { id: 1, name: 'go.example' } },
    ],
    [['domain_id'], { domain_id: { $: 'domain_id', as: 'text' } }, { domain_id: '1' }],
    [['domain_id'], { domain: { $: 'domain_id', map: { 1: 'first' } } }, { domain: 'first' }],
    [
      ['space_id'],
      { space: conditional('space_id', { id: '$space_id', name: '$space' }, null) },
      { space: { id: 2, name: 'Product' } },
    ],
    [
      ['pixel_ids'],
      { pixels: { $list: 'pixel_ids', item: { id: '$id' } } },
      { pixels: [{ id: 1 }, { id: 2 }] },
    ],
    [['disabled'], { enabled: { $: 'disabled', as: 'not' } }, { enabled: false }],
    [
      ['privacy'],
      { access: { privacy: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } } } },
      { access: { privacy: 'password' } },
    ],
    [
      ['expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'],
      { expiration: { url: '$expiration_url', on: ['$expiration_date', '$expiration_time'] } },
      { expiration: { url: 'https://a.example/over', on: ['2026-04-01', '10:30'] } },
    ],
    [
      ['country', 'platform'],
      {
        targeting: {
          country: { $map: 'country', key: '$key', item: '$value' },
          platform: {
            $list: 'platform',
            item: { key: { $: 'key', map: { 'OS X': 'macos' } }, value: '$value' },
          },
        },
      },
      {
        targeting: {
          country: { DE: 'https://a.example/de' },
          platform: [{ key: 'macos', value: 'https://a.example/osx' }],
        },
      },
    ],
    [['password', 'privacy_password'], {}, {}],
    [
      ['id', 'short_url', 'title', 'clicks', 'status', 'created_at', 'updated_at'],
      {
        meta: {
          key: { $: 'id', as: 'text' },
          address: '$short_url',
          stats: { total: { $: 'clicks', as: 'text' } },
          state: { $: 'status', map: { 1: 'active', 2: 'expired', 3: 'disabled' } },
          created: { $: 'created_at', time: 'rfc3339-milliseconds' },
        },
        name: null,
      },
      {
        meta: {
          key: '1',
          address: 'https://go.example/one',
          stats: { total: '0' },
          state: 'disabled',
          created: noon,
        },
        name: null,
      },
    ],
  ]
  it.each(cases)('without %j, with %j', async (without, members, shown) => {
    const server = speakIn({ link: linkWith(without, members) })
    await addPixels(server)
    await server.post('/links', fullForm)
    const record = at((await server.get('/links/1')).body, 'data')
    expect(record).toEqual(replaced(fullRecord, without, shown))
  })
})

describe('a link with a url alone', () => {
  const written = async (shapes: Shapes) => {
    const server = speakIn(shapes)
    return at((await server.post('/links', bareForm)).body, 'data')
  }
  const emptyLists = { pixel_ids: null, country: null, platform: null, language: null, rotation: null }
  const shown = (spelled: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(bareRecord).map(([name, value]) => [name, spelled(value)]))

  it('writes unset fields as another value, or leaves them out', async () => {
    expect(await written({ link: linkWith([], unsetAs('$absent')) })).toEqual(
      Object.fromEntries(Object.entries(bareRecord).filter(([, value]) => value !== null)),
    )
    expect(await written({ link: linkWith([], unsetAs('')) })).toEqual(shown(value => value ?? ''))
  })

  it('writes empty lists as another value, or leaves them out', async () => {
    expect(await written({ link: linkWith([], emptyAs(null)) })).toEqual({ ...bareRecord, ...emptyLists })
    expect(await written({ link: linkWith([], emptyAs('$absent')) })).toEqual(
      replaced(bareRecord, Object.keys(emptyLists)),
    )
  })

  it('leaves out a group if all of its members are unset', async () => {
    const group = conditional('expiration_url', { url: '$expiration_url' })
    const server = speakIn({ link: linkWith(['expiration_url'], { expiration: group }) })
    await server.post('/links', bareForm)
    await server.post('/links', 'url=https://a.example/&expiration_url=https://a.example/over')
    const list = at((await server.get('/links?sort=asc')).body, 'data') as { expiration?: object }[]
    expect(list.map(link => link.expiration)).toEqual([undefined, { url: 'https://a.example/over' }])
  })
})

it('the object of an unknown domain or space still has the id', async () => {
  const owner = (id: string, name: string) =>
    conditional(id, { id: `$${id}`, name: { $: name, unset: '$absent' } }, null)
  const members = { domain: owner('domain_id', 'domain'), space: owner('space_id', 'space') }
  const server = speakIn({ link: linkWith([], members) })
  await server.post('/links', bareForm)
  server.mock
    .store(speakerKey)
    .db.link.update({ where: { id: { equals: 1 } }, data: { domain_id: 8, space_id: 9 } })
  expect(at((await server.get('/links/1')).body, 'data')).toMatchObject({
    domain: { id: 8 },
    space: { id: 9 },
  })
})
