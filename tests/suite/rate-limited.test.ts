import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/index.ts'

const folder = await mkdtemp(join(tmpdir(), 'rate-limited-'))
afterAll(() => rm(folder, { recursive: true }))

// A list of the mock repeats the search text in the addresses of its pages, as many services do.
it.for([
  ['links', 'createLink', ['links.create.stored', 'links.create.privacy-1']],
  ['pixels', 'createPixel', ['pixels.create.stored', 'pixels.create.type-quora']],
] as const)('429 to every second create of %s: each is sent again, and none counts as refused', async ([
  resource,
  operation,
  only,
]) => {
  const mock = createMock({ faults: [{ operation, status: 429, every: 2, retryAfter: 0 }] })
  const { baseUrl, close } = await serve(mock)
  try {
    const ledger = join(folder, `${resource}.jsonl`)
    const { results, exitCode } = await runContract({
      baseUrl,
      apiKey: 'key',
      domainIds: ['1'],
      only,
      ledger,
    })
    expect(results.filter(({ red }) => red)).toEqual([])
    expect(results.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)).toEqual(
      expect.arrayContaining([...only]),
    )
    expect(exitCode).toBe(0)
  } finally {
    await close()
  }
})
