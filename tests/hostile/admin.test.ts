import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '../../src/hosts/node/index.ts'
import { StateWriteError } from '../../src/hosts/state/state-file.ts'
import { createMock, host, mockOf } from '../../src/mock/mock.ts'
import { exchange } from '../support/raw.ts'

const key = 'a-key-of-the-service'
const token = 'a-token-of-the-control-plane'

let open: RunningServer
let locked: RunningServer

beforeAll(async () => {
  const mock = createMock({ seed: 'demo' })
  mock.store(key)
  open = await serve(mock, { admin: true })
  const other = createMock({ seed: 'demo' })
  other.store(key)
  locked = await serve(other, { admin: { token } })
})
afterAll(() => Promise.all([open.close(), locked.close()]))

/** Sends a request as raw bytes. Returns status, headers and body of the response. */
async function sent(server: RunningServer, head: string, headers: Record<string, string> = {}, body = '') {
  const { port } = new URL(server.baseUrl)
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
  const { answers } = await exchange(Number(port), [`${head} HTTP/1.1\r\n${lines.join('')}\r\n${body}`])
  return answers[0]!
}

const json = { 'Content-Type': 'application/json' }
const isUntouched = async () => {
  const { text } = await sent(open, 'GET /__admin/accounts/1')
  return JSON.parse(text).links === 62
}

