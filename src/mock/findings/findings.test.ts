import { describe, expect, it } from 'vitest'
import type { Answers } from '../../generated/answers.ts'
import { plainRequest } from '../../wire/fetch.ts'
import { createMock, host } from '../mock.ts'
import type { Finding } from './index.ts'

const base = 'http://localhost/api/v1'
const authorization = 'Bearer a'
const form = 'application/x-www-form-urlencoded'
const url = 'url=https%3A%2F%2Fshop.example%2F'

interface Sent {
  answers?: Partial<Answers>
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
}

/** Sends a request to a new mock with the demo account. Returns its status and findings. */
async function look(line: string, { answers = {}, headers = {}, body }: Sent = {}) {
  const mock = createMock({ dialect: { name: 'own', answers } })
  const [method = '', target = ''] = line.split(/ (.*)/)
  const type = typeof body === 'string' ? { 'content-type': form } : {}
  const init = {
    method,
    headers: { authorization, ...type, ...headers },
    ...(body !== undefined && { body }),
  }
  const request = await plainRequest(new Request(base + target, init), base, mock[host].bodyLimit)
  let findings: Finding[] = []
  const { status } = await mock[host].handle(request, found => {
    findings = found
  })
  return { status, findings }
}

/** What is sent, and the kinds and subjects of what is found: `unknown-field utl`. */
type Case = [title: string, line: string, sent: Sent, found: string[], status?: number]

const brief = ({ kind, field, parameter, meant }: Finding) =>
  [kind, field ?? parameter, meant && `(${meant})`].filter(Boolean).join(' ')

function check(cases: Case[]) {
  it.each(cases)('%s', async (_, line, sent, found, expected = 200) => {
    const { status, findings } = await look(line, sent)
    expect(findings.map(brief)).toEqual(found)
    expect(status).toBe(expected)
    for (const { text, section } of findings) {
      expect(text).toMatch(/^[A-Z].*[.?]$/)
      expect(section).toMatch(/^\d(\.\d)?$/)
    }
  })
}

const post = 'POST /links'
const json = { 'content-type': 'application/json' }
const reads = (...also: ('json' | 'multipart')[]) => ({
  answers: { 'input.content-type': { also, otherwise: 415 } } satisfies Partial<Answers>,
})
const lists = `${url}&pixel_ids[]=1&pixel_ids[]=2&country[0][key]=DE&country[0][value]=https%3A%2F%2Fa.example`

describe('a client that does what the document says', () => {
  check([
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
  check([
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
    await mock[host].handle(request, findings => {
      expect(findings.map(brief)).toEqual(['misplaced'])
      expect(JSON.stringify(findings)).not.toContain('s3cret')
    })
    expect.assertions(2)
  })
  check([
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
  check([
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

describe('names of fields', () => {
  check([
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

describe('values of fields', () => {
  const rows = (list: string, key: string) =>
    `${list}[0][key]=${key}&${list}[0][value]=https%3A%2F%2Fa.example`
  const under = (answers: Partial<Answers>, body: string): Sent => ({ answers, body: `${url}&${body}` })
  const gone = { 'references.unknown': 'ignored' } satisfies Partial<Answers>
  const dropped = { 'links.targeting.inactive': 'dropped' } satisfies Partial<Answers>
  check([
    ['a date in the past', post, under({}, 'expiration_date=2020-01-01'), ['no-effect expiration_date']],
    ['an id twice', post, under({}, 'pixel_ids[]=1&pixel_ids[]=1'), ['changed-value pixel_ids']],
    ['a gap', post, under({}, 'pixel_ids[4]=1'), ['changed-value pixel_ids']],
    [
      'a gap that the dialect states',
      post,
      under({ 'input.list-index-gaps': 'closed' }, 'pixel_ids[4]=1'),
      [],
    ],
    [
      'an incomplete row',
      post,
      under({ 'input.list-row-incomplete': 'dropped' }, 'country[0][key]=DE'),
      ['changed-value country'],
    ],
    [
      'a key in another case',
      post,
      under({ 'links.targeting.keys': 'any-case' }, rows('country', 'de')),
      ['changed-value country'],
    ],
    [
      'a key in its own case',
      post,
      under({ 'links.targeting.keys': 'any-case-kept' }, rows('country', 'de')),
      [],
    ],
    ['an unknown domain', post, under(gone, 'domain_id=77'), ['changed-value domain_id']],
    ['an unknown space', post, under(gone, 'space_id=77'), ['changed-value space_id']],
    ['an unknown pixel', post, under(gone, 'pixel_ids[]=1&pixel_ids[]=77'), ['changed-value pixel_ids']],
    ['known ones', post, under(gone, 'domain_id=1&space_id=1&pixel_ids[]=1'), []],
    ['an inactive list', post, under(dropped, rows('country', 'DE')), ['changed-value country']],
    ['an active list', post, under(dropped, `target_type=1&${rows('country', 'DE')}`), []],
    [
      'a list that becomes active',
      post,
      under({ ...dropped, 'links.target-type.unsent': 'by-list' }, rows('country', 'DE')),
      [],
    ],
    [
      'an empty field without effect',
      'PUT /links/1',
      {
        body: 'password=',
        answers: { 'input.empty-value': { optional: 'absent', links: 'refused', pixels: 'refused' } },
      },
      ['changed-value password'],
    ],
  ])
})

describe('parameters', () => {
  const ask = (answers: Partial<Answers>): Sent => ({ answers })
  check([
    [
      'by, ids and space',
      'GET /links?by=url&ids=1&space=1',
      {},
      [
        'unknown-parameter by (search_by or sort_by)',
        'unknown-parameter ids (space_id or domain_id or pixel_id)',
        'unknown-parameter space (space_id)',
      ],
    ],
    [
      'limit and q',
      'GET /pixels?limit=5&q=a',
      {},
      ['unknown-parameter limit (per_page)', 'unknown-parameter q (search)'],
    ],
    ['a parameter of a record', 'GET /links/1?include=pixels', {}, ['unknown-parameter include']],
    ['a parameter of a deletion', 'DELETE /links/1?force=1', {}, ['unknown-parameter force']],
    ['a key', 'GET /links?api_key=s3cret', {}, []],
    ['a parameter twice', 'GET /links?sort=asc&sort=desc', {}, ['repeated sort']],
    ['page 0', 'GET /links?page=0', {}, ['changed-value page']],
    ['a page that is refused', 'GET /links?page=0', ask({ 'list.page-invalid': 422 }), [], 422],
    [
      'a cursor',
      'GET /links?cursor=x',
      ask({ 'list.page-parameter': { name: 'cursor', counts: 'cursor' } }),
      ['changed-value cursor'],
    ],
    [
      'the page of another dialect',
      'GET /links?page=1',
      ask({ 'list.page-parameter': { name: 'cursor', counts: 'cursor' } }),
      ['unknown-parameter page (cursor)'],
    ],
    ['a size', 'GET /links?per_page=30', ask({ 'list.per-page': 'larger' }), ['changed-value per_page']],
    ['a size that is taken', 'GET /links?per_page=30', ask({ 'list.per-page': 'taken' }), []],
    [
      'a size that is cut',
      'GET /links?per_page=300',
      ask({ 'list.per-page': 'taken' }),
      ['changed-value per_page'],
    ],
    ['a value', 'GET /links?sort=up', ask({ 'list.unknown-value': 'ignored' }), ['changed-value sort']],
    ['an id that cannot exist', 'GET /links?space_id=x', {}, ['changed-value space_id']],
    ['a search that is encoded twice', 'GET /links?search=a%2520b', {}, ['double-encoded search']],
  ])
})
