import type { FieldAnswer } from '../../generated/answers.ts'
import type { Speaker } from '../speak.ts'
import { at, type Case, type Cases, replaced } from './case.ts'
import { addPixels, fullForm, fullRecord, noon, pixelForm, pixelRecord } from './samples.ts'

type Shown = readonly [answer: FieldAnswer, members: object]

/** A field of a link: with each answer the whole record, in which nothing but that field's member is another. */
function linkField(name: keyof typeof fullRecord, ...shown: Shown[]): Case<FieldAnswer>[] {
  return [
    {
      async ask(server: Speaker) {
        await addPixels(server)
        await server.post('/links', fullForm)
        return at((await server.get('/links/1')).body, 'data')
      },
      gives: [
        [{ at: `/${name}` }, fullRecord],
        ...shown.map(([answer, members]) => [answer, replaced(fullRecord, [name], members)] as const),
      ],
    },
  ]
}

function pixelField(name: keyof typeof pixelRecord, ...shown: Shown[]): Case<FieldAnswer>[] {
  return [
    {
      async ask(server: Speaker) {
        await server.post('/pixels', pixelForm)
        return at((await server.get('/pixels/1')).body, 'data')
      },
      gives: [
        [{ at: `/${name}` }, pixelRecord],
        ...shown.map(([answer, members]) => [answer, replaced(pixelRecord, [name], members)] as const),
      ],
    },
  ]
}

const url = fullRecord.url
const over = fullRecord.expiration_url
const rowsOf = (key: string, value: string) => ({ [key]: value })

const linkDerived = ['id', 'short_url', 'title', 'clicks', 'status', 'created_at', 'updated_at']
const pixelDerived = ['id', 'created_at', 'updated_at']