describe('the control plane without a token', () => {
  type Case = [title: string, head: string, headers: Record<string, string>, status: number, body?: string]
  const cases: Case[] = [
    ['a program on this machine', 'GET /__admin/accounts', {}, 200],
    ['a page of the mock itself', 'GET /__admin/accounts', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['localhost', 'GET /__admin/accounts', { Host: 'localhost:4010' }, 200],
    ['IPv6', 'GET /__admin/accounts', { Host: '[::1]:4010' }, 200],
    ['a page of another origin', 'GET /__admin/accounts', { Origin: 'https://evil.example' }, 403],
    ['another port of this machine', 'GET /__admin/accounts', { Origin: 'http://127.0.0.1:1' }, 403],
    ['a sandboxed frame', 'GET /__admin/accounts', { Origin: 'null' }, 403],
    ['an image in another page', 'GET /__admin/accounts', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of another port', 'GET /__admin/accounts', { 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'a link to the inspector from elsewhere',
      'GET /',
      { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site' },
      403,
    ],
    ['DNS rebinding', 'GET /__admin/accounts', { Host: 'evil.example' }, 403],
    ['DNS rebinding with the port', 'GET /__admin/accounts', { Host: 'evil.example:4010' }, 403],
    [
      'DNS rebinding, its own origin',
      'GET /__admin/accounts',
      { Host: 'evil.example', Origin: 'http://evil.example' },
      403,
    ],
    ['a name that looks like an address', 'GET /__admin/accounts', { Host: '127.0.0.1.evil.example' }, 403],
    ['a name that looks like localhost', 'GET /__admin/accounts', { Host: 'localhost.evil.example' }, 403],
    ['rebinding to the inspector', 'GET /', { Accept: 'text/html', Host: 'evil.example' }, 403],
    ['rebinding to the script', 'GET /__admin/ui/main.js', { Host: 'evil.example' }, 403],
    ['rebinding to the health check', 'GET /__admin/health', { Host: 'evil.example' }, 403],
    ['another host in the target', 'GET http://evil.example/__admin/accounts', {}, 403],
    ['a proxy', 'GET /__admin/accounts', { 'X-Forwarded-For': '203.0.113.9' }, 403],
    ['another proxy', 'GET /__admin/accounts', { Forwarded: 'for=203.0.113.9' }, 403],
    [
      'a form of another page',
      'POST /__admin/accounts/1/reset',
      { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      403,
      'seed=empty',
    ],
    [
      'a form without an origin',
      'POST /__admin/accounts/1/reset',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      '{"seed":"empty"}',
    ],
    [
      'a body as text',
      'POST /__admin/accounts/1/reset',
      { 'Content-Type': 'text/plain' },
      415,
      '{"seed":"empty"}',
    ],
    ['a body without a type', 'POST /__admin/accounts/1/reset', {}, 415, '{"seed":"empty"}'],
    [
      'a preflight',
      'OPTIONS /__admin/accounts/1/reset',
      { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      403,
    ],
    ['TRACE', 'TRACE /__admin/accounts', {}, 405],
    [
      'another method by a header',
      'POST /__admin/accounts/1',
      { ...json, 'X-HTTP-Method-Override': 'DELETE' },
      405,
      '{}',
    ],
    ['too large a body', 'POST /__admin/accounts', json, 413, `{"key":"${'x'.repeat(1024 * 1024)}"}`],
    [
      'too large a seed',
      'PUT /__admin/accounts/1/state',
      { ...json, 'Content-Length': String(17 * 1024 * 1024) },
      413,
      '{',
    ],
    [
      'nested too deep',
      'PATCH /__admin/accounts/1/state',
      json,
      400,
      `{"links":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ],
    ['a prototype', 'PATCH /__admin/accounts/1/state', json, 400, '{"__proto__":{"links":[]}}'],
    [
      'a prototype of a link',
      'PATCH /__admin/accounts/1/state',
      json,
      400,
      '{"links":[{"id":1,"__proto__":{"clicks":9}}]}',
    ],
    ['a prototype in the query', 'GET /__admin/requests?__proto__=1', {}, 400],
    ['a member twice', 'POST /__admin/accounts/1/reset', json, 400, '{"seed":"demo","seed":"empty"}'],
    ['no object', 'POST /__admin/accounts/1/reset', json, 400, '["empty"]'],
    ['no JSON', 'POST /__admin/accounts/1/reset', json, 400, '{"seed":'],
    ['YAML as JSON', 'POST /__admin/accounts/1/reset', json, 400, 'seed: empty'],
    ['YAML as JSON for a seed', 'PUT /__admin/accounts/1/state', json, 400, 'links: []'],
    [
      'a compressed body',
      'PUT /__admin/accounts/1/state',
      { ...json, 'Content-Encoding': 'gzip' },
      415,
      '{}',
    ],
    [
      'too large a seed in YAML, which would take minutes and gigabytes',
      'PUT /__admin/accounts/1/state',
      { 'Content-Type': 'application/yaml' },
      413,
      `links: [${'0,'.repeat(1024 * 1024)}0]`,
    ],
    [
      'millions of mistakes, which would take minutes and gigabytes',
      'PUT /__admin/accounts/1/state',
      json,
      413,
      `{"links":[${'0,'.repeat(8_000_000)}0]}`,
    ],
    [
      'millions of mistakes in a nested seed',
      'POST /__admin/accounts/1/reset',
      json,
      413,
      `{"seed":{"links":[{"country":[${'0,'.repeat(8_000_000)}0]}]}}`,
    ],
    [
      'a seed nested as deep as its text is long',
      'PUT /__admin/accounts/1/state',
      json,
      400,
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ],
    ['bytes that are no text', 'POST /__admin/accounts/1/reset', json, 400, '{"seed":"\u0000"}'],
  ]
  it.each(cases)('%s: %s', async (_, head, headers, status, body) => {
    const response = await sent(open, head, headers, body)
    expect(response.status).toBe(status)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    expect(await isUntouched()).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'links')).toBe(false)
  })

  const paths: [target: string, status: number][] = [
    ['/__admin/../__admin/accounts', 404],
    ['/__admin//accounts', 404],
    ['/__admin/accounts/', 400],
    ['/__admin/./accounts', 404],
    ['/__admin/%61ccounts', 404],
    ['/__admin/accounts/1%00', 400],
    ['/__admin/accounts/-1', 400],
    ['/__admin/accounts/1e0', 400],
    ['/__admin/accounts/99999999999999999999', 400],
    ['/__admin/ui/../../package.json', 404],
    ['/__admin/ui/%2e%2e/%2e%2e/package.json', 404],
    ['/__admin/ui/..%5c..%5cpackage.json', 404],
    ['/__admin/ui/__proto__', 404],
    ['/__admin/constructor', 404],
    ['/__ADMIN/accounts', 404],
    ['/%5F_admin/accounts', 404],
    ['/__adminaccounts', 404],
    ['/api/v1/../../__admin/accounts', 404],
  ]
  it.each(paths)('GET %s shows nothing', async (target, status) => {
    const { status: got, text } = await sent(open, `GET ${target}`)
    expect(got).toBe(status)
    expect(text).not.toMatch(/"accounts?":\d|"dependencies"/)
  })

  it('control characters of a client are escaped in responses', async () => {
    await sent(open, 'GET /api/v1/links?search=\u001b[2J', {
      Authorization: `Bearer ${key}`,
      'X-Text': '\u009b2J',
    })
    const { text } = await sent(open, 'GET /__admin/requests')
    const { id } = JSON.parse(text).requests[0]
    const { text: whole } = await sent(open, `GET /__admin/requests/${id}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not occur
    expect(text + whole).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  })

  it('a body that is no JSON is not repeated, because it may contain a key', async () => {
    const secret = 'k3y-in-a-body'
    for (const body of [
      `{"key":"${secret}"`,
      `{"key":"${secret}",}`,
      `key: ${secret}`,
      `"${secret}"`,
      secret,
    ]) {
      const { status, text } = await sent(open, 'POST /__admin/accounts', json, body)
      expect(status).toBe(400)
      expect(text).not.toContain(secret)
    }
  })

  it('a change that cannot be stored is refused with the reason, once reported', async () => {
    const mock = createMock({ seed: 'demo' })
    const change = async () => {
      throw new StateWriteError('Failed to store the change: the disk is full')
    }
    const errors: unknown[] = []
    const full = await serve(mockOf({ ...mock[host], change }), {
      admin: true,
      onError: error => errors.push(error),
    })
    try {
      await sent(full, 'POST /__admin/accounts', json, '{"key":"demo-key"}')
      const { status, text } = await sent(full, 'PATCH /__admin/accounts/1/state', json, '{"links":[]}')
      expect(status).toBe(500)
      expect(JSON.parse(text)).toEqual({ message: 'Failed to store the change: the disk is full' })
      // The keeper of the state has reported it.
      expect(errors).toEqual([])
    } finally {
      await full.close()
    }
  })

  it('another machine is refused', async ({ skip }) => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find(known => known && !known.internal && known.family === 'IPv4')?.address
    if (address === undefined) skip()
    const everywhere = await serve(createMock(), { host: '0.0.0.0', admin: true })
    try {
      const { port } = new URL(everywhere.baseUrl)
      const { status } = await fetch(`http://${address}:${port}/__admin/accounts`)
      expect(status).toBe(403)
    } finally {
      await everywhere.close()
    }
  })

  it('requests that wait end with the server', async () => {
    const server = await serve(createMock(), { admin: true })
    const waiting = Array.from({ length: 50 }, () =>
      fetch(`${server.adminUrl}/requests/wait?timeout=60000`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    await fetch(`${server.adminUrl}/health`)
    const control = new Promise(resolve => setTimeout(resolve, 30_000, 'late').unref())
    await Promise.race([server.close(), control])
    expect(await Promise.race([Promise.all(waiting), control])).not.toBe('late')
  })
})

describe('the control plane with a token', () => {
  const cases: [title: string, head: string, headers: Record<string, string>, status: number][] = [
    ['the token', 'GET /__admin/accounts', { Authorization: `Bearer ${token}` }, 200],
    [
      'the token under another name of the host',
      'GET /__admin/accounts',
      { Host: 'mock.internal', Authorization: `Bearer ${token}` },
      200,
    ],
    [
      'the token behind a proxy',
      'GET /__admin/accounts',
      { Via: '1.1 proxy', Authorization: `Bearer ${token}` },
      200,
    ],
    ['a health check', 'GET /__admin/health', { Host: '10.0.0.7:4010' }, 200],
    ['the page, which asks for the token', 'GET /', { Accept: 'text/html' }, 200],
    ['no token', 'GET /__admin/accounts', {}, 401],
    ['an API key', 'GET /__admin/accounts', { Authorization: `Bearer ${key}` }, 401],
    [
      'the start of the token',
      'GET /__admin/accounts',
      { Authorization: `Bearer ${token.slice(0, -1)}` },
      401,
    ],
    ['more than the token', 'GET /__admin/accounts', { Authorization: `Bearer ${token}x` }, 401],
    ['the token in the query', `GET /__admin/accounts?token=${token}`, {}, 401],
    ['another scheme', 'GET /__admin/accounts', { Authorization: `Basic ${token}` }, 401],
    ['the document without it', 'GET /__admin/openapi.json', {}, 401],
    ['a path that does not exist without it', 'GET /__admin/nothing', {}, 401],
    [
      'a page of another origin with it',
      'GET /__admin/accounts',
      { Origin: 'https://evil.example', Authorization: `Bearer ${token}` },
      403,
    ],
  ]
  it.each(cases)('%s: %s', async (_, head, headers, status) => {
    const response = await sent(locked, head, headers)
    expect(response.status).toBe(status)
    expect(response.text).not.toContain(token)
  })

  it('the token is no API key, and does not get into the journal', async () => {
    await sent(locked, 'GET /api/v1/links', { Authorization: `Bearer ${token}` })
    const { text } = await sent(locked, 'GET /__admin/requests', { Authorization: `Bearer ${token}` })
    expect(text).not.toContain(token)
  })

  it('a token must be long', async () => {
    await expect(serve(createMock(), { admin: { token: 'short' } })).rejects.toThrow(
      '16 visible ASCII characters',
    )
  })
})
