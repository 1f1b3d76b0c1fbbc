import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { sampled } from '../support/sample.ts'
import { atlas } from './fixtures/atlas/index.ts'
import { borealis } from './fixtures/borealis/index.ts'
import { cumulus } from './fixtures/cumulus/index.ts'
import { faultsOf } from './fixtures/faults.ts'
import type { Fault, FixtureServer, RunningServer } from './fixtures/types.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { mockFaults } from './support/mock-faults.ts'

/** A server that can be started with a fault. */
interface Breakable {
  name: string
  faults: readonly Fault[]
  start(fault: Fault): Promise<Omit<RunningServer, 'records' | 'visit'>>
}

/**
 * The power of the suite: each fixture server and the mock run with one fault at a time, and documented
 * requirements must fail. A sample of the day has faults of both resources, of HTTP and of keys. `SHORTLINK_POWER_SERVER` names a
 * single server.
 */
const mock: Breakable = {
  name: 'mock',
  faults: mockFaults,
  start: ({ id }) => startFaultyMock(mockFaults.find(fault => fault.id === id)!),
}

const servers = [...[atlas, borealis, cumulus].map(breakable), mock]
const only = process.env.SHORTLINK_POWER_SERVER
if (only !== undefined && !servers.some(({ name }) => name === only))
  throw new RangeError(`SHORTLINK_POWER_SERVER names no server: ${only}`)
const documented = {
  ...suite,
  requirements: suite.requirements.filter(({ level }) => level === 'documented'),
}

const folder = mkdtempSync(join(tmpdir(), 'slk-power-'))
/** Rows of the table of faults and servers, as Markdown for the file that `SHORTLINK_POWER_TABLE` names. */
const rows: string[] = []
afterAll(() => {
  rmSync(folder, { recursive: true })
  const file = process.env.SHORTLINK_POWER_TABLE
  if (file !== undefined)
    writeFileSync(file, `| fault | server | caught by |\n|---|---|---|\n${rows.join('\n')}\n`)
})

function breakable({ name, start }: FixtureServer): Breakable {
  return { name, faults: faultsOf(name), start: ({ id }) => start({ seedOther: 60, faults: [id] }) }
}

/** The resource and the operation in the id of a fault: `links.list` of `links.list.sort-default-asc`. */
function areaOf(fault: Fault): string {
  return fault.id.split('.').slice(0, 2).join('.')
}

/** Faults that stop a run before it can judge anything. The run reports this, and does not exit with 0. */
const stopping = new Set(['auth.bearer-refused'])

/** Faults in the encoding of bodies, which the first requirement that reads one notices. */
const elsewhere: Record<string, RegExp> = {
  'http.form-plus-kept': /^http\.form\./,
  'http.form-utf8-mangled': /^http\.form\./,
  'http.path-prefix-wrong': /^http\.path-prefix$/,
  // Only the search for a changed link has an alias with capitals.
  'links.list.search-by-alias-in-small-letters': /^links\.update\.alias-searched$/,
}

const pairs = servers
  .filter(({ name }) => only === undefined || name === only)
  .flatMap(server => server.faults.map(fault => ({ ...server, fault })))
const chosen = sampled(pairs, 480, ({ fault }) => fault.id.split('.')[0])

describe.each([...new Set(chosen.map(one => one.name))])('%s', name => {
  // As %s, because Vitest shortens $id, and a newcomer selects a fault by its id.
  it.each(
    chosen.filter(one => one.name === name).map(one => [one.fault.id, one] as const),
  )('%s is caught', async (_, { fault, start }) => {
    const server = await start(fault)
    const { baseUrl, apiKey, domainIds, spaceIds } = server
    const ledger = join(folder, `${name}-${fault.id}.jsonl`)
    const report = await runSuite({ baseUrl, apiKey, domainIds, spaceIds, ledger }, documented)
    await server.close()
    const red = report.results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
    rows.push(`| ${fault.id} | ${name} | ${red.join(', ') || report.stopped || 'nothing'} |`)
    expect(report.exitCode, report.stopped).not.toBe(0)
    if (stopping.has(fault.id)) return
    const area = elsewhere[fault.id] ?? new RegExp(`^${areaOf(fault).replace('.', '\\.')}\\.`)
    expect(
      red.filter(id => area.test(id)),
      `${fault.breaks}: ${red.join(', ')}`,
    ).not.toEqual([])
    expect(report.results.filter(({ verdict }) => verdict === 'error' || verdict === 'inconclusive')).toEqual(
      [],
    )
  })
})
