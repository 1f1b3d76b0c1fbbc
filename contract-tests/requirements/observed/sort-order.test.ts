import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Rewriting, startFaultyMock } from '../../../tests/suite/support/faulty-mock.ts'
import { answerOf, asks } from '../../../tests/suite/support/mock-rewriting.ts'
import { runSuite } from '../../run/run.ts'
import { suite } from '../../run/suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-order-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Refuses a pixel if another pixel has the same name, in any letter case. */
function uniqueNames(): Rewriting {
  const known = new Set<string>()
  return {
    instead(plain) {
      if (!asks(plain, 'pixels', 'create')) return undefined
      const form = new URLSearchParams(new TextDecoder().decode(plain.body as Uint8Array))
      const name = form.get('name')?.toLowerCase()
      if (name === undefined) return undefined
      return known.size === known.add(name).size ? answerOf(422) : undefined
    },
  }
}

it('observes the order if names must be unique regardless of case', async () => {
  const server = await startFaultyMock(uniqueNames())
  const { baseUrl, apiKey, domainIds, spaceIds } = server
  const ledger = join(folder, 'ledger.jsonl')
  const only = ['sort.order']
  const { results } = await runSuite({ baseUrl, apiKey, domainIds, spaceIds, ledger, only }, suite)
  await server.close()
  const order = results.find(({ id }) => id === 'sort.order')
  expect(order).toMatchObject({ verdict: 'matches' })
  expect(order).not.toHaveProperty('note')
})
