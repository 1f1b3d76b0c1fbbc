import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Pair } from '../../src/wire/plain.ts'
import { type Rewriting, startFaultyMock } from '../../tests/suite/support/faulty-mock.ts'
import { answerOf, asks, dropped, form, stores } from '../../tests/suite/support/mock-rewriting.ts'
import { runSuite } from '../run/run.ts'
import { suite } from '../run/suite.ts'

/** A mock whose answer to an open question no dialect can state, and the requirements to run against it. */
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
  return report.results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
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

const targeting = [
  'links.*.country',
  'links.*.platform',
  'links.*.language',
  'links.*.rotation',
  'links.*.target-type-*',
]

/** Changes the record or the records in responses. */
const shown = (edit: (data: unknown) => unknown): Rewriting => ({
  response(plain, made) {
    if (made.status !== 200 || made.body === null || plain.method === 'DELETE') return made
    const root = JSON.parse(made.body) as { data?: unknown }
    return { ...made, body: JSON.stringify({ ...root, data: edit(root.data) }) }
  },
})

const oneAsItself = shown(data => (Array.isArray(data) && data.length === 1 ? data[0] : data))

interface Rows {
  target_type?: number
  country?: { key: string; value: string }[]
  platform?: { key: string; value: string }[]
  language?: { key: string; value: string }[]
  rotation?: { value: string }[]
}

/**
 * Replaces the targeting lists with one table: the list that target_type names, or the languages if it names
 * none.
 */
function rulesOf({ target_type, country = [], platform = [], language = [], rotation = [], ...rest }: Rows) {
  const table = (by: string, rows: { key: string; value: string }[]) => ({
    by,
    entries: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  })
  const rules = {
    0: language.length > 0 ? table('language', language) : null,
    1: table('geo', country),
    2: table('platform', platform),
    4: { by: 'rotation', entries: rotation.map(({ value }) => value) },
  }[target_type ?? 0]
  return target_type === undefined ? rest : { ...rest, rules }
}

const oneTable = shown(data => (Array.isArray(data) ? data.map(rulesOf) : rulesOf(data as Rows)))

const conforming: Case[] = [
  ['case-insensitive aliases, stored in lower case', ['links.*.alias'], both],
  ['a list of one record that is written as the record', ['*.list.search*'], oneAsItself],
  ['only the targeting list that target_type names', targeting, oneTable],
  ['aliases of at most twelve characters', ['links.*.alias', '*.fresh-after-update'], shortAliases],
]

const broken: Case[] = [
  [
    'only one targeting list, which updates lose',
    targeting,
    { ...oneTable, ...dropped('links', 'update', 'country') },
  ],
  [
    'only one targeting list, which creates lose',
    targeting,
    { ...oneTable, ...dropped('links', 'create', 'platform') },
  ],
  ['case-sensitive aliases that creates store in lower case', ['links.*.alias'], foldedIn('create')],
  ['case-sensitive aliases that updates store in lower case', ['links.*.alias'], foldedIn('update')],
  [
    'updates that remove the pixels of a link',
    ['links.update.pixel-ids'],
    stores('links', 'update', () => ({ pixel_ids: [] })),
  ],
]

describe('behaviour that the document allows is not red', () => {
  it.each(conforming)(
    '%s',
    async (_, only, rewriting) => {
      expect(await redOn(rewriting, only)).toEqual([])
    },
    30_000,
  )
})

describe('behaviour that breaks the document is red', () => {
  it.each(broken)(
    '%s',
    async (_, only, rewriting) => {
      expect(await redOn(rewriting, only)).not.toEqual([])
    },
    30_000,
  )
})
