import { expect, it } from 'vitest'
import { addLink } from '../support/records.ts'
import { formType, type Method, type Sending, startRig } from '../support/rig.ts'

// The order of the register: path 404, method 405, key 401, media type 415, size 413, record 404, input 422.
// Each request has both mistakes, and the response is about the first one.

const json: Sending = { headers: { 'content-type': 'application/json' }, body: '{"url":"x"}' }
const tooMuch = 'x=1&'.repeat(1001)
const large: Sending = { headers: { 'content-type': formType }, body: tooMuch }
const tooLong: Sending = { headers: { 'content-type': formType }, body: 'x'.repeat(1_048_577) }
const wrong: Sending = { headers: { 'content-type': formType }, body: 'url=x' }

type Case = [
  title: string,
  status: number,
  method: Method,
  path: string,
  sending?: Sending,
  keyless?: 'keyless',
]

const cases: Case[] = [
  ['path before method: PATCH /nothing [errors.precedence]', 404, 'PATCH', '/nothing'],
  ['path before key: GET /nothing [errors.precedence]', 404, 'GET', '/nothing', {}, 'keyless'],
  ['path before media type: POST /nothing', 404, 'POST', '/nothing', json],
  ['path before size: POST /nothing', 404, 'POST', '/nothing', tooLong],
  ['path before input: POST /nothing', 404, 'POST', '/nothing', wrong],
  ['method before key: PATCH /links/1 [errors.precedence]', 405, 'PATCH', '/links/1', {}, 'keyless'],
  ['method before media type: PUT /links', 405, 'PUT', '/links', json],
  ['method before size: PUT /links', 405, 'PUT', '/links', large],
  ['method before size: PATCH /links/1', 405, 'PATCH', '/links/1', tooLong],
  ['method before record: POST /links/9', 405, 'POST', '/links/9', wrong],
  ['method before input: PATCH /links/1', 405, 'PATCH', '/links/1', wrong],
  ['key before media type: POST /links [errors.precedence]', 401, 'POST', '/links', json, 'keyless'],
  ['key before size: POST /links', 401, 'POST', '/links', large, 'keyless'],
  ['key before size: PUT /links/1', 401, 'PUT', '/links/1', tooLong, 'keyless'],
  ['key before record: GET /links/9', 401, 'GET', '/links/9', {}, 'keyless'],
  ['key before record: DELETE /pixels/9', 401, 'DELETE', '/pixels/9', {}, 'keyless'],
  ['key before input: POST /links', 401, 'POST', '/links', wrong, 'keyless'],
  ['key before a parameter: GET /links?per_page=7', 401, 'GET', '/links?per_page=7', {}, 'keyless'],
  [
    'media type before size: POST /links [errors.precedence]',
    415,
    'POST',
    '/links',
    { ...json, body: tooMuch },
  ],
  ['media type before size: PUT /links/1', 415, 'PUT', '/links/1', { ...json, body: 'x'.repeat(1_048_577) }],
  ['media type before record: PUT /links/9', 415, 'PUT', '/links/9', json],
  ['media type before input: POST /pixels', 415, 'POST', '/pixels', json],
  ['size before record: PUT /links/9 [errors.precedence]', 413, 'PUT', '/links/9', large],
  ['size before record: PUT /pixels/9', 413, 'PUT', '/pixels/9', tooLong],
  ['size before input: POST /links', 413, 'POST', '/links', large],
  ['record before input: PUT /links/9 [errors.precedence]', 404, 'PUT', '/links/9', wrong],
  ['record before input: PUT /pixels/abc', 404, 'PUT', '/pixels/abc', { ...wrong, body: 'type=x1' }],
  ['all at once on a path: POST /nothing', 404, 'POST', '/nothing', json, 'keyless'],
]

it.each(cases)('%s', async (_, status, method, path, sending = {}, keyless) => {
  const rig = await startRig()
  await addLink(rig)
  const client = keyless ? rig.as(null) : rig
  const answer = await client.send(method, path, sending)
  expect(answer.status).toBe(status)
  expect(answer.body.status).toBe(status)
})

it('GET /links/9 returns an error with message and status alone, as application/json', async () => {
  const rig = await startRig()
  const { headers, text } = await rig.get('/links/9')
  expect(headers['content-type']).toBe('application/json')
  expect(text).toBe('{"message":"There is no link with this id.","status":404}')
})

it('POST /links returns message, errors and status alone for invalid input', async () => {
  const rig = await startRig()
  const { headers, text } = await rig.post('/links')
  expect(headers['content-type']).toBe('application/json')
  expect(text).toBe(
    '{"message":"The url field is required.","errors":{"url":["The url field is required."]},"status":422}',
  )
})
