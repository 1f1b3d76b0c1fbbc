import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startFaultyMock } from '../../../tests/suite/support/faulty-mock.ts'
import { asks, type Item, type Operation } from '../../../tests/suite/support/mock-rewriting.ts'
import { runSuite } from '../../run/run.ts'
import { suite } from '../../run/suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const only = ['create', 'get', 'update', 'list'].map(where => `links.${where}.hides-password`)

it.each([
  ['in responses to writes, which repeat what was sent', ['create', 'update'], []],
  ['in responses about the link alone', ['create', 'get', 'update'], []],
  ['in responses to creates', ['create'], ['create']],
  ['in responses to updates', ['update'], ['update']],
  ['in reads', ['get'], ['get']],
  ['in creates and reads, but not in updates', ['create', 'get'], ['create', 'get']],
] as const)('a service that shows passwords %s', async (name, shown: readonly Operation[], leaks) => {
  const server = await startFaultyMock({
    response(plain, made, { store }) {
      if (!shown.some(operation => asks(plain, 'links', operation))) return made
      const json = JSON.parse(made.body ?? '{}') as { data?: { id?: number } & Item }
      const link = json.data?.id === undefined ? undefined : store.links.get(json.data.id)
      if (link === undefined) return made
      return { ...made, body: JSON.stringify({ ...json, data: { ...json.data, secret: link.password } }) }
    },
  })
  const ledger = join(folder, `${name.replaceAll(/\W+/g, '-')}.jsonl`)
  const { results } = await runSuite({ ...server, ledger, only }, suite)
  await server.close()
  const failed = results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
  expect(failed).toEqual(leaks.map(where => `links.${where}.hides-password`))
  const other = results.filter(({ id, verdict }) => only.includes(id) && verdict === 'skipped')
  expect(other.length).toBe(leaks.length === 0 ? shown.length : 0)
})
