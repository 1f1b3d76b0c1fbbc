import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { inCommon } from '../../src/dialect/parts.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { inParts } from '../../src/generated/answers.ts'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import { borealis } from '../../tests/suite/fixtures/borealis/index.ts'
import { cumulus } from '../../tests/suite/fixtures/cumulus/index.ts'
import type { FixtureServer, RunningServer, ServerName } from '../../tests/suite/fixtures/types.ts'
import { sampled } from '../../tests/support/sample.ts'
import { type Report, runContract } from '../index.ts'
import { shapeParts } from '../requirements/requirement.ts'

/**
 * The questions whose answers cannot be observed, or only in other words than the register's, with the
 * reasons. Every other answer of a server must be discovered exactly. If an answer has parts, this applies to
 * the parts that can be observed.
 */
const unseen: Record<ServerName | 'all', Record<string, string>> = {
  all: {
    'auth.scope': 'each server accepts only one key',
    'errors.malformed': 'the suite sends only well-formed requests',
    'errors.unavailable': 'a request cannot make a service unavailable',
  },
  atlas: {
    'links.password.meaning': 'links do not show passwords',
  },
  borealis: {
    'links.expiration.zone': 'a clock 4 or 5 hours behind UTC has many names',
    'auth.malformed': 'a missing key and a wrong one get the same response',
    'auth.challenge': 'no response has the status 401',
    'links.domain.unsent': 'a link without a domain is refused',
    'links.title.after': 'links do not show titles',
  },
  cumulus: {
    'links.password.meaning': 'links do not show passwords',
    'list.page-beyond-last': 'cursors come only from the previous page',
    'auth.malformed': 'a missing key and a wrong one get the same response',
  },
}

const servers: FixtureServer[] = [atlas, borealis, cumulus]

// They mostly wait, because other people are active.
describe.concurrent.each(sampled(servers, 3))('in $name the suite observes', fixture => {
  let server: RunningServer
  let report: Report
  const folder = mkdtempSync(join(tmpdir(), 'slk-discover-'))
  beforeAll(async () => {
    server = await fixture.start({ seedOther: 80, churn: true })
    const { baseUrl, apiKey, domainIds, spaceIds } = server
    const answers = { 'ids.type': fixture.expected['ids.type'] as Answers['ids.type'] }
    const dialect: Dialect = { name: fixture.name, shapes: fixture.shapes, answers }
    const ledger = join(folder, 'ledger.jsonl')
    report = await runContract({ baseUrl, apiKey, domainIds, spaceIds, dialect, ledger })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('everything, in a run that is not ended', () => {
    expect(report.stopped).toBeUndefined()
  })

  const hidden = { ...unseen.all, ...unseen[fixture.name] }
  const visible = Object.entries(fixture.expected).filter(([question]) => !(question in hidden))
  it.each(visible)('%s', (question, answer) => {
    const result = report.results.find(({ id }) => id === question)
    if (!inParts.some(partial => partial === question)) {
      expect(result?.received, result?.reason).toEqual(answer)
      return
    }
    const [seen, known] = inCommon(result?.received, answer)
    expect(seen, result?.reason).toEqual(known)
    // The observed part contains nothing that the answer lacks.
    expect(seen).toEqual(result?.received)
    expect(Object.keys(seen as object)).not.toEqual([])
  })

  it.each(shapeParts)('the shape of %s', part => {
    const result = report.results.find(({ id }) => id === part)
    expect(result).toMatchObject({ verdict: 'matches' })
  })

  it('no broken documented requirement, although other records change meanwhile', () => {
    const red = report.results.filter(
      ({ level, verdict }) => level === 'documented' && !['passed', 'skipped'].includes(verdict),
    )
    expect(red.map(({ id, verdict, expected, received }) => ({ id, verdict, expected, received }))).toEqual(
      [],
    )
  })

  it('and deletes all its records', () => {
    expect(report.leftBehind).toEqual([])
    const { links, pixels } = server.records()
    expect([...links, ...pixels].filter(record => !record.foreign)).toEqual([])
  })
})