/** Where each field is shown and how it is written. */
export const fields: Cases = {
  'links.fields.url': linkField(
    'url',
    [{ at: '/long_url' }, { long_url: url }],
    [{ at: '/destination/url' }, { destination: { url } }],
    [{ at: '/a~1b/c~0d' }, { 'a/b': { 'c~d': url } }],
    [{ at: '/__proto__/url' }, JSON.parse(`{"__proto__":{"url":"${url}"}}`)],
  ),
  'links.fields.alias': linkField('alias', [{ at: '/slug' }, { slug: 'one' }], [{ at: null }, {}]),
  'links.fields.domain_id': linkField(
    'domain_id',
    [{ at: '/domain', as: 'object' }, { domain: { id: 1, name: 'go.example' } }],
    [{ at: '/domain_id', as: 'text' }, { domain_id: '1' }],
    [{ at: '/domain/key', values: { '1': 'first' } }, { domain: { key: 'first' } }],
  ),
  'links.fields.space_id': linkField(
    'space_id',
    [{ at: '/space', as: 'object' }, { space: { id: 2, name: 'Product' } }],
    [{ at: null }, {}],
    [{ at: '/space_id', as: 'text' }, { space_id: '2' }],
  ),
  'links.fields.pixel_ids': linkField(
    'pixel_ids',
    [{ at: '/pixels', as: 'object' }, { pixels: [{ id: 1 }, { id: 2 }] }],
    [{ at: null }, {}],
    [{ at: '/pixel_ids', as: 'text' }, { pixel_ids: ['1', '2'] }],
  ),
  'links.fields.disabled': linkField(
    'disabled',
    [{ at: '/disabled', values: { '0': false, '1': true } }, { disabled: true }],
    [{ at: '/enabled', values: { '0': true, '1': false } }, { enabled: false }],
    [{ at: '/disabled', as: 'text' }, { disabled: '1' }],
  ),
  'links.fields.privacy': linkField(
    'privacy',
    [
      { at: '/access/privacy', values: { '0': 'public', '1': 'private', '2': 'password' } },
      { access: { privacy: 'password' } },
    ],
    [{ at: '/privacy', as: 'text' }, { privacy: '2' }],
  ),
  'links.fields.expiration_url': linkField(
    'expiration_url',
    [{ at: '/expiration/url' }, { expiration: { url: over } }],
    [{ at: null }, {}],
  ),
  'links.fields.expiration_date': linkField(
    'expiration_date',
    [{ at: '/expiration/date' }, { expiration: { date: '2026-04-01' } }],
    [{ at: null }, {}],
  ),
  'links.fields.expiration_time': linkField(
    'expiration_time',
    [{ at: '/expiration/time' }, { expiration: { time: '10:30' } }],
    [{ at: null }, {}],
  ),
  'links.fields.expiration_clicks': linkField(
    'expiration_clicks',
    [{ at: '/expiration/clicks' }, { expiration: { clicks: 5 } }],
    [{ at: null }, {}],
  ),
  'links.fields.target_type': linkField(
    'target_type',
    [
      { at: '/targeting/type', values: { '0': 'none', '1': 'geographic', '2': 'platform', '4': 'rotation' } },
      { targeting: { type: 'platform' } },
    ],
    [{ at: null }, {}],
  ),
  'links.fields.country': linkField(
    'country',
    [
      { at: '/targeting/country', as: 'map' },
      { targeting: { country: rowsOf('DE', 'https://a.example/de') } },
    ],
    [{ at: null }, {}],
    // The values of rows are texts already.
    [{ at: '/countries', as: 'text' }, { countries: fullRecord.country }],
  ),
  'links.fields.platform': linkField(
    'platform',
    [
      { at: '/targeting/platform', as: 'map' },
      { targeting: { platform: rowsOf('OS X', 'https://a.example/osx') } },
    ],
    [{ at: null }, {}],
    [
      { at: '/platform', values: { 'OS X': 'macos' } },
      { platform: [{ key: 'macos', value: 'https://a.example/osx' }] },
    ],
    [
      { at: '/platform', as: 'map', values: { 'OS X': 'macos' } },
      { platform: rowsOf('macos', 'https://a.example/osx') },
    ],
  ),
  'links.fields.language': linkField(
    'language',
    [
      { at: '/targeting/language', as: 'map' },
      { targeting: { language: rowsOf('de', 'https://a.example/german') } },
    ],
    [{ at: null }, {}],
  ),
  'links.fields.rotation': linkField(
    'rotation',
    [{ at: '/targeting/rotation' }, { targeting: { rotation: fullRecord.rotation } }],
    [{ at: null }, {}],
    // Its rows have no key to be a map's.
    [{ at: '/targets', as: 'map' }, { targets: fullRecord.rotation }],
  ),
  'links.derived': [
    {
      async ask(server) {
        await addPixels(server)
        await server.post('/links', fullForm)
        return at((await server.get('/links/1')).body, 'data')
      },
      gives: [
        [
          {
            id: { at: '/id' },
            short_url: { at: '/short_url' },
            title: { at: '/title' },
            clicks: { at: '/clicks' },
            status: { at: '/status' },
            created_at: { at: '/created_at' },
            updated_at: { at: '/updated_at' },
          },
          fullRecord,
        ],
        [
          { id: { at: '/uid' }, clicks: { at: '/stats/clicks' } },
          replaced(fullRecord, linkDerived, { uid: 1, stats: { clicks: 0 } }),
        ],
        [
          {
            id: { at: '/id' },
            title: { at: '/name' },
            status: { at: '/state', values: { '1': 'active', '2': 'expired', '3': 'disabled' } },
          },
          replaced(fullRecord, linkDerived, { id: 1, name: 'a.example/x', state: 'disabled' }),
        ],
        [
          { id: { at: '/id' }, title: { at: '/title', as: 'unset' } },
          replaced(fullRecord, linkDerived, { id: 1, title: null }),
        ],
        [
          {
            id: { at: '/meta/key', as: 'text' },
            short_url: { at: '/meta/address' },
            clicks: { at: '/meta/stats/total', as: 'text' },
            status: { at: '/meta/state', as: 'text' },
            created_at: { at: '/meta/created' },
            updated_at: { at: null },
          },
          replaced(fullRecord, linkDerived, {
            meta: {
              key: '1',
              address: 'https://go.example/one',
              stats: { total: '0' },
              state: '3',
              created: noon,
            },
          }),
        ],
      ],
    },
  ],
  'pixels.fields.name': pixelField('name', [{ at: '/label' }, { label: 'Shop' }]),
  'pixels.fields.type': pixelField(
    'type',
    [{ at: '/kind' }, { kind: 'google-ads' }],
    [
      {
        at: '/type',
        values: {
          'google-ads': 'google_ads',
          'google-analytics': 'google_analytics',
          'google-tag-manager': 'google_tag_manager',
        },
      },
      { type: 'google_ads' },
    ],
  ),
  'pixels.fields.value': pixelField(
    'value',
    [{ at: '/settings/value' }, { settings: { value: 'AW-1' } }],
    [{ at: null }, {}],
  ),
  'pixels.derived': [
    {
      async ask(server) {
        await server.post('/pixels', pixelForm)
        return at((await server.get('/pixels/1')).body, 'data')
      },
      gives: [
        [
          { id: { at: '/id' }, created_at: { at: '/created_at' }, updated_at: { at: '/updated_at' } },
          pixelRecord,
        ],
        [{ id: { at: '/uid' } }, replaced(pixelRecord, pixelDerived, { uid: 1 })],
        [
          { id: { at: '/id' }, created_at: { at: '/created' } },
          replaced(pixelRecord, pixelDerived, { id: 1, created: noon }),
        ],
        [
          {
            id: { at: '/meta/id' },
            created_at: { at: '/meta/at/created' },
            updated_at: { at: '/meta/at/updated' },
          },
          replaced(pixelRecord, pixelDerived, { meta: { id: 1, at: { created: noon, updated: noon } } }),
        ],
      ],
    },
  ],
}
