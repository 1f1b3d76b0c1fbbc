import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { chained, ignored } from './support/mock-rewriting.ts'

const folder = mkdtempSync(join(tmpdir(), 'active-flags-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A service whose links show whether they are active, and why not: the flag is off if a link is disabled, and also if
// it is expired.
const dialect = {
  name: 'active-flags',
  answers: {},
  shapes: {
    link: {
      id: '$id',
      url: '$url',
      alias: '$alias',
      domain_id: '$domain_id',
      space_id: '$space_id',
      is_active: { $: 'status', map: { 1: true, 2: false, 3: false } },
      reason: { $: 'status', map: { 1: null, 2: 'expired', 3: 'disabled' } },
    },
  },
} as const

it.each([
  ['as it should be', chained(), []],
  ['that ignores status', ignored('links', 'status'), ['links.list.status-3', 'links.list.filters-combine']],
] as const)('a service with a flag of active links, %s', async (what, rewriting, red) => {
  const { close, ...target } = await startFaultyMock(rewriting, dialect)
  try {
    const ledger = join(folder, `${what}.jsonl`)
    const only = ['links.list.status-3', 'links.list.filters-combine']
    const { results, leftBehind } = await runContract({ ...target, only, ledger })
    expect(results.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)).toEqual(red)
    expect(leftBehind).toEqual([])
  } finally {
    await close()
  }
})
