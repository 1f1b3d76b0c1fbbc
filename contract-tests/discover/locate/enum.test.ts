import { describe, expect, it } from 'vitest'
import { showsValue } from '../places.ts'
import { locateEnum } from './enum.ts'
import { identifiersIn } from './identifiers.ts'
import { seen } from './test-seen.ts'

describe('a choice is found by difference', () => {
  it('and not where moments differ, or where a boolean would have three values', () => {
    const now = new Date().toISOString()
    const times = seen<string>(
      ['bing', { created: now, code: 1 }],
      ['x', { created: `${now.slice(0, 10)}T00:00:00Z`, code: 2 }],
    )
    expect(locateEnum(times, ['type'])?.at).toBe('/code')
    const flags = seen<string>(['0', { privacy: false }], ['1', { privacy: true }], ['2', { privacy: true }])
    expect(locateEnum(flags, ['privacy'])).toBeUndefined()
    const grouped = seen<string>(
      ['0', {}],
      ['1', { access: { has_password: false } }],
      ['2', { access: { has_password: true } }],
    )
    expect(locateEnum(grouped, ['privacy'])).toBeUndefined()
  })

  it('and not where another field is shown', () => {
    const spaces = seen<string>(['0', { space: 14 }], ['2', { space: 5 }])
    expect(locateEnum(spaces, ['privacy'], [], { ids: [new Set(['5', '14'])] })).toBeUndefined()
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

  it('although creates store one value as another', () => {
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

  it('under its own name rather than under another fitting name', () => {
    const samples = seen<string>(
      ['0', { state: 'ACTIVE', isDisabled: false }],
      ['1', { state: 'DISABLED', isDisabled: true }],
    )
    expect(locateEnum(samples, ['disabled', 'is_disabled', 'state'])?.at).toBe('/isDisabled')
  })

  it('and not in a member that merely varies', () => {
    const noise = seen<string>(['0', { a: 1 }], ['0', { a: 2 }], ['1', { a: 1 }], ['1', { a: 2 }])
    expect(locateEnum(noise, ['disabled'])).toBeUndefined()
  })
})

describe('a field with few values is not found', () => {
  it('in a flag that says whether it has a certain value', () => {
    const records = [0, 0, 1, 0, 0, 1].map(set => ({ privacy_password: set, access: set === 1 }))
    const sent = ['0', '1', '2', '1', '0', '2']
    const seen = records.map((record, index) => ({ record, value: sent[index]! }))
    expect(locateEnum(seen, ['privacy'])).toBeUndefined()
  })

  it('in a member that stays the same when the value changes', () => {
    const own = ['a7', 'b3', 'c9', 'd1']
    const first = own.map((hash, index) => ({ record: { hash }, value: String(index), fresh: true }))
    const then = own.flatMap((hash, index) => {
      const one = { record: { hash }, value: String((index + 1) % 4), fresh: false }
      return [one, one, one]
    })
    expect(locateEnum([...first, ...then], ['target_type', 'targeting'])).toBeUndefined()
  })

  it('in numbers that say whether it has a certain value', () => {
    const records = [null, 1, 0, null, 1, 0].map(set => ({ lock: { is_protected: set } }))
    const sent = ['0', '2', '1', '0', '2', '1']
    const seen = records.map((record, index) => ({ record, value: sent[index]! }))
    expect(locateEnum(seen, ['privacy', 'locked'])).toBeUndefined()
  })

  it('in a column of a numbered row', () => {
    const keys = ['de', 'fr', null, 'de', 'fr']
    const records = keys.map(key => ({
      targets: { targetLanguage1Code: key, targetLanguage1Url: key && `https://${key}.example/` },
    }))
    const sent = ['1', '2', '4', '1', '2']
    const seen = records.map((record, index) => ({ record, value: sent[index]! }))
    expect(locateEnum(seen, ['target_type', 'targeting'])).toBeUndefined()
  })

  it('in a masked secret', () => {
    const records = [null, '********', null, '********'].map(shown => ({ privacy_password: shown }))
    const seen = ['0', '2', '1', '2'].map((value, index) => ({ record: records[index]!, value }))
    expect(locateEnum(seen, ['privacy'])).toBeUndefined()
  })

  it('in a second id of the record', () => {
    const records = ['a7', 'b3', 'c9'].map((name, id) => ({ id, name: `links/${name}`, mode: id % 2 }))
    const seen = ['0', '1', '4'].map((value, index) => ({ record: records[index]!, value }))
    const identifiers = identifiersIn([...records, ...records], ['/id'])
    expect([...identifiers]).toEqual(['/id', '/name'])
    expect(locateEnum(seen, ['target_type'], ['/id'])?.at).toBe('/name')
    expect(locateEnum(seen, ['target_type'], ['/id'], { identifiers })?.at).not.toBe('/name')
  })

  it('in the id of the record', () => {
    const records = [
      { id: 7, network: 3 },
      { id: 8, network: 11 },
      { id: 9, network: 5 },
    ]
    const seen = ['bing', 'x', 'quora'].map((value, index) => ({ record: records[index]!, value }))
    expect(locateEnum(seen, ['type'], ['/id'])?.at).toBe('/network')
  })
})
