import { describe, expect, it } from 'vitest'
import { readerOf } from '../../tests/suite/support/account-reader.ts'
import type { Resource } from './account.ts'
import { Bystanders } from './bystanders.ts'
import type { Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'
import { WatchedCreates } from './watched-creates.ts'

const ledger = { run: 'slk-11111111', written: [] } as unknown as Ledger

describe('an account that becomes full', () => {
  it.for([
    ['pixels', ['pixels', 'pixels', 'pixels', 'pixels', 'pixels', 'pixels'], 404],
    ['links and pixels in turn', ['pixels', 'links', 'pixels', 'links', 'pixels', 'links'], 404],
    ['links, then pixels', ['links', 'links', 'links', 'links', 'pixels', 'links'], 404],
    ['links, errors with 200', ['links', 'links', 'links', 'links', 'links', 'links'], 200],
  ] as const)('is noticed at the next create, later at the fifth: %s', async ([, creates, missing]) => {
    expect(await checkedOf(creates, missing)).toEqual([true, true, true, true, true, true])
    expect(await checkedOf(creates, missing, 20)).toEqual([false, false, false, false, true, true])
  })

  /** Returns whether each create is checked, if the account drops a record after some creates. */
  async function checkedOf(creates: readonly Resource[], missing: number, before = 0): Promise<boolean[]> {
    const records = [1, 2, 3].map(id => ({ id, name: 'Campaign' }))
    const read = readerOf(records, missing)
    const bystanders = new Bystanders(read, ledger, async () => {})
    const watched = new WatchedCreates(read, ledger, bystanders)
    for (const resource of ['links', 'pixels'] as const) {
      const created = await readerOf(records)({ method: 'GET', path: `/${resource}/3` })
      const before = await bystanders.before(resource)
      const record = { resource, id: '3', marker: 'slk-11111111-0001' } as OwnedRecord
      await watched.mustStandAlone(record, created, before)
    }
    for (let create = 1; create <= before; create += 1)
      for (const resource of ['links', 'pixels'] as const) await watched.beforeCreate(resource)
    records.shift()
    const checked = []
    for (const resource of creates) checked.push((await watched.beforeCreate(resource)) !== undefined)
    return checked
  }
})
