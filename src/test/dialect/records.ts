import type { Speaker } from '../speak.ts'
import { at, type Cases, each, members, refused, replaced, told } from './case.ts'
import {
  addPixels,
  bareForm,
  bareRecord,
  fullForm,
  fullRecord,
  noon,
  pixelForm,
  pixelRecord,
} from './samples.ts'

const pixel = async (server: Speaker) => {
  await server.post('/pixels', pixelForm)
  return told(await server.get('/pixels/1'))
}

const noLink = 'There is no link with this id.'
const noPixel = 'There is no pixel with this id.'

const lists = ['pixel_ids', 'country', 'platform', 'language', 'rotation']

/** How records and their envelopes look. */
export const records: Cases = {
  'record.root': [
    {
      ask: async server => [await pixel(server), told(await server.put('/pixels/1', 'name=Shop'))],
      under: { 'record.status-member': { ok: true } },
      gives: [
        ['/data', twice({ data: pixelRecord, ok: true })],
        ['', twice({ ...pixelRecord, ok: true })],
        ['/result', twice({ result: pixelRecord, ok: true })],
        ['/a/b~1c', twice({ a: { 'b/c': pixelRecord }, ok: true })],
      ],
    },
    {
      ask: pixel,
      under: { 'record.status-member': {} },
      gives: [
        ['/data', { status: 200, body: { data: pixelRecord } }],
        ['', { status: 200, body: pixelRecord }],
      ],
    },
    {
      // A member of the record is never replaced by one beside it: `status` is the link's.
      ask: async server => at((await server.post('/links', bareForm)).body, 'status'),
      gives: [
        ['/data', 200],
        ['', 1],
      ],
    },
  ],
  'record.status-member': [
    {
      ask: async server => [
        await pixel(server),
        Object.keys((await server.get('/pixels')).body as object).sort(),
        at((await server.post('/links', bareForm)).body, 'data', 'status'),
      ],
      gives: [
        [
          { status: '$status' },
          [{ status: 200, body: { data: pixelRecord, status: 200 } }, ['data', 'links', 'meta', 'status'], 1],
        ],
        [{}, [{ status: 200, body: { data: pixelRecord } }, ['data', 'links', 'meta'], 1]],
        [
          { ok: true },
          [{ status: 200, body: { data: pixelRecord, ok: true } }, ['data', 'links', 'meta', 'ok'], 1],
        ],
      ],
    },
    {
      // The status is that of the answer; members go into an object that the record is in.
      ask: async server => told(await server.post('/pixels', pixelForm)),
      under: { 'record.root': '/result/pixel', 'pixels.create.status': { status: 201, body: 'record' } },
      gives: [
        [{ status: '$status' }, { status: 201, body: { result: { pixel: pixelRecord }, status: 201 } }],
        [
          { result: { code: '$status' }, errors: [] },
          { status: 201, body: { result: { pixel: pixelRecord, code: 201 }, errors: [] } },
        ],
      ],
    },
  ],
  'ids.type': [
    {
      async ask(server) {
        await addPixels(server)
        const { headers, body } = await server.post('/links', bareForm)
        return [headers.location?.split('/').at(-1), at(body, 'data', 'id')]
      },
      under: { 'links.create.status': { status: 201, location: true, body: 'record' } },
      gives: [
        ['integer', ['1', 1]],
        ['string', ['r000000001', 'r000000001']],
        ['digits', ['1', '1']],
      ],
    },
  ],
  'ids.malformed': [
    {
      ask: async server => [
        told(await server.get('/links/abc')),
        told(await server.delete('/pixels/-1')),
        (await server.get('/links/1')).status,
        (await server.get('/links/0')).status,
      ],
      gives: [
        [404, [refused(404, noLink), refused(404, noPixel), 404, 404]],
        [400, [refused(400, noLink), refused(400, noPixel), 404, 404]],
        [422, [refused(422, noLink), refused(422, noPixel), 404, 404]],
      ],
    },
    {
      ask: async server => (await server.get('/links/1')).status,
      under: { 'ids.type': 'string' },
      gives: [
        [404, 404],
        [400, 400],
      ],
    },
  ],
  'timestamps.format': [
    {
      async ask(server) {
        await server.post('/pixels', pixelForm)
        server.clock.advance(1500)
        return [
          members(await server.put('/pixels/1', 'name=Shop'), 'created_at', 'updated_at'),
          members(await server.post('/links', bareForm), 'created_at', 'updated_at'),
        ]
      },
      gives: [
        ['iso-milliseconds', times(noon, '2026-03-01T12:00:01.500Z')],
        ['iso-microseconds', times('2026-03-01T12:00:00.000000Z', '2026-03-01T12:00:01.500000Z')],
        ['unix-seconds', times(1772366400, 1772366401)],
      ],
    },
  ],
  'fields.unset': [
    {
      ask: async server => at((await server.post('/links', bareForm)).body, 'data'),
      gives: [
        ['null', bareRecord],
        ['omitted', Object.fromEntries(Object.entries(bareRecord).filter(([, value]) => value !== null))],
        ['empty', Object.fromEntries(Object.entries(bareRecord).map(([name, value]) => [name, value ?? '']))],
      ],
    },
    {
      // What is set is shown as ever, and a nested place of unset fields alone is not made.
      ask: async server => {
        await addPixels(server)
        const full = at((await server.post('/links', fullForm)).body, 'data', 'expiration')
        await server.post('/links', 'url=https://a.example/')
        return [full, at((await server.get('/links?sort=asc')).body, 'data')].map(value =>
          Array.isArray(value) ? value.map(link => link.expiration) : value,
        )
      },
      under: { 'links.fields.expiration_url': { at: '/expiration/url' } },
      gives: [
        ['null', [{ url: 'https://a.example/over' }, [{ url: 'https://a.example/over' }, { url: null }]]],
        ['omitted', [{ url: 'https://a.example/over' }, [{ url: 'https://a.example/over' }, undefined]]],
        ['empty', [{ url: 'https://a.example/over' }, [{ url: 'https://a.example/over' }, { url: '' }]]],
      ],
    },
  ],
  'fields.unset-list': [
    {
      ask: async server => {
        await addPixels(server)
        const bare = at((await server.post('/links', bareForm)).body, 'data')
        const full = at(
          (await server.post('/links', fullForm.replace('alias=one', 'alias=two'))).body,
          'data',
        )
        return [bare, (full as typeof fullRecord).pixel_ids, (full as typeof fullRecord).country]
      },
      gives: [
        ['empty', [bareRecord, fullRecord.pixel_ids, fullRecord.country]],
        ['null', [{ ...bareRecord, ...listsAs(null) }, fullRecord.pixel_ids, fullRecord.country]],
        ['omitted', [replaced(bareRecord, lists), fullRecord.pixel_ids, fullRecord.country]],
      ],
    },
    {
      // Of a map too; what is always unset is so as a list.
      ask: async server => {
        await addPixels(server)
        const bare = at((await server.post('/links', bareForm)).body, 'data') as typeof bareRecord
        const full = at(
          (await server.post('/links', fullForm.replace('alias=one', 'alias=two'))).body,
          'data',
        )
        return [bare.country, (full as typeof fullRecord).country, (full as typeof fullRecord).pixel_ids]
      },
      under: {
        'links.fields.country': { at: '/country', as: 'map' },
        'links.fields.pixel_ids': { at: '/pixel_ids', as: 'unset' },
      },
      gives: [
        ['empty', [{}, { DE: 'https://a.example/de' }, []]],
        ['null', [null, { DE: 'https://a.example/de' }, null]],
        ['omitted', [undefined, { DE: 'https://a.example/de' }, undefined]],
      ],
    },
  ],
  'links.title': [
    {
      async ask(server) {
        await server.post('/links', 'url=https://a.example/spring/big-sale.html')
        await server.post('/links', 'url=https://a.example/')
        const changed = members(await server.put('/links/1', 'url=https://b.example/it'), 'title')
        return [
          each(await server.get('/links'), 'title'),
          changed,
          each(await server.get('/links?search=A.EX'), 'id'),
        ]
      },
      gives: [
        ['host-and-path', [['a.example', 'b.example/it'], { title: 'b.example/it' }, [2]]],
        ['host', [['a.example', 'b.example'], { title: 'b.example' }, [2]]],
        ['url', [['https://a.example/', 'https://b.example/it'], { title: 'https://b.example/it' }, [2]]],
        ['page', [['a.example', 'It | b.example'], { title: 'It | b.example' }, [2]]],
        ['none', [[null, null], { title: null }, []]],
      ],
    },
    {
      ask: async server =>
        members(await server.post('/links', 'url=https://a.example/spring/big-sale.html'), 'title'),
      gives: [
        ['host-and-path', { title: 'a.example/spring/big-sale.html' }],
        ['page', { title: 'Spring Big Sale Html | a.example' }],
      ],
    },
  ],
  'links.secrets': [
    {
      async ask(server) {
        await addPixels(server)
        return at((await server.post('/links', `${fullForm}&password=p`)).body, 'data')
      },
      gives: [
        ['booleans', { ...fullRecord, password: true, privacy_password: true }],
        ['omitted', replaced(fullRecord, ['password', 'privacy_password'])],
      ],
    },
  ],
}

function listsAs(value: unknown) {
  return Object.fromEntries(lists.map(name => [name, value]))
}

function twice(body: unknown) {
  return [
    { status: 200, body },
    { status: 200, body },
  ]
}

function times(before: unknown, after: unknown) {
  return [
    { created_at: before, updated_at: after },
    { created_at: after, updated_at: after },
  ]
}
