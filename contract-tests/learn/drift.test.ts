import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { borealis } from '../fixtures/borealis/index.ts'
import { runSuite } from '../run.ts'
import { suite } from '../suite.ts'
import { openProxy } from '../testing/proxy.ts'
import { changesBetween } from './changes.ts'
import { learn } from './learn.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'drift-'))
afterAll(() => rmSync(folder, { recursive: true }))

let runs = 0
function ledger(): string {
  runs += 1
  return join(folder, `${runs}.jsonl`)
}

it('names the one answer that a server gives otherwise than its dialect says, and nothing else', async () => {
  const server = await borealis.start({ seedOther: 60 })
  const { apiKey, domainIds, spaceIds } = server
  const before = await learn({ baseUrl: server.baseUrl, apiKey, domainIds, spaceIds, ledger: ledger() })
  expect(before.dialect.answers['links.delete.status']).toEqual({ status: 200, body: { result: null } })

  // The day comes on which a link that was deleted is answered otherwise.
  const proxy = await openProxy(server.baseUrl, ({ method, path }) =>
    method === 'DELETE' && path.startsWith('/api/v1/links/')
      ? (status, body) => (status === 200 ? '{"removed":true}' : body)
      : 'pass',
  )
  const target = { baseUrl: proxy.baseUrl, apiKey, domainIds, spaceIds }
  const report = await runSuite({ ...target, dialect: before.dialect, ledger: ledger() }, suite)
  const after = await learn({ ...target, ledger: ledger() })
  await proxy.close()
  await server.close()

  expect(report.exitCode).toBe(1)
  expect(report.results.filter(({ red }) => red)).toMatchObject([
    {
      id: 'links.delete.status',
      verdict: 'differs',
      expected: { status: 200, body: { result: null } },
      received: { status: 200, body: { removed: true } },
    },
  ])
  expect(changesBetween(before.dialect, after.dialect)).toEqual([
    {
      id: 'links.delete.status',
      before: { status: 200, body: { result: null } },
      after: { status: 200, body: { removed: true } },
    },
  ])
})

it('does not call a part of an answer drifted that its dialect leaves out, nor one that could not be seen', async () => {
  const server = await openTwin({ name: 'server', answers: { 'errors.precedence': ['key', 'path'] } })
  const ids = { domainIds: server.domainIds.slice(0, 2), spaceIds: server.spaceIds.slice(0, 2) }
  const answers: Dialect['answers'] = {
    // Nothing that is not set can be sorted by there.
    'sort.order': { text: 'folded', unset: 'lowest', ties: 'id' },
    'errors.precedence': ['method', 'record'],
    'errors.fields': { 'list.page-invalid': false, 'links.alias.unique': true },
  }
  const report = await runSuite(
    { ...server, ...ids, dialect: { name: 'told', answers }, ledger: ledger() },
    { ...suite, requirements: suite.requirements.filter(({ id }) => !id.startsWith('links.fields.')) },
  )
  await server.close()
  const judged = report.results.filter(({ source }) => Object.hasOwn(answers, source))
  expect(judged.map(({ id, verdict, red }) => ({ id, verdict, red }))).toEqual([
    { id: 'sort.order', verdict: 'confirmed', red: false },
    { id: 'errors.fields', verdict: 'confirmed', red: false },
    { id: 'errors.precedence', verdict: 'confirmed', red: false },
  ])
  expect(report.results.filter(({ red }) => red)).toEqual([])
})

it.each<[string, Dialect['answers'], Dialect['answers']]>([
  [
    'another part of an order',
    {},
    { 'errors.precedence': ['key', 'path', 'method', 'record', 'media-type', 'input'] },
  ],
  ['another part of an answer', {}, { 'errors.fields': { 'links.alias.unique': false } }],
  ['another status', {}, { 'links.create.status': { status: 201, body: 'record' } }],
  ['another place', { 'record.root': '/result' }, { 'links.fields.url': { at: '/long_url' } }],
  ['another rule', { 'errors.validation.status': 400 }, { 'list.unknown-value': 'ignored' }],
])('the mock drifts to %s', async (_, answers, drifted) => {
  const [question] = Object.keys(drifted)
  const seen = await openTwin({ name: 'before', answers })
  const ids = { domainIds: seen.domainIds.slice(0, 2), spaceIds: seen.spaceIds.slice(0, 2) }
  const { dialect } = await learn({ ...seen, ...ids, ledger: ledger() })
  await seen.close()
  const now = await openTwin({ name: 'after', answers: { ...answers, ...drifted } })
  const report = await runSuite({ ...now, ...ids, dialect, ledger: ledger() }, suite)
  await now.close()
  expect(report.results.filter(({ red }) => red).map(({ id, received }) => ({ id, received }))).toMatchObject(
    [{ id: question, received: Object.values(drifted)[0] }],
  )
  expect(report.exitCode).toBe(1)
})
