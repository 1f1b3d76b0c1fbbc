import { describe, it } from 'vitest'
import { expectRoundTrip, type ShapeCase, values } from '../../../tests/support/shape-cases.ts'

const cases: ShapeCase[] = [
  [{ $: 'created_at', time: 'rfc3339' }, '2026-03-01T12:30:00Z', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'rfc3339-offset' },
    '2026-03-01T12:30:00+00:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'rfc3339-milliseconds' },
    '2026-03-01T12:30:00.000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'rfc3339-microseconds' },
    '2026-03-01T12:30:00.000000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-dTH:i:s.fZ' },
    '2026-03-01T12:30:00.0000000Z',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-dTH:i:s.n' },
    '2026-03-01T12:30:00.000000000',
    { created_at: values.created_at },
  ],
  [{ $: 'expiration_time', time: 'H:i:s.v' }, '23:59:00.000', { expiration_time: '23:59' }],
  [{ $: 'created_at', time: 'naive' }, '2026-03-01 12:30:00', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-seconds' }, 1_772_368_200, { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-seconds', as: 'text' }, '1772368200', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'unix-milliseconds' }, 1_772_368_200_000, { created_at: values.created_at }],
  [{ $: 'created_at', time: 'His' }, '123000', {}],
  [{ $: 'created_at', time: '/\\D\\ate(V)/' }, '/Date(1772368200000)/', { created_at: values.created_at }],
  [
    { $: 'created_at', time: '/\\D\\ate(VO)/', zone: '-02:00' },
    '/Date(1772368200000-0200)/',
    { created_at: values.created_at },
  ],
  [{ $: 'created_at', time: 'U.u' }, '1772368200.000000', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'Y-m-d H:i:s UTC' },
    '2026-03-01 12:30:00 UTC',
    { created_at: values.created_at },
  ],
  [{ $: 'created_at', time: 'g:i A', zone: '+05:30' }, '6:00 PM', {}],
  [{ $: 'created_at', time: 'YmdHis' }, '20260301123000', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'd-M-Y H:i' }, '01-Mar-2026 12:30', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'd.m.Y H:i' }, '01.03.2026 12:30', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'rfc3339-offset', zone: '+05:30' },
    '2026-03-01T18:00:00+05:30',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'naive', zone: '-02:00' },
    '2026-03-01 10:30:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'rfc3339-offset', zone: 'America/New_York' },
    '2026-03-01T07:30:00-05:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'naive', zone: 'America/New_York' },
    '2026-03-01 07:30:00',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'http-date' },
    'Sun, 01 Mar 2026 12:30:00 GMT',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'D, d M Y H:i:s O' },
    'Sun, 01 Mar 2026 12:30:00 +0000',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-dTH:i:sO', zone: 'America/New_York' },
    '2026-03-01T07:30:00-0500',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-d H:i:s.uX', zone: '+02:00' },
    '2026-03-01 14:30:00.000000+02',
    { created_at: values.created_at },
  ],
  [
    { $: 'created_at', time: 'Y-m-d H:i:s G\\MT' },
    '2026-03-01 12:30:00 GMT',
    { created_at: values.created_at },
  ],
  [{ $: 'created_at', time: 'N/j/Y g:i:s A' }, '3/1/2026 12:30:00 PM', { created_at: values.created_at }],
  [{ $: 'created_at', time: 'F j, Y, g:i a' }, 'March 1, 2026, 12:30 pm', { created_at: values.created_at }],
  [
    { $: 'created_at', time: 'D M d H:i:s O Y' },
    'Sun Mar 01 12:30:00 +0000 2026',
    { created_at: values.created_at },
  ],
  [{ $: 'created_at', time: 'unix-fraction' }, 1_772_368_200, { created_at: values.created_at }],
  [{ $: 'created_at', time: 'm/d/Y g:i a' }, '03/01/2026 12:30 pm', { created_at: values.created_at }],
  [{ $: 'expiration_date', time: 'Ymd', as: 'number' }, 20_260_131, { expiration_date: '2026-01-31' }],
  [{ $: 'expiration_time', time: 'g:i A' }, '11:59 PM', { expiration_time: '23:59' }],
  [{ $: 'expiration_time', time: '\\PTH\\Hi\\MsS' }, 'PT23H59M00S', { expiration_time: '23:59' }],
  [{ $: 'expiration_time', time: 'H:i:s' }, '23:59:00', { expiration_time: '23:59' }],
  [{ $: 'expires_at', time: 'unix-seconds', unset: 0 }, 1_769_903_940, { expires_at: values.expires_at }],
  [{ $: 'expiration_date', time: 'd.m.Y' }, '31.01.2026', { expiration_date: '2026-01-31' }],
]

describe('times', () => {
  it.each(cases)('%j', expectRoundTrip)
})
