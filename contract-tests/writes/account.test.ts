import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { createRunClient } from '../core/client.ts'
import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { WriteAccount } from './account.ts'
import { createAccount, newRun, type RunAccountOptions } from './create-account.ts'
import { type Ledger, newLedger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'account-'))
afterAll(() => rmSync(folder, { recursive: true }))
let ledgers = 0

interface Row {
  id: number
  url: string
}

interface World {
  rows: Row[]
  account: WriteAccount
  ledger: Ledger
  /** Method, path and body of each write, in order: `POST /links url=…`. */
  writes: string[]
}

/** Ways in which the server differs from a good one. */
interface Oddities {
  /** The response to a POST: status, and the id that it names. A row is created unless `make` is false. */
  post?(count: number, row: Row): { status?: number; id?: number; make?: boolean; url?: string }
  /** Gives the ids of deleted rows to new rows. */
  reusesIds?: boolean
  /** A create first deletes all records but the foreign one. */
  replaces?: boolean
  keepsDeleted?: boolean
  /** A create that makes no record overwrites the record that it names. */
  overwrites?: boolean
  /** Returns the record that is read, whatever id is requested. */
  reads?(rows: Row[]): Row | undefined
  /** A response without records contains no list. */
  lacksEmptyLists?: boolean
  /** Returns the records that lists show. */
  lists?(rows: Row[]): Row[]
  /** A change or deletion also affects the neighbour. */
  hits?: 'before' | 'behind'
  on?: string
}

/**
 * Runs a test with an account on a small server of links. One foreign row, with the id 1, exists from the
 * start.
 */
