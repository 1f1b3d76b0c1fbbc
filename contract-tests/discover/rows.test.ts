import { expect, it } from 'vitest'
import type { JsonRecord } from '../core/match.ts'
import type { InputRow } from './input.ts'
import { locateRows } from './locate/lists.ts'
import { describePlace, showsValue } from './places.ts'
import { linesOf, sameRows } from './rows.ts'

const sent: readonly InputRow[] = [
  { key: 'DE', value: 'https://one.example/de' },
  { key: 'FR', value: 'https://two.example/fr' },
]

const others: readonly InputRow[] = [
  { key: 'DE', value: 'https://one.example/de' },
  { key: 'JP', value: 'https://two.example/fr' },
]

const swapped: readonly InputRow[] = [
  { key: 'DE', value: 'https://two.example/fr' },
  { key: 'FR', value: 'https://one.example/de' },
]

const [de, fr] = sent.map(({ value }) => value) as [string, string]
const named = { Germany: de, France: fr }

/** Ways to write two rows. `keys` is whether the keys can be read. */
const written: [name: string, shown: unknown, keys: boolean][] = [
  [
    'objects',
    [
      { key: 'DE', value: de },
      { key: 'FR', value: fr },
    ],
    true,
  ],
  [
    'objects with a position',
    [
      { position: 1, code: 'de', url: de },
      { position: 2, code: 'fr', url: fr },
    ],
    true,
  ],
  [
    'pairs',
    [
      ['DE', de],
      ['FR', fr],
    ],
    true,
  ],
  ['an object from key to address', { DE: de, FR: fr }, true],
  ['an object from key to object', { de: { url: de }, fr: { url: fr } }, true],
  ['texts', [`DE=${de}`, `FR=${fr}`], true],
  ['an object with other names', named, false],
  ['texts with other names', Object.entries(named).map(pair => pair.join(': ')), false],
  ['addresses alone', [de, fr], false],
  ['lines of one text', `DE: ${de}\nFR: ${fr}`, true],
  ['parts of one text', `DE=${de}; FR=${fr}`, true],
  ['keys and addresses with a bar between them', [`DE|${de}`, `FR|${fr}`], true],
  ['parts of one text, with a bar between key and address', `DE|${de};FR|${fr}`, true],
  ['one text with a bar between all of them', `DE|${de}|FR|${fr}`, true],
  ['texts in typed values', [{ S: `DE|${de}` }, { S: `FR|${fr}` }], true],
  ['a list in one text', `DE -> ${de}, FR -> ${fr}`, true],
  ['lines with other names', `Germany: ${de}\nFrance: ${fr}`, false],
  ['addresses alone in one text', `${de}\n${fr}`, false],
]

it.each(written)('%s', (_, shown, readsKeys) => {
  const place = locateRows([{ record: { targets: shown }, value: sent }], ['country'])!
  expect(place.at).toBe('/targets')
  expect(showsValue(place, { targets: shown }, sent)).toBe(true)
  expect(showsValue(place, { targets: shown }, sent.slice(0, 1))).toBe(false)
  if (readsKeys) expect(showsValue(place, { targets: shown }, swapped)).toBe(false)
  expect(showsValue(place, { targets: shown }, others)).toBe(!readsKeys)
})

it.each([
  ['numbered columns', { LAND_1: 'DE', ZIEL_1: de, LAND_2: 'FR', ZIEL_2: fr, LAND_3: '', ZIEL_3: '' }],
  ['the names of the fields', { 'c[0][key]': 'DE', 'c[0][value]': de, 'c[1][key]': 'FR', 'c[1][value]': fr }],
])('%s of a record', (_, shown) => {
  const other = { no: 7, os_1: 'iOS', os_url_1: 'https://p.example/', url2: 'https://q.example/' }
  const record = { ...other, ...shown }
  const place = locateRows([{ record, value: sent }], ['country'])!
  expect(showsValue(place, record, sent)).toBe(true)
  expect(showsValue(place, record, swapped)).toBe(false)
  expect(showsValue(place, record, others)).toBe(false)
  expect(showsValue(place, other, sent)).toBe(false)
})

