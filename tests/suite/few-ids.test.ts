import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { accountOf } from '../../contract-tests/compare/account.ts'
import { compare } from '../../contract-tests/compare/compare.ts'
import { learn } from '../../contract-tests/learn/learn.ts'
import { runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { openTwin } from '../../src/cli/twin.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { mockFaults } from './support/mock-faults.ts'
import { query } from './support/mock-rewriting.ts'

const folder = mkdtempSync(join(tmpdir(), 'few-ids-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('PUT /links/{id} with a space is judged if the user names only one', async () => {
  const fault = mockFaults.find(({ id }) => id === 'links.update.drops-space_id')!
  const { close, ...target } = await startFaultyMock(fault)
  try {
    const named = { domainIds: target.domainIds.slice(0, 1), spaceIds: target.spaceIds.slice(0, 1) }
    const only = ['links.update.space-id']
    const ledger = join(folder, 'space.jsonl')
    const { results, leftBehind } = await runSuite({ ...target, ...named, only, ledger }, suite)
    expect(results).toMatchObject([{ id: 'links.update.space-id', verdict: 'failed' }])
    expect(leftBehind).toEqual([])
  } finally {
    await close()
  }
})

it('GET /links?search=&domain_id= is judged by the links of others if the user names only one domain', async () => {
  const { close, ...target } = await startFaultyMock(
    query('links', asked => {
      if (asked.get('search_by') === 'url') asked.delete('domain_id')
    }),
  )
  try {
    const named = { domainIds: target.domainIds.slice(0, 1) }
    const only = ['links.list.search-and-filter-combine']
    const ledger = join(folder, 'search.jsonl')
    const { results } = await runSuite({ ...target, ...named, only, ledger }, suite)
    expect(results).toMatchObject([{ id: only[0], verdict: 'failed' }])
  } finally {
    await close()
  }
})

/** Domains that the user names, of an account whose first domain is that of links without one. */
it.each([
  ['no domain', [], { status: 422 }],
  ['the usual domain', [0], { status: 422 }],
  ['another domain', [1], { scope: 'domain', status: 422 }],
  ['both domains', [0, 1], { scope: 'domain', status: 422 }],
])('a taken alias is learned with %s', async (what, named, answer) => {
  const { close, ...target } = await startFaultyMock({})
  try {
    const domainIds = named.map(index => target.domainIds[index]!)
    const ledger = join(folder, `${what}.jsonl`)
    const { dialect } = await learn({ ...target, domainIds, only: ['links.alias.unique'], ledger })
    expect(dialect.answers['links.alias.unique']).toEqual(answer)
  } finally {
    await close()
  }
})

it('compare names a link that it could not delete after it looked for the usual domain', async () => {
  const fault = mockFaults.find(({ id }) => id === 'links.delete.no-op')!
  const { close, ...target } = await startFaultyMock(fault)
  const dialect = { name: 'plain', answers: {} }
  const run = { ...target, domainIds: target.domainIds.slice(1), ledger: join(folder, 'look.jsonl') }
  const account = await accountOf(run, dialect)
  const twin = await openTwin(dialect, { account })
  try {
    const { exitCode, leftBehind, ledger, rows } = await compare({ ...run, ...account, dialect, twin })
    expect({ exitCode, ledger, rows }).toEqual({ exitCode: 3, ledger: run.ledger, rows: [] })
    expect(leftBehind).not.toEqual([])
  } finally {
    await twin.close()
    await close()
  }
})
