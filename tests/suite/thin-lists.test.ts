import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { sampled } from '../support/sample.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { chained, ignored, items } from './support/mock-rewriting.ts'

const folder = mkdtempSync(join(tmpdir(), 'thin-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Services whose lists name links by their ids alone, so that only a read of a link shows what it is.

const thin = items('links', page => page.map(({ id }) => ({ id })))
const cases: [what: string, title: 'host' | 'url' | 'host-and-path', Rewriting, red: string[]][] = [
  ['with titles that many links share', 'host', thin, []],
  ['with titles of their own', 'host-and-path', thin, []],
  [
    'with a search that finds all links',
    'host-and-path',
    chained(ignored('links', 'search'), thin),
    ['links.list.search-by-title'],
  ],
]

it.each(
  sampled(cases, 2),
)('a service whose lists show ids alone, %s', async (what, title, rewriting, red) => {
  const dialect = { name: 'thin', answers: { 'links.title': title } } as const
  const { close, ...target } = await startFaultyMock(rewriting, dialect)
  try {
    const ledger = join(folder, `${what}.jsonl`)
    const { results, leftBehind } = await runContract({
      ...target,
      only: ['links.list.search-by-title'],
      ledger,
    })
    expect(results.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)).toEqual(red)
    expect(leftBehind).toEqual([])
  } finally {
    await close()
  }
})
