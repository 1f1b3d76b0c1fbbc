import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTwin, type Twin } from '../../src/cli/twin.ts'
import { type Dialect, defaultDialect } from '../../src/dialect/dialect.ts'
import { defaultShapes } from '../../src/generated/default-shapes.ts'
import { cumulus } from '../../tests/suite/fixtures/cumulus/index.ts'
import { sampled, turns } from '../../tests/support/sample.ts'
import { type Comparison, compare, scoreOf } from './compare.ts'
import { figure, percent, terminalTable } from './report.ts'
import type { ComparedRow } from './row.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))
let runs = 0
/**
 * Returns a ledger of its own for each run, so that a run that is interrupted does not affect the next one.
 */
const newLedger = () => join(folder, `${runs++}.jsonl`)

type Target = Pick<Twin, 'baseUrl' | 'apiKey' | 'domainIds' | 'spaceIds'>

/** Compares a server with the mock in a dialect. Passes at most two domain and space ids, as a user would. */
async function against(target: Target, dialect: Dialect, ignore: string[] = []): Promise<Comparison> {
  const { baseUrl, apiKey, domainIds, spaceIds } = target
  const twin = await openTwin(dialect)
  try {
    const ids = { domainIds: domainIds.slice(0, 2), spaceIds: spaceIds.slice(0, 2) }
    return await compare({ baseUrl, apiKey, ...ids, dialect, twin, ignore, ledger: newLedger() })
  } finally {
    await twin.close()
  }
}

it('a mock responds like another one in the same dialect to every request', async () => {
  const server = await openTwin(defaultDialect)
  const comparison = await against(server, defaultDialect)
  await server.close()
  expect(comparison.rows.filter(row => row.differences.length > 0 || row.skipped !== undefined)).toEqual([])
  expect(comparison.score).toEqual({ compared: 223, agree: 1, status: 1, headers: 1, body: 1 })
})

const inTurn = turns(6)

inTurn('does not compare ignored members', async () => {
  const server = await openTwin({ name: 'server', answers: { 'links.title': 'none' } })
  const scores = []
  for (const ignore of [[], ['links:/title']])
    scores.push((await against(server, defaultDialect, ignore)).score.body)
  await server.close()
  expect(scores[0]).toBeLessThan(0.8)
  // Lists sorted or searched by title still differ in their order and records.
  expect(scores[1]).toBeGreaterThan(0.98)
})

