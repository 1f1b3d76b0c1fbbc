import { describe, expect, it } from 'vitest'
import { strictAjv } from '../../../spec/load.ts'
import type { Json } from './json.ts'
import type { Values } from './scope.ts'
import { errorScope, linkScope } from './scopes/index.ts'
import { compile, locate, parseStrict, print, schemaOf } from './shape.ts'

const integer = { type: 'integer', minimum: 1 }
const scope = linkScope({ links: integer, pixels: integer })

const values: Values = {
  id: 7,
  url: 'https://a.example/x',
  host: 'a.example',
  alias: 'sale',
  updates: 2,
  version: 3,
  domain: 'go.example',
  domain_id: 1,
  space_id: null,
  space: null,
  disabled: 1,
  privacy: 2,
  password: 'secret',
  privacy_password: null,
  clicks: 0,
  expiration_date: '2026-01-31',
  expiration_time: '23:59',
  expiration_clicks: null,
  expires_at: Date.parse('2026-01-31T23:59:00Z'),
  target_type: 1,
  status: 2,
  expired: true,
  pixel_ids: [
    { id: 3, name: 'News' },
    { id: 9, name: 'Shop' },
  ],
  country: [
    { key: 'DE', value: 'https://de.example/' },
    { key: 'FR', value: 'https://fr.example/' },
  ],
  platform: [{ key: 'OS X', value: 'https://mac.example/' }],
  rotation: [],
  targeting: [{ list: 'country', key: 'DE', value: 'https://de.example/' }],
  language: [
    { key: 'sv', value: 'https://b.example/' },
    { key: 'de', value: 'https://a.example/' },
  ],
  all_targeting: [
    { list: 'country', key: 'DE', value: 'https://de.example/' },
    { list: 'rotation', value: 'https://r.example/' },
  ],
  created_at: Date.parse('2026-03-01T12:30:00Z'),
}

const rows = [
  { key: 'DE', value: 'https://de.example/' },
  { key: 'FR', value: 'https://fr.example/' },
]

/** Builds a condition. A `then` in an object literal would look like a promise. */
function conditional(condition: Json, held: Json, otherwise?: Json): Json {
  const entries: [string, Json][] = [
    ['$if', condition],
    ['then', held],
  ]
  return Object.fromEntries(otherwise === undefined ? entries : [...entries, ['else', otherwise]])
}

