import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Report, runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { sampled } from '../support/sample.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { mockFaults } from './support/mock-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'weak-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Judges the mock with a fault. It accepts every key, and each key has an account of its own. */
async function judge(faultId: string, apiKey: string): Promise<Report> {
  const server = await startFaultyMock(mockFaults.find(({ id }) => id === faultId)!)
  try {
    const { baseUrl, domainIds, spaceIds } = server
    return await runSuite({ baseUrl, apiKey, domainIds, spaceIds, ledger: join(folder, 'ledger') }, suite)
  } finally {
    await server.close()
  }
}

/** The parts of a report about what a server does, without quotes from responses. */
function outcomeOf({ target, exitCode, summary, results, dialect }: Report) {
  const isUrl = /^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/.test(target)
  const verdicts = results.map(({ id, level, source, title, verdict, red, response }) => {
    return { id, level, source, title, verdict, red, status: response?.status }
  })
  return { isUrl, exitCode, summary, verdicts, dialect }
}

describe('a server whose lists are in the wrong order', () => {
  const fault = 'links.list.sort-default-asc'
  let ordinary: Report
  beforeAll(async () => {
    ordinary = await judge(fault, 'sk-ordinary-key-1')
  })

  it('fails the suite', () => expect(ordinary).toMatchObject({ exitCode: 1 }))

  it.each(
    sampled(['failed', 'a', 'k', '1', '200', 'id', 'links'], 7),
  )('fails in the same way with the key %s', async apiKey => {
    expect(outcomeOf(await judge(fault, apiKey))).toEqual(outcomeOf(ordinary))
  })
})
