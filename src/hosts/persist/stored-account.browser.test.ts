import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasBrowser, launch } from '../../../tests/support/browser.ts'
import { type Site, serveSite, Tab } from '../../../tests/support/persist-browser.ts'
import { sampled, turns } from '../../../tests/support/sample.ts'
import type { MockOptions } from '../../mock/options.ts'
import type { PersistOptions } from './persistent.ts'

const inTurn = turns(4)

const inLocalStorage: PersistOptions = { persist: 'localStorage' }
const inIndexedDb: PersistOptions = { persist: 'indexeddb' }

/** Changes the localStorage text under the store's own name. */
function rewrite(change: (text: string) => string) {
  return (page: Page) =>
    page.evaluate(source => {
      const rewritten = new Function('text', `return (${source})(text)`) as typeof change
      const key = Object.keys(localStorage).find(name => name.startsWith('shortlink-kit:'))!
      localStorage.setItem(key, rewritten(localStorage.getItem(key)!))
    }, change.toString())
}

/** Replaces a stored IndexedDB value by one derived from it. */
function replace(store: 'heads' | 'changes', change: (value: Record<string, unknown>) => unknown) {
  return (page: Page) =>
    page.evaluate(
      async ([store, source]) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const database = await done(indexedDB.open('shortlink-kit'))
        const rows = database.transaction(store!, 'readwrite').objectStore(store!)
        const [key] = await done(rows.getAllKeys())
        const replaced = new Function('value', `return (${source})(value)`) as typeof change
        const value = replaced((await done(rows.get(key!))) as Record<string, unknown>)
        await done(store === 'heads' ? rows.put(value, key) : rows.put(value))
        database.close()
      },
      [store, change.toString()],
    )
}

type Damage = [title: string, where: PersistOptions, damage: (page: Page) => Promise<void>, message: string]

