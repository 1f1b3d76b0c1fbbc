import { expect, it } from 'vitest'
import type { JsonRecord } from '../core/match.ts'
import { learnLinkDerived } from './derived.ts'
import { Discovered } from './discovered.ts'
import { learnLinkFields } from './fields.ts'
import type { LinkSample } from './samples.ts'

/**
 * Links: whether each is disabled or has expired, its number of pixels, and the status that its record shows.
 */
const links: [disabled: '0' | '1', expired: boolean, pixels: number, status: string][] = [
  ['0', false, 1, 'live'],
  ['1', false, 2, 'off'],
  ['1', false, 2, 'off'],
  ['0', false, 1, 'live'],
  ['1', false, 1, 'off'],
  ['0', true, 0, 'over'],
]

const samples = (recordOf: (pixels: number, status: string) => JsonRecord): LinkSample[] =>
  links.map(([disabled, expired, pixels, status]) => {
    const exchange = {
      request: { method: 'GET' as const, path: '/links/1', headers: {} },
      answer: { status: 200, headers: {}, text: '', json: undefined },
      durationMs: 0,
      attempts: 1,
    }
    return {
      sent: { disabled },
      record: recordOf(pixels, status),
      exchange,
      fresh: true,
      listed: false,
      expired,
    }
  })

it.each([
  ['under the name `status`', (_: number, status: string) => ({ status }), '/status'],
  ['under another name', (_: number, standing: string) => ({ standing }), '/standing'],
  ['and not in a count that differs by chance', (pixel_count: number) => ({ pixel_count }), undefined],
])('the status of links is found %s', (_, recordOf, at) => {
  const discovered = new Discovered()
  learnLinkDerived(discovered, samples(recordOf))
  expect(discovered.derived('status')?.at).toBe(at)
})

it.each([
  ['and have expired', (status: string) => status, '/status'],
  [
    'and have expired, in the numbers of the document',
    (status: string) => ({ live: 1, over: 2, off: 3 })[status],
    '/status',
  ],
  ['alone', (status: string) => (status === 'off' ? 'off' : 'on'), undefined],
])('the status of links is found in the member that shows whether they are disabled %s', (_, write, at) => {
  const discovered = new Discovered()
  discovered.shapes.links.fields.set('disabled', {
    kind: 'enum',
    at: '/status',
    spellings: new Map([
      ['0', write('live')],
      ['1', write('off')],
    ]),
    partly: false,
    proven: true,
  })
  learnLinkDerived(
    discovered,
    samples((_, status) => ({ status: write(status) }) as JsonRecord),
  )
  expect(discovered.derived('status')?.at).toBe(at)
})

it.each([
  ['as a number', { clicks: 0 }, '/clicks'],
  ['as a value with its moment', { clicks: { '.at': Date.now(), '.value': 0 } }, '/clicks/.value'],
  ['as a number of JSON with types', { clicks: { $numberLong: '0' } }, '/clicks/$numberLong'],
  ['and not in a moment', { clicks_at: Date.now() }, undefined],
])('the clicks of links are found %s', (_, record, at) => {
  const discovered = new Discovered()
  learnLinkDerived(
    discovered,
    samples(() => record),
  )
  expect(discovered.derived('clicks')?.at).toBe(at)
})

it.each([
  ['of another record, beside its address', (n: number) => ({ _links: { 'x:site': site(n) } }), undefined],
  [
    'that belongs to another record',
    (n: number) => ({ brand: { title: `Brand ${site(n).title}` } }),
    undefined,
  ],
  ['of its own', (n: number) => ({ title: `Page ${n}` }), '/title'],
  ['that all have', () => ({ title: 'Untitled' }), '/title'],
  [
    'in a list of one value, beside an empty one of an address',
    (n: number) => ({ site: [{ uri: '/', title: '' }], title: [{ value: `Page ${n}` }] }),
    '/title/0/value',
  ],
])('whether the title of links is found: %s', (_, recordOf, at) => {
  const discovered = new Discovered()
  const made = samples(() => ({})).map((sample, n) => {
    const domain_id = String(n % 2)
    return { ...sample, sent: { disabled: '0', domain_id } as const, record: recordOf(n) as JsonRecord }
  })
  learnLinkFields(discovered, made)
  learnLinkDerived(discovered, made)
  expect(discovered.derived('title')?.at).toBe(at)
})

it('values that were never sent are found beside columns of rows', () => {
  const discovered = new Discovered()
  const made = samples(() => ({})).map((sample, n) => {
    const country = ['DE', 'FR'].map(key => ({ key, value: `https://${key}.example.com/${n}` }))
    const columns = country.flatMap(({ key, value }, index) => [
      [`country${index + 1}_key`, key],
      [`country${index + 1}_value`, value],
    ])
    const record = { title: `Page ${n}`, clicks: n, ...Object.fromEntries(columns) }
    return { ...sample, sent: { disabled: '0', country } as const, record }
  })
  learnLinkFields(discovered, made)
  learnLinkDerived(discovered, made)
  expect(discovered.place('links', 'country')?.at).toBe('')
  expect(discovered.derived('title')?.at).toBe('/title')
  expect(discovered.derived('clicks')?.at).toBe('/clicks')
})

it('the title of links is found by its words, although titles of changed links are older than their address', () => {
  const discovered = new Discovered()
  const made = samples(() => ({})).map((sample, n) => {
    const fresh = n < 4
    const url = `https://run.example.com/${fresh ? 'made' : 'moved'}-here-${n}`
    const record = { dest: url, pg: `Made here ${n} - run.example.com` }
    return { ...sample, sent: { disabled: '0', url } as const, fresh, record }
  })
  learnLinkFields(discovered, made)
  learnLinkDerived(discovered, made)
  expect(discovered.derived('title')?.at).toBe('/pg')
})

const site = (n: number) => ({
  href: `/api/v1/sites/${n % 2}`,
  title: n % 2 === 0 ? 'go.example' : 'to.example',
})
