import { describe, expect, it } from 'vitest'
import type { Exchange, Outgoing } from '../core/exchange.ts'
import { leavesOf } from '../core/match.ts'
import { Bystanders } from './bystanders.ts'
import { foreignIn } from './foreign.ts'
import { candidatesIn } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { ownOf } from './own-values.ts'
import { prove } from './prove.ts'

const marker = 'slk-0badcafe-0001'
const many = 60_000
const record = { id: 7, url: `https://${marker}.example.com/` }
const list = <T>(make: (n: number) => T) => Array.from({ length: many }, (_, n) => make(n))

/** Responses that are much longer than any record, but short enough to be read. */
const answers: Record<string, unknown> = {
  members: { ...Object.fromEntries(list(n => [`m${n}`, `v${n}`])), ...record },
  marks: { ...record, tags: list(n => `${marker} ${n}`) },
  'marked objects': { ...record, rows: list(id => ({ id, url: marker })) },
  objects: { ...record, rows: list(id => ({ id })) },
}

/** Twenty seconds for work that takes about one. A quadratic algorithm would take minutes. */
const most = 20_000

const exchangeOf = (request: Outgoing, json: unknown): Exchange => ({
  request: { method: 'GET', path: request.path, headers: {} },
  answer: { status: 200, headers: {}, text: JSON.stringify(json), json },
  durationMs: 0,
  attempts: 1,
})

describe.for(Object.entries(answers))('%s', ([, json]) => {
  const read = async (request: Outgoing) => exchangeOf(request, json)

  it('are searched for an id', { timeout: most }, () => {
    expect(candidatesIn([json], 'links', marker)[0]).toMatchObject({ id: '7', isOwn: true })
  })

  it('are checked for a proof', { timeout: most }, async () => {
    expect((await prove(read, { resource: 'links', id: '7', marker, at: '/id' })).is).toBe('ours')
  })

  it('are distinguished from the records inside them', { timeout: most }, () => {
    expect(ownOf(leavesOf(json), '7')).toContainEqual({ pointer: '/id', value: 7 })
  })

  it('are counted', { timeout: most }, async () => {
    const ledger = { run: marker.slice(0, 12), written: [] } as unknown as Ledger
    const bystanders = new Bystanders(read, ledger, async () => {})
    expect(await bystanders.shownWith('links', marker)).toBeGreaterThanOrEqual(0)
  })
})

it('lists of all records of a large account are compared', { timeout: most }, async () => {
  const records = Array.from({ length: 10_000 }, (_, id) => ({ id, url: 'https://example.com/', title: 'A' }))
  const foreign = foreignIn('links', [records, records.toReversed()])
  expect(foreign.idsAt('/id').every(id => foreign.has(id, '/id') && foreign.textOf(id, '/id') !== '')).toBe(
    true,
  )
})
