import { describe, expect, it } from 'vitest'
import { keptOn, TestDisk } from '../../../tests/support/test-disk.ts'
import { connectAdmin } from '../../admin/index.ts'

describe('the control plane of a mock in a file', () => {
  async function adminOn(disk: TestDisk) {
    const { mock, errors } = await keptOn(disk)
    const { fetch: admin } = connectAdmin(mock)
    const call = (method: string, path: string, body?: object) =>
      admin(
        new Request(`http://localhost/__admin${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
    await call('POST', '/accounts', { key: 'k' })
    return { call, errors }
  }

  it.each([
    ['PATCH', '/accounts/1/state', { links: [{ id: 1, alias: 'patched' }] }, '"alias":"patched"'],
    [
      'PUT',
      '/accounts/1/state',
      { links: [{ url: 'https://shop.example/put', alias: 'put' }] },
      '"alias":"put"',
    ],
    ['POST', '/accounts/1/links/1/clicks', { times: 500_000_000 }, '"clicks":500'],
    ['POST', '/accounts/1/reset', { seed: 'empty' }, '"links":[\n\n]'],
  ])('%s %s responds when the change is stored', async (method, path, body, text) => {
    const disk = new TestDisk()
    const { call } = await adminOn(disk)
    expect((await call(method, path, body)).status).toBe(200)
    expect(disk.text).toContain(text)
  })

  it('DELETE /accounts/1 responds when the account is no longer stored', async () => {
    const disk = new TestDisk()
    const { call } = await adminOn(disk)
    await call('PATCH', '/accounts/1/state', { links: [{ id: 1, alias: 'patched' }] })
    expect((await call('DELETE', '/accounts/1')).status).toBe(204)
    expect(disk.text).not.toContain('patched')
  })

  it('rejects if the change cannot be stored, and undoes it', async () => {
    const disk = new TestDisk()
    const { call, errors } = await adminOn(disk)
    disk.failure = { step: 'prepare', code: 'ENOSPC' }
    await expect(call('PATCH', '/accounts/1/state', { deleted: { links: [1] } })).rejects.toThrow(
      'the disk is full',
    )
    expect(errors).toHaveLength(1)
    const { links } = await (await call('GET', '/accounts/1')).json()
    expect(links).toBe(62)
  })
})