const damages: Damage[] = [
  ['a text that breaks off', inLocalStorage, rewrite(text => text.slice(0, 200)), 'not JSON'],
  ['an empty text', inLocalStorage, rewrite(() => ''), 'not JSON'],
  ['another thing', inLocalStorage, rewrite(() => '[1,2]'), 'its journal is damaged'],
  ['no head', inLocalStorage, rewrite(() => '{"log":[]}'), 'it has the format'],
  [
    'a log of something else',
    inLocalStorage,
    rewrite(text => text.replace(/"log":.*/, '"log":[{"version":2,"changes":{"links":[7]}}]}')),
    'its journal is damaged',
  ],
  [
    'a newer format',
    inLocalStorage,
    rewrite(text => text.replace('"format":1', '"format":2')),
    'it has the format 2, and this version of the kit reads 1',
  ],
  [
    'a record that lost a member',
    inLocalStorage,
    rewrite(text => text.replace('"clicks":0,', '')),
    'clicks: expected a whole number',
  ],
  [
    'a record under the id of another',
    inLocalStorage,
    rewrite(text => text.replace(/"links":\[\[\d+/, '"links":[[7')),
    'changes.links[0][1].id: expected 7',
  ],
  [
    'an invalid next id',
    inLocalStorage,
    rewrite(text => text.replace(/"link":\d+/, '"link":0')),
    'course.next.link',
  ],
  ['a head of something else', inIndexedDb, replace('heads', () => 'nonsense'), 'it has the format'],
  [
    'an older format',
    inIndexedDb,
    replace('heads', value => ({ ...value, format: 0 })),
    'it has the format 0, and this version of the kit reads 1',
  ],
  [
    'a head without its epoch',
    inIndexedDb,
    replace('heads', value => ({ ...value, epoch: null })),
    'its head is damaged',
  ],
  [
    'an invalid record',
    inIndexedDb,
    replace('changes', value => ({ ...value, record: 'nonsense' })),
    'expected an object',
  ],
  [
    'a record of another list',
    inIndexedDb,
    replace('changes', value => ({ ...value, list: 'domains' })),
    'changes.domains: expected a known member',
  ],
]

describe.skipIf(!hasBrowser)('stored data that cannot be used', () => {
  let browser: Browser
  let site: Site
  let context: BrowserContext
  beforeAll(async () => {
    browser = await launch()
    site = await serveSite()
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext()
  })
  afterEach(() => context.close())

  test.each(
    sampled(damages, 8, ([, where]) => where.persist),
  )('%s: a warning, and the seed (%j)', async (_title, where, damage, message) => {
    const tab = await Tab.open(context, site, where)
    await tab.create(['https://lost.example/'])
    const before = await tab.urls('northwind')
    await damage(tab.page)
    await tab.reload()
    expect(await tab.urls('lost')).toEqual([])
    expect(await tab.urls('northwind')).toEqual(before)
    expect(tab.console).toEqual([
      expect.stringContaining('The stored state is discarded and the seed is restored'),
    ])
    expect(tab.console[0]).toMatch(/^warning: \[shortlink-kit\] /)
    expect(tab.console[0]).toContain(message)
    // The store works again.
    await tab.create(['https://found.example/'])
    await tab.reload()
    expect(await tab.urls('found')).toEqual(['https://found.example/'])
    expect(tab.console).toHaveLength(1)
  })

  describe.each(sampled([inIndexedDb, inLocalStorage], 2))('$persist', where => {
    test.each<[title: string, mock: MockOptions, message: string]>([
      [
        'another dialect',
        { dialect: { name: 'other', answers: { 'ids.type': 'string' } } },
        'in another dialect',
      ],
      ['another seed', { seed: 100 }, 'it belongs to another seed'],
    ])('%s: a warning, and the seed', async (_title, mock, message) => {
      const tab = await Tab.open(context, site, where)
      await tab.create(['https://lost.example/'])
      await tab.reload(where, mock)
      expect(await tab.urls('lost')).toEqual([])
      expect(tab.console).toEqual([expect.stringContaining(message)])
    })

    inTurn('an open page with an older dialect continues alone', async () => {
      const old = await Tab.open(context, site, where)
      await old.create(['https://old.example/'])
      const fresh = await Tab.open(context, site, where, { seed: 100 })
      await fresh.create(['https://fresh.example/'])
      await old.create(['https://old.example/again'])
      expect(await old.urls('old')).toHaveLength(2)
      expect(await old.urls('fresh')).toEqual([])
      expect(await fresh.urls('old')).toEqual([])
      expect(await fresh.urls('fresh')).toHaveLength(1)
      expect(old.console).toEqual([expect.stringContaining('This page stores nothing until it is reloaded')])
    })

    inTurn('if the stored data is cleared while the page is open, the page has the seed again', async () => {
      const tab = await Tab.open(context, site, where)
      await tab.create(['https://lost.example/'])
      await tab.page.evaluate(async () => {
        localStorage.clear()
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('shortlink-kit')
          request.onsuccess = resolve
          request.onerror = reject
        })
      })
      expect(await tab.urls('lost')).toEqual([])
      await tab.create(['https://found.example/'])
      await tab.reload()
      expect(await tab.urls('found')).toEqual(['https://found.example/'])
    })

    inTurn(
      'without room in the storage, the request fails with a clear error and stores nothing',
      async () => {
        const makeRoom =
          where.persist === 'indexeddb' ? await limitQuota(context, site) : await fill(context, site)
        const tab = await Tab.open(context, site, where)
        const stored: string[] = []
        const create = async () => {
          const url = `https://shop.example/${stored.length}/${'long/'.repeat(400)}`
          const { status } = await tab.send('POST', '/links', `url=${url}&expiration_url=${url}`)
          if (status === 200) stored.push(url)
          return status
        }
        for (let sent = 0; sent < 200 && (await create()) === 200; ) sent++
        expect(stored.length).toBeGreaterThan(5)
        expect(stored.length).toBeLessThan(200)
        expect(tab.console).toEqual([
          expect.stringMatching(
            /^error: \[shortlink-kit\] Failed to respond to POST \/links: QuotaError: .* is full/,
          ),
        ])
        expect((await tab.urls('shop.example')).sort()).toEqual([...stored].sort())
        await makeRoom(tab.page)
        expect(await create()).toBe(200)
        await tab.reload()
        expect((await tab.urls('shop.example')).sort()).toEqual([...stored].sort())
        expect(tab.console).toHaveLength(1)
      },
    )
  })
})

type MakeRoom = (page: Page) => Promise<void>

/** Leaves the origin little room in IndexedDB. Returns a function that restores the room. */
async function limitQuota(context: BrowserContext, { origin }: Site): Promise<MakeRoom> {
  const page = await context.newPage()
  await page.goto(origin)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 150_000 })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
  }
}

/** Leaves the origin little room in localStorage. Returns a function that restores the room. */
async function fill(context: BrowserContext, { origin }: Site): Promise<MakeRoom> {
  const page = await context.newPage()
  await page.goto(origin)
  await page.evaluate(() => localStorage.setItem('filling', 'x'.repeat(5 * 2 ** 20 - 100_000)))
  return tab => tab.evaluate(() => localStorage.removeItem('filling'))
}