/** A shape, the JSON that it writes for the values above, and the values located in that JSON. */
const cases: [shape: Json, written: Json, located: Record<string, unknown>][] = [
  // Constants
  ['shortlink', 'shortlink', {}],
  [12, 12, {}],
  [null, null, {}],
  ['$$url', '$url', {}],
  ['{{url}}', '{url}', {}],
  // Objects and lists of fixed items
  [
    { dest: { url: '$url' }, kind: 'link' },
    { dest: { url: values.url as Json }, kind: 'link' },
    { url: values.url },
  ],
  [{ $$id: '$id' }, { $id: 7 }, { id: 7 }],
  [{ gone: '$absent', id: '$id' }, { id: 7 }, { id: 7 }],
  [['$id', '$alias'], [7, 'sale'], { id: 7, alias: 'sale' }],
  // Values
  ['$id', 7, { id: 7 }],
  [{ $: 'id', as: 'text' }, '7', { id: 7 }],
  [{ $: 'disabled', as: 'boolean' }, true, { disabled: 1 }],
  [{ $: 'disabled', as: 'not' }, false, { disabled: 1 }],
  [{ $: 'status', map: { 1: 'on', 2: 'over', 3: 'off' } }, 'over', { status: 2 }],
  [{ $: 'status', map: { 1: 'on', 2: 'off', 3: 'off' } }, 'off', {}],
  ['$space_id', null, { space_id: null }],
  [{ $: 'space_id', unset: 0 }, 0, { space_id: null }],
  [{ $: 'space_id', unset: '' }, '', { space_id: null }],
  [{ $: 'space_id', unset: 'none' }, 'none', { space_id: null }],
  [{ $: 'space_id', unset: [] }, [], { space_id: null }],
  [{ a: { $: 'space_id', unset: '$absent' } }, {}, { space_id: null }],
  [{ $: 'expiration_clicks', map: { 0: null } }, null, {}],
  [{ $: 'clicks', map: { 0: 'none' } }, 'none', { clicks: 0 }],
  // Times
  [{ $: 'created_at', time: 'rfc3339' }, '2026-03-01T12:30:00Z', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'rfc3339-offset' },
    '2026-03-01T12:30:00+00:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'rfc3339-milliseconds' },
    '2026-03-01T12:30:00.000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'rfc3339-microseconds' },
    '2026-03-01T12:30:00.000000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-dTH:i:s.fZ' },
    '2026-03-01T12:30:00.0000000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-dTH:i:s.n' },
    '2026-03-01T12:30:00.000000000',
    { created_at: values.created_at },
  ],
  [{ $: 'expiration_time', time: 'H:i:s.v' }, '23:59:00.000', { expiration_time: '23:59' }],
  ['/domains/{domain_id}', '/domains/1', { domain_id: 1 }],
  ['$updates', 2, { updates: 2 }],
  ['$version', 3, { version: 3 }],
  ['$host', 'a.example', { host: 'a.example' }],
  [{ $: 'created_at', time: 'naive' }, '2026-03-01 12:30:00', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-seconds' }, 1_772_368_200, { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-seconds', as: 'text' }, '1772368200', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-milliseconds' }, 1_772_368_200_000, { created_at: values.created_at }],
  [{ $: 'created_at', time: 'YmdHis' }, '20260301123000', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'd-M-Y H:i' }, '01-Mar-2026 12:30', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'd.m.Y H:i' }, '01.03.2026 12:30', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'rfc3339-offset', zone: '+05:30' },
    '2026-03-01T18:00:00+05:30',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'naive', zone: '-02:00' },
    '2026-03-01 10:30:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'http-date' },
    'Sun, 01 Mar 2026 12:30:00 GMT',
    { created_at: values.created_at },
  ],
  [{ $: 'created_at', time: 'm/d/Y g:i a' }, '03/01/2026 12:30 pm', { created_at: values.created_at }],
  [{ $: 'expiration_date', time: 'Ymd', as: 'number' }, 20_260_131, { expiration_date: '2026-01-31' }],
  [{ $: 'expiration_time', time: 'g:i A' }, '11:59 PM', { expiration_time: '23:59' }],
  [{ $: 'expiration_time', time: 'H:i:s' }, '23:59:00', { expiration_time: '23:59' }],
  [{ $: 'expires_at', time: 'unix-seconds', unset: 0 }, 1_769_903_940, { expires_at: values.expires_at }],
  [{ $: 'expiration_date', time: 'd.m.Y' }, '31.01.2026', { expiration_date: '2026-01-31' }],
  [{ $: 'alias', mask: { first: 2, by: '***' } }, 'sa***', {}],
  [{ $: 'domain', mask: { first: 1, last: 3, by: '…' } }, 'g…ple', {}],
  [{ $: 'space', mask: { last: 4, by: '****' }, unset: '' }, '', { space: null }],
  // Texts
  ['https://{domain}/{alias}', 'https://go.example/sale', { domain: 'go.example', alias: 'sale' }],
  ['links/{id}', 'links/7', { id: 7 }],
  ['{expiration_time}:00', '23:59:00', { expiration_time: '23:59' }],
  [{ $text: 'spaces/{space_id}', unset: '' }, '', { space_id: null }],
  ['{alias}{{}}', 'sale{}', { alias: 'sale' }],
  [{ $concat: [{ $: 'alias', as: 'upper' }, ' at ', '$domain'] }, 'SALE at go.example', {}],
  [{ $concat: ['$space', '/', '$alias'] }, null, {}],
  [{ $concat: [['$domain', { $: 'space', unset: '$absent' }], '$pixel_ids'] }, ['go.example', 3, 9], {}],
  [{ $concat: [['$domain'], { $list: 'pixel_ids', item: '$name' }] }, ['go.example', 'News', 'Shop'], {}],
  // Naming conventions: the separator of the words before is not known
  [{ $list: 'platform', item: { $: 'key', as: 'camel' } }, ['OSX'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'pascal' } }, ['OSX'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'kebab' } }, ['OS-X'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'words' } }, ['OS X'], { platform: [{}] }],
  // Conditions
  [conditional('space_id', { id: '$space_id' }, null), null, { space_id: null }],
  [conditional('target_type', { t: '$target_type' }, 'off'), { t: 1 }, { target_type: 1 }],
  [conditional({ privacy: 2 }, 'locked', 'open'), 'locked', { privacy: 2 }],
  [conditional({ clicks: '$positive' }, 'visited', 'new'), 'new', {}],
  [conditional({ privacy: [0, 1] }, 'open', 'locked'), 'locked', {}],
  [conditional(['space_id', 'expiration_clicks'], 1, 0), 0, { space_id: null, expiration_clicks: null }],
  [
    { p: conditional('password', '****'), q: conditional('privacy_password', '****') },
    { p: '****' },
    { privacy_password: null },
  ],
  [{ $set: 'privacy_password' }, false, { privacy_password: null }],
  ['$expired', true, { expired: true }],
  // Lists
  ['$pixel_ids', [3, 9], { pixel_ids: [{ id: 3 }, { id: 9 }] }],
  [{ $count: 'pixel_ids' }, 2, {}],
  [
    { $list: 'language', item: '$key', sort: 'key' },
    ['de', 'sv'],
    { language: [{ key: 'de' }, { key: 'sv' }] },
  ],
  [
    { $join: 'language', item: '$key', with: ',', sort: 'value' },
    'de,sv',
    { language: [{ key: 'de' }, { key: 'sv' }] },
  ],
  [
    { $list: 'language', item: '$key', sort: '-key' },
    ['sv', 'de'],
    { language: [{ key: 'sv' }, { key: 'de' }] },
  ],
  [
    { $list: 'country', item: { no: '$position', at: '$index', code: { $: 'key', as: 'lower' } } },
    [
      { no: 1, at: 0, code: 'de' },
      { no: 2, at: 1, code: 'fr' },
    ],
    {
      country: [
        { position: 1, index: 0 },
        { position: 2, index: 1 },
      ],
    },
  ],
  [{ $list: 'country', item: { $: 'key', as: 'name' } }, ['Germany', 'France'], { country: [{}, {}] }],
  [{ $list: 'language', item: { $: 'key', as: 'name' } }, ['Swedish', 'German'], { language: [{}, {}] }],
  [{ $count: 'rotation' }, 0, { rotation: [] }],
  [
    { $list: 'pixel_ids', item: { id: '$id', name: '$name' } },
    [
      { id: 3, name: 'News' },
      { id: 9, name: 'Shop' },
    ],
    {
      pixel_ids: [
        { id: 3, name: 'News' },
        { id: 9, name: 'Shop' },
      ],
    },
  ],
  [{ $join: 'pixel_ids', item: '$id', with: ', ' }, '3, 9', { pixel_ids: [{ id: 3 }, { id: 9 }] }],
  ['$country', rows, { country: rows }],
  [
    { $list: 'country', item: ['$key', '$value'] },
    [
      ['DE', 'https://de.example/'],
      ['FR', 'https://fr.example/'],
    ],
    { country: rows },
  ],
  [
    { $list: 'country', item: '$value' },
    ['https://de.example/', 'https://fr.example/'],
    { country: [{ value: 'https://de.example/' }, { value: 'https://fr.example/' }] },
  ],
  [
    { $map: 'country', key: '$key', item: '$value' },
    { DE: 'https://de.example/', FR: 'https://fr.example/' },
    { country: rows },
  ],
  [
    { $map: 'platform', key: { $: 'key', map: { 'OS X': 'OS_X' } }, item: '$value' },
    { OS_X: 'https://mac.example/' },
    { platform: [{ key: 'OS X', value: 'https://mac.example/' }] },
  ],
  [
    { $map: 'country', key: 'c{position}', item: '$value' },
    { c1: 'https://de.example/', c2: 'https://fr.example/' },
    {
      country: [
        { position: 1, value: 'https://de.example/' },
        { position: 2, value: 'https://fr.example/' },
      ],
    },
  ],
  [{ $map: 'rotation', key: '$value', item: true, empty: [] }, [], { rotation: [] }],
  [{ $list: 'rotation', empty: null }, null, { rotation: [] }],
  [{ r: { $list: 'rotation', empty: '$absent' } }, {}, { rotation: [] }],
  [
    { $list: 'platform', item: { to: '$value' }, single: 'item' },
    { to: 'https://mac.example/' },
    { platform: [{ value: 'https://mac.example/' }] },
  ],
  [{ $list: 'platform', item: ['$key'], single: 'item' }, ['OS X'], { platform: [{ key: 'OS X' }] }],
  [
    { $list: 'country', item: ['$key'], single: 'item' },
    [['DE'], ['FR']],
    { country: [{ key: 'DE' }, { key: 'FR' }] },
  ],
  [{ $list: 'rotation', single: 'item', empty: null }, null, { rotation: [] }],
  [
    '$targeting',
    [{ key: 'DE', value: 'https://de.example/' }],
    { targeting: [{ key: 'DE', value: 'https://de.example/' }] },
  ],
  [
    {
      $list: 'all_targeting',
      item: { as: { $: 'list', map: { country: 'geo' } }, if: '$key', to: '$value' },
    },
    [
      { as: 'geo', if: 'DE', to: 'https://de.example/' },
      { as: 'rotation', if: null, to: 'https://r.example/' },
    ],
    {
      all_targeting: [
        { list: 'country', key: 'DE', value: 'https://de.example/' },
        { list: 'rotation', key: null, value: 'https://r.example/' },
      ],
    },
  ],
  // Others
  [{ $merge: [{ id: '$id' }, { id: 0, ok: true }] }, { id: 7, ok: true }, { id: 7 }],
  [{ $seen: { tier: 'pro' } }, { tier: 'pro' }, {}],
  [{ $any: 'counter' }, 0, {}],
  [{ $any: 'time', time: 'unix-seconds' }, 0, {}],
]

