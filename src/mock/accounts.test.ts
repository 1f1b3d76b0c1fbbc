import { describe, expect, it } from 'vitest'
import { fixedClock } from '../store/clock.ts'
import { builtInSeed } from '../store/seeds/index.ts'
import { createMock, host, type Mock } from './mock.ts'

async function send(mock: Mock, key: string, method = 'GET', path = '/links?per_page=100', body?: string) {
  const response = await mock.fetch(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    }),
  )
  return { status: response.status, text: await response.text() }
}

const storeOf = (mock: Mock, key: string) => mock[host].account(key).resources.store

describe('accounts share the records of the seed', () => {
  it('until one of them writes, and the others do not see it', async () => {
    const mock = createMock()
    const before = (await send(mock, 'reader')).text
    expect((await send(mock, 'writer')).text).toBe(before)
    expect(storeOf(mock, 'reader')).toBe(storeOf(mock, 'writer'))
    expect((await send(mock, 'writer', 'DELETE', '/links/1')).status).toBe(200)
    expect(storeOf(mock, 'reader')).not.toBe(storeOf(mock, 'writer'))
    expect((await send(mock, 'reader')).text).toBe(before)
    expect((await send(mock, 'later')).text).toBe(before)
    expect((await send(mock, 'writer', 'GET', '/links/1')).status).toBe(404)
  })

  it('an account that writes copies only the records that it writes', async () => {
    const mock = createMock()
    await send(mock, 'reader')
    await send(mock, 'writer', 'PUT', '/links/1', 'url=https://shop.example/')
    const [read, written] = ['reader', 'writer'].map(key => storeOf(mock, key).links)
    expect(written!.get(1)).not.toBe(read!.get(1))
    expect(written!.get(2)).toBe(read!.get(2))
  })

  it('an edit of a record in place reaches no other account', async () => {
    const mock = createMock()
    const before = (await send(mock, 'reader')).text
    const edited = mock.store('edited').db.link.findFirst({ where: { id: { equals: 1 } } })!
    edited.title = 'edited in place'
    expect(JSON.parse((await send(mock, 'edited', 'GET', '/links/1')).text).data.title).toBe(edited.title)
    expect((await send(mock, 'reader')).text).toBe(before)
    expect((await send(mock, 'later')).text).toBe(before)
  })

  it('an edit of a given seed changes no account', async () => {
    const seed = builtInSeed(3, 0)
    const mock = createMock({ seed })
    const before = (await send(mock, 'reader')).text
    for (const link of seed.links) link.title = 'edited'
    expect((await send(mock, 'writer', 'PUT', '/links/1', 'url=https://shop.example/')).status).toBe(200)
    expect((await send(mock, 'writer')).text).not.toContain('edited')
    expect((await send(mock, 'reader')).text).toBe(before)
  })

  it('until something asks for the store of one', async () => {
    const mock = createMock()
    const before = (await send(mock, 'reader')).text
    mock.store('edited').db.link.delete({ where: { id: { equals: 1 } } })
    expect((await send(mock, 'edited', 'GET', '/links/1')).status).toBe(404)
    expect((await send(mock, 'reader')).text).toBe(before)
  })

  it('until the clock of one is moved', async () => {
    const mock = createMock()
    const expired = async (key: string) => (await send(mock, key, 'GET', '/links?status=2')).text
    const before = await expired('reader')
    await expired('traveller')
    mock[host].account('traveller').clock.advance(10 * 365 * 86_400_000)
    expect(await expired('traveller')).not.toBe(before)
    expect(await expired('reader')).toBe(before)
  })

  it('of the moment at which they are opened', async () => {
    let now = Date.UTC(2026, 0, 31, 12)
    const mock = createMock({ clock: { now: () => now } })
    const first = (await send(mock, 'first')).text
    now += 1_000
    const own = createMock({ clock: fixedClock(now) })
    expect((await send(mock, 'second')).text).toBe((await send(own, 'second')).text)
    expect((await send(mock, 'first')).text).toBe(first)
  })
})

it('writes of an account have the same ids and aliases as in a mock of its own', async () => {
  const clock = fixedClock(Date.UTC(2026, 0, 31, 12))
  const [shared, own] = [createMock({ clock }), createMock({ clock })]
  for (const key of ['a', 'b', 'c']) await send(shared, key)
  for (const key of ['c', 'a', 'b']) {
    const created = await send(shared, key, 'POST', '/links', 'url=https://shop.example/')
    expect(created).toEqual(await send(own, key, 'POST', '/links', 'url=https://shop.example/'))
  }
})

it('10,000 accounts may be open by default', async () => {
  const mock = createMock({ seed: 'empty' })
  for (let key = 0; key < 10_000; key++) mock[host].account(`key-${key}`)
  expect((await send(mock, 'key-9999')).status).toBe(200)
  expect((await send(mock, 'one-more')).status).toBe(503)
})

it('a new seed replaces the records of all accounts', async () => {
  const mock = createMock({ seed: 'demo' })
  await send(mock, 'writer', 'DELETE', '/links/1')
  await send(mock, 'reader')
  mock[host].reseed('empty')
  for (const key of ['writer', 'reader', 'new'])
    expect(JSON.parse((await send(mock, key)).text).data).toEqual([])
})
