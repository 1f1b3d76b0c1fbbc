import { describe, expect, it } from 'vitest'
import { create, type Oddities, posts, urlOf, withAccount } from '../../tests/suite/support/run-account.ts'
import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'

describe('create', () => {
  it('gives the id, and the cleanup deletes the record', () =>
    withAccount({}, async ({ account, rows }) => {
      expect(await create(account)).toBe('2')
      // Two more records were created, to try the first deletion on.
      expect(await create(account)).toBe('5')
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([1])
    }))

  it('needs its marker in the form', () =>
    withAccount({}, async ({ account, writes }) => {
      await expect(
        account.create('links', account.marker(), [['url', 'https://example.com']]),
      ).rejects.toThrow(/no value of the form contains the marker/)
      expect(writes).toEqual([])
    }))

  it('stops at the cap', () =>
    withAccount(
      {},
      async ({ account, writes }) => {
        for (let made = 0; made < 4; made += 1) await create(account)
        await expect(create(account)).rejects.toThrow(
          '5 records of this run exist, and --max-objects allows no more',
        )
        expect(posts(writes)).toHaveLength(6)
      },
      { maxObjects: 5 },
    ))

  it.for([
    ['names a foreign record', { post: () => ({ id: 1 }) }],
    ['names no existing record', { post: () => ({ id: 99 }) }],
    [
      'is 500 after the record was created',
      { post: (count: number) => ({ status: count === 1 ? 500 : 200 }) },
    ],
  ] as [
    string,
    Oddities,
  ][])('whose response %s: the record is found by its marker, and no other is touched', ([, odd]) =>
    withAccount(odd, async ({ account, rows, writes }) => {
      await account.createAgain('links', urlOf)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([1])
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))

  it.for([
    ['shows the record', { showsCreated: 'the record' }],
    ['names the id only', {}],
    ['names nothing', { showsCreated: 'nothing' }],
    ['names a foreign record', { post: () => ({ id: 1 }) }],
    ['shows the record under a foreign id', { showsCreated: 'the record', post: () => ({ id: 1 }) }],
  ] as [
    string,
    Oddities,
  ][])('several at once, whose response %s: each record is found, in the order of the creates', ([, odd]) =>
    withAccount(
      odd,
      async ({ account, rows }) => {
        await create(account)
        const ids = await Promise.all(Array.from({ length: 6 }, () => create(account)))
        expect(ids).toEqual(rows.slice(-6).map(({ id }) => String(id)))
        expect(account.created('links').slice(-6)).toEqual(ids)
        expect(await account.cleanup()).toEqual([])
        expect(rows.map(({ id }) => id)).toEqual([1])
      },
      { concurrency: 8 },
    ))

  it('refused but carried out: the record is deleted', () =>
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
    ['is not created', { post: () => ({ make: false }) }, 'links.create.stored'],
    ['existed before the run', { post: () => ({ make: false, id: 1 }), overwrites: true }, 'links.get.by-id'],
    ['is read as another record', { reads: rows => rows[0] }, 'links.get.by-id'],
    ['is read for every id', { reads: rows => rows.at(-1) }, 'links.get.by-id'],
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

  it('is reported with the request that finds it', () =>
    withAccount({ reads: () => undefined }, async ({ account, ledger }) => {
      await create(account).catch(() => undefined)
      const [left] = await account.cleanup()
      const { marker, time } = ledger.written[0]!
      expect(left).toMatchObject({ resource: 'links', marker, time })
      expect(left?.reason).toContain(`Look for it with GET /links?search=${marker}&search_by=url`)
    }))

  it('after failures: at most two creates are sent', () =>
    withAccount({ post: () => ({ status: 500 }), lists: () => [] }, async ({ account, writes }) => {
      await expect(account.createAgain('links', urlOf)).rejects.toBeInstanceOf(RunEnded)
      expect(writes).toHaveLength(2)
      await account.cleanup()
      expect(writes).toHaveLength(2)
    }))
})

describe('createAgain', () => {
  it('never sends the same create twice', () =>
    withAccount(
      { post: count => (count < 2 ? { status: 503, make: false } : {}) },
      async ({ account, writes }) => {
        const { id, marker } = await account.createAgain('links', urlOf)
        expect(id).toBe('3')
        expect(new Set(posts(writes)).size).toBe(posts(writes).length)
        expect(writes[1]).toContain(marker)
      },
    ))

  it('reports a broken contract if other requests succeed', () =>
    withAccount(
      { post: count => (count <= 3 ? {} : { status: 500, make: false }) },
      async ({ account, writes }) => {
        await create(account)
        const error = await account.createAgain('links', urlOf).catch(reason => reason)
        expect(error).toBeInstanceOf(ContractBroken)
        expect(error.received).toBe('500, 3 times, while other requests succeed')
        expect(new Set(posts(writes)).size).toBe(6)
      },
    ))

  it('ends the run after two failures if nothing shows what they created', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account, writes }) => {
      const error = await account.createAgain('links', urlOf).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.blame.requirement).toBe('links.create.accepted')
      expect(writes).toHaveLength(2)
    }))

  it('is inconclusive for a single create', () =>
    withAccount({ post: () => ({ status: 500, make: false }) }, async ({ account }) => {
      await expect(create(account)).rejects.toBeInstanceOf(Inconclusive)
    }))
})

describe('a create that deletes a record of the run', () => {
  it('ends the run, and the error names the requirement and the record', () =>
    withAccount({ replaces: true }, async ({ account, rows, writes }) => {
      const error = await create(account).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.message).toMatch(
        /^links\/3, which this run created, disappeared when POST \/links was sent/,
      )
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

  it('without a marker is not sent if incomplete creates are accepted', () =>
    withAccount({}, async ({ account, rows, writes }) => {
      await create(account)
      await expect(account.attempt('links', { form: [] }, account.marker())).rejects.toBeInstanceOf(Skipped)
      expect(writes).not.toContain('POST /links ')
      expect(await account.cleanup()).toEqual([])
      expect(rows).toHaveLength(1)
    }))
})
