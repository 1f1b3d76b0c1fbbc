import { describe, it } from 'vitest'
import { conditional } from '../../../tests/dialects/cases/form.ts'
import { expectRoundTrip, type ShapeCase } from '../../../tests/support/shape-cases.ts'

const cases: ShapeCase[] = [
  // Constants
  ['shortlink', 'shortlink', {}],
  [12, 12, {}],
  [null, null, {}],
  ['$$url', '$url', {}],
  ['{{url}}', '{url}', {}],
  // Objects and lists of fixed items
  [
    { dest: { url: '$url' }, kind: 'link' },
    { dest: { url: 'https://a.example/x' }, kind: 'link' },
    { url: 'https://a.example/x' },
  ],
  [{ $$id: '$id' }, { $id: 7 }, { id: 7 }],
  [{ gone: '$absent', id: '$id' }, { id: 7 }, { id: 7 }],
  [['$id', '$alias'], [7, 'sale'], { id: 7, alias: 'sale' }],
  // Values
  ['$id', 7, { id: 7 }],
  [{ $: 'id', as: 'text' }, '7', { id: 7 }],
  [{ $: 'disabled', as: 'boolean' }, true, { disabled: 1 }],
  [{ $: 'disabled', as: 'not' }, false, { disabled: 1 }],
  [{ $: 'status', map: { 1: 'on', 2: 'over', 3: 'off' } }, 'over', { status: 2 }],
  [{ $: 'status', map: { 1: 'on', 2: 'off', 3: 'off' } }, 'off', {}],
  ['$space_id', null, { space_id: null }],
  [{ $: 'space_id', unset: 0 }, 0, { space_id: null }],
  [{ $: 'space_id', unset: '' }, '', { space_id: null }],
  [{ $: 'space_id', unset: 'none' }, 'none', { space_id: null }],
  [{ $: 'space_id', unset: [] }, [], { space_id: null }],
  [{ a: { $: 'space_id', unset: '$absent' } }, {}, { space_id: null }],
  [{ $: 'expiration_clicks', map: { 0: null } }, null, {}],
  [{ $: 'clicks', map: { 0: 'none' } }, 'none', { clicks: 0 }],
  ['/domains/{domain_id}', '/domains/1', { domain_id: 1 }],
  ['$updates', 2, { updates: 2 }],
  ['$version', 3, { version: 3 }],
  ['$host', 'a.example', { host: 'a.example' }],
  [{ $: 'alias', mask: { first: 2, by: '***' } }, 'sa***', {}],
  [{ $: 'domain', mask: { first: 1, last: 3, by: '…' } }, 'g…ple', {}],
  [{ $: 'space', mask: { last: 4, by: '****' }, unset: '' }, '', { space: null }],
  [{ $: 'id', digits: 6 }, '000007', { id: 7 }],
  [{ $: 'updates', digits: 2 }, '02', { updates: 2 }],
  [{ $: 'privacy', digits: 2 }, '02', { privacy: 2 }],
  [{ $: 'space_id', digits: 4, unset: '' }, '', { space_id: null }],
  // Texts
  ['https://{domain}/{alias}', 'https://go.example/sale', { domain: 'go.example', alias: 'sale' }],
  ['links/{id}', 'links/7', { id: 7 }],
  ['{expiration_time}:00', '23:59:00', { expiration_time: '23:59' }],
  [{ $text: 'spaces/{space_id}', unset: '' }, '', { space_id: null }],
  ['{alias}{{}}', 'sale{}', { alias: 'sale' }],
  [{ $concat: [{ $: 'alias', as: 'upper' }, ' at ', '$domain'] }, 'SALE at go.example', {}],
  [{ $concat: ['$space', '/', '$alias'] }, null, {}],
  [{ $concat: [['$domain', { $: 'space', unset: '$absent' }], '$pixel_ids'] }, ['go.example', 3, 9], {}],
  [{ $concat: [['$domain'], { $list: 'pixel_ids', item: '$name' }] }, ['go.example', 'News', 'Shop'], {}],
  // Conditions
  [conditional('space_id', { id: '$space_id' }, null), null, { space_id: null }],
  [conditional('target_type', { t: '$target_type' }, 'off'), { t: 1 }, { target_type: 1 }],
  [conditional({ privacy: 2 }, 'locked', 'open'), 'locked', { privacy: 2 }],
  [conditional({ clicks: '$positive' }, 'visited', 'new'), 'new', {}],
  [conditional({ privacy: [0, 1] }, 'open', 'locked'), 'locked', {}],
  [conditional(['space_id', 'expiration_clicks'], 1, 0), 0, { space_id: null, expiration_clicks: null }],
  [
    { p: conditional('password', '****'), q: conditional('privacy_password', '****') },
    { p: '****' },
    { privacy_password: null },
  ],
  [{ $set: 'privacy_password' }, false, { privacy_password: null }],
  ['$expired', true, { expired: true }],
  // Others
  [{ $merge: [{ id: '$id' }, { id: 0, ok: true }] }, { id: 7, ok: true }, { id: 7 }],
  [{ $seen: { tier: 'pro' } }, { tier: 'pro' }, {}],
  [{ $any: 'counter' }, 0, {}],
  [{ $any: 'time', time: 'unix-seconds' }, 0, {}],
]

describe('constants, values, texts and conditions', () => {
  it.each(cases)('%j', expectRoundTrip)
})
