import { expect } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { turns } from '../../tests/support/sample.ts'
import { compare } from '../compare/compare.ts'
import { temporaryLedgerFile } from '../core/temporary-ledger.ts'
import { learn } from './learn.ts'

const included = {
  $list: 'pixel_ids',
  item: {
    kind: 'pixels',
    id: { $: 'id', as: 'text' },
    label: '$name',
    at: { $: 'created_at', time: 'rfc3339' },
  },
}
const dialect: Dialect = {
  name: 'side-loading',
  shapes: {
    links: {
      record: { body: { data: '$record', included } },
      list: { body: { data: '$records', meta: { total: '$total' }, included: { ...included, sort: 'id' } } },
    },
  },
  answers: {},
}

turns(6)('pixels beside links are learned', async () => {
  const server = await openTwin(dialect)
  const { baseUrl, apiKey, domainIds, spaceIds } = server
  const target = { baseUrl, apiKey, domainIds: domainIds.slice(0, 2), spaceIds: spaceIds.slice(0, 2) }
  try {
    const learned = await learn({ ...target, ledger: temporaryLedgerFile() })
    expect(learned.dialect.shapes?.links).toMatchObject(dialect.shapes!.links!)
    const twin = await openTwin(learned.dialect)
    const { rows } = await compare({
      ...target,
      dialect: learned.dialect,
      twin,
      ledger: temporaryLedgerFile(),
    }).finally(() => twin.close())
    expect(rows.flatMap(({ title, differences }) => differences.map(one => ({ title, ...one })))).toEqual([])
  } finally {
    await server.close()
  }
})
