import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdminClient, type DialectFacts, type RecordedExchange } from '../../src/client/index.ts'
import { type RunningServer, serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/mock/mock.ts'
import { testOf } from '../../ui/app/requests/test-source.ts'
import { sampled } from '../support/sample.ts'
import { type Outcome, runTests } from './copied-tests.ts'
import { createExchange, exchange } from './exchanges.ts'

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const key = { authorization: 'Bearer demo-key' }
const json = { ...key, accept: 'application/json' }
const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' }
const hostile = `'"\`\\\${1}\u202e\u0000\n<script>alert(1)</script>${'x'.repeat(2000)}`

function post(path: string, fields: Record<string, string>, method = 'POST'): Sent {
  return { method, path, headers: form, body: String(new URLSearchParams(fields)) }
}

/** Requests by a name, and a part that the test of the request must have. */
const cases: Record<string, [sent: Sent, part: string]> = {
  list: [{ path: '/links?search=a&status=1', headers: json }, 'client.GET'],
  'list-of-unknown-value': [{ path: "/links?status=9&by='", headers: json }, 'new Request'],
  'list-of-refused-value': [{ path: '/links?per_page=17', headers: json }, 'new Request'],
  record: [{ path: '/links/7', headers: json }, "client.GET('/links/{id}', { params: { path: { id: 7 } } })"],
  'missing-record': [{ path: '/links/4711', headers: json }, 'client.GET'],
  create: [post('/links', { url: 'https://shop.example/', alias: 'sale-1', disabled: '1' }), 'client.POST'],
  'taken-alias': [post('/links', { url: 'https://shop.example/', alias: 'sale-1' }), 'new Request'],
  'create-with-references': [
    post('/links', { url: 'https://shop.example/', domain_id: '1', space_id: '1', 'pixel_ids[]': '3' }),
    'client.POST',
  ],
  'create-with-rows': [
    post('/links', {
      url: 'https://shop.example/',
      target_type: '2',
      'platform[0][key]': 'iOS',
      'platform[0][value]': 'https://shop.example/ios',
    }),
    'client.POST',
  ],
  'refused-create': [post('/links', { url: hostile, alias: hostile }), 'new Request'],
  'hostile-title': [post('/pixels', { name: hostile, type: 'facebook', value: '1' }), 'client.POST'],
  update: [
    post('/links/8', { url: 'https://shop.example/?a=1&b=2', password: 'geheim' }, 'PUT'),
    'client.PUT',
  ],
  'delete-record': [{ method: 'DELETE', path: '/links/9', headers: json }, 'client.DELETE'],
  'json-body': [
    {
      method: 'POST',
      path: '/links',
      headers: { ...json, 'content-type': 'application/json' },
      body: JSON.stringify({ url: hostile, __proto__: null }),
    },
    'JSON.stringify',
  ],
  'text-body': [
    { method: 'POST', path: '/links', headers: json, body: 'url=https://a.example/' },
    'new Request',
  ],
  'bytes-without-type': [
    {
      method: 'POST',
      path: '/links',
      headers: json,
      body: new TextEncoder().encode('url=https://a.example/'),
    },
    'new TextEncoder',
  ],
  'no-key': [{ path: '/links', headers: { accept: 'application/json' } }, 'new Request'],
  'unknown-path': [{ path: "/it's/%3Cb%3E", headers: json }, 'new Request'],
  'wrong-method': [{ method: 'PATCH', path: '/links/7', headers: json }, 'new Request'],
}

let server: RunningServer
let dialect: DialectFacts | undefined
const exchanges = new Map<string, RecordedExchange>()
/** Either takes seconds. */
const checks = sampled(['run', 'compile'] as const, 2)
let outcome: Outcome

async function recorded(of: RunningServer, { path, ...init }: Sent): Promise<RecordedExchange> {
  const admin = createAdminClient({ baseUrl: of.adminUrl })
  // Broken connections are among the cases.
  await fetch(of.baseUrl + path, init)
    .then(response => response.text())
    .catch(() => undefined)
  const { data } = await admin.GET('/requests', { params: { query: { limit: 1 } } })
  const { data: found } = await admin.GET('/requests/{id}', { params: { path: { id: data?.last ?? 0 } } })
  if (found === undefined) throw new Error(`The request to ${path} was not recorded`)
  return found
}

function sourceOf(of: RecordedExchange, facts = dialect): string {
  const domains = [{ id: 1, name: 'go.example' }]
  const spaces = [{ id: 1, name: 'Shop' }]
  const clock = { now: '2026-05-01T12:00:00Z', isFrozen: false, isMoved: false }
  const account = {
    account: 1,
    name: 'demo-key',
    isShared: false,
    links: 1,
    pixels: 1,
    version: 1,
    domains,
    spaces,
    clock,
  }
  return testOf(of, { account, dialect: facts })?.text ?? ''
}

beforeAll(async () => {
  server = await serve(createMock({ seed: 'demo' }), { admin: true })
  const admin = createAdminClient({ baseUrl: server.adminUrl })
  dialect = (await admin.GET('/dialect')).data
  for (const [name, [sent]] of Object.entries(cases)) exchanges.set(name, await recorded(server, sent))
  for (const [name, rule] of Object.entries({
    error: '503 x2 key demo-key',
    drop: 'drop after x1',
    cut: '500 cut x1',
  })) {
    await admin.POST('/faults', { body: { faults: [`listPixels: ${rule}`] } })
    exchanges.set(name, await recorded(server, { path: '/pixels', headers: json }))
    await admin.DELETE('/faults')
  }
  const odd = createMock({ dialect: { name: "it's", answers: { 'errors.not-found': 410 } } })
  const other = await serve(odd, { admin: true })
  const facts = (await createAdminClient({ baseUrl: other.adminUrl }).GET('/dialect')).data
  const gone = await recorded(other, { path: '/links/4711', headers: json })
  await other.close()

  const sources = new Map([...exchanges].map(([name, of]) => [name, sourceOf(of)]))
  sources.set('other-dialect', sourceOf(gone, facts))
  sources.set('wrong-status', sourceOf({ ...exchange(), status: 418 }))
  outcome = await runTests(sources, checks)
})
afterAll(() => server.close())

describe('the test of a recorded request', () => {
  it.runIf(checks.includes('run')).each([...Object.keys(cases), 'error', 'drop', 'cut', 'other-dialect'])(
    '%s passes',
    name => {
      expect(outcome.states.get(name)).toBe('passed')
    },
  )

  it.each(Object.entries(cases))('%s sends the request with what it needs', (name, [, part]) => {
    expect(sourceOf(exchanges.get(name) ?? exchange())).toContain(part)
  })

  it.runIf(checks.includes('run'))('fails if the status is another one', () => {
    expect(outcome.states.get('wrong-status')).toMatch(/^failed.*expected 200 to be 418/)
  })

  it.runIf(checks.includes('compile'))('is correct to the compiler', () => {
    expect(outcome.typeErrors).toBe('')
  })

  it('has no character that cannot be seen', () => {
    for (const of of exchanges.values()) expect(sourceOf(of)).not.toMatch(/[^\P{C}\n]/u)
  })
})

it('says which values were redacted', () => {
  const of = createExchange([
    ['url', 'https://a.example/'],
    ['password', '[redacted]'],
  ])
  expect(testOf(of, { account: undefined, dialect: undefined })?.notes).toEqual([
    'The API key was redacted. The test sends the key of its mock.',
    'The value of the field password was redacted. The test sends a made-up value.',
    'The test starts with the records that the request names. Other records may change the status.',
  ])
})

it('returns nothing for a method that no Request can have', () => {
  expect(testOf(exchange({ method: 'TRACE' }), { account: undefined, dialect: undefined })).toBeUndefined()
})
