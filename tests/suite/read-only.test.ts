import { describe, expect, it } from 'vitest'
import { existingJudges } from '../../contract-tests/requirements/existing/index.ts'
import { type Report, runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { recordsIn } from '../../src/store/store.ts'
import { sampled } from '../support/sample.ts'
import { drawOf } from './strangers/grammar/draw.ts'
import { measure } from './strangers/harness/measure.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { mockFaults } from './support/mock-faults.ts'

/** Judges the mock with its demo records, which the run must not change. */
async function judged(fault: Rewriting = {}): Promise<Report & { methods: readonly string[] }> {
  const methods = new Set<string>()
  const { close, ...target } = await startFaultyMock({
    ...fault,
    request(plain, world) {
      methods.add(plain.method)
      return fault.request?.(plain, world) ?? plain
    },
  })
  try {
    return { ...(await runSuite({ ...target, readOnly: true }, suite)), methods: [...methods] }
  } finally {
    await close()
  }
}

function documented({ results }: Report, verdict: string): string[] {
  return results
    .filter(result => result.level === 'documented' && result.verdict === verdict)
    .map(({ id }) => id)
}

describe('a run that must not write', () => {
  it('judges lists and reads by the records that exist, and sends no write', async () => {
    const report = await judged()
    expect(documented(report, 'failed')).toEqual([])
    const passed = documented(report, 'passed')
    const skipped = [...existingJudges.keys()].filter(id => !passed.includes(id))
    // The demo has twelve pixels.
    expect(skipped).toEqual(['pixels.list.per-page-50', 'pixels.list.per-page-100'])
    expect(report.methods.filter(method => !['GET', 'HEAD', 'OPTIONS'].includes(method))).toEqual([])
  })

  it('judges only documented requirements that otherwise need to write', () => {
    const writing = suite.requirements.filter(
      ({ level, needs }) => level === 'documented' && needs === 'write',
    )
    const ids = writing.map(({ id }) => id)
    expect([...existingJudges.keys()].filter(id => !ids.includes(id))).toEqual([])
  })

  it('skips what an empty account does not show', async () => {
    const empty: Rewriting = {
      request(plain, { store }) {
        for (const { id } of recordsIn(store).links) store.links.delete(id)
        return plain
      },
    }
    const report = await judged(empty)
    expect(documented(report, 'failed')).toEqual([])
    expect(report.results.find(({ id }) => id === 'links.list.sort-asc')).toMatchObject({
      verdict: 'skipped',
      reason: 'the account has too few links',
    })
  })
})

describe('faults of lists and reads', () => {
  /** Faults that no record of the demo shows, or that only a write shows. */
  const unseen = [
    'links.list.sort-by-title-ignored',
    'links.list.created-missing',
    'links.list.leaks-privacy-password',
    // A run that only reads searches for the texts of a few records, which are not made for it.
    'links.list.search-capped-at-50',
    'links.list.search-as-pattern',
    'links.list.search-hides-disabled',
    'links.list.status-2-without-clicks',
    'pixels.list.search-default-10',
    'pixels.list.of-type-default-10',
    'pixels.list.by-name-default-10',
    'links.list.default-size-filtered',
    'links.list.default-size-with-status-50',
    'links.list.size-50-with-status-25',
    'links.list.size-50-with-search-25',
    'links.list.status-0-with-space-id-is-active',
    'links.list.status-0-with-domain-id-is-active',
    'links.list.status-0-with-pixel-id-is-active',
    'links.list.search-by-title-desc',
    'links.list.search-decoded-twice',
    'pixels.list.search-sorted-by-name',
    // Nor does it read the pages of pixels, or of links with a pixel.
    'pixels.list.later-pages-late',
    'pixels.list.later-pages-of-all-types',
    'links.list.later-pages-of-all-pixels',
    // No pixel of the demo has letters beyond ASCII.
    'pixels.list.search-ascii-only',
    // Whether a list skips a link between two pages is judged with links of the run alone.
    'links.list.page-by-title-late',
    'links.list.ties-skipped',
  ]
  const faults = mockFaults.filter(
    ({ id }) => /^(links|pixels)\.(list|get)\./.test(id) && !/stale|leaks/.test(id) && !unseen.includes(id),
  )

  it.each(sampled(faults, 24))('$id', async fault => {
    expect(documented(await judged(fault), 'failed')).not.toEqual([])
  })
})

describe('conforming services', () => {
  /** Services that led to a change, and the services of the day. */
  const seeds = [
    7, 20, 33, 38, 20005, 20009, 20011, 20081, 20083, 20113, 20121, 31013, 31141, 31162, 31324, 31375, 38398,
    38990,
  ]
  const others = Array.from({ length: 400 }, (_, index) => 31_000 + index)

  it.each([
    ...sampled(seeds, 8),
    ...sampled(others, 80),
  ])('the service of seed %i is not called broken', async seed => {
    const { verify } = await measure(drawOf(seed), ['read'])
    expect(verify?.errors).toEqual([])
    expect(verify?.intrusions).toEqual([])
    expect(verify?.falseReds).toEqual([])
  })
})
