import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runContract } from '../../../contract-tests/index.ts'
import { type Rewriting, startFaultyMock } from './faulty-mock.ts'

/** Asserts that a fault of the mock fails a requirement that runs alone. */
export async function mustBeRed(_fault: string, rewriting: Rewriting, red: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-faults-'))
  const { baseUrl, apiKey, domainIds, spaceIds, close } = await startFaultyMock(rewriting)
  try {
    const ledger = join(folder, 'ledger.jsonl')
    const { results } = await runContract({ baseUrl, apiKey, domainIds, spaceIds, only: [red], ledger })
    expect(results.map(({ id, verdict }) => [id, verdict])).toEqual([[red, 'failed']])
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}
