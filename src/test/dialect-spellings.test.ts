import { describe, expect, it } from 'vitest'
import type { Answers, FieldAnswer } from '../generated/answers.ts'
import { operations } from '../generated/operations.ts'
import { at } from './dialect/case.ts'
import { addPixels, row } from './dialect/samples.ts'
import { type Speaker, speak, speakerKey } from './speak.ts'

// The spelling of every value of every field that has a list of values, and the form of those that have none.

const create = async (server: Speaker, form: string) =>
  at((await server.post('/links', `url=https://a.example/&${form}`)).body, 'data')

describe('every value of a field in a spelling of its own', () => {
  const fields = {
    disabled: { '0': 'on', '1': 'off' },
    privacy: { '0': 'public', '1': 'private', '2': 'password' },
    target_type: { '0': 'none', '1': 'geo', '2': 'device', '3': 'tongue', '4': 'rotate' },
  }
  const cases = Object.entries(fields).flatMap(([name, values]) =>
    Object.entries(values).map(([value, spelling]) => [name, value, spelling, values] as const),
  )
  it.each(cases)('%s %s is shown as %s', async (name, value, spelling, values) => {
    const server = speak({
      [`links.fields.${name}`]: { at: `/as/${name}`, values } satisfies FieldAnswer,
      'links.target-type.undocumented': 'accepted',
    })
    const record = await create(server, `${name}=${value}&privacy_password=p`)
    expect(at(record, 'as')).toEqual({ [name]: spelling })
    // What is sent and filtered by is the document's own.
    expect((await server.post('/links', `url=https://a.example/&${name}=${spelling}`)).status).toBe(422)
  })

  it.each([
    ['links.fields.disabled', { '0': 0 }, 'disabled=1', { x: 1 }],
    ['links.fields.privacy', { '0': true, '1': 17, '2': '' }, 'privacy=1', { x: 17 }],
    ['links.fields.target_type', { '1': 'geo' }, 'target_type=', { x: null }],
    ['links.fields.alias', { constructor: 'c' }, 'alias=toString', { x: 'toString' }],
  ] as const)('%s %j: %s', async (id, values, form, shown) => {
    const record = await create(speak({ [id]: { at: '/x', values } }), form)
    expect(record).toMatchObject(shown)
  })

  it('status', async () => {
    const status = { at: '/state', values: { '1': 'active', '2': 'expired', '3': 'disabled' } }
    const server = speak({ 'links.derived': { id: { at: '/id' }, status } })
    const states: unknown[] = []
    for (const form of ['', 'expiration_date=2020-01-01', 'disabled=1'])
      states.push(at(await create(server, form), 'state'))
    expect(states).toEqual(['active', 'expired', 'disabled'])
    expect(at((await server.get('/links?status=2')).body, 'data')).toMatchObject([
      { id: 2, state: 'expired' },
    ])
  })

  const types = operations.listPixels.parameters.find(({ name }) => name === 'type')!.values!
  it.each(types)('type %s', async type => {
    const server = speak({ 'pixels.fields.type': { at: '/a/b', values: { [type]: `its ${type}` } } })
    const { body } = await server.post('/pixels', `name=P&type=${type}&value=1`)
    expect(at(body, 'data', 'a', 'b')).toBe(`its ${type}`)
    expect(at((await server.get(`/pixels?type=${type}`)).body, 'data')).toHaveLength(1)
  })

  it('the keys of platforms, as rows and as a map', async () => {
    const form = `${row('platform', 0, 'OS X', 'https://o.example/')}&${row('platform', 1, 'iOS', 'https://i.example/')}`
    const values = { 'OS X': 'macos' }
    const rows = await create(speak({ 'links.fields.platform': { at: '/platform', values } }), form)
    expect(at(rows, 'platform')).toEqual([
      { key: 'macos', value: 'https://o.example/' },
      { key: 'iOS', value: 'https://i.example/' },
    ])
    const map = await create(speak({ 'links.fields.platform': { at: '/platform', as: 'map', values } }), form)
    expect(at(map, 'platform')).toEqual({ macos: 'https://o.example/', iOS: 'https://i.example/' })
  })
})

describe('the forms of what is unset or empty', () => {
  const cases: [title: string, answers: Partial<Answers>, shown: object][] = [
    ['a map without rows', { 'links.fields.country': { at: '/c', as: 'map' } }, { c: {} }],
    ['ids as objects', { 'links.fields.pixel_ids': { at: '/c', as: 'object' } }, { c: [] }],
    ['no space', { 'links.fields.space_id': { at: '/c', as: 'object' } }, { c: null }],
    ['no clicks as text', { 'links.fields.expiration_clicks': { at: '/c', as: 'text' } }, { c: null }],
    [
      'no space, empty',
      { 'links.fields.space_id': { at: '/c', as: 'object' }, 'fields.unset': 'empty' },
      { c: '' },
    ],
  ]
  it.each(cases)('%s', async (_, answers, shown) => {
    expect(await create(speak(answers), '')).toMatchObject(shown)
  })
})

it('an object of a domain or space that has gone still holds the id', async () => {
  const server = speak({
    'links.fields.domain_id': { at: '/domain', as: 'object' },
    'links.fields.space_id': { at: '/space', as: 'object' },
  })
  await create(server, '')
  server.mock.sandbox(speakerKey).links.update(1, { domain_id: 8, space_id: 9 })
  expect(at((await server.get('/links/1')).body, 'data')).toMatchObject({
    domain: { id: 8 },
    space: { id: 9 },
  })
})

it('fields share objects, whoever makes them', async () => {
  const server = speak({
    'links.fields.url': { at: '/to/url' },
    'links.fields.expiration_url': { at: '/to/over/url' },
    'links.fields.pixel_ids': { at: '/to/pixels', as: 'object' },
    'links.derived': {
      id: { at: '/meta/id' },
      clicks: { at: '/to/clicks' },
      created_at: { at: '/meta/at/created' },
    },
    'timestamps.format': 'unix-seconds',
  })
  await addPixels(server)
  expect(await create(server, 'pixel_ids[]=2&expiration_url=https://b.example/')).toMatchObject({
    to: { url: 'https://a.example/', over: { url: 'https://b.example/' }, pixels: [{ id: 2 }], clicks: 0 },
    meta: { id: 1, at: { created: 1772366400 } },
  })
})
