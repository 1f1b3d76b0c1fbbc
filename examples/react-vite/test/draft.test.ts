import { describe, expect, test } from 'vitest'
import type { Link } from '../src/api/types.ts'
import { createFields, draftOf, type LinkDraft, newRow, updateFields } from '../src/links/draft.ts'

const link: Link = {
  id: 1,
  url: 'https://shop.example/tents',
  alias: 'tents',
  domain_id: 2,
  space_id: 3,
  pixel_ids: [4, 5],
  password: true,
  privacy_password: false,
  disabled: 0,
  privacy: 0,
  expiration_url: null,
  expiration_date: '2027-01-31',
  expiration_time: '08:00',
  expiration_clicks: 500,
  target_type: 1,
  country: [{ key: 'DE', value: 'https://shop.example/de' }],
  platform: [],
  language: [],
  rotation: [],
  short_url: 'https://brnd.example/tents',
  title: 'Tents',
  clicks: 7,
  status: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

describe('an update sends what was changed, and nothing else', () => {
  test.each<[string, Partial<LinkDraft>, object]>([
    ['nothing', {}, {}],
    ['the destination', { url: 'https://shop.example/b' }, { url: 'https://shop.example/b' }],
    ['no space', { space_id: '' }, { space_id: null }],
    [
      'no expiry',
      { expiration_date: '', expiration_time: '' },
      { expiration_date: null, expiration_time: null },
    ],
    ['clicks', { expiration_clicks: '0' }, { expiration_clicks: 0 }],
    ['a new password', { password: 'open' }, { password: 'open' }],
    ['no password', { password: null }, { password: null }],
    ['no pixels', { pixel_ids: [] }, { pixel_ids: [] }],
    ['out of service', { disabled: true }, { disabled: 1 }],
    ['no countries', { country: [] }, { country: [] }],
    [
      'a row more',
      { rotation: [newRow('', 'https://shop.example/a')] },
      { rotation: [{ value: 'https://shop.example/a' }] },
    ],
  ])('%s', (_title, changes, fields) => {
    expect(updateFields({ ...draftOf(link), ...changes }, link)).toEqual(fields)
  })
})

describe('a create sends what was filled in', () => {
  test('an empty form: only the destination, so that the service checks it', () => {
    expect(createFields(draftOf(null))).toEqual({ url: '', disabled: 0, privacy: 0, target_type: 0 })
  })

  test('rows and pixels', () => {
    const draft = { ...draftOf(null), url: 'https://a.example', pixel_ids: [2], country: [newRow('DE', '')] }
    expect(createFields(draft)).toEqual({
      url: 'https://a.example',
      disabled: 0,
      privacy: 0,
      target_type: 0,
      pixel_ids: [2],
      country: [{ key: 'DE', value: '' }],
    })
  })
})
