import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import { defaultDialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { cumulus } from '../../tests/suite/fixtures/cumulus/index.ts'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { turns } from '../../tests/support/sample.ts'
import type { Exchange } from '../core/exchange.ts'
import { Discovered } from '../discover/discovered.ts'
import type { Observation, Requirement } from '../requirements/requirement.ts'
import { startMock } from '../run/mock.ts'
import type { Suite } from '../run/session-options.ts'
import { learn } from './learn.ts'

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
  it('from one exchange is observed twice', async () => {
    const { learned, looks } = await learnBy({ answer: 401, evidence: [exchange] })
    expect(looks).toBe(2)
    expect(learned.dialect.answers).toEqual({ 'auth.missing': 401 })
    expect(learned.dialect).toMatchObject({
      observed: '2026-05-06',
      evidence: { 'auth.missing': 'GET /links -> 200 []' },
    })
    expect(learned.exitCode).toBe(0)
  })

  it('from two exchanges is observed once', async () => {
    const { looks } = await learnBy({ answer: 401, evidence: [exchange, exchange] })
    expect(looks).toBe(1)
  })

  it('that differs the second time is not written', async () => {
    const { learned } = await learnBy(
      { answer: 401, evidence: [exchange] },
      { answer: 403, evidence: [exchange] },
    )
    expect(learned.dialect.answers).toEqual({})
    expect(learned.unseen).toEqual([
      { id: 'auth.missing', reason: 'the observations contradict each other: 401, then 403' },
    ])
    expect(learned.exitCode).toBe(2)
  })

  it('that no dialect can state is left out, with the reason', async () => {
    const { learned } = await learnBy({ answer: 700, evidence: [exchange, exchange] })
    expect(learned.dialect.answers).toEqual({})
    expect(learned.unseen).toMatchObject([
      { id: 'auth.missing', reason: expect.stringMatching(/^no dialect can state the observed answer/) },
    ])
  })
})

describe('learn', () => {
  const inTurn = turns(6)

  it('learns less, and writes nothing to the server, if it may only read', async () => {
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
    expect(dialect.evidence?.['auth.missing']).toMatch(/read-only: seen in existing records, less certain/)
    expect(unseen.find(({ id }) => id === 'links.title')?.reason).toBe('the run is read-only')
  })

  inTurn('contains neither the key nor ids and records of the account', async () => {
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

  inTurn('learns no shape that contains the key, and reports its place', async () => {
    const link = { id: '$id', url: '$url', alias: '$alias', owner: 'key contract-suite of the account' }
    const server = await startMock({ name: 'tells', shapes: { link }, answers: {} })
    const learned = await learn({ ...server, ledger })
    await server.close()
    expect(learned.exitCode).toBe(0)
    expect(JSON.stringify({ ...learned, report: undefined })).not.toContain('contract-suite')
    expect(learned.unexplained).toContainEqual({ path: 'link', seen: '$SHORTLINK_API_KEY' })
    expect(learned.dialect.shapes?.pixel).toBeDefined()
  })

  inTurn('writes the same evidence for the same server, whatever the run', async () => {
    const server = await openTwin(defaultDialect)
    const options = { ...server, domainIds: server.domainIds.slice(0, 2), name: 'same', ledger }
    const first = await learn(options)
    const second = await learn(options)
    await server.close()
    expect(second.dialect).toEqual(first.dialect)
  })

  it.each([['the server is unreachable', 'http://127.0.0.1:9', 2]])(
    'exits with 2 if %s',
    async (_, baseUrl, code) => {
      const { exitCode, report } = await learn({ baseUrl, apiKey: 'k', ledger, timeoutMs: 200 })
      expect(exitCode).toBe(code)
      expect(report.stopped).toMatch(/out of reach/)
    },
    120_000,
  )
})
