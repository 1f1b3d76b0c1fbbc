import { describe, expect, it } from 'vitest'
import { checkFindings, look, post, url } from '../../../tests/support/findings.ts'

describe('names of fields', () => {
  checkFindings([
    ['a typo', post, { body: `${url}&allias=a` }, ['unknown-field allias (alias)']],
    [
      'camel case',
      post,
      { body: `${url}&expirationDate=2999-01-01` },
      ['unknown-field expirationDate (expiration_date)'],
    ],
    ['dots', post, { body: `${url}&country.0.key=DE` }, ['unknown-field country.0.key (country)']],
    ['another word', post, { body: `${url}&slug=a` }, ['unknown-field slug (alias)']],
    ['the singular', post, { body: `${url}&pixel=1` }, ['unknown-field pixel (pixel_ids)']],
    ['a word of its own', post, { body: `${url}&favourite=1` }, ['unknown-field favourite']],
    ['an unusual name', post, { body: `${url}&%22s3cret%22%3A=1` }, ['unknown-field (unusual name)']],
    [
      'an unknown field that is refused',
      post,
      { body: `${url}&x=1`, answers: { 'input.unknown-field': 400 } },
      ['unknown-field x'],
      400,
    ],
    ['the domain of an update', 'PUT /links/1', { body: 'domain_id=2' }, ['unknown-field domain_id']],
    ['both names of the domain', post, { body: `${url}&domain=1&domain_id=1` }, ['repeated domain']],
    [
      'a name that the dialect does not read',
      post,
      { body: `${url}&domain=1`, answers: { 'links.domain-synonym': 'domain_id' } },
      ['unknown-field domain (domain_id)'],
    ],
    ['a field that is sent twice', post, { body: `${url}&alias=a1&alias=a2` }, ['repeated alias']],
    [
      'an index that is sent twice',
      post,
      { body: `${url}&pixel_ids[0]=1&pixel_ids[0]=2` },
      ['repeated pixel_ids[0]'],
    ],
    ['fields in the query', `${post}?${url}&x=1`, { body: url }, ['misplaced url', 'unknown-parameter x']],
    [
      'fields in the query that the dialect reads',
      `${post}?${url}&x=1`,
      { body: '', answers: { 'input.query-fields': 'read' } },
      ['unknown-parameter x'],
    ],
    [
      'an alias that is encoded twice',
      'PUT /links/1',
      { body: 'alias=a%2520b' },
      ['double-encoded alias'],
      422,
    ],
  ])

  it('of many unknown fields, the first ten are named', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `zz${at}=1`).join('&')
    const { findings } = await look(post, { body: `${url}&${many}` })
    expect(findings).toHaveLength(11)
    expect(findings.at(-1)?.text).toBe('POST /links does not have 20 further fields either.')
  })
})
