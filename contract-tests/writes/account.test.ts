import { describe, expect, it } from 'vitest'
import { create, urlOf, withAccount } from '../../tests/suite/support/run-account.ts'
import { RunEnded } from '../core/ended.ts'
import { Skipped } from '../core/errors.ts'
import type { WriteAccount } from './account.ts'

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

  it('any more, because another record got it: is neither changed nor deleted', () =>
    withAccount({ reusesIds: true }, async ({ account, rows }) => {
      await create(account)
      const id = (await create(account))!
      await account.delete('links', id)
      rows.push({ id: Number(id), url: 'https://new.example.com' })
      await expect(account.delete('links', id)).rejects.toBeInstanceOf(Skipped)
      await expect(account.update('links', id, [])).rejects.toBeInstanceOf(Skipped)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ url }) => url)).toEqual(['https://foreign.example.com/1', 'https://new.example.com'])
    }))

  it.for(['update', 'delete', 'cleanup'] as const)('after a reset of the server: %s', write =>
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
  ] as const)('is tried between two records of the run: %s also hits the one %s', ([
    what,
    where,
    requirement,
  ]) =>
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
  it('names the record that it did not delete, and the run ends before it creates more', () =>
    withAccount({ keepsDeleted: true }, async ({ account, writes }) => {
      const error = await create(account).catch(reason => reason)
      expect(error).toBeInstanceOf(RunEnded)
      expect(error.blame.requirement).toBe('links.delete.applied')
      const left = await account.cleanup()
      expect(left).toHaveLength(3)
      for (const { reason } of left)
        expect(reason).toMatch(/^an earlier deletion did not delete exactly its record/)
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))

  it('stops once a foreign record is seen to disappear a while after a deletion', () =>
    withAccount({ purgesLater: true, foreign: [1, 2, 3, 4, 5, 6] }, async ({ account, rows }) => {
      for (let count = 0; count < 4; count += 1) await create(account)
      const left = await account.cleanup()
      // One disappeared after the trial of a deletion, one after the first deletion of the cleanup.
      expect(rows.map(({ id }) => id).filter(id => id <= 6)).toEqual([3, 4, 5, 6])
      expect(left).toHaveLength(4)
    }))

  it('deletes everything although somebody else has deleted a record of theirs', () =>
    withAccount({ foreign: [1, 2, 3] }, async ({ account, rows }) => {
      for (let count = 0; count < 4; count += 1) await create(account)
      rows.splice(0, 1)
      expect(await account.cleanup()).toEqual([])
      expect(rows.map(({ id }) => id)).toEqual([2, 3])
    }))

  it('reports, and does not delete, a record that got our values by a fault', () =>
    withAccount({}, async ({ account, rows, writes }) => {
      await create(account)
      rows[0]!.url = `https://example.com/${account.run}-0001`
      expect(await account.cleanup()).toMatchObject([
        { reason: expect.stringContaining('it may be somebody else’s record') },
      ])
      expect(writes.filter(write => write.startsWith('DELETE /links/1 '))).toEqual([])
    }))
})

it('writes nothing if nothing may be written', () =>
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
