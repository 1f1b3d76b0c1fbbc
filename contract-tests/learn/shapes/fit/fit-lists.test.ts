// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import { choice } from './choice.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { writesUnseenLinks } from './test-fitted.ts'
import { samplesOf, scope } from './test-links.ts'

// Lists as real services have them, each under a description.

writesUnseenLinks({
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
  'relations with a word or several': {
    links: [
      { rel: ['self'], href: '{base}/links/{id}' },
      { rel: ['alternate', 'short'], href: '$short_url' },
      choice('space_id', { rel: ['space'], href: '{base}/spaces/{space_id}' }),
      { rel: ['collection', 'up'], href: '{base}/links' },
    ],
  },
  'a count': { pixels: { $count: 'pixel_ids' } },
  'a list and a key in one text': {
    routes: {
      $list: 'all_targeting',
      item: { when: { $text: '{list}:{key}', unset: 'rotation' }, to: '$value' },
      empty: '$absent',
    },
  },
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
})

it('pairs the members of a map with the rows by their names, whatever their order', () => {
  const samples = samplesOf({ to: { $map: 'platform', key: '$key', item: '$value' } }, 1, 45).map(sample => {
    const { to } = sample.json as { to: Record<string, string> }
    return { ...sample, json: { to: Object.fromEntries(Object.entries(to).sort()) } }
  })
  const place: Place = { scope, path: [], unexplained: [] }
  expect(fitShape(samples, place)).toEqual({ to: { $map: 'platform', key: '$key', item: '$value' } })
})
