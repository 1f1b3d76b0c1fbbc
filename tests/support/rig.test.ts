import { describe, expect, it } from 'vitest'
import { checkDescribed, type Exchange } from './described.ts'
import { addLink } from './records.ts'
import { startRig } from './rig.ts'

// Other tests rely on the rig to find responses that differ from the contract. This test checks that.

const error = (status: number) => JSON.stringify({ message: 'Something is wrong.', status })
const json = { 'content-type': 'application/json' }
const good: Exchange = {
  method: 'GET',
  path: '/api/v1/links/1',
  status: 404,
  headers: json,
  text: error(404),
}

describe('a response that the contract describes passes', () => {
  const cases: [title: string, exchange: Exchange][] = [
    ['404 of a record', good],
    ['404 of an unknown path', { ...good, path: '/api/v1/nothing' }],
    ['404 below no base path', { ...good, path: '/links' }],
    [
      '401 with a slash at the end',
      {
        ...good,
        path: '/api/v1/links/',
        status: 401,
        headers: { ...json, 'www-authenticate': 'Bearer' },
        text: error(401),
      },
    ],
    ['400 of the range 4XX', { ...good, status: 400, text: error(400) }],
    [
      '405 with Allow',
      { ...good, method: 'PATCH', status: 405, headers: { ...json, allow: 'GET' }, text: error(405) },
    ],
    ['HEAD without a body', { ...good, method: 'HEAD', text: '' }],
    ['a preflight', { ...good, method: 'OPTIONS', status: 204, headers: {}, text: '' }],
  ]
  it.each(cases)('%s', (_, exchange) => {
    expect(() => checkDescribed(exchange)).not.toThrow()
  })
})

describe('a response that the contract does not describe fails', () => {
  const limited = { ...json, 'retry-after': '3', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0' }
  const { 'retry-after': _, ...unlimited } = limited
  const cases: [title: string, exchange: Exchange, why: RegExp][] = [
    ['another status', { ...good, status: 500, text: error(500) }, /only 200, 401/],
    ['a status outside the range 4XX', { ...good, status: 418, text: error(418) }, /allowed values/],
    ['a status in the body that is not its own', { ...good, text: error(401) }, /constant/],
    [
      'another path that is not 404',
      { ...good, path: '/api/v2/links', status: 401, text: error(401) },
      /404/,
    ],
    ['a member too many', { ...good, text: '{"message":"x","status":404,"trace":"y"}' }, /unevaluated/],
    ['a member too few', { ...good, text: '{"status":404}' }, /message/],
    ['another content type', { ...good, headers: { 'content-type': 'text/html' } }, /content type/],
    ['no content type', { ...good, headers: {} }, /content type/],
    ['405 without Allow', { ...good, method: 'PATCH', status: 405, text: error(405) }, /Allow is missing/],
    [
      '429 without Retry-After',
      { ...good, status: 429, headers: unlimited, text: error(429) },
      /Retry-After/,
    ],
    [
      '429 with a Retry-After that is no number',
      { ...good, status: 429, headers: { ...limited, 'retry-after': 'soon' }, text: error(429) },
      /Retry-After/,
    ],
    ['HEAD with a body', { ...good, method: 'HEAD' }, /has no body/],
    ['a preflight with a body', { ...good, method: 'OPTIONS', status: 204 }, /has no body/],
  ]
  it.each(cases)('%s', (_, exchange, why) => {
    expect(() => checkDescribed(exchange)).toThrow(why)
  })
})

describe('the rig', () => {
  it('validates the responses to its clients against the contract', async () => {
    const rig = await startRig()
    const { id } = await addLink(rig)
    rig.store.links.update(id, { target_type: 3 })
    await expect(rig.get(`/links/${id}`)).rejects.toThrow('The contract does not describe the response')
    await expect(rig.get('/links')).rejects.toThrow('The contract does not describe the response')
  })

  it('sends a request as it is: no Content-Type, no key', async () => {
    const seen: (string | undefined)[] = []
    const rig = await startRig({
      onAnswer: ({ request }) => seen.push(request.header('content-type'), request.header('authorization')),
    })
    await rig.as(null).send('POST', '/links', { body: 'url=x' })
    expect(seen).toEqual([undefined, undefined])
  })

  it('has a clock that the test moves', async () => {
    const rig = await startRig({ now: '2026-05-04T03:02:01.000Z' })
    expect((await addLink(rig)).created_at).toBe('2026-05-04T03:02:01.000Z')
    rig.clock.advance(1500)
    expect((await addLink(rig)).created_at).toBe('2026-05-04T03:02:02.500Z')
    rig.clock.set('2027-01-01T00:00:00.000Z')
    expect((await addLink(rig)).created_at).toBe('2027-01-01T00:00:00.000Z')
  })
})
