import { describe, expect, it } from 'vitest'
import type { Shape, Shapes } from '../../src/dialect/shapes/shapes.ts'
import { operations } from '../../src/generated/operations.ts'
import { host } from '../../src/mock/mock.ts'
import { base, type Speaker, speak, speakerKey } from '../support/speak.ts'
import { at, replaced, seenOf } from './cases/case.ts'
import { conditional, emptyAs, linkWith, momentsAs, pixelWith, unsetAs } from './cases/form.ts'
import {
  addLinks,
  addPixels,
  bareForm,
  bareRecord,
  fullForm,
  fullRecord,
  noon,
  pixelForm,
  pixelRecord,
  row,
} from './cases/samples.ts'

// What the mock writes where a dialect's shapes are not the default's: records and what is around them. What each
// construct of a shape writes is in src/dialect/shapes.

const inShapes = (shapes: Shapes, options: Parameters<typeof speak>[1] = {}): Speaker =>
  speak({}, { ...options, shapes })

describe('a link with all that can be set', () => {
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
    const server = inShapes({ link: linkWith(without, members) })
    await addPixels(server)
    await server.post('/links', fullForm)
    const record = at((await server.get('/links/1')).body, 'data')
    expect(record).toEqual(replaced(fullRecord, without, shown))
  })
})

describe('a link with nothing but its url', () => {
  const written = async (shapes: Shapes) => {
    const server = inShapes(shapes)
    return at((await server.post('/links', bareForm)).body, 'data')
  }
  const emptyLists = { pixel_ids: null, country: null, platform: null, language: null, rotation: null }
  const shown = (spelled: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(bareRecord).map(([name, value]) => [name, spelled(value)]))

  it('shows what is unset in another spelling, or not at all', async () => {
    expect(await written({ link: linkWith([], unsetAs('$absent')) })).toEqual(
      Object.fromEntries(Object.entries(bareRecord).filter(([, value]) => value !== null)),
    )
    expect(await written({ link: linkWith([], unsetAs('')) })).toEqual(shown(value => value ?? ''))
  })

  it('shows empty lists in another spelling, or not at all', async () => {
    expect(await written({ link: linkWith([], emptyAs(null)) })).toEqual({ ...bareRecord, ...emptyLists })
    expect(await written({ link: linkWith([], emptyAs('$absent')) })).toEqual(
      replaced(bareRecord, Object.keys(emptyLists)),
    )
  })

  it('leaves a group out whose members are all unset', async () => {
    const group = conditional('expiration_url', { url: '$expiration_url' })
    const server = inShapes({ link: linkWith(['expiration_url'], { expiration: group }) })
    await server.post('/links', bareForm)
    await server.post('/links', 'url=https://a.example/&expiration_url=https://a.example/over')
    const list = at((await server.get('/links?sort=asc')).body, 'data') as { expiration?: object }[]
    expect(list.map(link => link.expiration)).toEqual([undefined, { url: 'https://a.example/over' }])
  })
})

describe('a value in a spelling of its own', () => {
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
    // What is sent and filtered by is the document's own.
    expect((await server.post('/links', `url=https://a.example/&${name}=${spelling}`)).status).toBe(422)
  })

  it('status', async () => {
    const state = { $: 'status', map: { 1: 'active', 2: 'expired', 3: 'disabled' } }
    const server = inShapes({ link: { id: '$id', state } })
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
    const server = inShapes({ pixel: pixelWith(['type'], { a: { b: kind } }) })
    const { body } = await server.post('/pixels', `name=P&type=${type}&value=1`)
    expect(at(body, 'data', 'a', 'b')).toBe(`its ${type}`)
    expect(at((await server.get(`/pixels?type=${type}`)).body, 'data')).toHaveLength(1)
  })

  it('the keys of platforms, as a map', async () => {
    const platform = { $map: 'platform', key: { $: 'key', map: { 'OS X': 'macos' } }, item: '$value' }
    const server = inShapes({ link: linkWith([], { platform }) })
    const rows = `${row('platform', 0, 'OS X', 'https://o.example/')}&${row('platform', 1, 'iOS', 'https://i.example/')}`
    const { body } = await server.post('/links', `url=https://a.example/&${rows}`)
    expect(at(body, 'data', 'platform')).toEqual({ macos: 'https://o.example/', iOS: 'https://i.example/' })
  })
})

