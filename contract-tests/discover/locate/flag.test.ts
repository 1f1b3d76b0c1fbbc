import { describe, expect, it } from 'vitest'
import { locateFlag } from './flag.ts'

describe('a flag of a secret is found', () => {
  const password = { password_protected: true, privacy_password_protected: false }
  const none = { password_protected: false, privacy_password_protected: false }
  it('although lists do not show it', () => {
    const seen = [password, none, {}, {}, {}].map((record, index) => ({
      record,
      value: index % 2 === 0,
      fresh: true,
      listed: index > 1,
    }))
    expect(locateFlag(seen, ['password', 'has_password'], [])?.at).toBe('/password_protected')
  })

  it.each(['********', '•••••'])('as a masked text, %s, or false', mask => {
    const seen = [true, false, true].map(value => ({ record: { password: value ? mask : false }, value }))
    expect(locateFlag(seen, ['password', 'has_password'], [])?.at).toBe('/password')
  })
})

describe('a flag of a secret is not the flag of the other secret', () => {
  const record = (set: boolean) => ({ access: { password_set: set } })
  const privacy = [true, false, true, false].map(value => ({ record: record(value), value }))
  it.each([
    ['which always agrees with the other', [true, false, true, true], undefined],
    ['unless it always agrees with both', [true, false, true, false], '/access/password_set'],
  ])('%s', (_, password, at) => {
    const seen = password.map((value, index) => ({ ...privacy[index]!, value }))
    const other = { seen: privacy, names: ['privacy_password'] }
    expect(locateFlag(seen, ['password', 'has_password'], [other])?.at).toBe(at)
  })

  it('nor the flag of the privacy', () => {
    const privacy = ['2', '0', '1', '0', '1', '2']
    const password = [true, false, true, false, false, true]
    const records = privacy.map(value => ({ password_protected: value === '2' }))
    const seen = password.map((value, index) => ({ record: records[index]!, value }))
    const asked = privacy.map((value, index) => ({ record: records[index]!, value: value === '2' }))
    const others = [{ seen: asked, names: [] }]
    expect(locateFlag(seen, ['password', 'has_password'], others)).toBeUndefined()
  })
})
