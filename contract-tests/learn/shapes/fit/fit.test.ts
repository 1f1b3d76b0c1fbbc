// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../../src/dialect/shapes/scope.ts'
import { linkScope } from '../../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../../src/dialect/shapes/shape.ts'
import { choice } from './choice.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { explains, type Sample } from './sample.ts'

const integer = { type: 'integer' } as const
const scope = linkScope({ links: integer, pixels: integer })
const words = ['amber', 'birch', 'cedar', 'daisy', 'ebony', 'fjord', 'grape']

/** The values of the nth link. Links differ in many fields at once. */
function link(n: number): Values {
  const word = words[n % 7]!
  const date = n % 4 === 0 ? null : `20${30 + (n % 9)}-0${1 + (n % 8)}-${13 + (n % 14)}`
  const time = date === null || n % 3 === 0 ? null : `${10 + (n % 13)}:${15 + (n % 40)}`
  const target = n % 5 === 3 ? null : [0, 1, 2, 4][n % 4]!
  const rows = (list: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: [
        ['SE', 'DE', 'JP'],
        ['OS X', 'iOS', 'Linux'],
        ['sv', 'de', 'pt'],
      ][list.length % 3]![(n + index) % 3]!,
      value: `https://${list}-${n}-${index}.example.net/`,
    }))
  const moment = Date.UTC(2026, 3, 13 + (n % 17), 10 + (n % 13), 31, n % 50)
  return {
    id: 700 + 3 * n,
    base: 'https://api.example.com/go/v1',
    origin: 'https://api.example.com',
    base_path: '/go/v1',
    url: `https://${word}.example.org/${n}`,
    host: `${word}.example.org`,
    alias: `al${word}${n}`,
    updates: n % 3,
    version: (n % 3) + 1,
    domain_id: 1 + (n % 2),
    domain: n % 2 === 0 ? 'go.example' : 'to.example',
    short_url: `https://${n % 2 === 0 ? 'go.example' : 'to.example'}/al${word}${n}`,
    space_id: n % 3 === 0 ? null : 20 + (n % 3),
    space: n % 3 === 0 ? null : ['Sales', 'Press'][n % 2]!,
    pixel_ids: Array.from({ length: n % 3 }, (_, index) => ({
      id: 40 + n - index,
      name: `${word} ${index}`,
      type: 'bing',
    })),
    password: n % 4 === 1 ? true : null,
    privacy_password: n % 6 === 1 || n % 12 === 5 ? true : null,
    disabled: n % 3 === 1 ? 1 : 0,
    privacy: n % 3,
    expiration_url: n % 5 === 0 ? `https://late.example.com/${n}` : null,
    expiration_date: date,
    expiration_time: time,
    expires_at: date === null ? null : Date.parse(`${date}T${time ?? '00:00'}:00Z`),
    expiration_clicks: n % 6 === 0 ? 10 + n : null,
    target_type: target,
    country: rows('country', n % 4 === 2 ? 2 : n % 3 === 0 ? 1 : 0),
    platform: rows('platform', n % 5 === 1 ? 2 : 0),
    language: rows('language', n % 5 === 2 ? 1 : 0),
    rotation: Array.from({ length: n % 4 === 3 ? 2 : 0 }, (_, index) => ({
      value: `https://turn-${n}-${index}.example.net/`,
    })),
    targeting: [],
    all_targeting: Array.from({ length: n % 4 }, (_, index) => ({
      list: ['country', 'platform', 'rotation'][(n + index) % 3]!,
      key: (n + index) % 3 === 2 ? null : ['SE', 'iOS', 'DE', 'Linux'][(n + index) % 4]!,
      value: `https://all-${n}-${index}.example.net/`,
    })),
    title: n % 6 === 2 ? null : `${word} ${n}`,
    clicks: 0,
    status: n % 3 === 1 ? 3 : n % 7 === 5 ? 2 : 1,
    expired: n % 7 === 5,
    created_at: moment,
    updated_at: moment + (n % 2) * 3_600_000,
  }
}

