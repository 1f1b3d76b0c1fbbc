import { describe, expect, it } from 'vitest'
import { keptOn, TestDisk } from '../../../tests/support/test-disk.ts'
import { host, type Mock } from '../../mock/mock.ts'

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

/** On a busy machine, a request may take long to arrive. */
const patiently = { timeout: 10_000, interval: 5 }

/** Waits until a write of the file has begun, which the gate of the disk holds up. */
const untilWritten = (disk: TestDisk) => expect.poll(() => disk.writes, patiently).toBe(1)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

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
    await untilWritten(disk)
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
    await untilWritten(disk)
    const links = () => ['k', 'key-0', 'key-1', 'key-2'].map(key => mock.store(key).db.link.count())
    const before = sum(links())
    const others = Array.from({ length: 20 }, (_, index) => create(mock, `more-${index}`, `key-${index % 3}`))
    await expect.poll(() => sum(links()), patiently).toBe(before + 20)
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
    await untilWritten(disk)
    const before = mock.store('k').db.link.count()
    const second = send(mock, 'DELETE', '/links/2')
    await expect.poll(() => mock.store('k').db.link.count(), patiently).toBe(before - 1)
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
