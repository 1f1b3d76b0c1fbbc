import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Report, type RunOptions, runSuite } from '../../contract-tests/run/run.ts'
import { cleanUpLedger } from '../../contract-tests/writes/cleanup-ledger.ts'
import { sampled } from '../support/sample.ts'
import { atlas } from './fixtures/atlas/index.ts'
import type { RunningServer } from './fixtures/types.ts'
import { openProxy, type Passed, type Passing } from './support/proxy.ts'
import { smallSuite } from './support/small-suite.ts'

// The pauses between attempts are part of this test, and CI machines are slow.
const folder = mkdtempSync(join(tmpdir(), 'ledgers-'))
afterAll(() => rmSync(folder, { recursive: true }))
let ledgers = 0

interface Run {
  report: Report
  passed: Passed[]
  /** The events of the run as JSON. */
  events: string
  /** Ids of the records that were created through the interface and still exist. */
  left: string[]
  ledger: string
  apiKey: string
}

/** Runs the small suite through a recording proxy. Foreign records on the server must stay unchanged. */
async function runThrough(
  decide?: (passed: Passed, index: number) => Passing,
  { host = '127.0.0.1', ...options }: Partial<RunOptions> & { host?: string } = {},
): Promise<Run> {
  const server = await atlas.start()
  const before = foreignOf(server)
  const proxy = await openProxy(server.baseUrl, decide)
  ledgers += 1
  const ledger = join(folder, `${ledgers}.jsonl`)
  const events: unknown[] = []
  try {
    const baseUrl = proxy.baseUrl.replace('127.0.0.1', host)
    const onEvent = (event: unknown) => events.push(event)
    const run = { baseUrl, apiKey: server.apiKey, ledger, onEvent, ...options }
    const report = await runSuite(run, smallSuite)
    expect(foreignOf(server)).toBe(before)
    const { passed } = proxy
    return {
      report,
      passed,
      events: JSON.stringify(events),
      left: leftOn(server),
      ledger,
      apiKey: server.apiKey,
    }
  } finally {
    await proxy.close()
    await server.close()
  }
}

function leftOn(server: RunningServer): string[] {
  const { links, pixels } = server.records()
  return [...links, ...pixels].filter(record => !record.foreign).map(record => record.id)
}

function foreignOf(server: RunningServer): string {
  const { links, pixels } = server.records()
  return JSON.stringify([...links, ...pixels].filter(record => record.foreign))
}

const isWrite = ({ method }: Passed) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

