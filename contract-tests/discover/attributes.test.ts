import { expect, it } from 'vitest'
import { withAttributes } from './attributes.ts'

it.each<[string, unknown, unknown]>([
  [
    'attributes with a code',
    [
      { attribute_code: 'privacy', value: '1' },
      { attribute_code: 'alias', value: 'x' },
    ],
    {
      privacy: { attribute_code: 'privacy', value: '1' },
      alias: { attribute_code: 'alias', value: 'x' },
    },
  ],
  [
    'attributes in a namespace, one with JSON',
    [{ namespace: 'targeting', key: 'country', value: '[{"key":"DE","value":"https://example.com/"}]' }],
    {
      targeting_country: {
        ...{ namespace: 'targeting', key: 'country' },
        value: [{ key: 'DE', value: 'https://example.com/' }],
      },
    },
  ],
  [
    'fields by their names',
    [{ name: 'expirationDate', value: '2091-05-14' }],
    { expirationDate: { name: 'expirationDate', value: '2091-05-14' } },
  ],
  [
    'relations',
    [
      { rel: ['self'], href: '/links/5' },
      { rel: 'domain', href: '/domains/1' },
      { rel: ['alternate', 'short'], href: 'https://go.example/x' },
      { rel: 'pixel', href: '/pixels/1' },
      { rel: 'pixel', href: '/pixels/2' },
    ],
    {
      self: { rel: ['self'], href: '/links/5' },
      domain: { rel: 'domain', href: '/domains/1' },
      'alternate short': { rel: ['alternate', 'short'], href: 'https://go.example/x' },
      pixel: [
        { rel: 'pixel', href: '/pixels/1' },
        { rel: 'pixel', href: '/pixels/2' },
      ],
    },
  ],
])('%s are members of an object', (_, list, members) => {
  expect(withAttributes({ id: 5, more: { list } })).toEqual({ id: 5, more: { list: members } })
})

it.each<[string, unknown]>([
  ['rows of a list', [{ key: 'DE', value: 'https://example.com/' }]],
  ['pixels', [{ id: 'p1', name: 'Newsletter', value: 'AW-1' }]],
  [
    'rows of several lists',
    [
      { type: 'country', key: 'DE', value: 'https://example.com/' },
      { type: 'country', key: 'FR', value: 'https://example.com/' },
    ],
  ],
  ['an address of another record', [{ rel: ['pixel'], href: '/pixels/1' }]],
  ['addresses of records', [{ rel: 'self', href: '/pixels/1' }, { href: '/pixels/2' }]],
  ['a text', '{curly} words'],
  ['an empty list as text', '[]'],
])('%s stay as they are', (_, list) => {
  const record = { id: 5, list }
  expect(withAttributes(record)).toBe(record)
})