it.each([
  ['rfc3339-microseconds', '2026-03-01T12:00:00.000000Z', '2026-03-01T12:00:01.500000Z'],
  ['unix-seconds', 1772366400, 1772366401],
])('moments are written as %s', async (time, before, after) => {
  const server = inShapes(momentsAs(time))
  await server.post('/pixels', pixelForm)
  server.clock.advance(1500)
  const records = [await server.put('/pixels/1', 'name=Shop'), await server.post('/links', bareForm)]
  expect(records.map(({ body }) => at(body, 'data'))).toMatchObject([
    { created_at: before, updated_at: after },
    { created_at: after, updated_at: after },
  ])
})

it('an object of a domain or space that has gone still holds the id', async () => {
  const owner = (id: string, name: string) =>
    conditional(id, { id: `$${id}`, name: { $: name, unset: '$absent' } }, null)
  const members = { domain: owner('domain_id', 'domain'), space: owner('space_id', 'space') }
  const server = inShapes({ link: linkWith([], members) })
  await server.post('/links', bareForm)
  server.mock.store(speakerKey).links.update(1, { domain_id: 8, space_id: 9 })
  expect(at((await server.get('/links/1')).body, 'data')).toMatchObject({
    domain: { id: 8 },
    space: { id: 9 },
  })
})

describe('what is around a record', () => {
  const cases: [body: Shape, written: object][] = [
    [
      { result: '$record', ok: true },
      { result: pixelRecord, ok: true },
    ],
    [{ a: { 'b/c': '$record' } }, { a: { 'b/c': pixelRecord } }],
    ['$record', pixelRecord],
    [{ $merge: ['$record', { ok: true }] }, { ...pixelRecord, ok: true }],
  ]
  it.each(cases)('%j', async (body, written) => {
    const server = inShapes({ record: { body } })
    await server.post('/pixels', pixelForm)
    expect(seenOf(await server.get('/pixels/1'))).toEqual({ status: 200, body: written })
    expect(seenOf(await server.put('/pixels/1', 'name=Shop'))).toEqual({ status: 200, body: written })
  })

  it('gives way to the members of the record: `status` is that of the link', async () => {
    const server = inShapes({ record: { body: { $merge: ['$record', { status: '$status' }] } } })
    expect(at((await server.post('/links', bareForm)).body, 'status')).toBe(1)
  })

  it('repeats the status of its own response', async () => {
    const body = { result: { pixel: '$record', code: '$status' }, errors: [] }
    const server = inShapes({ record: { body }, created: { status: 201 } })
    expect(seenOf(await server.post('/pixels', pixelForm))).toEqual({
      status: 201,
      body: { result: { pixel: pixelRecord, code: 201 }, errors: [] },
    })
  })
})

