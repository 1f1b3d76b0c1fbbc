import { expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../../src/dialect/shapes/scope.ts'
import { compile, parseStrict } from '../../../../src/dialect/shapes/shape.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { link, scope } from './test-links.ts'

type Row = readonly [list: string, key: string | null]

const seen: readonly (readonly Row[])[] = [
  [
    ['country', 'SE'],
    ['country', 'DE'],
  ],
  [['country', 'no']],
  [
    ['platform', 'OS X'],
    ['platform', 'iOS'],
    ['platform', 'Linux'],
  ],
  [
    ['language', 'sv'],
    ['language', 'de'],
    ['language', 'pt'],
  ],
  [
    ['rotation', null],
    ['rotation', null],
  ],
  [
    ['country', 'SE'],
    ['platform', 'iOS'],
    ['language', 'de'],
    ['rotation', null],
  ],
]

function withRows(rows: readonly Row[], n: number): Values {
  const all = rows.map(([list, key], index) => ({
    ...{ list, key, value: `https://to-${n}-${index}.example.net/` },
    ...{ position: index + 1, index },
  }))
  const of = (name: string) => all.filter(({ list }) => list === name)
  return {
    ...link(n),
    all_targeting: all,
    country: of('country'),
    platform: of('platform'),
    language: of('language'),
    rotation: of('rotation'),
  }
}

/** Learns a shape from the links with the rows above, and returns what it writes for the rows. */
function written(shape: Json, rows: readonly Row[]): Json | undefined {
  const write = compile(parseStrict(shape, scope, 'shape'))
  const samples = [...seen, ...seen].map((some, n) => {
    const values = withRows(some, n)
    return { values, json: write(values) }
  })
  const unexplained: Place['unexplained'] = []
  const learned = fitShape(samples, { scope, path: [], unexplained })
  expect(unexplained).toEqual([])
  return compile(parseStrict(learned, scope, 'learned'))(withRows(rows, 20))
}

const byCountry = (then: Json, otherwise: Json): Json =>
  Object.fromEntries<Json>([
    ['$if', { list: 'country' }],
    ['then', then],
    ['else', otherwise],
  ])
const key = (options: { [option: string]: Json }): Json => ({ $: 'key', unset: '$absent', ...options })
const inOneList = (item: Json): Json => ({
  rows: { $list: 'all_targeting', item: { of: '$list', key: item } },
})

it.each<[string, Json, Row, Json]>([
  ['a country', { rows: { $list: 'country', item: key({ as: 'name' }) } }, ['country', 'fr'], 'France'],
  [
    'a country, with an exception',
    { rows: { $list: 'country', item: key({ map: { SE: 'The North' }, as: 'name' }) } },
    ['country', 'FR'],
    'France',
  ],
  [
    'a platform, with an exception',
    { rows: { $list: 'platform', item: key({ map: { 'OS X': 'OS_X' }, as: 'upper' }) } },
    ['platform', 'Android'],
    'ANDROID',
  ],
  [
    'a platform within a text',
    { rows: { $list: 'platform', item: 'on {key} only' } },
    ['platform', 'BSD'],
    'on BSD only',
  ],
])('a word that was not seen is written by the rule of the others: %s', (_, shape, row, word) => {
  expect(written(shape, [row])).toEqual({ rows: [word] })
})

it.each<[string, Json, Row, Json]>([
  ['names of countries only', byCountry(key({ as: 'name' }), key({})), ['country', 'fr'], 'France'],
  ['names of countries only', byCountry(key({ as: 'name' }), key({})), ['language', 'fr'], 'fr'],
  ['names of countries and languages', key({ as: 'name' }), ['country', 'se'], 'Sweden'],
  ['names of countries and languages', key({ as: 'name' }), ['language', 'se'], 'Northern Sami'],
  ['countries in small letters', byCountry(key({ as: 'lower' }), key({})), ['country', 'FR'], 'fr'],
  ['countries in small letters', byCountry(key({ as: 'lower' }), key({})), ['platform', 'BSD'], 'BSD'],
  [
    'names of countries with an exception',
    byCountry(key({ map: { SE: 'The North' }, as: 'name' }), key({})),
    ['country', 'FR'],
    'France',
  ],
])('rows of several lists in one member: %s, %j', (_, item, row, word) => {
  expect(written(inOneList(item), [row])).toEqual({ rows: [{ of: row[0], key: word }] })
})
