import { afterAll, beforeEach, describe, expect } from 'vitest'
import { scenario } from './index.ts'
import { createTest, test } from './vitest.ts'

const keys = new Set<string>()
const addresses = new Set<string>()

describe('test', () => {
  for (const at of [1, 2, 3]) {
    test(`gives test ${at} an account of its own on the one server`, async ({
      client,
      db,
      baseUrl,
      apiKey,
      linkFactory,
    }) => {
      expect(db.link.count()).toBe(0)
      linkFactory.create(db)
      const { data } = await client.GET('/links')
      expect(data!.data).toMatchObject([{ id: 1, alias: 'link-1', status: 1 }])
      keys.add(apiKey)
      addresses.add(baseUrl)
    })
  }

  test('closes the accounts of tests that are over', async ({ mock, baseUrl }) => {
    expect([keys.size, addresses.size]).toEqual([3, 1])
    for (const key of keys) {
      expect(() => mock.store(key)).toThrow('The API key is not valid.')
      const headers = { authorization: `Bearer ${key}` }
      expect((await fetch(`${baseUrl}/links`, { headers })).status).toBe(401)
    }
  })

  test('gives all members of the account', async ({
    account,
    apiKey,
    db,
    clock,
    click,
    fail,
    delay,
    faults,
    requests,
    reset,
  }) => {
    expect({ apiKey, db, clock, click, fail, delay, faults, requests, reset }).toEqual(account)
  })
})

describe('seed', () => {
  test.override({ seed: 'demo' })
  test('is set for a describe', async ({ client, pixelFactory, db }) => {
    const { data } = await client.GET('/links')
    expect(data!.meta.total).toBe(62)
    expect(pixelFactory.create(db).name).toBe('Pixel 1')
  })

  describe('further in', () => {
    test.override({ seed: scenario('one', { links: [{ alias: 'one' }] }) })
    test('is a scenario', ({ db }) => expect(db.link.getAll()).toMatchObject([{ alias: 'one' }]))
  })
})

// The code under test has its own address and key.
const baseUrl = 'https://links.example/api/v1'
const intercepted = createTest({ baseUrl: `${baseUrl}/`, apiKey: 'key-of-the-app', seed: 10 })
const listLinks = () => fetch(`${baseUrl}/links`, { headers: { authorization: 'Bearer key-of-the-app' } })
const total = async () => (await (await listLinks()).json()).meta.total

describe('an address and a key of the code under test', () => {
  intercepted('are answered in the process', async ({ db, baseUrl: given }) => {
    expect(given).toBe(baseUrl)
    expect(await total()).toBe(10)
    db.link.deleteMany({ where: { id: { gt: 3 } } })
    expect(await total()).toBe(3)
  })

  intercepted('start again for each test, also for one without fixtures', async () => {
    expect(await total()).toBe(10)
  })
})

describe('hooks', () => {
  const made: number[] = []
  intercepted.beforeEach(({ db, linkFactory }) => void linkFactory.create(db))
  beforeEach(() => void made.push(1))
  intercepted('have the account of their test', async ({ db }) => {
    expect(await total()).toBe(11)
    expect(db.link.count()).toBe(11)
  })
  afterAll(() => expect(made).toHaveLength(1))
})

// All keys share one account, which is reset for each test.
const shared = createTest({ dialect: { name: 'shared', answers: { 'auth.scope': 'shared' } }, seed: 3 })

describe('a dialect in which all keys share their records', () => {
  for (const at of [1, 2]) {
    shared(`gives test ${at} its seed`, ({ db, linkFactory }) => {
      linkFactory.create(db)
      expect(db.link.count()).toBe(4)
    })
  }
})