describe('writes that succeed', () => {
  const json = { location: null, 'content-type': 'application/json' }
  const nothing = { location: null, 'content-type': null }
  const written = (data: object, status: number, headers: object) => ({
    status,
    body: { data, status },
    headers,
  })
  const note = { ref: '$id', kind: '$object', ok: [true, '$status'] }
  const located = { Location: '$address' }
  const created: [shape: Shapes['created'], response: object][] = [
    [{ status: 201 }, written(bareRecord, 201, json)],
    [{ status: 201, headers: located }, written(bareRecord, 201, { ...json, location: `${base}/links/1` })],
    [
      { status: 204, headers: located },
      { status: 204, body: null, headers: { ...nothing, location: `${base}/links/1` } },
    ],
    [
      { status: 202, body: note },
      { status: 202, body: { ref: 1, kind: 'link', ok: [true, 202] }, headers: json },
    ],
  ]
  it.each(created)('POST /links %j', async (shape, response) => {
    const server = inShapes({ created: shape! })
    expect(seenOf(await server.post('/links', bareForm), 'location', 'content-type')).toEqual(response)
    expect((await server.get('/links/1')).status).toBe(200)
  })

  it('POST /links with the address that the link leads to as its Location', async () => {
    const created = { status: 201, headers: { Location: '$url' } }
    const server = inShapes({ links: { created } })
    const { headers } = await server.post('/links', bareForm)
    expect(headers.location).toBe(bareRecord.url)
    expect(() => inShapes({ created })).toThrow('shapes.pixels.created.headers.location')
  })

  const changed: [shape: Shapes['updated'], response: object][] = [
    [{ status: 204 }, { status: 204, body: null, headers: nothing }],
    [{ body: { id: '$id' } }, { status: 200, body: { id: 1 }, headers: json }],
  ]
  it.each(changed)('PUT /links/{id} %j', async (shape, response) => {
    const server = inShapes({ links: { updated: shape! } })
    await addLinks(server, 'one')
    const form = 'url=https://a.example/x'
    expect(seenOf(await server.put('/links/1', form), 'location', 'content-type')).toEqual(response)
    await addPixels(server)
    expect(seenOf(await server.put('/pixels/1', 'name=Shop')).status).toBe(200)
  })

  const deleted: [shape: Shapes['deleted'], response: object][] = [
    [{ status: 204 }, { status: 204, body: null, headers: nothing }],
    [{ body: { result: null } }, { status: 200, body: { result: null }, headers: json }],
    [{ body: { data: '$record', status: '$status' } }, written(pixelRecord, 200, json)],
  ]
  it.each(deleted)('DELETE /pixels/{id} %j', async (shape, response) => {
    const server = inShapes({ pixels: { deleted: shape! } })
    await server.post('/pixels', pixelForm)
    expect(seenOf(await server.delete('/pixels/1'), 'location', 'content-type')).toEqual(response)
    expect((await server.get('/pixels/1')).status).toBe(404)
    await server.post('/links', bareForm)
    expect((await server.delete('/links/1')).body).toEqual({
      id: 1,
      object: 'link',
      deleted: true,
      status: 200,
    })
  })
})

describe('the address of the service', () => {
  const shown = { base, origin: new URL(base).origin, path: new URL(base).pathname }
  it('GET /links/{id} shows it with its path, without, and the path alone, in records of every kind', async () => {
    const addresses = { base: '$base', origin: '{origin}', path: '$base_path' }
    const server = inShapes({
      link: { ...addresses, pixels: { $list: 'pixel_ids', item: addresses } },
      errors: { error: { body: addresses } },
    })
    await addPixels(server)
    await server.post('/links', `${bareForm}&pixel_ids[]=1`)
    expect((await server.get('/links/1')).body).toMatchObject({ data: { ...shown, pixels: [shown] } })
    expect((await server.get('/links/9')).body).toEqual(shown)
  })
})

describe('lists', () => {
  const page = `${base}/links?search=&per_page=10`
  const link = [
    '<{first}>; rel="first"',
    '<{last}>; rel="last"',
    '<{prev}>; rel="prev"',
    '<{next}>; rel="next"',
  ]
  const relations = (...shown: [string, number][]) =>
    shown.map(([relation, number]) => `<${page}&page=${number}>; rel="${relation}"`).join(', ')
  const cases: [shape: Shapes['list'], number: number, beside: unknown, headers: object][] = [
    [{ body: { data: '$records' } }, 2, {}, {}],
    [
      {
        body: {
          data: '$records',
          paging: { page: '$page', pages: '$last_page', size: '$per_page', of: '$total' },
        },
      },
      2,
      { paging: { page: 2, pages: 3, size: 10, of: 25 } },
      {},
    ],
    [
      { headers: { Link: link, 'X-Total-Count': '$total' }, body: { data: '$records' } },
      2,
      {},
      { link: relations(['first', 1], ['last', 3], ['prev', 1], ['next', 3]), 'x-total-count': '25' },
    ],
    [
      // At an end there is no such address.
      {
        headers: { Link: link, 'X-Next': '$next', 'X-From': '$from' },
        body: { data: '$records', to: '$to' },
      },
      3,
      { to: 25 },
      { link: relations(['first', 1], ['last', 3], ['prev', 2]), 'x-from': '21' },
    ],
  ]
  it.each(cases)('%j, page %i', async (shape, number, beside, headers) => {
    const server = inShapes({ list: shape! }, { seed: 25 })
    const answer = await server.get(`/links?search=&per_page=10&page=${number}`)
    const { data, ...rest } = answer.body as { data: unknown[] }
    expect(data).toHaveLength(number === 3 ? 5 : 10)
    expect(rest).toEqual(beside)
    const none = { link: null, 'x-total-count': null, 'x-next': null, 'x-from': null }
    expect(seenOf(answer, ...Object.keys(none)).headers).toEqual({ ...none, ...headers })
  })

  it.each<[Shape, unknown]>([
    ['$records', []],
    [{ result: { items: '$records' } }, { result: { items: [] } }],
  ])('%j with nothing in it', async (body, written) => {
    expect(seenOf(await inShapes({ list: { body } }).get('/pixels'))).toEqual({ status: 200, body: written })
  })
})

