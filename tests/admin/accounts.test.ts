import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectAdmin } from '../../src/admin/index.ts'
import { createMock, host, mockOf } from '../../src/mock/mock.ts'
import { type AdminRig, ways } from './rig.ts'

describe.each(ways)('accounts and clock, $way', ({ open }) => {
  let rig: AdminRig
  beforeEach(async () => {
    rig = await open({ seed: 'demo' })
    await rig.call('POST /accounts', { key: 'demo-key' })
  })
  afterEach(() => rig.close())

  it('POST /accounts opens an account once, and names it by number', async () => {
    const { json: own } = await rig.call('POST /accounts', { key: 'a-secret-key' })
    expect(own).toMatchObject({ account: 2, name: 'account 2', links: 62, pixels: 12, isShared: false })
    expect((await rig.call('POST /accounts', { key: 'a-secret-key' })).json.account).toBe(2)
    const { json: all } = await rig.call('GET /accounts')
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['demo-key', 'account 2'])
    expect(await rig.send('GET /links', { key: 'a-secret-key' })).toBe(200)
  })

  it('DELETE /accounts/{account} closes it, and its key opens a new one', async () => {
    await rig.send('POST /links', { form: 'url=https://shop.example/sale' })
    expect((await rig.call('DELETE /accounts/1')).status).toBe(204)
    expect((await rig.call('GET /accounts')).json).toEqual([])
    expect((await rig.call('POST /accounts', { key: 'demo-key' })).json).toMatchObject({
      account: 2,
      links: 62,
    })
  })

  it.each([
    [{}, 62],
    [{ seed: 'empty' }, 0],
    [{ seed: 'two-pages' }, 26],
    [{ seed: 7 }, 7],
    [{ seed: { links: [{ url: 'https://shop.example/' }] } }, 1],
  ])('POST /accounts/1/reset %j leaves %i links', async (body, links) => {
    await rig.send('POST /links', { form: 'url=https://shop.example/sale' })
    await rig.call('PATCH /accounts/1/clock', { advance: 60_000, isFrozen: true })
    await rig.call('POST /faults', { faults: ['*: 503'], account: 1 })
    const { json } = await rig.call('POST /accounts/1/reset', body)
    expect(json).toMatchObject({ links, clock: { isFrozen: false, isMoved: false } })
    expect((await rig.call('GET /faults')).json).toEqual([])
    expect(await rig.send('GET /links')).toBe(200)
  })

  it('GET /scenarios names the seeds', async () => {
    expect((await rig.call('GET /scenarios')).json).toEqual(
      expect.arrayContaining(['demo', 'empty', 'one-of-each-kind', 'many-links']),
    )
  })

  it('PATCH /accounts/1/clock sets, advances, freezes and runs', async () => {
    const set = await rig.call('PATCH /accounts/1/clock', { now: '2030-01-31T12:00:00Z', isFrozen: true })
    expect(set.json).toEqual({ now: '2030-01-31T12:00:00.000Z', isFrozen: true, isMoved: true })
    const moved = await rig.call('PATCH /accounts/1/clock', { advance: 90_000 })
    expect(moved.json.now).toBe('2030-01-31T12:01:30.000Z')
    expect((await rig.call('GET /accounts/1/clock')).json).toEqual(moved.json)
    expect((await rig.call('PATCH /accounts/1/clock', { isFrozen: false })).json).toMatchObject({
      isFrozen: false,
    })
    await expect
      .poll(async () => (await rig.call('GET /accounts/1/clock')).json.now > '2030-01-31T12:01:30.000Z')
      .toBe(true)
    expect((await rig.call('DELETE /accounts/1/clock')).status).toBe(204)
    expect((await rig.call('GET /accounts/1/clock')).json.isMoved).toBe(false)
  })

  it('an advanced clock lets links expire', async () => {
    const active = async () => (await rig.call('GET /accounts/1/links?status=1')).json.total
    const before = await active()
    await rig.call('PATCH /accounts/1/clock', { advance: 400 * 86_400_000 })
    expect(await active()).toBeLessThan(before)
  })

  it('what is created at the last moment of the clock can be read again', async () => {
    await rig.call('PATCH /accounts/1/clock', { now: '9998-12-31T23:59:59.999Z' })
    expect(await rig.send('POST /links', { form: 'url=https://shop.example/sale' })).toBe(200)
    const { json } = await rig.call('GET /accounts/1/state')
    expect((await rig.call('PUT /accounts/1/state', json)).json.links).toBe(63)
  })

  it('GET /health and GET /dialect', async () => {
    expect((await rig.call('GET /health')).json).toMatchObject({ status: 'ok', accounts: 1 })
    const { json } = await rig.call('GET /dialect')
    expect(json).toMatchObject({ name: 'default', observed: null })
    expect(json.answers.every(({ isAssumed }: { isAssumed: boolean }) => isAssumed)).toBe(true)
  })

  const refused: [request: string, body: unknown, status: number, message: RegExp][] = [
    ['GET /accounts/9', undefined, 404, /no open account 9/],
    ['GET /accounts/x', undefined, 400, /account: expected a whole number/],
    ['GET /accounts/1/links?limit=0', undefined, 400, /limit: expected/],
    ['GET /accounts/1/links?serach=x', undefined, 400, /serach/],
    ['POST /accounts', {}, 400, /key: expected an API key/],
    ['POST /accounts', { key: 'two words' }, 400, /key: expected an API key .* got a text/],
    ['POST /accounts/1/reset', { seed: 'demmo' }, 400, /no scenario "demmo"/],
    ['POST /accounts/1/reset', { seed: -1 }, 400, /from 0 to/],
    [
      'POST /accounts/1/reset',
      { seed: { links: [{ url: 'x' }] } },
      400,
      /links\[0\]\.url: expected an absolute/,
    ],
    ['PATCH /accounts/1/clock', { now: 'tomorrow' }, 400, /now: expected a moment/],
    [
      'PATCH /accounts/1/clock',
      { now: '2030-02-30T00:00:00Z', advance: 8.64e15 },
      400,
      /date of the calendar/,
    ],
    ['PATCH /accounts/1/clock', { frozen: true }, 400, /frozen/],
    ['PATCH /accounts/1/clock', { now: '2030-02-30T00:00:00Z' }, 400, /date of the calendar/],
    ['PATCH /accounts/1/clock', { now: '0999-12-31T23:59:59Z' }, 400, /years 1000 to 9998/],
    ['PATCH /accounts/1/clock', { now: '9999-01-01T00:00:00Z' }, 400, /years 1000 to 9998/],
    ['PATCH /accounts/1/clock', { now: '1970-01-01T00:00:00Z', advance: 8.64e15 }, 400, /years 1000 to 9998/],
    ['PUT /accounts/1/clock', { isFrozen: true }, 405, /allows GET, DELETE, PATCH/],
    ['GET /nowhere', undefined, 404, /no such path/],
  ]
  it.each(refused)('%s %j → refused', async (request, body, status, message) => {
    const before = (await rig.call('GET /accounts/1')).json
    const response = await rig.call(request, body)
    expect(response.status).toBe(status)
    expect(response.json.message).toMatch(message)
    expect({ ...(await rig.call('GET /accounts/1')).json, clock: before.clock }).toEqual(before)
  })
})

