import { describe, expect, it } from 'vitest'
import type { Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import { Bystanders } from './bystanders.ts'
import type { Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'

const ledger = { run: 'slk-11111111', written: [] } as unknown as Ledger

/**
 * Reads lists and records of an account that a test changes.
 * @param missing the status for a record that does not exist
 */
function readerOf(records: { id: number; name: string }[], missing = 404): Reader {
  return async ({ method, path, query = [] }) => {
    const id = /^\/(?:links|pixels)\/(\d+)$/.exec(path)?.[1]
    const one = records.find(record => String(record.id) === id)
    const isUp = query.some(([, value]) => value === 'asc')
    const json = id === undefined ? (isUp ? [...records] : records.toReversed()) : one
    const error = { error: `no such record ${id}` }
    const answer = {
      status: json === undefined ? missing : 200,
      headers: {},
      text: JSON.stringify(json ?? error),
      json: json ?? error,
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

it.for([404, 200])('a record of another person that is reported as missing with %i', async missing => {
  const records = [1, 2, 3].map(id => ({ id, name: 'Campaign' }))
  const bystanders = new Bystanders(readerOf(records, missing), ledger, async () => {})
  const before = await bystanders.before('links')
  expect(await bystanders.harm('links', before)).toEqual({})
  records.shift()
  expect(await bystanders.harm('links', before)).toEqual({ gone: '1' })
})

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
    const bystanders = new Bystanders(readerOf(records, missing), ledger, async () => {})
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