it('a whole run leaves nothing, not even its ledger', async () => {
  const { report, left, ledger, passed } = await runThrough()
  expect(report.results.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual(
    smallSuite.requirements.map(({ id }) => `${id} passed`),
  )
  expect(report.exitCode).toBe(0)
  expect(left).toEqual([])
  expect(existsSync(ledger)).toBe(false)
  expect(passed.filter(isWrite).length).toBeGreaterThan(10)
})

describe('permission', () => {
  it.for([
    ['--read-only on this machine', { readOnly: true }],
    ['another host, nothing permitted', { host: '0.0.0.0' }],
    ['another host, a third one permitted', { host: '0.0.0.0', allowWrites: '127.0.0.1' }],
    ['another host, the beginning of it permitted', { host: '0.0.0.0', allowWrites: '0.0.0' }],
    ['another host, permitted, and --read-only', { host: '0.0.0.0', allowWrites: '0.0.0.0', readOnly: true }],
  ] as const)('no write: %s', async ([, options]) => {
    const { report, passed, ledger } = await runThrough(undefined, options)
    expect(passed.filter(isWrite)).toEqual([])
    expect(report.readOnly).toBe(true)
    expect(existsSync(ledger)).toBe(false)
    const writing = report.results.filter(({ id }) => id !== 'small.list')
    expect(writing.map(({ verdict }) => verdict)).toEqual(writing.map(() => 'skipped'))
    expect(report.results.find(({ id }) => id === 'small.list')?.verdict).toBe('passed')
  })

  it('another host is permitted by its name', async () => {
    const { report, passed, left } = await runThrough(undefined, { host: '0.0.0.0', allowWrites: '0.0.0.0' })
    expect(passed.filter(isWrite).length).toBeGreaterThan(10)
    expect(report.exitCode).toBe(0)
    expect(left).toEqual([])
  })
})

it('the run only writes to ids that it created', async () => {
  const { passed } = await runThrough()
  const seen = new Set<string>()
  for (const { method, path, status, answer } of passed) {
    if (method === 'POST' && status === 201) seen.add(String(JSON.parse(answer).id))
    if (method === 'PUT' || method === 'DELETE') expect(seen).toContain(path.split('/').at(-1))
  }
  // Five, two of each resource on which the first deletion and the first update were tried, and a link with two pixels
  // on which the deletion of a pixel in use was tried.
  expect(seen.size).toBe(12)
})

it('if a create returns the id of another record, that record stays, and ours is found by its marker', async () => {
  let other = ''
  const { report, passed, left } = await runThrough(one => {
    if (one.method === 'GET' && other === '' && one.path.endsWith('/links')) {
      return (_, body) => {
        other = JSON.parse(body)[0].id
        return body
      }
    }
    if (one.method !== 'POST' || !one.path.endsWith('/links')) return 'pass'
    return (status, body) => (status === 201 ? JSON.stringify({ ...JSON.parse(body), id: other }) : body)
  })
  expect(other).not.toBe('')
  expect(passed.some(({ method, path }) => method === 'DELETE' && path.endsWith(`/${other}`))).toBe(false)
  expect(report.exitCode).toBe(0)
  expect(left).toEqual([])
  expect(report.leftBehind).toEqual([])
})

describe('a connection dropped at every single request of a run', async () => {
  const { passed } = await runThrough()
  const cases = passed.flatMap(({ method, path }, index) =>
    (['drop-before', 'drop-after'] as const).map(
      drop => [`${drop} ${index}: ${method} ${path.slice(0, 40)}`, index, drop, `${drop} ${method}`] as const,
    ),
  )

  it('has enough cases', () => expect(cases.length).toBeGreaterThan(70))

  it.for(sampled(cases, 48, ([, , , kind]) => kind))('%s', async ([, at, drop]) => {
    const { report, left, ledger, apiKey, events } = await runThrough((_, index) =>
      index === at ? drop : 'pass',
    )
    expect(left).toEqual([])
    expect(existsSync(ledger)).toBe(false)
    expect(report.exitCode).toBe(0)
    expect(report.results.map(({ verdict }) => verdict)).toEqual(report.results.map(() => 'passed'))
    expect(events).not.toContain(apiKey)
  })
})

it('a server that stays unreachable: exit code 3, and the ledger names the records that are left', async () => {
  const server = await atlas.start()
  let writes = 0
  const proxy = await openProxy(server.baseUrl, one => {
    if (isWrite(one)) writes += 1
    return writes > 4 ? 'drop-before' : 'pass'
  })
  const ledger = join(folder, 'away.jsonl')
  const run = { baseUrl: proxy.baseUrl, apiKey: server.apiKey, ledger }
  const report = await runSuite(run, smallSuite)
  await proxy.close()
  const left = leftOn(server)
  expect(left.length).toBeGreaterThan(0)
  expect(report.exitCode).toBe(3)
  expect(report.ledger).toBe(ledger)
  const text = readFileSync(ledger, 'utf8')
  for (const id of left) expect(text).toContain(`"${id}"`)
  expect(text).not.toContain(server.apiKey)

  const direct = text.replaceAll(proxy.baseUrl, server.baseUrl)
  rmSync(ledger)
  const moved = join(folder, 'moved.jsonl')
  writeFileSync(moved, `${direct}{"kind":"create","n":9`)
  const cleaned = await cleanUpLedger({ file: moved, apiKey: server.apiKey })
  expect(cleaned.left).toEqual([])
  expect(leftOn(server)).toEqual([])
  expect(existsSync(moved)).toBe(false)
  await server.close()
})
