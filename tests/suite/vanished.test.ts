import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { afterwards } from './support/mock-rewriting.ts'

it('a link of others that disappears during a run is in its report, which is not red', async () => {
  let creates = 0
  const rewriting = afterwards('links', 'create', (_, { store }) => {
    creates += 1
    if (creates === 40) store.links.delete(5)
  })
  const folder = mkdtempSync(join(tmpdir(), 'vanished-'))
  const { baseUrl, apiKey, domainIds, spaceIds, close } = await startFaultyMock(rewriting)
  try {
    const ledger = join(folder, 'ledger.jsonl')
    const report = await runContract({ baseUrl, apiKey, domainIds, spaceIds, ledger })
    expect(creates).toBeGreaterThan(40)
    expect(report).toMatchObject({ exitCode: 0, summary: { red: 0 }, vanished: ['links/5'] })
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})
