import { describe, expect, it } from 'vitest'
import { readerOf } from '../../tests/suite/support/account-reader.ts'
import { Bystanders } from './bystanders.ts'
import type { Ledger } from './ledger.ts'

const ledger = { run: 'slk-11111111', written: [] } as unknown as Ledger

describe('a record that disappears during a write', () => {
  it.for([
    ['of another person', 'Newsletter', { gone: '2' }],
    ['of another run of the suite', 'slk-22222222-0001-alone', {}],
    ['of another run of the suite, its marker as in aliases', 'xslk222222220001', {}],
  ] as const)('%s', async ([, name, harm]) => {
    const records = [1, 2, 3].map(id => ({ id, name: id === 2 ? name : 'Campaign' }))
    const bystanders = new Bystanders(readerOf(records), ledger, async () => {})
    const before = await bystanders.before('pixels')
    records.splice(1, 1)
    expect(await bystanders.harm('pixels', before)).toEqual(harm)
  })

  it('at the end of the list, of another run of the suite', async () => {
    const records = [1, 2, 3].map(id => ({ id, name: id === 3 ? 'slk-22222222-0001' : 'Campaign' }))
    const bystanders = new Bystanders(readerOf(records), ledger, async () => {})
    const before = await bystanders.before('pixels')
    records.pop()
    expect(await bystanders.harm('pixels', before)).toEqual({})
  })
})

it.for([404, 200])('a record of another person that is reported as missing with %i', async missing => {
  const records = [1, 2, 3].map(id => ({ id, name: 'Campaign' }))
  const bystanders = new Bystanders(readerOf(records, missing), ledger, async () => {})
  const before = await bystanders.before('links')
  expect(await bystanders.harm('links', before)).toEqual({})
  records.shift()
  expect(await bystanders.harm('links', before)).toEqual({ gone: '1' })
})

describe('a record that disappears while other people create records', () => {
  it('is blamed on them twice in a run', async () => {
    const records = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: 'Campaign' }))
    const create = async () => void records.push({ id: records.at(-1)!.id + 1, name: 'Newsletter' })
    const bystanders = new Bystanders(readerOf(records), ledger, create)
    const lose = async () => {
      const before = await bystanders.before('links')
      records.shift()
      return bystanders.harm('links', before)
    }
    expect([await lose(), await lose(), await lose()]).toEqual([{}, {}, { gone: '3' }])
  })

  it('is blamed on them once more for each time that they were seen to delete one', async () => {
    const records = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: 'Campaign' }))
    let deletes = 2
    const work = async () => {
      records.push({ id: records.at(-1)!.id + 1, name: 'Newsletter' })
      if (deletes > 0) records.shift()
      deletes -= 1
    }
    const bystanders = new Bystanders(readerOf(records), ledger, work)
    const harms: unknown[] = []
    for (let round = 1; round <= 7; round += 1) {
      const before = await bystanders.before('links')
      records.shift()
      harms.push(Object.keys(await bystanders.harm('links', before)))
    }
    expect(harms).toEqual([[], [], [], [], [], [], ['gone']])
  })

  it('is not blamed on them if only counters change', async () => {
    const records = [1, 2, 3].map(id => ({ id, name: 'Campaign', clicks: 0 }))
    const click = async () => {
      for (const record of records) record.clicks += 1
    }
    const bystanders = new Bystanders(readerOf(records), ledger, click)
    const before = await bystanders.before('links')
    records.shift()
    expect(await bystanders.harm('links', before)).toEqual({ gone: '1' })
  })
})