describe('a difference', () => {
  const causes: [
    title: string,
    server: Partial<Dialect>,
    given: Dialect['answers'],
    place: string,
    cause: string,
  ][] = [
    [
      'in a status whose question the dialect leaves open',
      { answers: { 'list.unknown-value': 'ignored' } },
      {},
      'status',
      'dialect incomplete',
    ],
    [
      'in a status whose question the dialect answers',
      { answers: { 'list.unknown-value': 'ignored' } },
      { 'list.unknown-value': 422, 'search.match': { where: 'anywhere', case: 'insensitive' } },
      'status',
      'dialect outdated or mock wrong',
    ],
    [
      'in a place',
      { shapes: { link: { ...defaultShapes.link, long_url: '$url' } } },
      {},
      'structure /data/long_url',
      'dialect incomplete',
    ],
    [
      'in a header',
      { shapes: { created: { headers: { Location: '$address' } } } },
      {},
      'header location',
      'dialect incomplete',
    ],
  ]
  it.each(sampled(causes, 24))('%s', async (_, speaks, given, place, cause) => {
    const server = await openTwin({ name: 'server', answers: {}, ...speaks })
    const { rows, score } = await against(server, { name: 'given', answers: given })
    await server.close()
    const found = rows
      .flatMap(row => row.differences)
      .filter(({ part, at }) => `${part} ${at}`.trim() === place)
    expect(found).not.toEqual([])
    expect(found.map(one => one.cause)).toContain(cause)
    expect(score.agree < 1 || score.headers < 1).toBe(true)
  })

  const open: Dialect['answers'][] = [
    { 'search.match': { where: 'whole', case: 'insensitive' } },
    { 'links.create.required': ['url', 'domain_id'] },
    { 'input.unknown-field': 422 },
    { 'links.alias.rule': { pattern: '^[a-z]{1,200}$', case: 'sensitive' } },
  ]
  it.each(
    sampled(open, 24),
  )('in what the document leaves open breaks no documented requirement: %j', async answers => {
    const server = await openTwin({ name: 'server', answers })
    const { rows } = await against(server, { name: 'given', answers: {} })
    await server.close()
    const found = rows.flatMap(row => row.differences.map(one => ({ title: row.title, ...one })))
    expect(found.filter(({ cause }) => cause === 'documented behaviour broken')).toEqual([])
  })

  const faults: [fault: string, part: string][] = [
    ['links.list.search-by-alias-ignored', 'records'],
    ['pixels.list.type-ignored', 'records'],
  ]
  it.each(
    sampled(faults, 12),
  )('in a documented behaviour is a broken requirement: %s', async (fault, part) => {
    const server = await cumulus.start({ faults: [fault] })
    const { rows } = await against(server, {
      name: 'cumulus',
      shapes: cumulus.shapes,
      answers: cumulus.expected,
    })
    await server.close()
    const broken = rows
      .flatMap(row => row.differences)
      .filter(one => one.cause === 'documented behaviour broken')
    expect(broken.map(one => one.part)).toContain(part)
    expect(broken[0]?.because).toMatch(/^section 4\.[12], (links|pixels)\.list\.\S+: expected /)
  })
})

inTurn('compares requests that need no record of the run if it may only read', async () => {
  const server = await openTwin(defaultDialect)
  const twin = await openTwin(defaultDialect)
  const comparison = await compare({
    ...server,
    dialect: defaultDialect,
    twin,
    readOnly: true,
    ledger: newLedger(),
  })
  await Promise.all([server.close(), twin.close()])
  expect(comparison.rows.find(({ title }) => title === 'GET /links without a key')).toMatchObject({
    status: { server: 401, twin: 401 },
    differences: [],
  })
  expect(comparison.rows[0]?.skipped?.server).toBe('the run is read-only')
})

it('says why nothing could be compared', async () => {
  const twin = await openTwin(defaultDialect)
  const { exitCode, stopped, rows } = await compare({
    baseUrl: 'http://127.0.0.1:9',
    apiKey: 'k',
    timeoutMs: 200,
    dialect: defaultDialect,
    twin,
    ledger: newLedger(),
  })
  await twin.close()
  expect({ exitCode, rows }).toEqual({ exitCode: 2, rows: [] })
  expect(stopped).toMatch(/out of reach/)
})

it('counts a request that only one side could send, but not one that neither could send', () => {
  const alike: ComparedRow = { n: 1, title: 'a', status: { server: 200, twin: 200 }, differences: [] }
  const lonely: ComparedRow = {
    n: 2,
    title: 'b',
    status: { server: 200, twin: undefined },
    skipped: { twin: 'no id' },
    differences: [],
  }
  const neither: ComparedRow = {
    n: 3,
    title: 'c',
    status: { server: undefined, twin: undefined },
    skipped: { server: 'x', twin: 'x' },
    differences: [],
  }
  const score = scoreOf([alike, lonely, neither])
  expect(score).toEqual({ compared: 2, agree: 0.5, status: 0.5, headers: 1, body: 1 })
  expect(figure(score)).toBe('50 % of 2 responses agree (status 50 %, bodies 100 %, headers 100 %)')
  expect(percent(0.9999)).toBe('99.9 %')
  const comparison: Comparison = {
    target: 't',
    dialect: 'd',
    score,
    rows: [alike, lonely, neither],
    leftBehind: [],
    exitCode: 0,
  }
  expect(terminalTable(comparison)).toEqual([
    '   2  200/---  b',
    '      not sent to the mock: no id',
    figure(score),
  ])
})