/** Shapes as real services have them, each under a description. */
const shapes: Record<string, Json> = {
  'a value': { dest: '$url' },
  'a value with another unset': { space: { $: 'space_id', unset: 0 } },
  'a value that is left out': { space: { $: 'space_id', unset: '$absent' } },
  'a number as text': { uid: { $: 'id', as: 'text' } },
  'a boolean': { off: { $: 'disabled', as: 'boolean' } },
  'a boolean, negated': { enabled: { $: 'disabled', as: 'not' } },
  'words for an enum': { privacy: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } } },
  'many to one': { live: { $: 'status', map: { 1: true, 2: false, 3: false } } },
  'words and unset': {
    mode: { $: 'target_type', map: { 0: 'NONE', 1: 'GEO', 2: 'OS', 4: 'TURNS' }, unset: 'off' },
  },
  'a flag of a secret': { locked: { $set: 'password' } },
  'the host of its address': { site: { label: '{host}', title: '{host} – untitled' } },
  'a version, and a time of update that only an update gives': {
    version: '$version',
    changed: { $if: { updates: 0 }, then: null, else: { $: 'updated_at', time: 'Y-m-dTH:i:s.fZ' } },
  },
  'a clock with milliseconds': { at: { $: 'expiration_time', time: 'H:i:s.v' } },
  'the address of a domain or a space': {
    domain: '/domains/{domain_id}',
    space: { $text: '/spaces/{space_id}', unset: null },
  },
  'related records of several kinds in one list': {
    included: {
      $concat: [
        [
          { kind: 'host', id: '$domain_id', name: '$domain' },
          { $if: 'space_id', then: { kind: 'group', id: '$space_id' } },
        ],
        { $list: 'pixel_ids', item: { kind: 'tag', id: '$id', title: '$name' } },
      ],
    },
  },
  'one of two texts': { to: { $if: 'expiration_url', then: '$expiration_url', else: '$url' } },
  'a flag as a number': { locked: { $if: 'password', then: 1, else: 0 } },
  'a flag as a letter': { gone: { $: 'expired', map: { true: 'Y', false: 'N' } } },
  'a masked secret': { password: { $if: 'password', then: '********' } },
  'a count': { pixels: { $count: 'pixel_ids' } },
  'unix seconds': { created: { $: 'created_at', time: 'unix-seconds' } },
  'a list and a key in one text': {
    routes: {
      $list: 'all_targeting',
      item: { when: { $text: '{list}:{key}', unset: 'rotation' }, to: '$value' },
      empty: '$absent',
    },
  },
  microseconds: { createdAt: { $: 'created_at', time: 'rfc3339-microseconds' } },
  'a fraction without zeros at its end': { createdAt: { $: 'created_at', time: 'Y-m-dTH:i:sxZ' } },
  'a moment of digits alone': { createdOn: { $: 'created_at', time: 'YmdHis' } },
  'the basic format of ISO 8601': { createdOn: { $: 'created_at', time: 'YmdTHisZ' } },
  'a month by its name': {
    until: { $: 'expiration_date', time: 'd-M-Y', unset: '' },
    createdOn: { $: 'created_at', time: 'd M Y H:i:s' },
  },
  'a date the German way': { until: { $: 'expiration_date', time: 'd.m.Y', unset: '' } },
  'date and time in one': { until: { $: 'expires_at', time: 'd/m/Y H:i', unset: 'never' } },
  'a time with seconds': { at: { $text: '{expiration_time}:00', unset: null } },
  'a time in UTC': { at: { $text: '{expiration_time}:00.000Z', unset: null } },
  'a time as a moment of the year 2000': {
    at: { $text: '2000-01-01T{expiration_time}:00.000Z', unset: null },
  },
  'a moment on a clock of its own': { created: { $: 'created_at', time: 'naive', zone: '+05:30' } },
  'a moment with an offset': { until: { $: 'expires_at', time: 'rfc3339-offset', zone: '-03:00' } },
  'a moment as HTTP writes it': { created: { $: 'created_at', time: 'http-date' } },
  'a date as a number': { until: { $: 'expiration_date', time: 'Ymd', as: 'number', unset: 0 } },
  'a time of twelve hours': { at: { $: 'expiration_time', time: 'g:i A', unset: '' } },
  'an address in the query of another': { qr: 'https://qr.example/?data=https%3A%2F%2F{domain}%2F{alias}' },
  'keys in small letters': { os: { $map: 'country', key: { $: 'key', as: 'lower' }, item: '$value' } },
  'languages by name': { to: { $list: 'language', item: [{ $: 'key', as: 'name' }, '$value'] } },
  'rows with their places': { turns: { $list: 'rotation', item: { no: '$position', to: '$value' } } },
  'the newest pixel first': { tags: { $list: 'pixel_ids', item: '$id', sort: '-id' } },
  'rows as texts with keys respelled': {
    geo: { $list: 'country', item: { $concat: [{ $: 'key', as: 'lower' }, '=', '$value'] } },
  },
  'a map by numbers, which JavaScript puts in order': {
    tags: { $map: 'pixel_ids', key: '$id', item: '$name', empty: [] },
  },
  'a secret, or the other one where the privacy asks for it': {
    locked: { $if: ['password', { privacy: 2, privacy_password: '$set' }], then: true, else: false },
  },
  'parts that go each with something': { order: [['$clicks', { $: 'alias', as: 'upper' }], '$disabled'] },
  'a count as text': { pixels: { $concat: [{ $count: 'pixel_ids' }] } },
  'keys of one list respelled': {
    rows: {
      $list: 'all_targeting',
      item: {
        country: { $if: { list: 'country' }, then: { $: 'key', as: 'lower' } },
        platform: { $if: { list: 'platform' }, then: '$key' },
        to: '$value',
      },
    },
  },
  'a moment between words': {
    made: { $concat: ['/Date(', { $: 'created_at', time: 'unix-milliseconds' }, ')/'] },
  },
  'a word before words for an enum': {
    state: { $concat: ['urn:state:', { $: 'status', map: { 1: 'LIVE', 2: 'OVER', 3: 'OFF' } }] },
  },
  'the start of a text': { hint: { $: 'alias', mask: { first: 2, by: '***' } } },
  'a text of which all begin alike': { hint: { $: 'url', mask: { first: 4, by: '…' } } },
  'the end of a text': { hint: { $: 'title', mask: { last: 4, by: '****' }, unset: '' } },
  'a resource name': { name: 'links/{id}' },
  'an address of the service': { self: '{base}/links/{id}' },
  'a path of the service': { self: '{base_path}/links/{id}' },
  'the address of a page of another host': { help: 'https://help.example/go/v1/' },
  'the path of a domain': { domain: '{base_path}/domains/{domain_id}' },
  // The mock's account has other domain ids. They get what most domains of the server show.
  'what is so for a domain': { domain: { isDefault: choice({ domain_id: 1 }, true, false) } },
  'a short address': { share: 'https://{domain}/{alias}' },
  'a short address without scheme': { share: '{domain}/{alias}' },
  'rows as pairs': { geo: { $list: 'country', item: ['$key', '$value'] } },
  'rows as a map': { geo: { $map: 'country', key: '$key', item: '$value', empty: [] } },
  'rows with other names': { geo: { $list: 'country', item: { code: '$key', to: '$value' }, empty: null } },
  'keys respelled': {
    os: { $list: 'platform', item: { os: { $: 'key', map: { 'OS X': 'OS_X' } }, to: '$value' } },
  },
  'bare addresses': { rotation: { $list: 'rotation', item: '$value' } },
  'ids with commas': { pixels: { $join: 'pixel_ids', item: '$id', with: ',' } },
  'ids as objects': { pixels: { $list: 'pixel_ids', item: { id: '$id', label: '$name' } } },
  'a pixel by itself': { pixels: { $list: 'pixel_ids', item: { id: '$id' }, empty: null, single: 'item' } },
  'ids in their own order': { pixels: { $list: 'pixel_ids', sort: 'id' } },
  'pixels in the order of their ids': {
    tags: { $list: 'pixel_ids', item: { id: '$id', label: '$name' }, sort: 'id' },
  },
  'an embedded domain': { domain: { id: '$domain_id', host: '$domain' } },
  'an embedded space': { space: { $if: 'space_id', then: { id: '$space_id', name: '$space' }, else: null } },
  'a group that can be missing': {
    limits: {
      $if: ['expiration_url', 'expiration_clicks'],
      then: { url: '$expiration_url', clicks: '$expiration_clicks' },
    },
  },
  'words for what is set': {
    marks: [
      { $if: 'privacy_password', then: 'locked' },
      { $if: 'password', then: 'secret' },
      { $if: { disabled: 1 }, then: 'off' },
    ],
  },
  'words for what is set, if any is': {
    marks: {
      $if: ['privacy_password', 'expiration_url'],
      then: [
        { $if: 'expiration_url', then: 'onward' },
        { $if: 'privacy_password', then: 'locked' },
      ],
    },
  },
  'a list that the type guards': { geo: { $if: { target_type: 1 }, then: '$country', else: [] } },
  'a constant and a group': {
    kind: 'shortlink',
    attributes: { title: { $: 'title', unset: '' }, hits: '$clicks' },
  },
}

