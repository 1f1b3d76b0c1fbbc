import { describe, expect, it } from 'vitest'
import { readerOf } from '../../tests/suite/support/account-reader.ts'
import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { Bystanders } from './bystanders.ts'
import { ChangedRecords } from './changed-records.ts'
import type { Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'
import { WatchedCreates } from './watched-creates.ts'

/** Watches creates without pauses. */
function watchedBy(read: Reader): { bystanders: Bystanders; watched: WatchedCreates } {
  const pause = async () => {}
  const bystanders = new Bystanders(read, ledger, pause)
  const changed = new ChangedRecords(ledger, bystanders, pause)
  return { bystanders, watched: new WatchedCreates(read, ledger, bystanders, changed) }
}

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
    const { bystanders, watched } = watchedBy(read)
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

describe('creates that change old records', () => {
  interface Named {
    id: number
    name: string
    clicks: number
  }
  const campaigns = (): Named[] => [1, 2, 3, 4, 5].map(id => ({ id, name: `Campaign ${id}`, clicks: 0 }))
  const disable = (create: number, records: Named[]) => {
    records[create % 5] = { ...records[create % 5]!, name: `Disabled ${create}` }
  }

  it.for<[string, (create: number, records: Named[]) => void, number | undefined]>([
    ['each', disable, 2],
    ['each from the third', (create, records) => create > 2 && disable(create, records), 5],
    ['one', (create, records) => create === 4 && disable(create, records), undefined],
    ['none', () => {}, undefined],
    ['each, but the same record', (create, records) => disable(5 * create + 1, records), undefined],
    [
      'each, but another member',
      (create, records) =>
        records.splice(1, 1, { ...records[1]!, [create % 2 === 0 ? 'name' : 'note']: `Changed ${create}` }),
      undefined,
    ],
    [
      'each, but a number that grows',
      (create, records) => records.splice(1, 1, { ...records[1]!, clicks: create }),
      undefined,
    ],
  ])('end the run at the second one that is seen to do so: %s', async ([, change, ended]) => {
    const records = campaigns()
    expect(await lastOf(readerOf(records), create => change(create, records))).toBe(ended)
  })

  it.each<[string, (reads: number, records: Named[]) => void]>([
    ['change', disable],
    [
      'replace',
      (reads, records) => {
        disable(4, records)
        records.splice(4, 1, { id: 5 + reads, name: `Campaign ${reads}`, clicks: 0 })
      },
    ],
  ])('do not end the run while other people %s theirs', async (_, act) => {
    const records = campaigns()
    let reads = 0
    const read: Reader = request => {
      reads += 1
      act(reads, records)
      return readerOf(records)(request)
    }
    expect(await lastOf(read, create => disable(create % 4, records))).toBeUndefined()
  })

  /** Returns the number of the create at which a run of 30 ends. */
  async function lastOf(read: Reader, change: (create: number) => void): Promise<number | undefined> {
    const { watched } = watchedBy(read)
    for (let create = 1; create <= 30; create += 1) {
      const before = await watched.beforeCreate('links')
      change(create)
      if (before === undefined) continue
      const record = { resource: 'links', id: '9', marker: ledger.run } as OwnedRecord
      try {
        await watched.mustStandAlone(record, await read({ method: 'GET', path: '/links/3' }), before)
      } catch (error) {
        const message = expect.stringContaining('changed (name)')
        expect(error).toMatchObject({ name: 'RunEnded', exitCode: 3, message })
        return create
      }
    }
    return undefined
  }
})
