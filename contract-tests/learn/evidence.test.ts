import { expect, it } from 'vitest'
import type { Result } from '../run/result.ts'
import { evidenceLine } from './evidence.ts'

it.each<[string, Partial<Result>, string | undefined]>([
  ['nothing without a request', {}, undefined],
  [
    'the outline of a success response',
    {
      request: { method: 'GET', path: '/links/17', headers: {} },
      response: {
        status: 200,
        headers: { link: 'x' },
        text: '{"id":17,"urls":["a","b"],"off":false,"at":null}',
        json: undefined,
      },
    },
    'GET /links/{id} -> 200 [link] {"id":#,"urls":["…",…],"off":false,"at":null}',
  ],
  [
    'the text of a refusal, without markers, ids and passwords',
    {
      request: {
        method: 'POST',
        path: '/links',
        headers: {},
        body: 'url=slk-0a1b2c3d-0004&alias=slk0a1b2c3d0004x&password=p&space_id=12',
      },
      response: { status: 422, headers: {}, text: 'No slk-0a1b2c3d-0004, 123456', json: undefined },
    },
    'POST /links url=slk-*&alias=slk-*&password=*&space_id=* -> 422 No slk-*, *',
  ],
  [
    'a request without the letters that stand for a marker in an alias',
    {
      request: { method: 'PUT', path: '/links/17', headers: {}, body: 'alias=dahbicjdgggk&url=x' },
      response: { status: 200, headers: {}, text: '{}', json: undefined },
    },
    'PUT /links/{id} alias=slk-*&url=x -> 200 {}',
  ],
  [
    'that a request had no key, and a note',
    {
      request: { method: 'GET', path: '/links', headers: {}, authorization: null },
      response: { status: 401, headers: {}, text: '', json: undefined },
      reason: 'a note',
    },
    'GET /links without a key -> 401 (a note)',
  ],
])('a line of evidence shows %s', (_, result, line) => {
  expect(evidenceLine(result as Result, 'slk-0a1b2c3d')).toBe(line)
})

it('shows the outline of a response in which the key is a number', () => {
  const text = '{"id":$SHORTLINK_API_KEY,"name":"$SHORTLINK_API_KEY"}'
  const response = { status: 200, headers: {}, text, json: undefined }
  const request = { method: 'GET', path: '/links/7', headers: {} }
  expect(evidenceLine({ request, response } as Result, 'slk-0a1b2c3d')).toBe(
    'GET /links/{id} -> 200 {"id":#,"name":"…"}',
  )
})
