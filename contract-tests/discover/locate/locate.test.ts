import { describe, expect, it } from 'vitest'
import type { JsonRecord } from '../../core/match.ts'
import { showsValue } from '../places.ts'
import { locateEnum } from './enum.ts'
import { locateFlag } from './flag.ts'
import { locateIds, locateRows } from './lists.ts'
import { locateReference } from './reference.ts'
import type { Seen } from './seen.ts'
import { locateMoment, locateText } from './text.ts'

const seen = <Value>(...pairs: [Value, JsonRecord][]) => pairs.map(([value, record]) => ({ value, record }))

describe('a text is found', () => {
  it.each([
    [
      'under another name',
      seen<string>(['u1', { id: 1, long: 'u1' }], ['u2', { id: 2, long: 'u2' }]),
      '/long',
    ],
    ['deep inside', seen<string>(['u1', { a: { b: 'u1' } }]), '/a/b'],
    ['where most records have it', seen<string>(['a', { x: 'z', y: 'a' }], ['b', { x: 'b', y: 'b' }]), '/y'],
  ])('%s', (_, samples, at) => {
    expect(locateText(samples, ['url'])?.at).toBe(at)
  })

  it('nowhere when no record has it', () => {
    expect(locateText(seen<string>(['u1', { url: null }]), ['url'])).toBeUndefined()
  })
})

describe('a reference is found', () => {
  const at = (...pairs: [string, JsonRecord][]) =>
    locateReference(seen<string>(...pairs), ['domain_id', 'domain'])?.at

  it('at the end of an address', () => {
    expect(at(['3', { domain_id: '/api/v1/domains/3' }], ['8', { domain_id: '/api/v1/domains/8' }])).toBe(
      '/domain_id',
    )
  })

  it('and not where one of two ids happens to stand', () => {
    expect(at(['3', { status: 3 }], ['8', { status: 1 }])).toBeUndefined()
  })
})

describe('a choice is found by difference', () => {
  it('and not where moments differ, or true and false stand for three', () => {
    const now = new Date().toISOString()
    const times = seen<string>(
      ['bing', { created: now, code: 1 }],
      ['x', { created: `${now.slice(0, 10)}T00:00:00Z`, code: 2 }],
    )
    expect(locateEnum(times, ['type'])?.at).toBe('/code')
    const flags = seen<string>(['0', { privacy: false }], ['1', { privacy: true }], ['2', { privacy: true }])
    expect(locateEnum(flags, ['privacy'])).toBeUndefined()
  })

  it('and not where another field is shown', () => {
    const spaces = seen<string>(['0', { space: 14 }], ['2', { space: 5 }])
    expect(locateEnum(spaces, ['privacy'], [], [new Set(['5', '14'])])).toBeUndefined()
  })

  const words = seen<string>(
    ['0', { state: 'active', other: 1 }],
    ['1', { state: 'disabled', other: 1 }],
    ['0', { state: 'active', other: 2 }],
    ['1', { state: 'disabled', other: 3 }],
  )

  it('in words', () => {
    const place = locateEnum(words, ['disabled'])!
    expect(place.at).toBe('/state')
    expect(Object.fromEntries(place.spellings)).toEqual({ 0: 'active', 1: 'disabled' })
    expect(showsValue(place, { state: 'disabled' }, '1')).toBe(true)
    expect(showsValue(place, { state: 'active' }, '1')).toBe(false)
    expect(showsValue(place, {}, '1')).toBeUndefined()
  })

  it('though one value is stored as another one by creates', () => {
    const place = locateEnum(
      seen<string>(
        ['0', { privacy: 'public' }],
        ['1', { privacy: 'private' }],
        ['2', { privacy: 'private' }],
        ['2', { privacy: 'password' }],
        ['1', { privacy: 'private' }],
        ['0', { privacy: 'public' }],
      ),
      ['privacy'],
    )!
    expect(Object.fromEntries(place.spellings)).toEqual({ 0: 'public', 1: 'private', 2: 'password' })
  })

  it('under its own name rather than under another one that fits', () => {
    const samples = seen<string>(
      ['0', { state: 'ACTIVE', isDisabled: false }],
      ['1', { state: 'DISABLED', isDisabled: true }],
    )
    expect(locateEnum(samples, ['disabled', 'is_disabled', 'state'])?.at).toBe('/isDisabled')
  })

  it('and not among what merely varies', () => {
    const noise = seen<string>(['0', { a: 1 }], ['0', { a: 2 }], ['1', { a: 1 }], ['1', { a: 2 }])
    expect(locateEnum(noise, ['disabled'])).toBeUndefined()
  })
})

describe('a flag of a secret is found', () => {
  const password = { password_protected: true, privacy_password_protected: false }
  const none = { password_protected: false, privacy_password_protected: false }
  it('though lists do not show it', () => {
    const seen = [password, none, {}, {}, {}].map((record, index) => ({
      record,
      value: index % 2 === 0,
      fresh: true,
      listed: index > 1,
    }))
    expect(locateFlag(seen, ['password', 'has_password'], [])?.at).toBe('/password_protected')
  })
})

