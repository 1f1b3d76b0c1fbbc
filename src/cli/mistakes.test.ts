import { expect, it } from 'vitest'
import { type ClientRequest, serveLogged } from '../../tests/support/logged.ts'

// Ways in which a client goes wrong, and what the log of `serve` says then. Whoever reads nothing but the log
// has to know what to do.

const url = 'url=https%3A%2F%2Fshop.example%2F'
const create = (form: string): ClientRequest => ({ line: 'POST /links', form: `${url}&${form}` })
const post = (form: string): ClientRequest => ({ line: 'POST /links', form })

/**
 * A mistake, the request, its status and account, and what the log says besides method, path and duration.
 */
type Mistake = [mistake: string, request: ClientRequest, head: string, ...said: string[]]

const mistakes: Mistake[] = [
  [
    'a typo in a field',
    create('allias=sale'),
    '200 account demo-key',
    'warning: POST /links has no field allias: it is ignored. Did you mean alias? (section 2.1, input.unknown-field)',
  ],
  [
    'another name of a field',
    { line: 'POST /links', form: 'destination=https%3A%2F%2Fshop.example%2F' },
    '422 account demo-key',
    'The url field is required.',
    'warning: POST /links has no field destination: it is ignored. Did you mean url? (section 2.1, input.unknown-field)',
  ],
  [
    'a JSON body',
    {
      line: 'POST /links',
      body: '{"url":"https://shop.example"}',
      headers: { 'content-type': 'application/json' },
    },
    '415 account demo-key',
    `content type application/json is not read here (input.content-type; try --answer 'input.content-type={also: [json]}')`,
  ],
  [
    'JSON that is sent as a form',
    post('{"url":"https://shop.example","password":"s3cret"}'),
    '422 account demo-key',
    'The url field is required.',
    'warning: The body is JSON, but its Content-Type says that it is a form. Send form fields as application/x-www-form-urlencoded. (section 4)',
  ],
  [
    'the fields in the query',
    { line: `POST /links?${url}` },
    '422 account demo-key',
    `The url field is required. (input.query-fields; try --answer 'input.query-fields=read')`,
    'warning: The field url is in the query, where it is not read. Send it in the body. (section 4, input.query-fields)',
  ],
  [
    'the key in another header',
    { line: 'GET /links', headers: { authorization: '', 'x-api-key': 's3cret' } },
    '401 no account',
    'Send an API key as "Authorization: Bearer <API_KEY>"; there is no Authorization header.',
    'warning: The API key seems to be in the header x-api-key, where it is not read. Send Authorization: Bearer <API_KEY>. (section 5)',
  ],
  [
    'the key without a scheme',
    { line: 'GET /links', headers: { authorization: 'demo-key' } },
    '401 no account',
    `Send an API key as "Authorization: Bearer <API_KEY>"; the Authorization header is not of that form. (auth.header; try --answer 'auth.header=lenient')`,
  ],
  [
    'no key',
    { line: 'GET /links', headers: { authorization: '' } },
    '401 no account',
    'Send an API key as "Authorization: Bearer <API_KEY>"; there is no Authorization header.',
  ],
  [
    'a text in place of an id',
    { line: 'GET /links/sale' },
    '404 account demo-key',
    'The id in the path is no possible id of a link. An example is 1.',
  ],
  [
    'page 0',
    { line: 'GET /links?page=0' },
    '200 account demo-key',
    'warning: The parameter page must be a whole number from 1: the first page is returned. (section 4.3, list.page-invalid)',
  ],
  [
    'a page size that is not documented',
    { line: 'GET /links?per_page=30' },
    '422 account demo-key',
    `The per_page field must be one of 10, 25, 50, 100. (list.per-page; try --answer 'list.per-page=ignored')`,
  ],
  [
    'an unknown parameter',
    { line: 'GET /links?by=url&space=1&ids=1' },
    '200 account demo-key',
    'warning: GET /links has no parameter by: it is ignored. Did you mean search_by or sort_by? (section 4.1, list.unknown-parameter)',
    'warning: GET /links has no parameter space: it is ignored. Did you mean space_id? (section 4.1, list.unknown-parameter)',
    'warning: GET /links has no parameter ids: it is ignored. Did you mean space_id or domain_id or pixel_id? (section 4.1, list.unknown-parameter)',
  ],
  [
    'a wrong method',
    { line: 'PATCH /links/1', form: 'alias=sale' },
    '405 account demo-key',
    `The PATCH method is not supported here. Supported: GET, PUT, DELETE, HEAD. (update.patch; try --answer 'update.patch=as-put')`,
  ],
  [
    'a method that no path has',
    { line: 'POST /links/1', form: 'alias=sale' },
    '405 account demo-key',
    'The POST method is not supported here. Supported: GET, PUT, DELETE, HEAD.',
  ],
  [
    'a slash at the end',
    { line: 'GET /links/' },
    '200 account demo-key',
    'warning: The document has no slash at the end of this path. Did you mean /links? (section 4, http.trailing-slash)',
  ],
  [
    '/link instead of /links',
    { line: 'GET /link/1' },
    '404 account demo-key',
    'There is nothing at this path. The interface has /links and /pixels.',
    'warning: The document has no such path. Did you mean /links/{id}? (section 4)',
  ],
  [
    'no /api/v1',
    { line: 'GET //links' },
    '404 account demo-key',
    'The path is not below the base URL BASE_URL.',
  ],
  [
    'a value that is encoded twice',
    post(`url=${encodeURIComponent(encodeURIComponent('https://shop.example/'))}`),
    '422 account demo-key',
    'The url field must be an absolute address that starts with http:// or https://.',
    'warning: The field url is percent-encoded twice. Encode its value once. (section 4)',
  ],
  ['an empty url', post('url='), '422 account demo-key', 'The url field must be set; it is empty.'],
  [
    'a relative url',
    post('url=%2Fsale'),
    '422 account demo-key',
    'The url field must be an absolute address that starts with http:// or https://.',
  ],
  [
    'an alias with spaces',
    create('alias=my+summer+sale'),
    '422 account demo-key',
    `The alias field must be of the form ^[A-Za-z0-9_-]{1,255}$. (links.alias.rule; try --answer 'links.alias.rule={pattern: "^.+$"}')`,
  ],
  [
    'an alias that is taken',
    create('alias=flash'),
    '422 account demo-key',
    'The alias field must be one that no other link has on its domain.',
  ],
  [
    'an unknown domain',
    create('domain_id=77'),
    '422 account demo-key',
    `The domain_id field must be the id of a domain of the account (1, 2). (references.unknown; try --answer 'references.unknown=ignored')`,
  ],
  [
    'an unknown pixel',
    create('pixel_ids[]=77'),
    '422 account demo-key',
    `The pixel_ids.0 field must be the id of a pixel of the account. (references.unknown; try --answer 'references.unknown=ignored')`,
  ],
  [
    'an expiration date in the past',
    create('expiration_date=2020-12-31'),
    '200 account demo-key',
    'warning: The field expiration_date is in the past: the new link has expired already. (section 2.1, links.expiration.past)',
  ],
  [
    'a date in another format',
    create('expiration_date=31.12.2026'),
    '422 account demo-key',
    'The expiration_date field must be a date that exists, written YYYY-MM-DD.',
  ],
  [
    'a date and time of ISO 8601',
    create('expiration_date=2026-12-31T23:59:00Z'),
    '422 account demo-key',
    'The expiration_date field must be a date that exists, written YYYY-MM-DD.',
  ],
  [
    'a url that is too long',
    post(`${url}${'x'.repeat(2100)}`),
    '422 account demo-key',
    `The url field must be at most 2048 characters long. (links.url.rule; try --answer 'links.url.rule={length: 4096}')`,
  ],
  [
    'an unknown target_type',
    create('target_type=geo'),
    '422 account demo-key',
    'The target_type field must be one of 0, 1, 2, 4.',
  ],
  [
    'a target_type that the document leaves out',
    create('target_type=3'),
    '422 account demo-key',
    `The target_type field must be one of 0, 1, 2, 4. (links.target-type.undocumented; try --answer 'links.target-type.undocumented=accepted')`,
  ],
  [
    'a country in small letters',
    create('target_type=1&country[0][key]=de&country[0][value]=https%3A%2F%2Fshop.example%2F'),
    '422 account demo-key',
    `The country.0.key field must be a country code of ISO 3166-1 in capitals, such as DE. (links.targeting.keys; try --answer 'links.targeting.keys=any-case')`,
  ],
  [
    'a field that is sent twice',
    create('alias=one&alias=two'),
    '200 account demo-key',
    'warning: The field alias was sent 2 times: only the last value counts. (section 2.1, input.duplicate-field)',
  ],
  [
    'an update that sends nothing',
    { line: 'PUT /links/1' },
    '200 account demo-key',
    'warning: The update sends no field. (section 2.1, links.update.empty-body)',
  ],
  [
    'a pixel that is sent twice',
    create('pixel_ids[]=1&pixel_ids[]=1'),
    '200 account demo-key',
    'warning: The field pixel_ids has an id twice, which counts once. (section 2.1, input.id-lists)',
  ],
]

it.each(mistakes)('%s', async (_, request, head, ...said) => {
  const { send, baseUrl } = await serveLogged([])
  const { lines } = await send(request)
  const [line = '', ...warnings] = lines
  const parts =
    /^\d\d:\d\d:\d\d (\d{3}) ([A-Z]+) +(\S+) {2}[\d.]+ ms {2}((?:no )?account(?: \S+)?)(?: {2}(.*))?$/.exec(
      line,
    )
  const [, status, method, path, account, why] = parts ?? []
  expect(`${method} ${path}`.slice(0, 60)).toBe(
    request.line
      .replace(/ \/(?!\/)/, ' /api/v1/')
      .replace(' //', ' /')
      .slice(0, 60),
  )
  expect(`${status} ${account}`).toBe(head)
  const logged = [...(why === undefined ? [] : [why]), ...warnings.map(warning => warning.trim())]
  expect(logged.map(text => text.replace(baseUrl, 'BASE_URL'))).toEqual(said)
  expect(lines.join()).not.toContain('s3cret')
})
