// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { choice } from './choice.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { explains } from './sample.ts'
import { samplesOf, scope } from './test-links.ts'

/** Shapes as real services have them, each under a description. */
const shapes: Record<string, Json> = {
  'a value': { dest: '$url' },
  'a value with another unset': { space: { $: 'space_id', unset: 0 } },
  'a value that is left out': { space: { $: 'space_id', unset: '$absent' } },
  'a number as text': { uid: { $: 'id', as: 'text' } },
  'a number with zeros before it': { uid: { $: 'id', digits: 6 }, mode: { $: 'privacy', digits: 2 } },
  'a boolean': { off: { $: 'disabled', as: 'boolean' } },
  'a boolean, negated': { enabled: { $: 'disabled', as: 'not' } },
  'words for an enum': { privacy: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } } },
  'many to one': { live: { $: 'status', map: { 1: true, 2: false, 3: false } } },
  'words and unset': {
    mode: { $: 'target_type', map: { 0: 'NONE', 1: 'GEO', 2: 'OS', 4: 'TURNS' }, unset: 'off' },
  },
  'a flag of a secret': { locked: { $set: 'password' } },
  'the host of its address': { site: { label: '{host}', title: '{host} – untitled' } },
  'a version, and an update time that only updated links have': {
    version: '$version',
    changed: { $if: { updates: 0 }, then: null, else: { $: 'updated_at', time: 'Y-m-dTH:i:s.fZ' } },
  },
  'a date as its midnight, and a time of the first day': {
    expires: {
      on: { $text: '{expiration_date}T00:00:00+00:00', unset: '$absent' },
      at: { $text: '1970-01-01T{expiration_time}:00+00:00', unset: '$absent' },
    },
  },
  'the day and the time of day of one moment': {
    day: { $: 'created_at', time: 'Ymd' },
    time: { $: 'created_at', time: 'His' },
  },
  'a clock with milliseconds': { at: { $: 'expiration_time', time: 'H:i:s.v' } },
  'the address of a domain or a space': {
    domain: '/domains/{domain_id}',
    space: { $text: '/spaces/{space_id}', unset: null },
  },
  'facts about one domain and one space': {
    domain: { id: '$domain_id', is_default: choice({ domain_position: 1 }, true, false) },
    space: choice('space_id', { id: '$space_id', seats: choice({ space_position: 2 }, 14, 17) }, null),
  },
  'a list that the type selects, each list in a form of its own': {
    routes: choice(
      { target_type: 1 },
      { $map: 'country', key: '$key', item: '$value' },
      choice(
        { target_type: 2 },
        { $list: 'platform', item: '{key}={value}' },
        choice({ target_type: 4 }, { $list: 'rotation', item: '$value' }, null),
      ),
    ),
  },
  'small letters and a dash for one key': {
    routes: {
      $list: 'country',
      item: { on: { $: 'key', map: { 'OS X': 'os-x' }, as: 'lower' }, to: '$value' },
    },
  },
  'attributes that only some records have, named by one member': {
    attributes: [
      { code: 'alias', value: '$alias' },
      choice('space_id', { code: 'folder', value: { $: 'space_id', as: 'text' } }),
      choice('expiration_date', { code: 'ends', value: '$expiration_date' }),
      choice('expiration_clicks', { code: 'limit', value: { $: 'expiration_clicks', as: 'text' } }),
      choice('expiration_url', { code: 'then', value: '$expiration_url' }),
      choice('expiration_time', { code: 'at', value: '$expiration_time' }),
      { code: 'mode', value: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } } },
    ],
  },
  'attributes named by two members': {
    fields: [
      choice('expiration_date', { of: 'end', key: 'value', value: '$expiration_date' }),
      choice('expiration_url', { of: 'after', key: 'value', value: '$expiration_url' }),
      { of: 'after', key: 'clicks', value: { $: 'clicks', as: 'text' } },
    ],
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
  'a flag of aliases that clients chose': { custom: { $: 'alias_generated', map: { true: 0, false: 1 } } },
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
  'a moment in a zone with summer time': {
    until: { $: 'expires_at', time: 'rfc3339-offset', zone: 'Europe/Helsinki' },
  },
  'a moment with an offset': { until: { $: 'expires_at', time: 'rfc3339-offset', zone: '-03:00' } },
  'a moment as HTTP writes it': { created: { $: 'created_at', time: 'http-date' } },
  'a date as a number': { until: { $: 'expiration_date', time: 'Ymd', as: 'number', unset: 0 } },
  'a time of twelve hours': { at: { $: 'expiration_time', time: 'g:i A', unset: '' } },
  'an address in the query of another': { qr: 'https://qr.example/?data=https%3A%2F%2F{domain}%2F{alias}' },
  'keys in lower case': { os: { $map: 'country', key: { $: 'key', as: 'lower' }, item: '$value' } },
  'languages by name': { to: { $list: 'language', item: [{ $: 'key', as: 'name' }, '$value'] } },
  'rows in numbered columns': {
    $merge: [
      { id: '$id', url: '$url' },
      { $map: 'country', key: 'country-{index}-key', item: { $: 'key', as: 'lower' } },
      { $map: 'country', key: 'country-{index}-value', item: '$value' },
      { $map: 'country', key: 'country-{index}-no', item: '$position' },
      { $map: 'rotation', key: 'rotation{position}', item: '$value' },
    ],
  },
  'numbered columns under a condition': {
    $merge: [
      { id: '$id' },
      { $if: { disabled: 0 }, then: { $map: 'country', key: 'geo_{position}', item: '$value' }, else: {} },
    ],
  },
  'rows with their positions': { turns: { $list: 'rotation', item: { no: '$position', to: '$value' } } },
  'the newest pixel first': { tags: { $list: 'pixel_ids', item: '$id', sort: '-id' } },
  'rows as texts with keys respelled': {
    geo: { $list: 'country', item: { $concat: [{ $: 'key', as: 'lower' }, '=', '$value'] } },
  },
  'a map by numbers, which JavaScript puts in order': {
    tags: { $map: 'pixel_ids', key: '$id', item: '$name', empty: [] },
  },
  'a secret, or the other secret if the privacy requires it': {
    locked: { $if: ['password', { privacy: 2, privacy_password: '$set' }], then: true, else: false },
  },
  'a list of parts, each with a value': { order: [['$clicks', { $: 'alias', as: 'upper' }], '$disabled'] },
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
  'the start of a text, equal in all samples': { hint: { $: 'url', mask: { first: 4, by: '…' } } },
  'the end of a text': { hint: { $: 'title', mask: { last: 4, by: '****' }, unset: '' } },
  'a resource name': { name: 'links/{id}' },
  'an address of the service': { self: '{base}/links/{id}' },
  'a path of the service': { self: '{base_path}/links/{id}' },
  'the address of a page of another host': { help: 'https://help.example/go/v1/' },
  'the path of a domain': { domain: '{base_path}/domains/{domain_id}' },
  // The mock's account has other domain ids. They get what most domains of the server show.
  'a member that depends on the domain': { domain: { isDefault: choice({ domain_id: 1 }, true, false) } },
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
  'a single pixel without a list': {
    pixels: { $list: 'pixel_ids', item: { id: '$id' }, empty: null, single: 'item' },
  },
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

it.each(
  Object.entries(shapes),
)('a fitted shape also writes links that it was not fitted to: %s', (_, shape) => {
  const unexplained: Place['unexplained'] = []
  const learned = fitShape(samplesOf(shape, 1, 45), { scope, path: [], unexplained })
  expect(unexplained).toEqual([])
  const others = samplesOf(shape, 46, 40)
  expect(explains(learned, others, scope), JSON.stringify(learned)).toBe(true)
})

it('pairs the members of a map with the rows by their names, whatever their order', () => {
  const samples = samplesOf({ to: { $map: 'platform', key: '$key', item: '$value' } }, 1, 45).map(sample => {
    const { to } = sample.json as { to: Record<string, string> }
    return { ...sample, json: { to: Object.fromEntries(Object.entries(to).sort()) } }
  })
  const place: Place = { scope, path: [], unexplained: [] }
  expect(fitShape(samples, place)).toEqual({ to: { $map: 'platform', key: '$key', item: '$value' } })
})

it('takes no side of a decimal number for a value', () => {
  const samples = [{ values: { version: 2, id: 7 }, json: { VERSION: '2.4', page: 'page 7.2' } }]
  const place: Place = { scope, path: [], unexplained: [] }
  expect(fitShape(samples, place)).toEqual({ VERSION: '2.4', page: 'page 7.2' })
})

it('writes the own address of a service as such in a constant of some records', () => {
  const samples = samplesOf(
    { site: choice({ domain_position: 1 }, '{base}/hosts/go-example', '{base}/hosts/to-example') },
    1,
    45,
  )
  const learned = fitShape(samples, { scope, path: [], unexplained: [] })
  expect(JSON.stringify(learned)).not.toContain('api.example.com')
})
