import { expect, it } from 'vitest'
import { temporaryLedgerFile } from '../../contract-tests/core/temporary-ledger.ts'
import { runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { sampled } from '../support/sample.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { asks } from './support/mock-rewriting.ts'

/** A service whose plan has room for that many links of the run. */
function quota(most: number, fault: Rewriting = {}): Rewriting {
  let before: number | undefined
  return {
    ...fault,
    instead(plain, { store }) {
      before ??= store.links.size
      if (!asks(plain, 'links', 'create') || store.links.size < before + most) return undefined
      const headers = { 'content-type': 'application/json' }
      return {
        status: 403,
        headers,
        body: JSON.stringify({ message: 'The link quota of the plan is exceeded.' }),
      }
    },
  }
}

/** Judges an account that has room for twelve links of the run. */
async function judged(fault?: Rewriting, concurrency = 1) {
  const { close, ...target } = await startFaultyMock(quota(12, fault))
  try {
    return await runSuite({ ...target, concurrency, ledger: temporaryLedgerFile() }, suite)
  } finally {
    await close()
  }
}

it.each(
  sampled([1, 8], 2),
)('a full account is emptied for what needs room, %i requests at once', async concurrency => {
  const { exitCode, summary, results } = await judged(undefined, concurrency)
  const verdicts = new Map(results.map(({ id, verdict }) => [id, verdict]))
  expect([exitCode, summary.documented.failed]).toEqual([0, 0])
  expect(results.map(({ id }) => id).sort()).toEqual(suite.requirements.map(({ id }) => id).sort())
  expect(verdicts.get('links.update.fields-combine')).toBe('passed')
  expect(verdicts.get('links.delete.others')).toBe('passed')
  expect(results.find(({ id }) => id === 'links.list.per-page-100')).toMatchObject({
    verdict: 'skipped',
    reason: expect.stringContaining('the server allows no more links: with 12 of this run'),
  })
  expect(summary.documented.skipped).toBeLessThan(60)
})

it('a fault is found that only shows in what needs room', async () => {
  const { exitCode, results } = await judged({
    request: plain =>
      asks(plain, 'links', 'update') && plain.body instanceof Uint8Array
        ? {
            ...plain,
            body: new TextEncoder().encode(
              new TextDecoder().decode(plain.body).replace(/&?rotation[^&]*/g, ''),
            ),
          }
        : plain,
  })
  expect(exitCode).toBe(1)
  expect(results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)).toContain(
    'links.update.rotation',
  )
})
