import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Account, LeftBehind } from './account.ts'
import { createClient } from '../client.ts'
import { type AccountOptions, createAccount, newRun } from './create-account.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { ContractBroken, Inconclusive, Skipped } from '../requirement.ts'
import { openTinyServer } from '../testing/tiny-server.ts'

// Pauses between tries are part of what is tested here, and CI machines are slow.
vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'account-'))
afterAll(() => rmSync(folder, { recursive: true }))
let ledgers = 0

interface Row {
  id: number
  url: string
}

interface World {
  rows: Row[]
  account: Account
  ledger: Ledger
  /** `POST /links url=…` and so on, in order. */
  writes: string[]
}

/** What a server does otherwise than a good one. */
interface Oddities {
  /** The answer to a POST: status, and the id that it names; a row is made unless it says so. */
  post?(count: number, row: Row): { status?: number; id?: number; make?: boolean; url?: string }
  /** Gives the ids of deleted rows to the next ones. */
  reusesIds?: boolean
  keepsDeleted?: boolean
}

/** Runs with an account on a small server of links. One foreign row, with the id 1, is there from the start. */
async function withAccount(
  oddities: Oddities,
  test: (world: World) => Promise<void>,
  options: Partial<AccountOptions> = {},
): Promise<void> {
  const rows: Row[] = [{ id: 1, url: 'https://foreign.example.com' }]
  const writes: string[] = []
  let posts = 0
  let highest = 1
  const server = await openTinyServer((request, response) => {
    const json = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
    const url = new URL(request.url!, 'http://x')
    const id = Number(url.pathname.split('/')[4])
    const row = rows.find(one => one.id === id)
    const form = new URLSearchParams(request.body)
    if (request.method !== 'GET')
      writes.push(`${request.method} ${url.pathname.slice('/api/v1'.length)} ${request.body}`)
    if (request.method === 'POST') {
      posts += 1
      const next = {
        id: (oddities.reusesIds ? Math.max(...rows.map(one => one.id)) : highest) + 1,
        url: form.get('url') ?? '',
      }
      const {
        status = 200,
        id: told = next.id,
        make = true,
        url: stored = next.url,
      } = oddities.post?.(posts, next) ?? {}
      highest += 1
      if (make) rows.push({ ...next, url: stored })
      return json(status, status < 400 ? { id: told } : {})
    }
    if (url.pathname.endsWith('/links')) {
      const search = url.searchParams.get('search') ?? ''
      return json(
        200,
        rows.filter(one => one.url.includes(search)),
      )
    }
    if (url.pathname.endsWith('/pixels')) return json(200, [])
    if (row === undefined) return json(404, {})
    if (request.method === 'PUT') row.url = form.get('url') ?? row.url
    if (request.method === 'DELETE' && !oddities.keepsDeleted) rows.splice(rows.indexOf(row), 1)
    return json(200, row)
  })
  ledgers += 1
  const ledger = openLedger(join(folder, `${ledgers}.jsonl`), server.baseUrl)
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'key', wait: async () => {} })
  const account = createAccount({
    client,
    ledger,
    run: newRun(),
    noWrites: undefined,
    maxObjects: 9,
    ...options,
  })
  try {
    await test({ rows, account, ledger, writes })
  } finally {
    ledger.close(false)
    client.close()
    await server.close()
  }
}

const urlOf = (marker: string) => [['url', `https://example.com/${marker}`]] as const

async function create(account: Account): Promise<string | undefined> {
  const marker = account.marker()
  return (await account.create('links', marker, urlOf(marker))).id
}

