import { describe, expect, it } from 'vitest'
import type { JsonRecord } from '../../core/match.ts'
import { showsValue } from '../places.ts'
import { locateReference } from './reference.ts'
import { seen } from './test-seen.ts'

describe('a reference is found', () => {
  const at = (...pairs: [string, JsonRecord][]) =>
    locateReference(seen<string>(...pairs), ['domain_id', 'domain'])?.at

  it('at the end of an address', () => {
    expect(at(['3', { domain_id: '/api/v1/domains/3' }], ['8', { domain_id: '/api/v1/domains/8' }])).toBe(
      '/domain_id',
    )
  })

  it('and not where the only id that was sent occurs by chance', () => {
    expect(at(['3', { version: 3 }])).toBeUndefined()
    expect(at(['dom-northern', { version: 'dom-northern' }])).toBe('/version')
  })

  it('under any name, if links without the only id that was sent all show another one', () => {
    const own = seen<string>(
      ...[1, 2, 3].map((n): [string, JsonRecord] => ['8', { version: n, brand_ref: 8 }]),
    )
    const place = (...unsent: JsonRecord[]) => locateReference(own, ['domain_id', 'domain'], unsent)?.at
    expect(place({ version: 8, brand_ref: 3 }, { version: 8, brand_ref: 3 })).toBe('/brand_ref')
    expect(place({ brand_ref: 3 }, { brand_ref: 4 })).toBeUndefined()
    expect(place({ brand_ref: 8 }, { brand_ref: 8 })).toBeUndefined()
    expect(place({ brand_ref: 3 })).toBeUndefined()
  })

  it('and not where one of two ids occurs by chance', () => {
    expect(at(['3', { status: 3 }], ['8', { status: 1 }])).toBeUndefined()
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
