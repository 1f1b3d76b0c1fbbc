import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import { type Dialect, defaultDialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { cumulus } from '../../tests/suite/fixtures/cumulus/index.ts'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import type { Exchange } from '../core/exchange.ts'
import { Discovered } from '../discover/discovered.ts'
import type { Observation, Requirement } from '../requirements/requirement.ts'
import { startMock } from '../run/mock.ts'
import type { Result } from '../run/result.ts'
import type { Suite } from '../run/session.ts'
import { changesBetween, withKept } from './changes.ts'
import { evidenceLine } from './evidence.ts'
import { learn } from './learn.ts'
import { withoutKey } from './without-key.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'learn-'))
afterAll(() => rmSync(folder, { recursive: true }))
const ledger = join(folder, 'ledger.jsonl')

const exchange: Exchange = {
  request: { method: 'GET', path: '/links', headers: {} },
  answer: { status: 200, headers: {}, text: '[]', json: [] },
  durationMs: 1,
  attempts: 1,
}

/** Learns one question, with these observations in turn. The server sends one response to everything. */
async function learnBy(...observations: Observation[]) {
  let looks = 0
  const requirement = {
    id: 'auth.missing',
    title: 'What answers a request without a key?',
    level: 'assumed',
    source: 'auth.missing',
    needs: 'read',
    run: async () => observations[looks++ % observations.length],
  } as unknown as Requirement
  const suite: Suite = { requirements: [requirement], discover: async () => new Discovered() }
  const server = await openTinyServer((_, response) => response.writeHead(200).end('[]'))
  try {
    const learned = await learn(
      {
        baseUrl: server.baseUrl,
        apiKey: 'sk-verysecret-1234',
        ledger,
        today: new Date('2026-05-06T23:59:00Z'),
      },
      suite,
    )
    return { learned, looks }
  } finally {
    await server.close()
  }
}

describe('an answer', () => {
  it('that rests on one exchange is looked at twice', async () => {
    const { learned, looks } = await learnBy({ answer: 401, evidence: [exchange] })
    expect(looks).toBe(2)
    expect(learned.dialect.answers).toEqual({ 'auth.missing': 401 })
    expect(learned.dialect).toMatchObject({
      observed: '2026-05-06',
      evidence: { 'auth.missing': 'GET /links -> 200 []' },
    })
    expect(learned.exitCode).toBe(0)
  })

  it('that rests on two exchanges is looked at once', async () => {
    const { looks } = await learnBy({ answer: 401, evidence: [exchange, exchange] })
    expect(looks).toBe(1)
  })

  it('that is another one the second time is not written', async () => {
    const { learned } = await learnBy(
      { answer: 401, evidence: [exchange] },
      { answer: 403, evidence: [exchange] },
    )
    expect(learned.dialect.answers).toEqual({})
    expect(learned.unseen).toEqual([
      { id: 'auth.missing', reason: 'the sightings contradict each other: 401, then 403' },
    ])
    expect(learned.exitCode).toBe(2)
  })

  it('that no dialect can hold is left out, and it is said why', async () => {
    const { learned } = await learnBy({ answer: 700, evidence: [exchange, exchange] })
    expect(learned.dialect.answers).toEqual({})
    expect(learned.unseen).toMatchObject([
      { id: 'auth.missing', reason: expect.stringMatching(/^no dialect can say/) },
    ])
  })
})

describe('learn', () => {
  it('learns less, and writes nothing to the server, where it may only read', async () => {
    const server = await cumulus.start({ seedOther: 60 })
    const before = JSON.stringify(server.records())
    const { baseUrl, apiKey } = server
    const { dialect, unseen, unexplained, exitCode } = await learn({
      baseUrl,
      apiKey,
      readOnly: true,
      ledger,
    })
    expect(JSON.stringify(server.records())).toBe(before)
    await server.close()
    expect(exitCode).toBe(0)
    expect(dialect.answers).toMatchObject({ 'auth.missing': 401, 'list.unknown-value': 422 })
    expect(dialect.shapes).toMatchObject({
      link: { id: '$id', url: '$url', country: { $seen: [] }, created_at: { time: 'rfc3339-milliseconds' } },
      record: { body: { data: '$record' } },
      list: { body: { data: '$records', next_cursor: { $seen: null } } },
      errors: { error: { body: { message: '$message' } } },
    })
    expect(unexplained).toContainEqual({ path: 'link.country', seen: [] })
    for (const [id, answer] of Object.entries(dialect.answers))
      expect(answer, id).toEqual(cumulus.expected[id])
    expect(dialect.evidence?.['auth.missing']).toMatch(/read-only: seen in what was there, less certain/)
    expect(unseen.find(({ id }) => id === 'links.title')?.reason).toBe('the run is read-only')
  })

  it('says nothing of the key, the ids and the records of the account', async () => {
    const server = await cumulus.start({ seedOther: 60 })
    const { baseUrl, apiKey, domainIds, spaceIds } = server
    const { dialect } = await learn({ baseUrl, apiKey, domainIds, spaceIds, ledger })
    const foreign = server.records().links.map(({ fields }) => String(fields.url))
    await server.close()
    const text = formatDialect(dialect)
    expect(foreign.length).toBeGreaterThan(50)
    for (const secret of [apiKey, ...foreign]) expect(text).not.toContain(secret)
    expect(parseDialect(text, 'learned')).toEqual(dialect)
  })

  it('learns no shape that has the key in it, and says which', async () => {
    const link = { id: '$id', url: '$url', alias: '$alias', owner: 'key contract-suite of the account' }
    const server = await startMock({ name: 'tells', shapes: { link }, answers: {} })
    const learned = await learn({ ...server, ledger })
    await server.close()
    expect(learned.exitCode).toBe(0)
    expect(JSON.stringify({ ...learned, report: undefined })).not.toContain('contract-suite')
    expect(learned.unexplained).toContainEqual({ path: 'link', seen: '$SHORTLINK_API_KEY' })
    expect(learned.dialect.shapes?.pixel).toBeDefined()
  })

  it('writes the same evidence for the same server, whatever the run', async () => {
    const server = await openTwin(defaultDialect)
    const options = { ...server, domainIds: server.domainIds.slice(0, 2), name: 'same', ledger }
    const first = await learn(options)
    const second = await learn(options)
    await server.close()
    expect(second.dialect).toEqual(first.dialect)
  }, 120_000)

  it.each([['nobody is there', 'http://127.0.0.1:9', 2]])(
    'exits with %s',
    async (_, baseUrl, code) => {
      const { exitCode, report } = await learn({ baseUrl, apiKey: 'k', ledger, timeoutMs: 200 })
      expect(exitCode).toBe(code)
      expect(report.stopped).toMatch(/out of reach/)
    },
    120_000,
  )
})

it.each<[string, Partial<Result>, string | undefined]>([
  ['nothing without a request', {}, undefined],
  [
    'the outline of an answer that succeeds',
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
    'what a refusal says, without markers, ids and passwords',
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
    'how it was sent without a key, and what was only assumed',
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

it('shows the outline of an answer in which the key is a number', () => {
  const text = '{"id":$SHORTLINK_API_KEY,"name":"$SHORTLINK_API_KEY"}'
  const response = { status: 200, headers: {}, text, json: undefined }
  const request = { method: 'GET', path: '/links/7', headers: {} }
  expect(evidenceLine({ request, response } as Result, 'slk-0a1b2c3d')).toBe(
    'GET /links/{id} -> 200 {"id":#,"name":"…"}',
  )
})

it('takes out of an older file what holds the key', () => {
  const key = 'sk-live/7'
  const older: Dialect = {
    name: 'old',
    answers: {
      'auth.missing': 401,
      'list.page-parameter': { name: 'sk-live/7', counts: 'pages' },
    },
    evidence: { 'auth.missing': 'GET /links -> 401 no sk-live%2F7', 'list.page-parameter': 'seen' },
  }
  expect(withoutKey(older, key)).toEqual({
    dialect: {
      name: 'old',
      answers: { 'auth.missing': 401 },
      evidence: { 'auth.missing': 'GET /links -> 401 no $SHORTLINK_API_KEY' },
    },
    taken: ['list.page-parameter'],
  })
  expect(withoutKey({ name: 'bare', answers: {} }, key).dialect).toEqual({ name: 'bare', answers: {} })
})

it('tells what changed, and keeps what was not seen again', () => {
  const older = {
    name: 'old',
    answers: { 'auth.missing': 401, 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'told by mail' },
  }
  const newer = { name: 'new', answers: { 'auth.missing': 403, 'ids.type': 'digits' as const }, evidence: {} }
  const { dialect, kept } = withKept(older, newer)
  expect(kept).toEqual(['errors.unavailable'])
  expect(dialect).toEqual({
    name: 'new',
    answers: { 'auth.missing': 403, 'ids.type': 'digits', 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'told by mail' },
  })
  expect(changesBetween(older, dialect)).toEqual([
    { id: 'auth.missing', before: 401, after: 403 },
    { id: 'ids.type', before: undefined, after: 'digits' },
  ])
})

it('does not keep what contradicts what was seen: the file would be refused when it is read', () => {
  const older: Dialect = {
    name: 'old',
    answers: { 'auth.missing': 403, 'links.expiration.zone': 'Mars/Crater' },
    evidence: { 'auth.missing': 'seen', 'links.expiration.zone': 'seen' },
  }
  const { dialect, kept } = withKept(older, { name: 'new', answers: { 'ids.type': 'digits' } })
  expect(kept).toEqual(['auth.missing'])
  expect(dialect.evidence).toEqual({ 'auth.missing': 'seen' })
  expect(parseDialect(formatDialect(dialect), 'merged')).toEqual(dialect)
})

it('tells what changed in shapes by its place', () => {
  const older: Dialect = {
    name: 'old',
    shapes: { link: { id: '$id', to: '$url', n: { $: 'clicks' } } },
    answers: {},
  }
  const link = { id: '$id', url: '$url', n: { $: 'clicks', as: 'text' } }
  const newer: Dialect = { name: 'new', shapes: { link, deleted: { status: 204 } }, answers: {} }
  expect(changesBetween(older, newer)).toEqual([
    { id: 'shapes.link.to', before: '$url', after: undefined },
    { id: 'shapes.link.n', before: { $: 'clicks' }, after: { $: 'clicks', as: 'text' } },
    { id: 'shapes.link.url', before: undefined, after: '$url' },
    { id: 'shapes.deleted', before: undefined, after: { status: 204 } },
  ])
})

it('keeps what an older file says of the parts of an answer that a newer one leaves out', () => {
  const older: Dialect = {
    name: 'old',
    answers: {
      'sort.order': { text: 'folded', unset: 'lowest', ties: 'id' },
      'errors.precedence': ['size', 'key', 'path'],
      'limits.rate': { requests: 60, seconds: 30 },
    },
  }
  const newer: Dialect = {
    name: 'new',
    answers: {
      'sort.order': { text: 'locale', ties: 'id' },
      'errors.precedence': ['path', 'key'],
      'limits.rate': { requests: 60 },
    },
  }
  const { dialect } = withKept(older, newer)
  expect(dialect.answers).toEqual({
    'sort.order': { text: 'locale', unset: 'lowest', ties: 'id' },
    'errors.precedence': ['size', 'path', 'key'],
    'limits.rate': { requests: 60, seconds: 30 },
  })
  expect(changesBetween(older, dialect).map(({ id }) => id)).toEqual(['sort.order', 'errors.precedence'])
})
