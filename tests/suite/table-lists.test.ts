import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { sampled } from '../support/sample.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { chained, type Item, ignored, written } from './support/mock-rewriting.ts'

const folder = mkdtempSync(join(tmpdir(), 'table-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Services that write lists as tables, with the names of the columns beside the cells.

const cellsBy = {
  row: (names: readonly string[], records: readonly Item[]) =>
    records.map(record => names.map(name => record[name])),
  column: (names: readonly string[], records: readonly Item[]) =>
    Object.fromEntries(names.map(name => [name, records.map(record => record[name])])),
}

function tables(by: keyof typeof cellsBy): Rewriting {
  const lists = (['links', 'pixels'] as const).map(resource =>
    written(resource, 'list', made => {
      const { data, ...root } = JSON.parse(made.body ?? '{}') as { data?: Item[] }
      if (data === undefined) return made
      const columns = Object.keys(data[0] ?? { id: 0, url: 0 })
      return {
        ...made,
        body: JSON.stringify({ ...root, table: { columns, cells: cellsBy[by](columns, data) } }),
      }
    }),
  )
  return chained(...lists)
}

async function judge(rewriting: Rewriting, name: string) {
  const { close, ...target } = await startFaultyMock(rewriting)
  try {
    const ledger = join(folder, `${name}.jsonl`)
    const { results, leftBehind } = await runContract({ ...target, only: ['*.list.*'], ledger })
    expect(leftBehind).toEqual([])
    return results.filter(({ level }) => level === 'documented')
  } finally {
    await close()
  }
}

it.each(sampled(['row', 'column'] as const, 2))('lists that are tables by %s are judged', async by => {
  const results = await judge(tables(by), by)
  expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
  expect(results.length).toBeGreaterThan(70)
})

it('a table that ignores the status is red', async () => {
  const results = await judge(
    { ...tables('row'), request: (plain, world) => ignored('links', 'status').request!(plain, world) },
    'ignored',
  )
  const red = results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
  expect(red).toContain('links.list.status-2')
})