describe('a construct', () => {
  it.each(cases)('%j', (source, written, located) => {
    const node = parseStrict(source, scope, '')
    const received = compile(node)(values)
    expect(received).toEqual(written)
    const found = locate(node, received, scope)
    expect(found.issues).toEqual([])
    expect(found.values).toEqual(located)
    const { schema } = schemaOf(node, scope)
    const validate = strictAjv().compile(schema)
    expect(validate(received), JSON.stringify([schema, validate.errors])).toBe(true)
    const printed = print(node)
    expect(parseStrict(printed, scope, '')).toEqual(node)
    expect(print(parseStrict(printed, scope, ''))).toEqual(printed)
  })
})

it('what nobody can know is another for each record, and built like what was seen', () => {
  const shape = { $any: 'text', like: 'Ab3-15ffc497' }
  const write = compile(parseStrict({ a: shape, b: { $any: 'number', like: 563 } }, scope, ''))
  const [one, again, other] = [{ id: 1 }, { id: 1 }, { id: 2 }].map(
    of => write(of) as { a: string; b: number },
  )
  expect(one).toEqual(again)
  expect(one!.a).toMatch(/^[A-Z][a-z][0-9]-[0-9]{2}[a-z]{3}[0-9]{3}$/)
  expect(one!.b).toBeGreaterThan(99)
  expect([one!.a === other!.a, one!.b === other!.b]).toEqual([false, false])
})