async function withAccount(
  oddities: Oddities,
  test: (world: World) => Promise<void>,
  options: Partial<RunAccountOptions> = {},
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
        url: form.get('url') ?? form.get('alias') ?? '',
      }
      const {
        status = 200,
        id: told = next.id,
        make = true,
        url: stored = next.url,
      } = oddities.post?.(posts, next) ?? {}
      highest += 1
      if (oddities.replaces) rows.splice(1)
      if (make) rows.push({ ...next, url: stored })
      if (oddities.overwrites) Object.assign(rows.find(one => one.id === told)!, { url: stored })
      return json(status, status < 400 ? { id: told } : {})
    }
    if (url.pathname.endsWith('/links')) {
      const search = url.searchParams.get('search') ?? ''
      const listed = (oddities.lists?.(rows) ?? rows).filter(one => one.url.includes(search))
      return json(200, listed.length === 0 && oddities.lacksEmptyLists ? { page: 1 } : listed)
    }
    if (url.pathname.endsWith('/pixels')) return json(200, [])
    if (request.method === 'GET' && oddities.reads !== undefined) {
      const read = oddities.reads(rows)
      return json(read === undefined ? 404 : 200, read ?? {})
    }
    if (row === undefined) return json(404, {})
    const neighbour = rows[rows.indexOf(row) + (oddities.hits === 'before' ? -1 : 1)]
    if (oddities.on === request.method && neighbour !== undefined) {
      if (request.method === 'PUT') neighbour.url = form.get('url') ?? neighbour.url
      if (request.method === 'DELETE') rows.splice(rows.indexOf(neighbour), 1)
    }
    if (request.method === 'PUT') row.url = form.get('url') ?? row.url
    if (request.method === 'DELETE' && !oddities.keepsDeleted) rows.splice(rows.indexOf(row), 1)
    return json(200, row)
  })
  ledgers += 1
  const ledger = newLedger(join(folder, `${ledgers}.jsonl`), newRun(), server.baseUrl)
  const client = createRunClient({ baseUrl: server.baseUrl, apiKey: 'key', wait: async () => {} })
  const account = createAccount({
    client,
    ledger,
    noWrites: undefined,
    maxObjects: 20,
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

const posts = (writes: readonly string[]) => writes.filter(write => write.startsWith('POST'))

async function create(account: WriteAccount): Promise<string | undefined> {
  const marker = account.marker()
  return (await account.create('links', marker, urlOf(marker))).id
}

describe('create', () => {
  it('gives the id, and cleanup takes it away again', () =>
    withAccount({}, async ({ account, rows }) => {
      expect(await create(account)).toBe('2')
      // Two more were created, to try the first deletion on.
      expect(await create(account)).toBe('5')
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
    withAccount(
      {},
      async ({ account, writes }) => {
        for (let made = 0; made < 4; made += 1) await create(account)
        await expect(create(account)).rejects.toThrow(
          '5 objects of this run are there, and --max-objects allows no more',
        )
        expect(posts(writes)).toHaveLength(6)
      },
      { maxObjects: 5 },
    ))

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

  it('refused while the lists were empty and could not be read as lists: nothing is left', () =>
    withAccount(
      {
        post: count => (count === 1 ? { status: 422, make: false } : {}),
        lists: rows => rows.slice(1),
        lacksEmptyLists: true,
      },
      async ({ account, rows }) => {
        expect(await create(account)).toBeUndefined()
        expect(await create(account)).toBe('3')
        expect(await account.cleanup()).toEqual([])
        expect(rows).toHaveLength(1)
      },
    ))
})

describe('a record that cannot be proven', () => {
  it.for([
    ['loses its marker', { post: () => ({ url: 'https://lost.example.com' }) }, 'links.create.stored'],
    ['is not made', { post: () => ({ make: false }) }, 'links.create.stored'],
    [
      'is one that was there before',
      { post: () => ({ make: false, id: 1 }), overwrites: true },
      'links.get.by-id',
    ],
    ['is read as another', { reads: rows => rows[0] }, 'links.get.by-id'],
    ['is read whatever is asked for', { reads: rows => rows.at(-1) }, 'links.get.by-id'],
    ['cannot be read', { reads: () => undefined }, 'links.get.by-id'],
  ] as [string, Oddities, string][])('ends the run after one, and is never written to: %s', ([
    ,
    odd,
    requirement,
  ]) =>
    withAccount(odd, async ({ account, rows, writes }) => {
      const before = rows.length
      const error = await create(account).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.blame.requirement).toBe(requirement)
      expect(await account.cleanup()).toHaveLength(rows.length - before === 1 || odd.overwrites ? 1 : 0)
      expect(writes).toHaveLength(1)
    }))

  it('is named with what finds it', () =>
    withAccount({ reads: () => undefined }, async ({ account, ledger }) => {
      await create(account).catch(() => undefined)
      const [left] = await account.cleanup()
      const { marker, time } = ledger.written[0]!
      expect(left).toMatchObject({ resource: 'links', marker, time })
      expect(left?.reason).toContain(`Look for it with GET /links?search=${marker}&search_by=url`)
    }))

  it('that nobody answered for: two are sent at most', () =>
    withAccount({ post: () => ({ status: 500 }), lists: () => [] }, async ({ account, writes }) => {
      await expect(account.createAgain('links', urlOf)).rejects.toBeInstanceOf(RunEnded)
      expect(writes).toHaveLength(2)
      await account.cleanup()
      expect(writes).toHaveLength(2)
    }))
})

describe('createAgain', () => {
  it('never posts the same twice', () =>
    withAccount(
      { post: count => (count < 2 ? { status: 503, make: false } : {}) },
      async ({ account, writes }) => {
        const { id, marker } = await account.createAgain('links', urlOf)
        expect(id).toBe('3')
        expect(new Set(posts(writes)).size).toBe(posts(writes).length)
        expect(writes[1]).toContain(marker)
      },
    ))

  it('ends in a broken contract when other requests are answered', () =>
    withAccount(
      { post: count => (count <= 3 ? {} : { status: 500, make: false }) },
      async ({ account, writes }) => {
        await create(account)
        const error = await account.createAgain('links', urlOf).catch(reason => reason)
        expect(error).toBeInstanceOf(ContractBroken)
        expect(error.received).toBe('500, 3 times, while other requests are answered')
        expect(new Set(posts(writes)).size).toBe(6)
      },
    ))

  it('ends the run after two when nothing shows what they made', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account, writes }) => {
      const error = await account.createAgain('links', urlOf).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.blame.requirement).toBe('links.create.accepted')
      expect(writes).toHaveLength(2)
    }))

  it('create alone is inconclusive', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account }) => {
      await expect(create(account)).rejects.toBeInstanceOf(Inconclusive)
    }))
})

describe('a create that takes an own record away', () => {
  it('ends the run, and names the requirement and the record', () =>
    withAccount({ replaces: true }, async ({ account, rows, writes }) => {
      const error = await create(account).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.message).toMatch(/^links\/2, which this run made, went away when POST \/links was sent/)
      expect(error).toMatchObject({ exitCode: 3, blame: { requirement: 'links.create.alone' } })
      expect(posts(writes)).toHaveLength(3)
      await account.cleanup()
      expect(rows.map(({ id }) => id)).toEqual([1])
    }))
})

