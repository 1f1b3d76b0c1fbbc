import { describe, expect, it } from 'vitest'
import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { Bystanders } from './bystanders.ts'
import type { Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'

const ledger = { run: 'slk-11111111', written: [] } as unknown as Ledger

/** Reads lists and records of an account that a test changes. */
function readerOf(records: { id: number; name: string }[]): Reader {
  return async ({ method, path, query = [] }) => {
    const id = /^\/(?:links|pixels)\/(\d+)$/.exec(path)?.[1]
    const one = records.find(record => String(record.id) === id)
    const isUp = query.some(([, value]) => value === 'asc')
    const json = id === undefined ? (isUp ? [...records] : records.toReversed()) : one
    const answer = {
      status: json === undefined ? 404 : 200,
      headers: {},
      text: JSON.stringify(json ?? {}),
      json,
    }
    return { request: { method, path, headers: {} }, answer, durationMs: 1, attempts: 1 }
  }
}

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

describe('an account that becomes full', () => {
  it.for([
    ['pixels', ['pixels', 'pixels', 'pixels', 'pixels', 'pixels', 'pixels']],
    ['links and pixels in turn', ['pixels', 'links', 'pixels', 'links', 'pixels', 'links']],
    ['links, then pixels', ['links', 'links', 'links', 'links', 'pixels', 'links']],
  ] as const)('is noticed at the next create, later at the fifth: %s', async ([, creates]) => {
    expect(await checkedOf(creates)).toEqual([true, true, true, true, true, true])
    expect(await checkedOf(creates, 20)).toEqual([false, false, false, false, true, true])
  })

  /** Returns whether each create is checked, if the account drops a record after some creates. */
  async function checkedOf(creates: readonly Resource[], before = 0): Promise<boolean[]> {
    const records = [1, 2, 3].map(id => ({ id, name: 'Campaign' }))
    const bystanders = new Bystanders(readerOf(records), ledger, async () => {})
    for (const resource of ['links', 'pixels'] as const) {
      const created = await readerOf(records)({ method: 'GET', path: `/${resource}/3` })
      const before = await bystanders.before(resource)
      const record = { resource, id: '3', marker: 'slk-11111111-0001' } as OwnedRecord
      await bystanders.mustStandAlone(record, created, before)
    }
    for (let create = 1; create <= before; create += 1)
      for (const resource of ['links', 'pixels'] as const) await bystanders.beforeCreate(resource)
    records.shift()
    const checked = []
    for (const resource of creates) checked.push((await bystanders.beforeCreate(resource)) !== undefined)
    return checked
  }
})