it('a secret is located as set, and never as a value', () => {
  const node = parseStrict({ a: { $set: 'password' }, b: conditional('privacy_password', '****') }, scope, '')
  const { values: found, set } = locate(node, compile(node)(values), scope)
  expect(found).toEqual({ privacy_password: null })
  expect(set).toEqual({ password: true, privacy_password: false })
})

describe('a response that does not fit its shape', () => {
  it.each<[shape: Json, received: Json, message: string]>([
    ['$id', 'x', ': id in its form, "x"'],
    [{ a: '$alias' }, { a: 'x', b: 1 }, 'b: no such member, 1'],
    [{ a: '$alias' }, [], ': an object, a list of 0'],
    [{ $: 'status', map: { 1: 'on', 2: 'off', 3: 'gone' } }, 'up', ': status as "on", "off", "gone", "up"'],
    ['links/{id}', 'pixels/7', ': a text of the form links/{id}, "pixels/7"'],
    [['$id', '$alias'], [1, 'a', 2], ': a list of 2, a list of 3'],
    [{ $list: 'country', item: ['$key', '$value'] }, [['DE']], ''],
    [{ a: '$id', b: '$id' }, { a: 1, b: 2 }, 'b: id as it is elsewhere, 1, 2'],
    [{ $any: 'uuid' }, 3, ': any uuid, 3'],
  ])('%j in %j', (source, received, message) => {
    const { issues } = locate(parseStrict(source, scope, ''), received, scope)
    expect(issues.map(({ path, expected, received: got }) => `${path}: ${expected}, ${got}`).join('; ')).toBe(
      message,
    )
  })
})

it('of a text that can be taken apart in two ways no part is certain', () => {
  const node = parseStrict('{alias}-{domain}', scope, '')
  expect(locate(node, 'a-b-c', scope).values).toEqual({})
  expect(locate(node, 'a-b', scope).values).toEqual({ alias: 'a', domain: 'b' })
})