it('an account that all keys share can be reset, but not closed', async () => {
  const rig = await ways[0]!.open({ dialect: { name: 'shared', answers: { 'auth.scope': 'shared' } } })
  try {
    expect((await rig.call('POST /accounts', { key: 'any' })).json).toMatchObject({ isShared: true })
    expect((await rig.call('DELETE /accounts/1')).status).toBe(409)
    expect((await rig.call('POST /accounts/1/reset', { seed: 'empty' })).json.links).toBe(0)
  } finally {
    await rig.close()
  }
})

it('a list of accounts does not look up the key of each, which takes seconds for thousands', async () => {
  const mock = createMock({ seed: 'empty' })
  let lookups = 0
  const openAccounts = () => {
    lookups++
    return mock[host].openAccounts()
  }
  for (let number = 1; number <= 100; number++) mock.store(`key-${number}`)
  const { fetch: admin } = connectAdmin(mockOf({ ...mock[host], openAccounts }))
  const json = await (await admin(new Request('https://page.example/__admin/accounts'))).json()
  expect(json).toHaveLength(100)
  expect(json[99]).toMatchObject({ account: 100, name: 'account 100' })
  expect(lookups).toBeLessThan(5)
})

it('POST /accounts with a key that is not valid is refused, and does not repeat the key', async () => {
  const rig = await ways[0]!.open({ keys: ['only-this'] })
  try {
    const response = await rig.call('POST /accounts', { key: 'another-secret' })
    expect(response.status).toBe(409)
    expect(JSON.stringify(response.json)).not.toContain('another-secret')
  } finally {
    await rig.close()
  }
})