function samplesOf(shape: Json, from: number, count: number): Sample[] {
  const write = compile(parseStrict(shape, scope, 'shape'))
  return Array.from({ length: count }, (_, index) => link(from + index)).map(values => ({
    values,
    json: write(values),
  }))
}

describe('a shape that was fitted', () => {
  it.each(Object.entries(shapes))('writes links that it was not fitted to: %s', (_, shape) => {
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samplesOf(shape, 1, 45), { scope, path: [], unexplained })
    expect(unexplained).toEqual([])
    const others = samplesOf(shape, 46, 40)
    expect(explains(learned, others, scope), JSON.stringify(learned)).toBe(true)
  })

  it('says what it does not understand, and writes it as it was seen', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => ({
      values,
      json: { ...(json as object), mood: `${(index * 7919) % 1009} of these` },
    }))
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    expect(learned).toEqual({ id: '$id', mood: { $seen: '0 of these' } })
    expect(unexplained).toEqual([{ path: ['mood'], seen: '0 of these' }])
  })

  it('leaves out what nothing explains and is mostly not there', () => {
    const samples = samplesOf({ id: '$id' }, 1, 11).map(({ values, json }, index) => ({
      values,
      json: { ...(json as object), ...(index === 3 && { odd: ['nobody', 'knows'] }) },
    }))
    expect(fitShape(samples, { scope, path: [], unexplained: [] })).toEqual({ id: '$id', odd: '$absent' })
  })

  it('knows a word that is another for each record by one that was seen', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => ({
      values,
      json: {
        ...(json as object),
        hash: `x${(index * 7919) % 1009}`,
        serial: 900 - ((index * 7919) % 311),
        etag: `W/"${(index * 7919) % 1009}"`,
      },
    }))
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    expect(learned).toEqual({
      id: '$id',
      hash: { $any: 'text', like: 'x0' },
      serial: { $any: 'number', like: 900 },
      etag: { $any: 'text', like: 'W/"0"' },
    })
    expect(unexplained).toEqual([])
  })

  it('takes the second in which all was made for no constant, whatever it is called', () => {
    const moment = Date.UTC(2026, 3, 13, 10, 31, 7)
    const made = Array.from({ length: 45 }, (_, n) => ({ ...link(n), created_at: moment + 9 * n }))
    const shape = { added: { $: 'created_at', time: 'naive' }, by: 'somebody', on: 20260413 }
    const write = compile(parseStrict(shape, scope, 'shape'))
    const samples = made.map(values => ({ values, json: write(values) }))
    const unexplained: Place['unexplained'] = []
    expect(fitShape(samples, { scope, path: [], unexplained })).toEqual(shape)
  })

  it('leaves one record out that contradicts all others, and says which', () => {
    const samples = samplesOf({ off: { $: 'disabled', as: 'boolean' } }, 1, 45)
    const odd = { values: samples[6]!.values, json: { off: !(samples[6]!.json as { off: boolean }).off } }
    const unexplained: Place['unexplained'] = []
    const learned = fitShape([...samples.slice(0, 6), odd, ...samples.slice(7)], {
      scope,
      path: [],
      unexplained,
    })
    expect(learned).toEqual({ off: { $: 'disabled', as: 'boolean' } })
    expect(unexplained).toEqual([{ path: ['off'], seen: odd.json.off, where: `id is ${odd.values.id}` }])
  })
})
