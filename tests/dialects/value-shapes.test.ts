import { describe, expect, it } from 'vitest'
import { operations } from '../../src/generated/operations.ts'
import { host } from '../../src/mock/mock.ts'
import { base, speak, speakerKey, speakIn } from '../support/speak.ts'
import { at } from './cases/case.ts'
import { linkWith, momentsAs, pixelWith } from './cases/form.ts'
import { addPixels, bareForm, pixelForm, row } from './cases/samples.ts'

// Single values in shapes other than the default: words, moments, texts and the address of the service.

describe('a value with a map', () => {
  const fields = {
    disabled: { '0': 'on', '1': 'off' },
    privacy: { '0': 'public', '1': 'private', '2': 'password' },
    target_type: { '0': 'none', '1': 'geo', '2': 'device', '3': 'tongue', '4': 'rotate' },
  }
  const cases = Object.entries(fields).flatMap(([name, map]) =>
    Object.entries(map).map(([value, spelling]) => [name, value, spelling, map] as const),
  )
  it.each(cases)('%s %s is shown as %s', async (name, value, spelling, map) => {
    const server = speak(
      { 'links.target-type.undocumented': 'accepted' },
      { shapes: { link: linkWith([], { as: { $: name, map } }) } },
    )
    const form = `url=https://a.example/&${name}=${value}&privacy_password=p`
    expect(at((await server.post('/links', form)).body, 'data', 'as')).toBe(spelling)
    // Requests still use the document's values, in fields and in filters.
    expect((await server.post('/links', `url=https://a.example/&${name}=${spelling}`)).status).toBe(422)
  })

  it('status', async () => {
    const state = { $: 'status', map: { 1: 'active', 2: 'expired', 3: 'disabled' } }
    const server = speakIn({ link: { id: '$id', state } })
    for (const form of ['', 'expiration_date=2020-01-01', 'disabled=1'])
      await server.post('/links', `url=https://a.example/&${form}`)
    expect(at((await server.get('/links?sort=asc')).body, 'data')).toEqual([
      { id: 1, state: 'active' },
      { id: 2, state: 'expired' },
      { id: 3, state: 'disabled' },
    ])
    expect(at((await server.get('/links?status=2')).body, 'data')).toEqual([{ id: 2, state: 'expired' }])
  })

  const types = operations.listPixels.parameters.find(({ name }) => name === 'type')!.values!
  it.each(types)('type %s', async type => {
    const kind = { $: 'type', map: { [type]: `its ${type}` } }
    const server = speakIn({ pixel: pixelWith(['type'], { a: { b: kind } }) })
    const { body } = await server.post('/pixels', `name=P&type=${type}&value=1`)
    expect(at(body, 'data', 'a', 'b')).toBe(`its ${type}`)
    expect(at((await server.get(`/pixels?type=${type}`)).body, 'data')).toHaveLength(1)
  })

  it('the keys of platforms, as a map', async () => {
    const platform = { $map: 'platform', key: { $: 'key', map: { 'OS X': 'macos' } }, item: '$value' }
    const server = speakIn({ link: linkWith([], { platform }) })
    const rows = `${row('platform', 0, 'OS X', 'https://o.example/')}&${row('platform', 1, 'iOS', 'https://i.example/')}`
    const { body } = await server.post('/links', `url=https://a.example/&${rows}`)
    expect(at(body, 'data', 'platform')).toEqual({ macos: 'https://o.example/', iOS: 'https://i.example/' })
  })
})

it.each([
  ['rfc3339-microseconds', '2026-03-01T12:00:00.000000Z', '2026-03-01T12:00:01.500000Z'],
  ['unix-seconds', 1772366400, 1772366401],
])('moments are written as %s', async (time, before, after) => {
  const server = speakIn(momentsAs(time))
  await server.post('/pixels', pixelForm)
  server.clock.advance(1500)
  const records = [await server.put('/pixels/1', 'name=Shop'), await server.post('/links', bareForm)]
  expect(records.map(({ body }) => at(body, 'data'))).toMatchObject([
    { created_at: before, updated_at: after },
    { created_at: after, updated_at: after },
  ])
})

describe('the address of the service', () => {
  const shown = { base, origin: new URL(base).origin, path: new URL(base).pathname }
  it('GET /links/{id} shows the base URL, its origin and its path, in records of every kind', async () => {
    const addresses = { base: '$base', origin: '{origin}', path: '$base_path' }
    const server = speakIn({
      link: { ...addresses, pixels: { $list: 'pixel_ids', item: addresses } },
      errors: { error: { body: addresses } },
    })
    await addPixels(server)
    await server.post('/links', `${bareForm}&pixel_ids[]=1`)
    expect((await server.get('/links/1')).body).toMatchObject({ data: { ...shown, pixels: [shown] } })
    expect((await server.get('/links/9')).body).toEqual(shown)
  })
})

it.each([
  ['application/json;charset=ISO-8859-1', true],
  ['application/json; charset=utf-8', false],
  ['application/vnd.links+json', false],
])('%s is written in that charset', async (type, isAscii) => {
  const { mock, post } = speakIn({ record: { type } })
  await post('/pixels', 'name=Gr%C3%B6%C3%9Fe+%F0%9F%99%82&type=bing&value=v')
  const headers: Record<string, string> = { authorization: `Bearer ${speakerKey}` }
  const header = (name: string) => headers[name]
  const { body } = await mock[host].handle({
    method: 'GET',
    base,
    path: '/pixels/1',
    query: '',
    header,
    body: null,
  })
  expect(JSON.parse(body!)).toMatchObject({ data: { name: 'Größe 🙂' } })
  expect(body!.includes('Gr\\u00f6\\u00dfe \\ud83d\\ude42')).toBe(isAscii)
})
