import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/mock/mock.ts'
import { runContract } from '../../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-addresses-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('observes the schemes of destinations although no greatest length is found', async () => {
  const dialect = { name: 'long', answers: { 'links.url.rule': { schemes: [], length: 100_000 } } }
  const { baseUrl, close } = await serve(createMock({ dialect }))
  const ledger = join(folder, 'ledger.jsonl')
  const { results } = await runContract({
    baseUrl,
    apiKey: 'demo-key',
    ledger,
    dialect,
    only: ['links.url.rule'],
  })
  await close()
  expect(results.find(({ id }) => id === 'links.url.rule')).toMatchObject({
    verdict: 'matches',
    received: { schemes: [] },
    reason: 'not observed, and left out: length (8192 characters are accepted; longer ones are not tried)',
  })
})
