import { describe, expect, it } from 'vitest'
import { connectAdmin } from '../../admin/index.ts'
import { createMock, host, type Mock } from '../../mock/mock.ts'
import { fixedClock } from '../../store/clock.ts'
import type { Disk } from './disk.ts'
import { fileMock } from './file-mock.ts'
import { StateFile } from './state-file.ts'
import { readState } from './state-read.ts'

const clock = fixedClock(Date.UTC(2026, 0, 31, 12))

/** A disk in memory. The test decides when a write ends, and how. */
class TestDisk implements Disk {
  text: string | undefined
  writes = 0
  #prepared = ''
  failure: { step: 'prepare' | 'replace' | 'settle'; code: string } | undefined
  gate: Promise<void> = Promise.resolve()

  async read() {
    return this.text === undefined ? undefined : { bytes: Buffer.from(this.text), version: this.text }
  }

  version() {
    return this.text
  }

  async prepare(_: string, bytes: Uint8Array) {
    this.writes++
    await this.gate
    this.#fail('prepare')
    this.#prepared = Buffer.from(bytes).toString()
    return { temporary: 'new', version: this.#prepared }
  }

  async replace() {
    this.#fail('replace')
    this.text = this.#prepared
  }

  async settle() {
    this.#fail('settle')
  }

  async remove() {}

  #fail(step: string) {
    const { failure } = this
    if (failure?.step === step)
      throw Object.assign(new Error(`${failure.code}: test`), { code: failure.code })
  }
}

/** Returns a mock that is stored on a disk. */
async function keptOn(disk: TestDisk, options: Parameters<typeof createMock>[0] = {}) {
  const found = await disk.read()
  const usual = { salt: 'salt', now: clock.now(), hash: () => 'usual' }
  const state =
    found === undefined ? { salt: 'salt', accounts: new Map() } : readState(found.bytes, 'state', usual)
  const lock = { isHeld: true }
  const errors: unknown[] = []
  const mock = fileMock(createMock({ clock, seed: 'demo', ...options }), {
    state,
    file: new StateFile('state', disk, lock, found?.version),
    onError: error => errors.push(error),
  })
  return { mock, errors }
}

async function send(mock: Mock, method: string, path: string, body?: string, key = 'k') {
  const response = await mock.fetch(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    }),
  )
  return { status: response.status, text: await response.text() }
}

const create = (mock: Mock, alias: string, key?: string) =>
  send(mock, 'POST', '/links', `url=https://shop.example/&alias=${alias}`, key)

function gate() {
  let open: () => void = () => undefined
  const promise = new Promise<void>(resolve => {
    open = resolve
  })
  return { promise, open }
}

describe('a write', () => {
  it('has no response before it is on the disk', async () => {
    const disk = new TestDisk()
    const { mock } = await keptOn(disk)
    const { promise, open } = gate()
    disk.gate = promise
    const done: string[] = []
    const note = (what: string) => (response: { status: number; text: string }) => {
      done.push(what)
      return response
    }
    const created = create(mock, 'one').then(note('write'))
    await new Promise(resolve => setTimeout(resolve, 30))
    const read = send(mock, 'GET', '/links?search=one&search_by=alias').then(note('read'))
    expect((await send(mock, 'GET', '/links', undefined, 'other')).status).toBe(200)
    await new Promise(resolve => setTimeout(resolve, 30))
    // The read would show the link. Other accounts do not wait.
    expect(done).toEqual([])
    open()
    expect((await created).status).toBe(200)
    expect(disk.text).toContain('"alias":"one"')
    expect((await read).text).toContain('one')
  })

  it('shares a write of the file with those that arrive in the meantime', async () => {
    const disk = new TestDisk()
    const { mock } = await keptOn(disk)
    const { promise, open } = gate()
    disk.gate = promise
    const first = create(mock, 'first')
    await new Promise(resolve => setTimeout(resolve, 30))
    const others = Array.from({ length: 20 }, (_, index) => create(mock, `more-${index}`, `key-${index % 3}`))
    await new Promise(resolve => setTimeout(resolve, 30))
    open()
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(disk.writes).toBe(2)
  })

  it('stores direct changes of the database too', async () => {
    const disk = new TestDisk()
    const { mock } = await keptOn(disk)
    mock.store('k').db.link.update({ where: { id: { equals: 1 } }, data: { clicks: 4711 } })
    await mock.flush()
    expect(disk.text).toContain('"clicks":4711')
    mock.closeAccount('k')
    await mock.flush()
    expect(disk.text).not.toContain('4711')
    const { mock: reloaded } = await keptOn(disk)
    expect((await send(reloaded, 'GET', '/links/1')).text).not.toContain('4711')
  })
})

