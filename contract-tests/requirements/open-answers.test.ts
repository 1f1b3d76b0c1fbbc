import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Pair } from '../../src/wire/plain.ts'
import { runSuite } from '../run.ts'
import { suite } from '../suite.ts'
import { type Rewriting, startFaultyMock } from '../testing/faulty-mock.ts'
import { answerOf, asks, form } from '../testing/mock-rewriting.ts'

/** The mock with an answer to an open question that its dialects do not have, and what that may not turn red. */
type Case = [name: string, only: readonly string[], rewriting: Rewriting]

const folder = mkdtempSync(join(tmpdir(), 'slk-open-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function redOn(rewriting: Rewriting, only: readonly string[]): Promise<string[]> {
  const server = await startFaultyMock(rewriting)
  const { baseUrl, apiKey, domainIds, spaceIds } = server
  const ledger = join(folder, `${randomUUID()}.jsonl`)
  const report = await runSuite({ baseUrl, apiKey, domainIds, spaceIds, ledger, only }, suite)
  await server.close()
  expect(report.stopped).toBeUndefined()
  return report.results.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
}

const folded = (pairs: Pair[]) =>
  pairs.map(([name, value]): Pair => [name, name === 'alias' ? value.toLowerCase() : value])
const foldedIn = (operation: 'create' | 'update') => form('links', operation, folded)
const both: Rewriting = {
  request: (plain, world) => foldedIn('update').request!(foldedIn('create').request!(plain, world), world),
}

const shortAliases: Rewriting = {
  instead(plain) {
    const isForm = asks(plain, 'links', 'create') || asks(plain, 'links', 'update')
    const body = isForm ? new TextDecoder().decode(plain.body as Uint8Array) : ''
    return (new URLSearchParams(body).get('alias')?.length ?? 0) > 12 ? answerOf(422) : undefined
  },
}

const conforming: Case[] = [
  ['aliases without case, kept in small letters', ['links.*.alias'], both],
  ['aliases of twelve characters at most', ['links.*.alias', '*.fresh-after-update'], shortAliases],
]

const broken: Case[] = [
  ['aliases with case, kept in small letters by creates', ['links.*.alias'], foldedIn('create')],
  ['aliases with case, kept in small letters by updates', ['links.*.alias'], foldedIn('update')],
]

describe('what keeps the document is not red', () => {
  it.each(conforming)(
    '%s',
    async (_, only, rewriting) => {
      expect(await redOn(rewriting, only)).toEqual([])
    },
    30_000,
  )
})

describe('what breaks it is red', () => {
  it.each(broken)(
    '%s',
    async (_, only, rewriting) => {
      expect(await redOn(rewriting, only)).not.toEqual([])
    },
    30_000,
  )
})
