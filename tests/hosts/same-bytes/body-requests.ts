import { type Part, typed } from './request.ts'

const formType = 'application/x-www-form-urlencoded'
const text = 'url=https://shop.example/body'
const json = JSON.stringify({
  url: 'https://shop.example/json',
  pixel_ids: [1, 2],
  country: [{ key: 'DE', value: 'https://a.example/de' }],
  disabled: true,
  title: null,
})

const part = (name: string, value: string, rest = '') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`
const multipart = `${part('url', 'https://shop.example/multipart')}${part('alias', 'parts-1')}--edge--\r\n`

const file = part('file', 'bytes', '; filename="a.txt"')

/**
 * Bodies by their media type, size and encoding. `FormData` is left out: its boundary is random,
 * and a refusal quotes it.
 */
export const bodyRequests: Part = id => [
  ...[
    `${formType};charset=UTF-8`,
    `${formType}; charset=iso-8859-1`,
    'APPLICATION/X-WWW-FORM-URLENCODED',
    'text/plain',
    'application/json',
    'multipart/form-data',
    'nonsense',
    '',
  ].map(type => typed('POST', '/links', type, text, `as ${type || 'an empty type'}`)),
  typed('POST', '/links', undefined, text, 'as a string'),
  typed('POST', '/links', undefined, () => new URLSearchParams(text), 'as URLSearchParams'),
  typed('POST', '/links', undefined, () => new Blob([text]), 'as a Blob'),
  typed('POST', '/links', undefined, () => new Blob([text], { type: formType }), 'as a Blob with a type'),
  typed('POST', '/links', undefined, () => new TextEncoder().encode(text), 'as bytes without a type'),
  typed('POST', '/links', formType, () => new TextEncoder().encode(text).buffer, 'as an ArrayBuffer'),
  typed(
    'POST',
    '/links',
    formType,
    () => new Uint8Array([0x75, 0x72, 0x6c, 0x3d, 0xff, 0xfe, 0]),
    'not UTF-8',
  ),
  typed('POST', '/links', formType, `\uFEFF${text}`, 'after a byte order mark'),
  typed('POST', '/links', formType, `${text}\r\n`, 'with a line end'),
  typed('POST', '/links', formType, '', 'empty'),
  typed('POST', '/links', 'text/plain', '', 'empty, as text/plain'),
  typed('POST', '/links', 'application/json', '', 'empty, as JSON'),
  typed('PUT', `/links/${id(7)}`, formType, '', 'empty'),
  typed('PUT', `/links/${id(7)}`, 'text/plain', '', 'empty, as text/plain'),
  ...[
    json,
    '{}',
    '[]',
    'null',
    '{"url":',
    '"text"',
    '{"url":{"a":{"b":{"c":{"d":1}}}}}',
    '{"__proto__":1}',
  ].map(body => typed('POST', '/links', 'application/json', body, body)),
  typed('POST', '/pixels', 'application/json', '{"name":"Café","type":"x","value":1}', 'JSON'),
  typed('PUT', `/links/${id(8)}`, 'application/json; charset=utf-8', json, json),
  typed('POST', '/links', 'multipart/form-data; boundary=edge', multipart, 'multipart'),
  typed(
    'POST',
    '/links',
    'multipart/form-data; boundary=other',
    multipart,
    'multipart with a wrong boundary',
  ),
  typed(
    'POST',
    '/links',
    'multipart/form-data; boundary=edge',
    multipart.slice(0, 60),
    'multipart that breaks off',
  ),
  typed('POST', '/links', 'multipart/form-data; boundary=edge', file + multipart, 'multipart with a file'),
  typed('PUT', `/links/${id(8)}`, 'multipart/form-data; boundary=edge', multipart, 'multipart'),
  ...(['POST', 'PUT'] as const).flatMap(method =>
    [60_000, 70_000, 262_144, 300_000, 1_048_576, 1_100_000].map(size =>
      typed(
        method,
        method === 'POST' ? '/pixels' : `/pixels/${id(4)}`,
        formType,
        () => `name=${'x'.repeat(size - 5)}`,
        `${size} bytes`,
      ),
    ),
  ),
  ...[499, 500, 501, 999, 1000, 1001].map(count =>
    typed('POST', '/links', formType, `${text}${'&a=1'.repeat(count - 1)}`, `${count} fields`),
  ),
  typed('POST', '/nowhere', formType, 'x'.repeat(1_100_000), '1100000 bytes'),
  typed('DELETE', '/pixels', formType, 'x'.repeat(1_100_000), '1100000 bytes'),
]
