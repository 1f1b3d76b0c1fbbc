import { describe, expect, it } from 'vitest'
import type { JsonRecord } from '../../core/match.ts'
import { showsValue } from '../places.ts'
import { locateIds, locateRows } from './lists.ts'
import { seen } from './test-seen.ts'

describe('a list of ids is found', () => {
  it.each([
    ['as numbers', { pixel_ids: [3, 4] }, '/pixel_ids'],
    [
      'as objects',
      {
        pixels: [
          { id: 'x', uid: '3' },
          { id: 'y', uid: '4' },
        ],
      },
      '/pixels',
    ],
    ['in one text', { pixels: '3,4' }, '/pixels'],
    ['as names of members', { pixels: { 3: 'Shop', 4: 'Blog' } }, '/pixels'],
    ['as names of objects', { pixels: { 3: { id: 3 }, 4: { id: 4 } } }, '/pixels'],
    [
      'as pairs of an id and a name',
      {
        pixels: [
          [3, 'Shop'],
          [4, 'Blog'],
        ],
      },
      '/pixels',
    ],
    ['in addresses', { pixels: ['/pixels/3', '/pixels/4'] }, '/pixels'],
  ])('%s', (_, record: JsonRecord, at) => {
    const place = locateIds(seen<readonly string[]>([['3', '4'], record]), ['pixel_ids'])!
    expect(place.at).toBe(at)
    expect(showsValue(place, record, ['4', '3'])).toBe(true)
    expect(showsValue(place, record, ['3'])).toBe(false)
  })
})

it('an id in a list is read from its own member rather than from an address', () => {
  const record = { pixels: ['3', '4'].map(id => ({ href: `/pixels/${id}`, id })) }
  expect(locateIds(seen<readonly string[]>([['3', '4'], record]), ['pixels'])?.inside).toBe('/id')
})

describe('rows are found', () => {
  const rows = [
    { key: 'DE', value: 'https://one.example/' },
    { key: 'FR', value: 'https://two.example/' },
  ]
  it.each([
    ['as rows', { country: rows }],
    ['as a map', { targets: { country: { DE: 'https://one.example/', FR: 'https://two.example/' } } }],
    [
      'under other names',
      { countries: rows.map(({ key, value }) => ({ code: key.toLowerCase(), url: value })) },
    ],
  ])('%s', (_, record: JsonRecord) => {
    const place = locateRows(seen<typeof rows>([rows, record]), ['country'])!
    expect(showsValue(place, record, rows)).toBe(true)
    expect(showsValue(place, record, rows.slice(1))).toBe(false)
    expect(showsValue(place, record, [rows[0]!, { key: 'IT', value: 'https://two.example/' }])).toBe(false)
  })

  it('and a wrong order is noticed', () => {
    const rotation = [{ value: 'https://one.example/' }, { value: 'https://two.example/' }]
    const record = { rotation: rotation.toReversed() }
    const place = locateRows(seen<typeof rotation>([rotation, record]), ['rotation'])!
    expect(showsValue(place, record, rotation)).toBe(false)
  })
})

it.each([
  ['ids', { pixels: ['3', '4'] }, { pixels: 3 }],
  ['objects', { pixels: [{ id: 3 }, { id: 4 }] }, { pixels: { id: 3 } }],
])('a list of one of the %s may be written as its only element', (_, both, one) => {
  const place = locateIds(seen<readonly string[]>([['3', '4'], both]), ['pixel_ids'])!
  expect(showsValue(place, one, ['3'])).toBe(true)
  expect(showsValue(place, one, ['4'])).toBe(false)
})