describe('attempt', () => {
  it('without a marker is sent only after an incomplete create was refused', () =>
    withAccount(
      { post: count => (count === 1 ? { status: 422, make: false } : { status: 400, make: false }) },
      async ({ account, writes }) => {
        const { exchange } = await account.attempt('links', { form: [] }, account.marker())
        expect(exchange.answer.status).toBe(400)
        expect(writes[0]).toMatch(/^POST \/links alias=slk/)
        expect(writes[1]).toBe('POST /links ')
      },
    ))

  it('without a marker is not sent where incomplete creates are taken', () =>
    withAccount({}, async ({ account, rows, writes }) => {
      await create(account)
      await expect(account.attempt('links', { form: [] }, account.marker())).rejects.toBeInstanceOf(Skipped)
      expect(writes).not.toContain('POST /links ')
      expect(await account.cleanup()).toEqual([])
      expect(rows).toHaveLength(1)
    }))
})

describe('an id that is not ours', () => {
  it.for([
    ['update', (account: WriteAccount) => account.update('links', '1', [['url', 'https://x.example.com']])],
    ['delete', (account: WriteAccount) => account.delete('links', '1')],
    ['update of another kind', (account: WriteAccount) => account.update('pixels', '2', [])],
  ] as const)('is never written: %s', ([, write]) =>
    withAccount({}, async ({ account, writes }) => {
      await create(account)
      const sent = writes.length
      await expect(write(account)).rejects.toBeInstanceOf(Skipped)
      expect(writes).toHaveLength(sent)
    }))

  it('any more, because it was given away: is not written and not deleted', () =>
    withAccount({ reusesIds: true }, async ({ account, rows }) => {
      await create(account)
      const id = (await create(account))!
      await account.delete('links', id)
      rows.push({ id: Number(id), url: 'https://new.example.com' })
      await expect(account.delete('links', id)).rejects.toBeInstanceOf(Skipped)
      await expect(account.update('links', id, [])).rejects.toBeInstanceOf(Skipped)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ url }) => url)).toEqual(['https://foreign.example.com', 'https://new.example.com'])
    }))

  it.for(['update', 'delete', 'cleanup'] as const)('since the server was reset: %s', write =>
    withAccount({}, async ({ account, rows, writes }) => {
      const id = (await create(account))!
      rows.splice(0, rows.length, { id: Number(id), url: 'https://somebody.example.com' })
      const sent = writes.length
      if (write === 'cleanup') expect(await account.cleanup()).toEqual([])
      else {
        const form = urlOf(`${account.run}-0001`)
        const wrote = write === 'update' ? account.update('links', id, form) : account.delete('links', id)
        await expect(wrote).rejects.toBeInstanceOf(Skipped)
      }
      expect(writes.slice(sent).filter(line => line.includes(`/links/${id} `))).toEqual([])
      expect(rows[0]).toEqual({ id: Number(id), url: 'https://somebody.example.com' })
    }))
})

describe('the first write', () => {
  it.for([
    ['an update', 'before', 'links.update.other-links'],
    ['an update', 'behind', 'links.update.other-links'],
    ['a deletion', 'before', 'links.delete.others'],
    ['a deletion', 'behind', 'links.delete.others'],
  ] as const)('is tried between records of ours: %s also hits the one %s', ([what, where, requirement]) =>
    withAccount(
      { hits: where, on: what === 'an update' ? 'PUT' : 'DELETE' },
      async ({ account, rows, ledger }) => {
        const foreign = JSON.stringify(rows[0])
        const form = urlOf(`${account.run}-0001`)
        const first = create(account)
        const wrote = what === 'an update' ? first.then(id => account.update('links', id!, form)) : first
        const error = await wrote.catch(reason => reason)
        expect(error).toBeInstanceOf(RunEnded)
        expect(error.blame.requirement).toBe(requirement)
        const left = await account.cleanup()
        expect(JSON.stringify(rows[0])).toBe(foreign)
        const alive = ledger.written.filter(({ id }) => rows.some(row => String(row.id) === id))
        for (const { id } of alive) expect(left.map(one => one.id)).toContain(id)
      },
    ))
})

describe('cleanup', () => {
  it('names what does not go away, and the run ends before there is more of it', () =>
    withAccount({ keepsDeleted: true }, async ({ account, writes }) => {
      const error = await create(account).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.blame.requirement).toBe('links.delete.applied')
      const left = await account.cleanup()
      expect(left).toHaveLength(3)
      for (const { reason } of left) expect(reason).toMatch(/^a deletion did not do what it was sent for/)
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))

  it('names and leaves alone what got our values by a fault', () =>
    withAccount({}, async ({ account, rows, writes }) => {
      await create(account)
      rows[0]!.url = `https://example.com/${account.run}-0001`
      expect(await account.cleanup()).toMatchObject([
        { reason: expect.stringContaining('it may be somebody else’s record') },
      ])
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
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
