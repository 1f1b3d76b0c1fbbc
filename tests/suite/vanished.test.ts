import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Report, runContract } from '../../contract-tests/index.ts'
import type { Store } from '../../src/store/store.ts'
import { sampled } from '../support/sample.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { afterwards } from './support/mock-rewriting.ts'

const acts: [string, (store: Store) => void, Partial<Report>][] = [
  ['disappears', store => store.links.delete(5), { vanished: ['links/5'] }],
  [
    'gets another alias',
    store => store.links.update(5, { alias: 'taken-over' }),
    { changed: ['links/5: alias, short_url'] },
  ],
]

it.each(
  sampled(acts, 2),
)('a link of others that %s during a run is in its report, which is not red', async (_, act, expected) => {
  let creates = 0
  const rewriting = afterwards('links', 'create', (_, { store }) => {
    creates += 1
    if (creates === 40) act(store)
  })
  const folder = mkdtempSync(join(tmpdir(), 'vanished-'))
  const { baseUrl, apiKey, domainIds, spaceIds, close } = await startFaultyMock(rewriting)
  try {
    const ledger = join(folder, 'ledger.jsonl')
    const report = await runContract({ baseUrl, apiKey, domainIds, spaceIds, ledger })
    expect(creates).toBeGreaterThan(40)
    expect(report).toMatchObject({ exitCode: 0, summary: { red: 0 }, ...expected })
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})