it.each<[where: string, around: (rows: JsonRecord) => JsonRecord, at: string]>([
  ['a record', rows => ({ id: 7, url: 'https://q.example/', qr: 'https://q.example/qr', ...rows }), ''],
  ['a member', rows => ({ id: 7, targets: { mode: 'country', ...rows } }), '/targets'],
])('rows may be members of %s that has other members', (_, around, at) => {
  const record = around({ DE: de, FR: fr, JP: null })
  const place = locateRows([{ record, value: sent }], ['country'])!
  expect(place.at).toBe(at)
  expect(showsValue(place, record, sent)).toBe(true)
  expect(showsValue(place, record, swapped)).toBe(false)
  expect(showsValue(place, around({ DE: de, FR: null, JP: fr }), others)).toBe(true)
  expect(showsValue(place, around({ DE: de, FR: fr, JP: fr }), sent)).toBe(false)
  expect(showsValue(place, around({}), [])).toBe(true)
})

it.each([
  ['macos', 'OS X', true],
  ['mac', 'OS X', true],
  ['cros', 'Chrome OS', true],
  ['chrome', 'Chrome OS', false],
  ['macos', 'Chrome OS', false],
])('the key %j for the platform %s: %s', (shown, key, isSame) => {
  expect(sameRows([{ key: shown, value: de }], [{ key, value: de }])).toBe(isSame)
})

it('a row that a server did not clear is not beside the rows', () => {
  const first = { targets: { DE: de, FR: fr } }
  const merged = { targets: { DE: de, FR: fr, JP: fr } }
  const next: readonly InputRow[] = [{ key: 'JP', value: fr }]
  const seen = [
    { record: first, value: sent },
    { record: merged, value: next },
  ]
  expect(showsValue(locateRows(seen, ['country'])!, merged, next)).toBe(false)
})

it('the rows of one list are found in a table of several lists', () => {
  const row = (kind: string, index: number, key: string, value: string) => ({ kind, index, key, value })
  const targets = [
    row('country', 1, 'DE', de),
    row('country', 2, 'FR', fr),
    row('platform', 1, 'iOS', 'https://p.example/'),
  ]
  const place = locateRows([{ record: { targets }, value: sent }], ['country'])!
  expect(showsValue(place, { targets }, sent)).toBe(true)
  expect(showsValue(place, { targets: targets.slice(1) }, sent)).toBe(false)
})

it('the rows of one list are found by the text before the key', () => {
  const targets = [
    { when: 'country:DE', to: de },
    { when: 'country:FR', to: fr },
    { when: 'platform:iOS', to: 'https://p.example/' },
  ]
  const place = locateRows([{ record: { targets }, value: sent }], ['country'])!
  expect(showsValue(place, { targets }, sent)).toBe(true)
  expect(showsValue(place, { targets }, swapped)).toBe(false)
  expect(showsValue(place, { targets: targets.slice(1) }, sent)).toBe(false)
})

it('the rows of one list are found by the name of the member with the key', () => {
  const targets = [
    { country: 'DE', url: de },
    { country: 'FR', url: fr },
    { platform: 'ios', url: 'https://p.example/' },
  ]
  const place = locateRows([{ record: { targets }, value: sent }], ['country'])!
  expect(showsValue(place, { targets }, sent)).toBe(true)
})

it('what is around the columns of numbered rows is not described as part of them', () => {
  const record = (revision: string) => ({
    revision,
    country_1_key: 'DE',
    country_1_url: de,
    country_2_key: 'FR',
    country_2_url: fr,
  })
  const place = locateRows([{ record: record('a'), value: sent }], ['country'])!
  expect(place.at).toBe('')
  expect(describePlace(place, record('b'))).toBe(describePlace(place, record('a')))
  expect(describePlace(place, { ...record('a'), country_2_url: de })).not.toBe(
    describePlace(place, record('a')),
  )
})

it.each([
  ['https://a.example/x;y=1;https://b.example/', ['https://a.example/x;y=1', 'https://b.example/']],
  ['DE|https://a.example/x|y|FR|https://b.example/', ['DE|https://a.example/x', 'y|FR|https://b.example/']],
  [
    'DE: https://a.example/b,c, FR: https://b.example/',
    ['DE: https://a.example/b,c', 'FR: https://b.example/'],
  ],
  ['no address', undefined],
])('the rows of %j', (text, rows) => {
  expect(linesOf(text)).toEqual(rows)
})

it.each([';', '|', ', ', '://;'])('a megabyte of %j takes a moment', { timeout: 20_000 }, sign => {
  const text = `${sign.repeat(1_000_000 / sign.length)}https://a.example/`
  expect(linesOf(text)?.join('').length).toBeGreaterThan(100)
})
