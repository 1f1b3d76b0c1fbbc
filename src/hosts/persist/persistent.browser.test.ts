import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { hasBrowser, launch } from '../../../tests/support/browser.ts'
import { type Site, serveSite, Tab } from '../../../tests/support/persist-browser.ts'
import type { Kit } from '../../../tests/support/persist-page.ts'
import { sampled, turns } from '../../../tests/support/sample.ts'
import type { PersistOptions } from './persistent.ts'

const inTurn = turns(4)

const urlsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `https://${name}.example/${number}`)

describe.skipIf(!hasBrowser)('stores that persist in the browser', () => {
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

  const places: PersistOptions[] = [{ persist: 'indexeddb' }, { persist: 'localStorage' }]
  describe.each(sampled(places, 2))('$persist', where => {
    const open = (name?: string) => Tab.open(context, site, { ...where, ...(name && { name }) })

    inTurn('changes of the control plane survive a reload', async () => {
      const tab = await open()
      expect(await tab.admin('POST', '/accounts', { key: 'a' })).toBe(200)
      const patch = { links: [{ id: 3, alias: 'patched' }], deleted: { links: [5] } }
      expect(await tab.admin('PATCH', '/accounts/1/state', patch)).toBe(200)
      await tab.reload()
      expect((await tab.send('GET', '/links/3')).body).toContain('"alias":"patched"')
      expect((await tab.send('GET', '/links/5')).status).toBe(404)
      expect(await tab.admin('POST', '/accounts/1/reset', { seed: 'empty' })).toBe(200)
      await tab.reload()
      expect((await tab.send('GET', '/links/3')).status).toBe(404)
    })

    inTurn('a reload changes no response', async () => {
      const tab = await open()
      const made = await tab.send('POST', '/links', 'url=https://shop.example/kept&pixel_ids[]=1')
      expect(made.status).toBe(200)
      await tab.send('PUT', '/links/3', 'disabled=1&country[0][key]=DE&country[0][value]=https://a.example')
      await tab.send('DELETE', '/links/5')
      await tab.send('DELETE', '/pixels/2')
      await tab.send('POST', '/pixels', 'name=Kept&type=x&value=1')
      const paths = [
        '/links?per_page=100',
        '/links/5',
        '/links?search=kept&search_by=url',
        '/pixels?per_page=100',
      ]
      const read = () => Promise.all(paths.map(path => tab.send('GET', path)))
      const before = await read()
      await tab.reload()
      expect(await read()).toEqual(before)
      expect(before[2]!.body).toContain('https://shop.example/kept')
      expect(tab.console).toEqual([])
    })

    inTurn('a response that a fault delays holds up no other request', async () => {
      const tab = await Tab.open(context, site, where, {
        faults: ['createLink: delay 2000'],
      })
      const order: string[] = []
      const late = tab
        .send('POST', '/links', 'url=https://shop.example/late')
        .then(() => order.push('create'))
      await expect
        .poll(() => tab.send('GET', '/links').then(({ body }) => body))
        .toContain('shop.example/late')
      await tab.send('PUT', '/links/1', 'disabled=1').then(() => order.push('update'))
      await late
      expect(order).toEqual(['update', 'create'])
    })

    inTurn('a reload does not change the records that are created after it', async () => {
      const [straight, reloaded] = [await open('one'), await open('two')]
      const made: Record<string, string[]> = { straight: [], reloaded: [] }
      for (let round = 0; round < 3; round++) {
        for (const [name, tab] of Object.entries({ straight, reloaded })) {
          const { body } = await tab.send('POST', '/links', 'url=https://shop.example/next')
          made[name]!.push(...body.match(/"(id":\d+|alias":"\w+")/g)!)
          // The highest id is free again, but must not be used twice.
          await tab.send('DELETE', `/links/${61 + round}`)
        }
        await reloaded.reload()
      }
      expect(made.reloaded).toEqual(made.straight)
      expect(new Set(made.straight).size).toBe(6)
    })

    inTurn('simultaneous writes of two tabs are all stored', async () => {
      const tabs = [await open(), await open()]
      const urls = tabs.map((_, index) => urlsOf(`tab-${index}`, 60))
      const statuses = await Promise.all(tabs.map((tab, index) => tab.create(urls[index]!)))
      expect(new Set(statuses.flat())).toEqual(new Set([200]))
      await tabs[0]!.reload()
      for (const tab of tabs) {
        const found = [...(await tab.urls('tab-0')), ...(await tab.urls('tab-1'))]
        expect(found.sort()).toEqual(urls.flat().sort())
      }
      expect(await tabs[0]!.list()).toBe(await tabs[1]!.list())
      expect(tabs.flatMap(tab => tab.console)).toEqual([])
    })

    // The tabs write faster than the browser passes localStorage writes from one tab to another.
    inTurn('many fast writes of three tabs are all stored', async () => {
      const tabs = [await open(), await open(), await open()]
      for (const tab of tabs) await tab.list()
      const statuses = await Promise.all(tabs.map((tab, index) => tab.hurry(urlsOf(`hurry-${index}`, 90))))
      expect(new Set(statuses.flat())).toEqual(new Set([200]))
      await tabs[0]!.reload()
      for (const tab of tabs) {
        for (const index of tabs.keys()) expect(await tab.urls(`hurry-${index}`)).toHaveLength(90)
      }
    })

    inTurn('an alias that moves between links in one tab belongs to the same link in the other', async () => {
      const [one, other] = [await open(), await open()]
      await one.send('PUT', '/links/1', 'alias=wanted')
      await other.list()
      await one.send('PUT', '/links/1', 'alias=given-away')
      await one.send('PUT', '/links/2', 'alias=wanted')
      await one.send('PUT', '/links/1', 'disabled=1')
      const taken = await other.send('POST', '/links', 'url=https://a.example/&alias=wanted&domain_id=1')
      const again = await one.send('POST', '/links', 'url=https://a.example/&alias=wanted&domain_id=1')
      expect([taken.status, taken.body]).toEqual([again.status, again.body])
    })

    inTurn('a reset restores the seed, in the other tab too', async () => {
      const [one, other] = [await open(), await open()]
      const before = (await one.urls('')).sort()
      await one.create(urlsOf('gone', 3))
      await other.send('DELETE', '/links/1')
      expect(await other.urls('gone')).toHaveLength(3)
      await one.reset()
      expect((await one.urls('')).sort()).toEqual(before)
      expect(await other.list()).toBe(await one.list())
      // The next record is the one that a new account would create.
      const { body } = await other.send('POST', '/links', 'url=https://shop.example/')
      expect(body).toContain(`"id":${before.length + 1},`)
      await one.reload()
      expect(await one.list()).toBe(await other.list())
      expect([...one.console, ...other.console]).toEqual([])
    })

    inTurn('a reset also deletes stores of keys that this page has not used', async () => {
      const tab = await open()
      await tab.send('POST', '/links', 'url=https://b.example/', 'b')
      await tab.reload()
      await tab.list()
      await tab.reset()
      expect((await tab.send('GET', '/links?search=b.example&search_by=url', undefined, 'b')).body).toContain(
        '"total":0',
      )
    })

    inTurn('after an account is closed its store is deleted, in the other tab too', async () => {
      const [one, other] = [await open(), await open()]
      await one.create(['https://gone.example/'])
      expect(await other.urls('gone')).toHaveLength(1)
      expect(
        await one.page.evaluate(() => (window as unknown as { kit: Kit }).kit.persistent.closeAccount('a')),
      ).toBe(true)
      expect(await one.urls('gone')).toEqual([])
      expect(await other.urls('gone')).toEqual([])
      await one.reload()
      expect(await one.urls('gone')).toEqual([])
      expect([...one.console, ...other.console]).toEqual([])
    })

    inTurn('every key has its own store, and the browser stores no key', async () => {
      const tab = await open()
      const key = 'a-key-of-production-0123456789'
      await tab.send('POST', '/links', 'url=https://secret.example/', key)
      expect(await tab.urls('secret')).toEqual([])
      await tab.reload()
      const { body } = await tab.send('GET', '/links?search=secret&search_by=url', undefined, key)
      expect(body).toContain('https://secret.example/')
      const stored = await tab.stored()
      expect(stored).toContain('https://secret.example/')
      expect(stored).not.toContain(key)
      expect(stored).not.toContain('a-key')
    })

    inTurn('keys that share an account share its persisted store', async () => {
      const dialect = { name: 'shared', answers: { 'auth.scope': 'shared' as const } }
      const tab = await Tab.open(context, site, where, { dialect })
      for (const key of ['a', 'b', 'a', 'b'])
        await tab.send('POST', '/links', `url=https://of-${key}.example/`, key)
      const before = await tab.stored()
      // Reading writes nothing, whatever the key.
      for (const key of ['a', 'b', 'c']) await tab.send('GET', '/links', undefined, key)
      expect(await tab.stored()).toBe(before)
      await tab.reload()
      expect((await tab.urls('https://of-')).sort()).toEqual(
        ['a', 'a', 'b', 'b'].map(key => `https://of-${key}.example/`),
      )
    })

    inTurn('a write through the database is persisted with the next request', async () => {
      const tab = await open()
      await tab.list()
      await tab.page.evaluate(() => {
        const { kit } = window as unknown as { kit: import('../../../tests/support/persist-page.ts').Kit }
        kit.mock.store('a').db.link.create({ url: 'https://direct.example/' })
      })
      await tab.list()
      await tab.reload()
      expect(await tab.urls('direct')).toEqual(['https://direct.example/'])
    })

    inTurn('apps of one origin with different names have separate stores', async () => {
      // One app's name continues the other's name, as the names of stored stores do.
      const [one, other] = [await open('one'), await open('one:two')]
      await other.create(urlsOf('mine', 1))
      expect(await one.urls('mine')).toEqual([])
      await one.reset()
      await other.reload()
      expect(await other.urls('mine')).toEqual(urlsOf('mine', 1))
    })
  })
})