it.each([
  ['application/json;charset=ISO-8859-1', true],
  ['application/json; charset=utf-8', false],
  ['application/vnd.links+json', false],
])('%s is written in that charset', async (type, isAscii) => {
  const { mock, post } = inShapes({ record: { type } })
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

describe('GET /pixels as text/html, as old services call JSON', () => {
  const type = 'text/html; charset=utf-8'
  it.each<[Shape, string]>([
    [{ status: 'OK', rows: '$records' }, '{"status":"OK","rows":[]}'],
    ['$records', '[]'],
    [
      Object.fromEntries([
        ['$if', 'from'],
        ['then', { rows: '$records' }],
        ['else', {}],
      ]),
      '{}',
    ],
    [{ $concat: [['first'], ['last']] }, '["first","last"]'],
    [{ $concat: ['$total', ' pixels'] }, '0 pixels'],
    [null, ''],
    ['There are {total} pixels.', 'There are 0 pixels.'],
  ])('%j', async (body, text) => {
    const { mock } = inShapes({ list: { type, body } })
    const header = (name: string) => (name === 'authorization' ? `Bearer ${speakerKey}` : undefined)
    const answer = await mock[host].handle({
      method: 'GET',
      base,
      path: '/pixels',
      query: '',
      header,
      body: null,
    })
    expect([answer.headers['content-type'], answer.body]).toEqual([type, text])
  })
})

describe('errors', () => {
  const noPixel = 'There is no pixel with this id.'
  const needsUrl = 'The url field is required.'
  const wrongDisabled = 'The disabled field must be one of 0, 1; got "2".'
  const both = `${needsUrl} (and 1 more error)`
  const issues = [
    { field: 'url', message: needsUrl },
    { field: 'disabled', message: wrongDisabled },
  ]
  const lists = { url: [needsUrl], disabled: [wrongDisabled] }
  const fields = { $map: 'fields', key: '$field', item: '$messages' }
  const problem = { type: 'about:blank', title: '$title', status: '$status', detail: '$message' }

  it.each<[NonNullable<Shapes['errors']>['error'], string, object]>([
    [
      { type: 'application/problem+json', body: problem },
      'application/problem+json',
      { type: 'about:blank', title: 'Not Found', status: 404, detail: noPixel },
    ],
    [
      { body: { error: { code: '$code', message: '$message' } } },
      'application/json',
      { error: { code: 'not_found', message: noPixel } },
    ],
  ])('%j', async (error, type, body) => {
    const answer = await inShapes({ errors: { error: error! } }).get('/pixels/1')
    expect(seenOf(answer, 'content-type')).toEqual({ status: 404, body, headers: { 'content-type': type } })
  })

  it.each<[Shape, object]>([
    [
      { message: '$message', errors: '$issues' },
      { message: both, errors: issues },
    ],
    [{ message: fields }, { message: lists }],
    [
      { error: { code: '$code', message: '$message', details: fields } },
      { error: { code: 'unprocessable_content', message: both, details: lists } },
    ],
    [
      { title: '$title', 'invalid-params': '$issues', note: ['$status'] },
      { title: 'Unprocessable Content', 'invalid-params': issues, note: [422] },
    ],
  ])('of fields, %j', async (invalid, body) => {
    const server = inShapes({ errors: { invalid: { body: invalid } } })
    expect(seenOf(await server.post('/links', 'disabled=2'))).toEqual({ status: 422, body })
    expect((await server.get('/pixels/1')).body).toEqual({ message: noPixel, status: 404 })
  })
})
