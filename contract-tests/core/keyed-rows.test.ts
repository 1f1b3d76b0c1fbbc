import { expect, it } from 'vitest'
import { createListParser, parseList } from './keyed-rows.ts'

const row = (alias: string) => ({ alias, clicks: 0 })
const uuids = ['0195d2c8-8f9e-7a30-9b1c-000000000001', '0195d2c8-8f9e-7a30-9b1c-000000000002']

it.each<[what: string, body: string, json: unknown, keyed?: unknown]>([
  ['an array', '{"data":[{"id":1}],"total":1}', { data: [{ id: 1 }], total: 1 }],
  [
    'an object with a number for each row',
    '{"links":{"26":{"id":9,"alias":"b"},"27":{"id":4,"alias":"a"}},"total":"2"}',
    {
      links: [
        { id: 9, alias: 'b' },
        { id: 4, alias: 'a' },
      ],
      total: '2',
    },
    { at: '/links', names: 'numbers' },
  ],
  [
    'an object by id, in the order of the text',
    `{"data":{"31":${JSON.stringify(row('c'))}, "7" : ${JSON.stringify(row('a'))},"12":${JSON.stringify(row('b'))}}}`,
    {
      data: [
        { id: '31', ...row('c') },
        { id: '7', ...row('a') },
        { id: '12', ...row('b') },
      ],
    },
    { at: '/data', names: 'ids' },
  ],
  [
    'an object by UUID',
    JSON.stringify({ [uuids[1]!]: row('b'), [uuids[0]!]: row('a') }),
    [
      { id: uuids[1], ...row('b') },
      { id: uuids[0], ...row('a') },
    ],
    { at: '', names: 'ids' },
  ],
  [
    'an object by short ids that the rows show, of which some have no digit',
    '{"data":{"zmMOlpWw":{"id":"zmMOlpWw","pixel":{"name":"a"}},"6mL2V2oN":{"id":"6mL2V2oN","pixel":{"name":"b"}}}}',
    {
      data: [
        { id: 'zmMOlpWw', pixel: { name: 'a' } },
        { id: '6mL2V2oN', pixel: { name: 'b' } },
      ],
    },
    { at: '/data', names: 'numbers' },
  ],
  [
    'an object by short ids, of which some have no digit',
    `{"data":{"zmMOlpWw":${JSON.stringify(row('a'))},"6mL2V2oN":${JSON.stringify(row('b'))}}}`,
    {
      data: [
        { id: 'zmMOlpWw', ...row('a') },
        { id: '6mL2V2oN', ...row('b') },
      ],
    },
    { at: '/data', names: 'ids' },
  ],
  [
    'objects with words for names',
    '{"previous":{"page":1,"size":2},"upcoming":{"page":3,"size":2},"items":[]}',
    'itself',
  ],
  [
    'texts that look like members',
    String.raw`{"data":{"2":{"url":",\"5\":{","n":1},"1":{"url":"{\"9\":1","n":2}}}`,
    {
      data: [
        { id: '2', url: ',"5":{', n: 1 },
        { id: '1', url: '{"9":1', n: 2 },
      ],
    },
    { at: '/data', names: 'ids' },
  ],
  ['links of pages', '{"_links":{"self":{"href":"/a"},"next":{"href":"/b"}},"items":[]}', 'itself'],
  ['counts by status', '{"items":[],"counts":{"1":4,"2":0}}', 'itself'],
  ['an empty object', '{"data":{}}', 'itself'],
  ['no JSON', '<html>', undefined],
])('a list with %s', (_, body, json, keyed) => {
  expect(parseList(body)).toEqual({
    json: json === 'itself' ? JSON.parse(body) : json,
    ...(keyed ? { keyed } : {}),
  })
})

it('a single row is found by the place of earlier rows of its resource, although its name looks like a word', () => {
  const parse = createListParser()
  const one = JSON.stringify({ data: { xBSzoPGjZu: row('b') }, meta: { page: 1 } })
  expect(parse('pixels', one).keyed).toBeUndefined()
  parse('pixels', JSON.stringify({ data: { dF1KXy0yHr: row('a'), xBSzoPGjZu: row('b') } }))
  expect(parse('pixels', one).json).toEqual({ data: [{ id: 'xBSzoPGjZu', ...row('b') }], meta: { page: 1 } })
  expect(parse('links', one).keyed).toBeUndefined()
})

it('an error is no row, although the whole body had the rows of earlier lists', () => {
  const parse = createListParser()
  parse('links', JSON.stringify({ [uuids[0]!]: row('a') }))
  expect(parse('links', '{"error":{"code":7}}').json).toEqual({ error: { code: 7 } })
})
