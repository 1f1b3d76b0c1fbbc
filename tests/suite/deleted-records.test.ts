import { expect, it } from 'vitest'
import { temporaryLedgerFile } from '../../contract-tests/core/temporary-ledger.ts'
import { runSuite } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { sampled, turns } from '../support/sample.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'

/** A service that keeps deleted records readable by their id, with further members. */
function keeping(members: object): Rewriting {
  const shown = new Map<string, string>()
  return {
    response({ method, path }, made) {
      const isOne = /^\/(links|pixels)\/\d+$/.test(path ?? '')
      if (isOne && method !== 'DELETE' && made.status === 200) shown.set(path!, made.body!)
      const kept = shown.get(path ?? '')
      if (!isOne || method !== 'GET' || made.status !== 404 || kept === undefined) return made
      const { data } = JSON.parse(kept) as { data: object }
      return { ...made, status: 200, body: JSON.stringify({ data: { ...data, ...members } }) }
    },
  }
}

/** A service with its own status for reads of unknown and of deleted records. */
function missingWith(status: number): Rewriting {
  const body = status === 204 ? null : JSON.stringify({ code: 'PGRST116', message: 'no rows' })
  return {
    response({ method, path }, made) {
      const isOne = /^\/(links|pixels)\/[^/]+$/.test(path ?? '')
      return isOne && method === 'GET' && made.status === 404 ? { ...made, status, body } : made
    },
  }
}

async function judged(service: Rewriting, only?: readonly string[]) {
  const { close, ...target } = await startFaultyMock(service)
  try {
    const { exitCode, results } = await runSuite({ ...target, only, ledger: temporaryLedgerFile() }, suite)
    return { exitCode, failed: results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id) }
  } finally {
    await close()
  }
}

const inTurn = turns(6)

inTurn('deleted records that say so may stay readable', async () => {
  expect(await judged(keeping({ deleted_at: '2026-11-29T10:00:00Z' }))).toEqual({ exitCode: 0, failed: [] })
})

inTurn('a record that does not say so is not deleted', async () => {
  const { exitCode, failed } = await judged(keeping({ deleted_at: null }))
  expect([exitCode, failed.join()]).toEqual([3, expect.stringMatching(/^pixels\.delete\.applied/)])
})

it.each(sampled([204, 400, 403, 406, 409, 422], 6))('a deleted record may be read with %d', async status => {
  const only = ['links.delete.applied', 'pixels.delete.applied']
  expect(await judged(missingWith(status), only)).toEqual({ exitCode: 0, failed: [] })
})

inTurn('every requirement is judged on a service that answers 406 for a missing record', async () => {
  expect(await judged(missingWith(406))).toEqual({ exitCode: 0, failed: [] })
})
