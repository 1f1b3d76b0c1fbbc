import { describe, expect, it } from 'vitest'
import { expectRoundTrip, type ShapeCase, scope } from '../../../tests/support/shape-cases.ts'
import { compile, parseStrict } from './shape.ts'

const rows = [
  { key: 'DE', value: 'https://de.example/' },
  { key: 'FR', value: 'https://fr.example/' },
]

const cases: ShapeCase[] = [
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
    { $list: 'language', item: '$key', order: 'any' },
    ['sv', 'de'],
    { language: [{ key: 'sv' }, { key: 'de' }] },
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
  // Naming conventions: the separator of the words before is not known
  [{ $list: 'platform', item: { $: 'key', as: 'camel' } }, ['OSX'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'pascal' } }, ['OSX'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'kebab' } }, ['OS-X'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'compact' } }, ['OSX'], { platform: [{}] }],
  [{ $list: 'platform', item: { $: 'key', as: 'words' } }, ['OS X'], { platform: [{}] }],
]

describe('lists', () => {
  it.each(cases)('%j', expectRoundTrip)
})

it.each([
  ['country', 'se', 'Sweden'],
  ['country', 'SE', 'Sweden'],
  ['country', 'Atlantis', 'Atlantis'],
  ['language', 'SE', 'Northern Sami'],
  ['language', 'se', 'Northern Sami'],
])('the list decides whether a key names a country or a language: %s %s', (list, key, name) => {
  const node = parseStrict({ $list: list, item: { $: 'key', as: 'name' } }, scope, '')
  expect(compile(node)({ [list]: [{ key }] })).toEqual([name])
})

it.each([
  ['country', 'se', 'Sweden'],
  ['language', 'se', 'Northern Sami'],
  ['platform', 'SE', 'SE'],
])('the list of a row in a list of all rows decides, too: %s %s', (list, key, name) => {
  const node = parseStrict({ $list: 'all_targeting', item: { $: 'key', as: 'name' } }, scope, '')
  expect(compile(node)({ all_targeting: [{ list, key }] })).toEqual([name])
})

it.each([
  [{ $list: 'platform', item: '$key', sort: 'key' }, ['iOS', 'OS X', 'Windows']],
  [{ $list: 'platform', item: '$key', sort: 'key', order: 'code-point' }, ['OS X', 'Windows', 'iOS']],
  [{ $join: 'platform', item: '$key', sort: '-key', order: 'code-point', with: '|' }, 'iOS|Windows|OS X'],
  [{ $list: 'platform', item: '$key', order: 'any' }, ['Windows', 'iOS', 'OS X']],
])('writes a list in its order: %j', (shape, written) => {
  const rows = ['Windows', 'iOS', 'OS X'].map(key => ({ key }))
  expect(compile(parseStrict(shape, scope, 'shape'))({ platform: rows })).toEqual(written)
})