describe('create', () => {
  it('gives the id, and cleanup takes it away again', () =>
    withAccount({}, async ({ account, rows }) => {
      expect(await create(account)).toBe('2')
      expect(await create(account)).toBe('3')
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([1])
    }))

  it('needs its marker in the form', () =>
    withAccount({}, async ({ account, writes }) => {
      await expect(
        account.create('links', account.marker(), [['url', 'https://example.com']]),
      ).rejects.toThrow(/no value of the form carries the marker/)
      expect(writes).toEqual([])
    }))

  it('stops at the cap', () =>
    withAccount({}, async ({ account, writes }) => {
      for (let made = 0; made < 9; made += 1) await create(account)
      await expect(create(account)).rejects.toThrow(
        '9 objects of this run are there, and --max-objects allows no more',
      )
      expect(writes).toHaveLength(9)
      await account.delete('links', '5')
      expect(await create(account)).toBe('11')
    }))

  it.for([
    ['names a foreign record', { post: () => ({ id: 1 }) }],
    ['names nobody', { post: () => ({ id: 99 }) }],
    ['is 500 after it was made', { post: (count: number) => ({ status: count === 1 ? 500 : 200 }) }],
  ] as [string, Oddities][])('whose answer %s: the record is found by its marker, and no other is touched', ([
    ,
    odd,
  ]) =>
    withAccount(odd, async ({ account, rows, writes }) => {
      await account.createAgain('links', urlOf)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([1])
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))

  it('refused, and made all the same: taken away', () =>
    withAccount({ post: () => ({ status: 422 }) }, async ({ account, rows }) => {
      expect(await create(account)).toBeUndefined()
      expect(rows).toHaveLength(2)
      expect(await account.cleanup()).toEqual([])
      expect(rows).toHaveLength(1)
    }))

  it('that loses its marker: named, and not deleted', () =>
    withAccount({ post: () => ({ url: 'https://lost.example.com' }) }, async ({ account, rows }) => {
      account.read({
        idOf: (_, { answer }) => String((answer.json as { id?: number }).id),
        findByMarker: async () => [],
      })
      expect(await create(account)).toBeUndefined()
      // From now on what is new is told by the list.
      expect(await create(account)).toBe('3')
      expect(await account.cleanup()).toMatchObject([
        {
          resource: 'links',
          reason: 'the create was answered with 2, which has no marker: it is not sure whose it is',
        },
      ] satisfies Partial<LeftBehind>[])
      expect(rows.map(({ id }) => id)).toEqual([1, 2])
    }))
})

describe('createAgain', () => {
  it('never posts the same twice', () =>
    withAccount(
      { post: count => (count < 3 ? { status: 503, make: false } : {}) },
      async ({ account, writes }) => {
        const { id, marker } = await account.createAgain('links', urlOf)
        expect(id).toBe('4')
        expect(writes).toHaveLength(3)
        expect(new Set(writes).size).toBe(3)
        expect(writes[2]).toContain(marker)
      },
    ))

  it('ends in a broken contract when other requests are answered', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account, writes }) => {
      const error = await account.createAgain('links', urlOf).catch(reason => reason)
      expect(error).toBeInstanceOf(ContractBroken)
      expect(error.received).toBe('500, 3 times, while other requests are answered')
      expect(new Set(writes).size).toBe(3)
    }))

  it('create alone is inconclusive', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account }) => {
      await expect(create(account)).rejects.toBeInstanceOf(Inconclusive)
    }))
})

describe('attempt', () => {
  it.for([
    ['a new record: ours', {}, '2', [1]],
    ['a record that was there: not ours', { post: () => ({ id: 1, make: false }) }, undefined, [1]],
    ['a refusal', { post: () => ({ status: 422, make: false }) }, undefined, [1]],
  ] as [string, Oddities, string | undefined, number[]][])('with nothing that tells whose it is: %s', ([
    ,
    odd,
    id,
    left,
  ]) =>
    withAccount(odd, async ({ account, rows, writes }) => {
      account.read({
        idOf: (_, { answer }) =>
          answer.status < 400 ? String((answer.json as { id: number }).id) : undefined,
        findByMarker: async () => [],
      })
      const attempted = await account.attempt('links', { form: [] }, account.marker())
      expect(attempted.id).toBe(id)
      await account.cleanup()
      expect(rows.map(one => one.id)).toEqual(left)
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))
})

describe('an id that is not ours', () => {
  it.for([
    ['update', (account: Account) => account.update('links', '1', [['url', 'https://x.example.com']])],
    ['delete', (account: Account) => account.delete('links', '1')],
    ['update of another kind', (account: Account) => account.update('pixels', '2', [])],
  ] as const)('is never written: %s', ([, write]) =>
    withAccount({}, async ({ account, writes }) => {
      await create(account)
      await expect(write(account)).rejects.toBeInstanceOf(Skipped)
      expect(writes).toHaveLength(1)
    }))

  it('any more, because it was given away: is not written and not deleted', () =>
    withAccount({ reusesIds: true }, async ({ account, rows }) => {
      const id = (await create(account))!
      await account.delete('links', id)
      rows.push({ id: Number(id), url: 'https://new.example.com' })
      await expect(account.delete('links', id)).rejects.toBeInstanceOf(Skipped)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ url }) => url)).toEqual(['https://foreign.example.com', 'https://new.example.com'])
    }))
})

describe('cleanup', () => {
  it('names what does not go away, however it was changed', () =>
    withAccount({ keepsDeleted: true }, async ({ account }) => {
      const id = (await create(account))!
      await account.update('links', id, [['url', 'https://changed.example.com']])
      expect(await account.cleanup()).toEqual([
        {
          resource: 'links',
          id,
          marker: `${account.run}-0001`,
          reason: 'DELETE was answered 200, and it is still there',
        },
      ])
    }))

  it('names and leaves alone what got our values by a fault', () =>
    withAccount({}, async ({ account, rows, writes }) => {
      await create(account)
      rows[0]!.url = `https://example.com/${account.run}-0001`
      expect(await account.cleanup()).toMatchObject([{ id: '1', reason: /did not create it/ }])
      expect(writes.filter(write => write.startsWith('DELETE'))).toEqual(['DELETE /links/2 '])
    }))
})

it('writes nothing where nothing may be written', () =>
  withAccount(
    {},
    async ({ account, writes }) => {
      await expect(create(account)).rejects.toThrow('read-only')
      await expect(account.attempt('links', { form: [] }, account.marker())).rejects.toThrow('read-only')
      await expect(account.update('links', '1', [])).rejects.toThrow('read-only')
      await expect(account.delete('links', '1')).rejects.toThrow('read-only')
      expect(await account.cleanup()).toEqual([])
      expect(writes).toEqual([])
    },
    { noWrites: 'read-only' },
  ))