describe('a flag of a secret is not the flag of the other one', () => {
  const record = (set: boolean) => ({ access: { password_set: set } })
  const privacy = [true, false, true, false].map(value => ({ record: record(value), value }))
  it.each([
    ['which always agrees with it', [true, false, true, true], undefined],
    ['unless it always agrees with both', [true, false, true, false], '/access/password_set'],
  ])('%s', (_, password, at) => {
    const seen = password.map((value, index) => ({ ...privacy[index]!, value }))
    const other = { seen: privacy, names: ['privacy_password'] }
    expect(locateFlag(seen, ['password', 'has_password'], [other])?.at).toBe(at)
  })

  it('which says what the privacy is', () => {
    const privacy = ['2', '0', '1', '0', '1', '2']
    const password = [true, false, true, false, false, true]
    const records = privacy.map(value => ({ password_protected: value === '2' }))
    const seen = password.map((value, index) => ({ record: records[index]!, value }))
    const asked = privacy.map((value, index) => ({ record: records[index]!, value: value === '2' }))
    const others = [{ seen: asked, names: [] }]
    expect(locateFlag(seen, ['password', 'has_password'], others)).toBeUndefined()
  })
})

describe('an id is found', () => {
  it.each([
    ['as it is', { domain_id: 7 }, '/domain_id'],
    ['as text', { domain_id: '7' }, '/domain_id'],
    ['in an object', { domain: { id: 7, name: 'a' } }, '/domain'],
  ])('%s', (_, record, at) => {
    const place = locateReference(seen<string>(['7', record]), ['domain_id', 'domain'])
    expect(place).toMatchObject({ at })
    expect(showsValue(place!, record, '7')).toBe(true)
    expect(showsValue(place!, record, '8')).toBe(false)
  })
})

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
    ['in addresses', { pixels: ['/pixels/3', '/pixels/4'] }, '/pixels'],
  ])('%s', (_, record: JsonRecord, at) => {
    const place = locateIds(seen<readonly string[]>([['3', '4'], record]), ['pixel_ids'])!
    expect(place.at).toBe(at)
    expect(showsValue(place, record, ['4', '3'])).toBe(true)
    expect(showsValue(place, record, ['3'])).toBe(false)
  })
})

it('an id of a list is read alone rather than from an address', () => {
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

  it('and an order that is wrong is wrong', () => {
    const rotation = [{ value: 'https://one.example/' }, { value: 'https://two.example/' }]
    const record = { rotation: rotation.toReversed() }
    const place = locateRows(seen<typeof rotation>([rotation, record]), ['rotation'])!
    expect(showsValue(place, record, rotation)).toBe(false)
  })
})

describe('a field with few values is not found', () => {
  it('where a flag says whether it is one of them', () => {
    const records = [0, 0, 1, 0, 0, 1].map(set => ({ privacy_password: set, access: set === 1 }))
    const sent = ['0', '1', '2', '1', '0', '2']
    const seen = records.map((record, index) => ({ record, value: sent[index]! }))
    expect(locateEnum(seen, ['privacy'])).toBeUndefined()
  })

  it('where a member is the record’s own, and stays when the value changes', () => {
    const own = ['a7', 'b3', 'c9', 'd1']
    const first = own.map((hash, index) => ({ record: { hash }, value: String(index), fresh: true }))
    const then = own.flatMap((hash, index) => {
      const one = { record: { hash }, value: String((index + 1) % 4), fresh: false }
      return [one, one, one]
    })
    expect(locateEnum([...first, ...then], ['target_type', 'targeting'])).toBeUndefined()
  })

  it('where numbers say whether it is one of them', () => {
    const records = [null, 1, 0, null, 1, 0].map(set => ({ lock: { is_protected: set } }))
    const sent = ['0', '2', '1', '0', '2', '1']
    const seen = records.map((record, index) => ({ record, value: sent[index]! }))
    expect(locateEnum(seen, ['privacy', 'locked'])).toBeUndefined()
  })

  it('where a secret is masked', () => {
    const records = [null, '********', null, '********'].map(shown => ({ privacy_password: shown }))
    const seen = ['0', '2', '1', '2'].map((value, index) => ({ record: records[index]!, value }))
    expect(locateEnum(seen, ['privacy'])).toBeUndefined()
  })

  it('where the id of the record is', () => {
    const records = [
      { id: 7, network: 3 },
      { id: 8, network: 11 },
      { id: 9, network: 5 },
    ]
    const seen = ['bing', 'x', 'quora'].map((value, index) => ({ record: records[index]!, value }))
    expect(locateEnum(seen, ['type'], ['/id'])?.at).toBe('/network')
  })
})

describe('lists that write a value otherwise, or show it under another name', () => {
  const dates = ['2091-05-14', '2092-06-15', '2093-07-16', '2091-08-17']

  it('take nothing away from a text that single records show', () => {
    const samples = dates.flatMap((value): Seen<string>[] => [
      { record: { id: 1, url: value }, value },
      { record: { link: value }, value, listed: true },
      { record: { link: value }, value, listed: true },
    ])
    expect(locateText(samples, ['url'])?.at).toBe('/url')
  })

  it('count for a date that both write as one number', () => {
    const samples = dates.flatMap((value): Seen<string>[] => {
      const record = { until: Number(value.replaceAll('-', '')) }
      return [
        { record, value },
        { record, value, listed: true },
        { record, value, listed: true },
      ]
    })
    expect(locateMoment('date', samples, [])).toMatchObject({ at: '/until', partly: 'reformatted' })
  })
})
