import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { PlainResponse } from '../../../src/wire/plain.ts'
import { type Rewriting, startFaultyMock } from '../../../tests/suite/support/faulty-mock.ts'
import { answerOf, asks } from '../../../tests/suite/support/mock-rewriting.ts'
import { runSuite } from '../../run/run.ts'
import { suite } from '../../run/suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-titles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Removes the titles from responses. */
const untitled = (made: PlainResponse): PlainResponse => ({
  ...made,
  body: made.body?.replace(/"title":"(\\.|[^"\\])*",?/g, '') ?? null,
})

/** Hides titles. A title search finds links only if the search text is one of these words. */
const findsTitles = (...words: string[]): Rewriting => ({
  instead(plain) {
    const query = new URLSearchParams(plain.query)
    if (!asks(plain, 'links', 'list') || query.get('search_by') !== 'title') return undefined
    return words.some(word => query.get('search')?.includes(word)) ? undefined : answerOf(200, { data: [] })
  },
  response: (_, made) => untitled(made),
})

const refusesLinks: Rewriting = {
  instead: plain => (asks(plain, 'links', 'create') ? answerOf(422) : undefined),
}

describe('how titles are made', () => {
  it.each([
    // The urls of the first three links of the fixture account contain these words.
    ['a search finds each of the three links', findsTitles('noble', 'cedar', 'jolly'), 'matches'],
    ['a search finds only the first link', findsTitles('noble'), 'matches'],
    ['a search finds only the second link', findsTitles('cedar'), 'matches'],
    ['a search finds no link', findsTitles(), 'differs'],
    ['no link can be created', refusesLinks, 'not-observable'],
  ] as const)('%s', async (name, rewriting, verdict) => {
    const server = await startFaultyMock(rewriting)
    const { baseUrl, apiKey, domainIds, spaceIds } = server
    const ledger = join(folder, `${name.replaceAll(' ', '-')}.jsonl`)
    const only = ['links.title']
    const { results } = await runSuite({ baseUrl, apiKey, domainIds, spaceIds, ledger, only }, suite)
    await server.close()
    expect(results.find(({ id }) => id === 'links.title')).toMatchObject({ verdict })
  })
})
