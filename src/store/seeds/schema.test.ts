import { describe, expect, test } from 'vitest'
import { strictAjv } from '../../../spec/load.ts'
import schema from '../../../spec/seed.schema.json' with { type: 'json' }
import { countries, languages, platforms } from '../../generated/codes.ts'
import { checkSeed } from './check.ts'

const validate = strictAjv({ allowUnionTypes: true, strictTypes: false }).compile(schema)
const url = 'https://a.example'

describe('the schema of seed files and checkSeed agree on', () => {
  test.each<[what: string, data: unknown, isValid: boolean]>([
    ['an empty object', {}, true],
    ['sections that are null', { domains: null, spaces: null, pixels: null, links: null }, true],
    ['the address of the schema', { $schema: 'seed.schema.json' }, true],
    ['a link with its address alone', { links: [{ url }] }, true],
    ['a link with unset members', { links: [{ url, space_id: null, country: null, password: null }] }, true],
    ['every country', { links: [{ url, country: [...countries].map(key => ({ key, value: url })) }] }, true],
    [
      'every language',
      { links: [{ url, language: [...languages].map(key => ({ key, value: url })) }] },
      true,
    ],
    [
      'every platform',
      { links: [{ url, platform: [...platforms].map(key => ({ key, value: url })) }] },
      true,
    ],
    ['a country that is none', { links: [{ url, country: [{ key: 'UK', value: url }] }] }, false],
    ['a day that is none', { links: [{ url, expiration_date: '2026-02-30' }] }, false],
    ['an address that is none', { links: [{ url: 'http://[' }] }, false],
    ['a domain of 260 characters', { domains: [{ name: 'a'.repeat(260) }] }, false],
    ['a member that is unknown', { links: [{ url, link: 1 }] }, false],
    ['null', null, false],
  ])('%s', (_, data, isValid) => {
    expect(validate(data), JSON.stringify(validate.errors)).toBe(isValid)
    expect(checkSeed(data).length === 0).toBe(isValid)
  })
})

test('checkSeed needs no clock: a record may be created at any time', () => {
  const links = [{ url, created_at: '9999-01-01' }]
  expect(checkSeed({ links })).toEqual([])
  expect(checkSeed({ links }, Date.UTC(2026, 0))).toMatchObject([{ path: 'links[0].created_at' }])
})

test('checkSeed reports all contradictions', () => {
  const links = [
    { url, alias: 'a', created_at: '2026-02-30' },
    { url, alias: 'a', domain_id: 9, privacy: 2 },
    { url, alias: 'a', expiration_time: '10:00' },
  ]
  expect(checkSeed({ links }).map(({ path }) => path)).toEqual([
    'links[0].created_at',
    'links[1].domain_id',
    'links[1].privacy_password',
    'links[2].expiration_date',
    'links[2].alias',
  ])
})
