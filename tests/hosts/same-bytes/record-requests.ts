import { form, type Part, plain } from './request.ts'

/** Path segments in place of an id. */
const oddIds = [
  '0',
  '-1',
  '01',
  '1.0',
  '1e0',
  'abc',
  '%31',
  '%20',
  '1%20',
  '1+',
  '%E9',
  '%C3%A9',
  'é',
  '%zz',
  '%',
  '100%25',
  '1%2F2',
  'a;b',
  'a:b',
  'a,b',
  '*',
  ':id',
  '(1)',
  '..%2Flinks',
  '__proto__',
  '9'.repeat(30),
  'x'.repeat(2000),
]

export const readRequests: Part = id =>
  ['/links', '/pixels'].flatMap(path => [
    ...[1, 2, 5, 12, 999].map(number => plain('GET', `${path}/${id(number)}`)),
    ...oddIds.map(text => plain('GET', `${path}/${text}`)),
    plain('HEAD', path),
    plain('HEAD', `${path}/${id(1)}`),
    plain('HEAD', `${path}/${id(999)}`),
    plain('GET', `${path}/${id(1)}?x=1#fragment`),
  ])

/** Deletions, near the end of the table: later requests do not find these records. */
export const deleteRequests: Part = id => [
  plain('DELETE', `/links/${id(3)}`),
  plain('DELETE', `/links/${id(3)}`),
  plain('GET', `/links/${id(3)}`),
  plain('DELETE', `/pixels/${id(1)}`),
  plain('GET', `/pixels/${id(1)}`),
  plain('GET', `/links?pixel_id=${id(1)}`),
  form('DELETE', `/links/${id(4)}`, 'url=https://a.example/'),
  ...['abc', '%E9', '%20', id(999)].flatMap(text => [
    plain('DELETE', `/links/${text}`),
    plain('DELETE', `/pixels/${text}`),
  ]),
  plain('DELETE', '/links'),
  plain('DELETE', '/pixels'),
  plain('GET', '/links'),
  plain('GET', '/pixels'),
]

/** Unknown paths and methods, wrong keys, and preflights. */
export const pathRequests: Part = id => [
  ...[
    '',
    '/',
    '//',
    '/links/',
    '/pixels/',
    '/links//',
    '//links',
    '/link',
    '/LINKS',
    '/nowhere',
    '/li%6Eks',
  ].map(path => plain('GET', path)),
  ...[
    `/links/${id(1)}/`,
    `/links/${id(1)}/clicks`,
    '/links/../pixels',
    '/links/%2e%2e/pixels',
    '/./links',
  ].map(path => plain('GET', path)),
  ...['/links/?per_page=10', '/%6C%69nks', '/links%2F1', '/links;v=1', '/links.json', '/%', '/%E9', '/é'].map(
    path => plain('GET', path),
  ),
  form('POST', '/links/', 'url=nowhere'),
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'PROPFIND', 'SEARCH'].flatMap(method => [
    plain(method, '/links'),
    plain(method, '/pixels?x=1'),
    plain(method, '/nowhere'),
  ]),
  ...['get', 'patch', 'Propfind'].map(method => plain(method, '/links')),
  ...['POST', 'PATCH', 'OPTIONS', 'REPORT', 'LOCK'].map(method => plain(method, `/links/${id(1)}`)),
  ...[
    '',
    'Bearer',
    'Bearer ',
    'bearer a',
    'BEARER a',
    'Bearer  a',
    'Bearer a b',
    'Basic a',
    'a',
    'Bearer a,b',
  ].map(authorization => plain('GET', `/links/${id(1)}`, { authorization })),
  ...['Bearer caf\xe9', `Bearer ${'x'.repeat(3000)}`, 'Bearer b', 'Bearer a\t'].map(authorization =>
    plain('GET', `/pixels/${id(1)}`, { authorization }),
  ),
  {
    title: `GET /links/${id(1)} without a key`,
    method: 'GET',
    target: `/links/${id(1)}`,
    init: () => ({}),
  },
  {
    title: 'POST /links without key and body',
    method: 'POST',
    target: '/links',
    init: () => ({ method: 'POST' }),
  },
  ...['application/json', 'text/html', 'text/html, */*;q=0.1', 'application/*', '', 'nonsense'].map(accept =>
    plain('GET', `/links/${id(1)}`, { accept }),
  ),
  plain('GET', '/nowhere', { accept: 'text/html' }),
  plain('GET', '/links?per_page=10', { origin: 'https://app.example' }),
  plain('GET', '/links/abc', { origin: 'https://app.example' }),
  ...[`/links/${id(1)}`, '/pixels', '/links/', '/nowhere', ''].map(path =>
    plain('OPTIONS', path, {
      origin: 'https://app.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }),
  ),
]