describe('a write that fails', () => {
  it.each([
    ['prepare', 'ENOSPC', 'the disk is full'],
    ['prepare', 'EDQUOT', 'the disk quota is exhausted'],
    ['prepare', 'EROFS', 'the file system is read-only'],
    ['prepare', 'EACCES', 'there is no permission to write in the folder'],
    ['replace', 'EBUSY', 'mount its folder instead'],
    ['settle', 'EIO', 'EIO: test'],
  ] as const)('in %s with %s: 500, and no change remains', async (step, code, reason) => {
    const disk = new TestDisk()
    const { mock, errors } = await keptOn(disk)
    expect((await create(mock, 'before')).status).toBe(200)
    const stored = disk.text
    const shown = await send(mock, 'GET', '/links')
    disk.failure = { step, code }
    const refused = await Promise.all([
      create(mock, 'lost'),
      create(mock, 'lost-too', 'another'),
      send(mock, 'DELETE', '/links/1'),
    ])
    for (const { status, text } of refused) {
      expect(status).toBe(500)
      expect(text).toContain(reason)
    }
    expect(errors).toHaveLength(1)
    expect(await send(mock, 'GET', '/links')).toEqual(shown)
    disk.failure = undefined
    await mock.flush()
    expect(disk.text).toBe(stored)
    expect((await create(mock, 'after')).status).toBe(200)
    const { mock: reloaded } = await keptOn(disk)
    expect(await send(reloaded, 'GET', '/links')).toEqual(await send(mock, 'GET', '/links'))
    expect((await send(reloaded, 'GET', '/links/1')).status).toBe(200)
  })

  it('undoes the changes that arrived during it', async () => {
    const disk = new TestDisk()
    const { mock } = await keptOn(disk)
    const { promise, open } = gate()
    disk.gate = promise
    disk.failure = { step: 'prepare', code: 'ENOSPC' }
    const first = send(mock, 'DELETE', '/links/1')
    await new Promise(resolve => setTimeout(resolve, 30))
    const second = send(mock, 'DELETE', '/links/2')
    await new Promise(resolve => setTimeout(resolve, 30))
    open()
    expect((await first).status).toBe(500)
    expect((await second).status).toBe(500)
    expect((await send(mock, 'GET', '/links/1')).status).toBe(200)
    expect((await send(mock, 'GET', '/links/2')).status).toBe(200)
    expect(disk.text).toBeUndefined()
  })

  it('uses the error form of the dialect', async () => {
    const disk = new TestDisk()
    const { mock } = await keptOn(disk)
    disk.failure = { step: 'prepare', code: 'ENOSPC' }
    const refused = await create(mock, 'one')
    expect(JSON.parse(refused.text)).toEqual(
      JSON.parse(String(mock[host].refuseFailed('Failed to store the change: the disk is full').body)),
    )
  })
})

it('loads each account when its key is used first, and no other', async () => {
  const disk = new TestDisk()
  const { mock } = await keptOn(disk)
  for (const key of ['a', 'b', 'c']) await create(mock, `of-${key}`, key)
  const { mock: reloaded } = await keptOn(disk)
  expect((await send(reloaded, 'GET', '/links?search=of-b&search_by=alias', undefined, 'b')).text).toContain(
    'of-b',
  )
  expect((await create(reloaded, 'new', 'b')).status).toBe(200)
  for (const key of ['a', 'b', 'c']) expect(disk.text).toContain(`of-${key}`)
})

it('stores the account that all keys share', async () => {
  const disk = new TestDisk()
  const dialect = { name: 'shared', answers: { 'auth.scope': 'shared' as const } }
  const { mock } = await keptOn(disk, { dialect })
  await create(mock, 'of-a', 'a')
  await create(mock, 'of-b', 'b')
  const { mock: reloaded } = await keptOn(disk, { dialect })
  const listed = await send(reloaded, 'GET', '/links?search=of-&search_by=alias', undefined, 'c')
  expect(listed.text).toContain('of-a')
  expect(listed.text).toContain('of-b')
})

it('stores an account that was reset', async () => {
  const disk = new TestDisk()
  const { mock } = await keptOn(disk)
  await create(mock, 'gone')
  mock[host].account('k').reset('empty')
  await mock.flush()
  expect(disk.text).not.toContain('gone')
  disk.failure = { step: 'prepare', code: 'ENOSPC' }
  mock[host].account('k').reset('demo')
  await expect(mock.flush()).rejects.toThrow('the disk is full')
  expect((await send(mock, 'GET', '/links/1')).status).toBe(404)
})

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
