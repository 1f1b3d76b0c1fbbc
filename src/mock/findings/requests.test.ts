import { describe, expect, it } from 'vitest'
import { base, brief, checkFindings, json, lists, post, reads, url } from '../../../tests/support/findings.ts'
import type { Answers } from '../../generated/answers.ts'
import { plainRequest } from '../../wire/fetch.ts'
import { createMock, host } from '../mock.ts'

describe('a client that does what the document says', () => {
  checkFindings([
    ['lists', 'GET /links?search=a&search_by=url&status=1&sort_by=id&sort=asc&per_page=10&page=2', {}, []],
    ['creates', post, { body: `${lists}&target_type=1&expiration_date=2999-01-01&password=%2541` }, []],
    ['creates with an address that has percent-encoding', post, { body: `${url}a%252Fb` }, []],
    ['creates with empty optional fields', post, { body: `${url}&alias=&space_id=&password=` }, []],
    ['updates', 'PUT /links/1', { body: 'expiration_date=2020-01-01&domain=' }, ['unknown-field domain']],
    ['sends empty parameters', 'GET /links?search=&space_id=', {}, []],
    ['sends a preflight', 'OPTIONS /links', {}, [], 405],
    ['asks for the head of a list', 'HEAD /links', {}, []],
    ['sends no key', 'GET /links', { headers: { authorization: 'x y z' } }, [], 401],
    ['reads a record that does not exist', 'GET /links/9999', {}, [], 404],
    ['sends an invalid value', post, { body: 'url=nowhere' }, [], 422],
    ['opens the site in a browser', '/../../favicon.ico'.replace(/^/, 'GET '), {}, [], 404],
  ])
})

describe('paths and methods', () => {
  checkFindings([
    ['/link', 'GET /link', {}, ['unknown-path (/links)'], 404],
    ['/Links/7', 'GET /Links/7', {}, ['unknown-path (/links/{id})'], 404],
    ['/links/7/clicks', 'GET /links/7/clicks', {}, ['unknown-path (/links/{id})'], 404],
    ['/domains', 'GET /domains', {}, ['unknown-path'], 404],
    ['a slash at the end', 'GET /links/1/', {}, ['unknown-path (/links/{id})']],
    ['a slash that the dialect states', 'GET /links/', { answers: { 'http.trailing-slash': 'same' } }, []],
    [
      'a redirect',
      'GET /links/',
      { answers: { 'http.trailing-slash': 308 } },
      ['unknown-path (/links)'],
      308,
    ],
    ['PATCH', 'PATCH /links/1', { body: 'alias=a' }, ['unknown-method (PUT)'], 405],
    [
      'PATCH that the dialect states',
      'PATCH /links/1',
      { body: 'alias=a', answers: { 'update.patch': 'as-put' } },
      [],
    ],
    ['DELETE of a list', 'DELETE /links', {}, ['unknown-method'], 405],
  ])
})

describe('headers', () => {
  const elsewhere = (headers: Record<string, string>) => ({ headers: { ...headers } })
  it.each([['x-api-key'], ['token'], ['x-auth-token']])('a key in %s', async name => {
    const mock = createMock()
    const request = await plainRequest(new Request(`${base}/links`, elsewhere({ [name]: 's3cret' })), base, 9)
    await mock[host].handle(request, found => {
      const findings = found.all()
      expect(findings.map(brief)).toEqual(['misplaced'])
      expect(JSON.stringify(findings)).not.toContain('s3cret')
    })
    expect.assertions(2)
  })
  checkFindings([
    ['an Accept without JSON', 'GET /links', { headers: { accept: 'application/xml' } }, ['media-type']],
    ['an Accept with JSON', 'GET /links', { headers: { accept: 'text/html, application/json' } }, []],
    [
      'an Accept that is refused',
      'GET /links',
      { headers: { accept: 'text/html' }, answers: { 'http.accept': 406 } },
      [],
      406,
    ],
  ])
})

describe('bodies', () => {
  const file = new FormData()
  file.set('url', 'https://shop.example')
  file.set('icon', new Blob(['x']), 'icon.png')
  const ignored = {
    answers: { 'input.content-type': { also: [], otherwise: 'absent' } } satisfies Partial<Answers>,
  }
  checkFindings([
    ['JSON that is refused', post, { body: '{}', headers: json }, ['media-type'], 415],
    [
      'JSON that is not read',
      'PUT /links/1',
      { ...ignored, body: '{"alias":"a"}', headers: json },
      ['media-type'],
    ],
    [
      'JSON that the dialect reads',
      'PUT /links/1',
      { ...reads('json'), body: '{"alias":"a"}', headers: json },
      [],
    ],
    [
      'JSON that is no object',
      'PUT /links/1',
      { ...reads('json'), body: '[1]', headers: json },
      ['unread-body'],
    ],
    [
      'JSON that is broken',
      'PUT /links/1',
      { ...reads('json'), body: '{"a', headers: json },
      ['unread-body'],
    ],
    ['JSON as a form', 'PUT /links/1', { body: '{"alias":"a"}' }, ['unread-body']],
    ['a file', post, { ...reads('multipart'), body: file }, ['changed-value']],
    ['a body of DELETE', 'DELETE /links/1', { headers: { 'content-length': '3' } }, ['unread-body']],
    ['bytes that are not UTF-8', post, { body: `${url}&password=%FF` }, ['changed-value']],
    ['an update without a field', 'PUT /links/1', { body: '' }, ['no-effect']],
  ])
})
