import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startMock } from './mock.ts'
import { type Report, runSuite } from './run.ts'
import { suite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'requests-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Judges the mock by some requirements, or by all. */
async function judge(name: string, only?: readonly string[], concurrency = 1): Promise<Report> {
  const { close, ...target } = await startMock()
  try {
    return await runSuite({ ...target, only, concurrency, ledger: join(folder, `${name}.jsonl`) }, suite)
  } finally {
    await close()
  }
}

describe('the number of requests', () => {
  it('of a run for one requirement about the key is that of its own requests', async () => {
    const { requests, summary } = await judge('key', ['auth.bearer'])
    expect(summary.documented.passed).toBe(1)
    expect(requests).toBe(2)
  })

  // A run creates three records to try the first deletion, looks at both
  // kinds of records around it, and deletes them: about 55 requests.
  it.for([
    ['links.list.json', 2],
    ['links.list.shows-created', 62],
    ['links.list.search-by-url', 81],
    ['links.list.search-by-alias', 89],
    ['links.delete.applied', 98],
    ['pixels.create.name', 77],
    ['pixels.list.search', 89],
    ['auth.missing', 20],
  ] as const)('of a run for %s is small', async ([id, most]) => {
    const { requests, summary } = await judge(id, [id])
    expect(summary.documented.passed + summary.assumed.matches).toBe(1)
    expect(requests).toBeLessThanOrEqual(most)
  })

  it('of a run for all requirements is bounded, and with several at once is little more', async () => {
    const alone = await judge('whole')
    const { requests, summary } = alone
    expect(summary.documented).toMatchObject({ failed: 0, error: 0 })
    expect(summary.assumed).toMatchObject({ differs: 0 })
    expect(requests).toBeLessThanOrEqual(1670)
    const together = await judge('together', undefined, 8)
    const verdicts = ({ results }: Report) => results.map(({ id, verdict }) => `${id} ${verdict}`)
    expect(verdicts(together)).toEqual(verdicts(alone))
    expect(together.requests).toBeLessThanOrEqual(alone.requests * 1.4)
  })
})