it('messages of fields are a map, a list or the first', () => {
  const errors = {
    message: 'Two are wrong.',
    field: 'url',
    field_pointer: '/url',
    fields: [{ field: 'url', messages: [{ message: 'one' }, { message: 'two' }] }],
    issues: [{ field: 'url', message: 'one', field_pointer: '/url' }],
  }
  const written = (shape: Json) => compile(parseStrict(shape, errorScope, ''))(errors)
  expect(written({ $map: 'fields', key: '$field', item: '$messages' })).toEqual({ url: ['one', 'two'] })
  expect(written('$issues')).toEqual([{ field: 'url', message: 'one' }])
  expect(written({ source: { pointer: '/data{field_pointer}' } })).toEqual({
    source: { pointer: '/data/url' },
  })
  expect(written({ $: 'field', map: { url: 'dest' } })).toBe('dest')
})

it('writes members in members, by the steps to an item', () => {
  const issues = [
    { field_root: 'url', rule: 'address', message: 'No address.' },
    { field_root: 'url', rule: 'length', message: 'Too long.' },
    { field_root: 'country', field_index: 1, field_key: 'value', rule: 'required', message: 'Missing.' },
  ]
  const steps = [
    '$field_root',
    { $: 'field_index', as: 'text', unset: '$absent' },
    { $: 'field_key', unset: '$absent' },
    { $: 'rule', map: { address: 'is_url' } },
  ]
  const shape = { $map: 'issues', key: steps, item: '$message' }
  const node = parseStrict(shape, errorScope, '')
  const body = {
    url: { is_url: 'No address.', length: 'Too long.' },
    country: { 1: { value: { required: 'Missing.' } } },
  }
  expect(compile(node)({ issues })).toEqual(body)
  expect(locate(node, body, errorScope).issues).toEqual([])
  expect(locate(node, { url: { is_url: 5 } }, errorScope).issues).toEqual([
    { path: 'url.is_url', expected: expect.any(String), received: '5' },
  ])
  expect(print(node)).toEqual(shape)
})

it('writes the steps to a field, as a list or as a text', () => {
  const row = { field_root: 'rotation', field_index: 2, field_key: 'value', source: 'body' }
  const whole = { field_root: 'space_id', field_index: null, field_key: null, source: 'query' }
  const written = (shape: Json, about: Values) => compile(parseStrict(shape, errorScope, ''))(about)
  const index = { $: 'field_index', unset: '$absent' }
  const key = { $: 'field_key', as: 'pascal', unset: '$absent' }
  const steps: Json = ['$source', { $: 'field_root', as: 'camel' }, index, key]
  expect(written(steps, row)).toEqual(['body', 'rotation', 2, 'Value'])
  expect(written(steps, whole)).toEqual(['query', 'spaceId'])
  const name: Json = {
    $concat: [
      { $: 'field_root', as: 'pascal' },
      { $text: '[{field_index}]', unset: '' },
      { $text: '.{field_key}', unset: '' },
    ],
  }
  expect(written(name, row)).toBe('Rotation[2].value')
  expect(written(name, whole)).toBe('SpaceId')
})

it('writes a path behind the address of the service, and takes neither for certain', () => {
  const about: Values = { base_path: '/go/v1', path: '/links/7' }
  const node = parseStrict('{base_path}{path}', errorScope, '')
  expect(compile(node)(about)).toBe('/go/v1/links/7')
  expect(locate(node, '/go/v1/links/7', errorScope)).toMatchObject({ issues: [], values: {} })
})

it('describes a value that no spelling writes as one that is never there', () => {
  const node = parseStrict({ e: { $: 'expired', map: { true: '$absent', false: '$absent' } } }, scope, '')
  expect(schemaOf(node, scope).schema).toMatchObject({ properties: { e: { not: {} } } })
})

it.each<[text: string, written: Json]>([
  ['412', 412],
  ['-1', -1],
  ['0', 0],
  ['0412', '0412'],
  ['-0', '-0'],
  ['4.5', '4.5'],
  ['9007199254740993', '9007199254740993'],
  ['docs', 'docs'],
])('a text as a number: %s', (alias, written) => {
  const node = parseStrict({ $: 'alias', as: 'number' }, scope, '')
  expect(compile(node)({ ...values, alias })).toBe(written)
  expect(locate(node, written, scope)).toMatchObject({ issues: [], values: { alias } })
})
