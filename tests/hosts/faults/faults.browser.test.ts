import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/mock/mock.ts'
import { hasBrowser, launch } from '../../support/browser.ts'
import { pageWith } from '../same-bytes/in-browser.ts'
import { msw2, msw3 } from '../same-bytes/libraries.ts'
import { cases } from './cases.ts'

let browser: Browser
beforeAll(async () => {
  if (hasBrowser) browser = await launch()
})
afterAll(() => browser?.close())

const libraries = [msw2, ...(msw3 === undefined ? [] : [msw3])]

describe.skipIf(!hasBrowser).each(libraries)('faults in a page with msw $version', library => {
  let site: RunningServer
  let page: Page
  const ready = () => page.waitForFunction(() => 'faults' in window)
  beforeAll(async () => {
    const outside = await pageWith(library, new URL('page.ts', import.meta.url))
    // A request that the worker does not answer gets an error that no rule of the table has.
    site = await serve(createMock({ faults: ['*: 418'] }), { outside: [outside] })
    page = await browser.newPage()
    await page.goto(new URL('/', site.baseUrl).href)
    await ready()
  })
  afterAll(async () => {
    await page?.close()
    await site?.close()
  })

  test.each(cases)('createLink: $rule', async ({
    rule,
    status,
    body,
    headers = {},
    takes = 0,
    isEffective,
  }) => {
    const met = await page.evaluate(text => window.faults.create(text), rule)
    expect(met).toMatchObject({ status, headers, isCut: body === 'cut', links: isEffective ? 1 : 0 })
    expect(met.ms).toBeGreaterThanOrEqual(takes - 1)
    const length = Number(met.headers['content-length'])
    if (body === 'cut') expect(met.received).toBeLessThan(length)
    else if (status !== 0) expect(met.received).toBe(length)
  })

  test('the first load fails again after each reload', async () => {
    const load = () => page.evaluate(() => window.faults.load(['listLinks: 503 x1']))
    expect(await load()).toEqual([503, 200])
    await page.reload()
    await ready()
    expect(await load()).toEqual([503, 200])
  })
})
