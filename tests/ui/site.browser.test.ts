import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { sampled, turns } from '../support/sample.ts'
import { looks, openSite, overflow, type SiteInBrowser, violations } from '../support/site-browser.ts'

const inTurn = turns(6)

let site: SiteInBrowser

beforeAll(async () => {
  if (hasBrowser) site = await openSite()
})
afterAll(() => site?.close())

const pages = ['index', 'handbook', 'guides/learn', 'open-questions', 'interface', 'api', 'decisions/shapes']
// The first look of each page is another one, so that a sample has all looks.
const cases = pages.flatMap((name, shift) =>
  looks.map((_, index) => ({ ...looks[(index + shift) % looks.length]!, name })),
)

describe.skipIf(!hasBrowser)('a page of the site', () => {
  test.each(
    sampled(cases, 18),
  )('$name, $look: axe finds nothing, nothing is cut off, no error', async given => {
    const { name, colorScheme, width } = given
    const { page, troubles } = await site.openTab({ colorScheme, viewport: { width, height: 900 } })
    await page.goto(`${site.address}${name}.html`)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(troubles).toEqual([])
  })

  inTurn('on a narrow page the menu opens and closes, also by keyboard', async () => {
    const { page } = await site.openTab({ viewport: { width: 390, height: 800 } })
    await page.goto(`${site.address}guides/learn.html`)
    const menu = page.getByRole('navigation', { name: 'Pages' })
    await expect(menu.isVisible()).resolves.toBe(false)
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(menu.isVisible()).resolves.toBe(true)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu.isVisible()).resolves.toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Glossary' }).click()
    await page.waitForURL('**/glossary.html')
  })

  inTurn('the first Tab reaches the link that skips to the content', async () => {
    const { page } = await site.openTab()
    await page.goto(`${site.address}glossary.html`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.evaluate(() => document.activeElement?.tagName)).resolves.toBe('MAIN')
  })

  inTurn('without JavaScript the pages are complete', async () => {
    const { page } = await site.openTab({ javaScriptEnabled: false, viewport: { width: 1200, height: 800 } })
    await page.goto(`${site.address}index.html`)
    await expect(page.getByRole('button', { name: 'Search' }).isVisible()).resolves.toBe(false)
    await page.getByRole('link', { name: 'Open questions' }).click()
    await expect(page.getByRole('cell', { name: 'ids.malformed', exact: true }).isVisible()).resolves.toBe(
      true,
    )
  })

  test.each(sampled(looks, 8))('$look: the search finds a section and leads to it', async ({
    colorScheme,
    width,
  }) => {
    const { page, troubles } = await site.openTab({ colorScheme, viewport: { width, height: 900 } })
    await page.goto(`${site.address}guides/learn.html`)
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill('request fail')
    const found = page.getByRole('dialog').getByRole('link', { name: /^Why did my request fail/ })
    await found.waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/handbook.html#why-did-my-request-fail')
    expect(troubles).toEqual([])
  })

  inTurn('the pages and the search also work as files', async () => {
    const { page, troubles } = await site.openTab({ viewport: { width: 1200, height: 800 } })
    await page.goto(`${pathToFileURL(site.folder)}/guides/learn.html`)
    await page.getByRole('link', { name: 'Open questions' }).click()
    await page.waitForURL('file://**/open-questions.html')
    const margin = await page.evaluate(() => getComputedStyle(document.body).marginTop)
    expect(margin).toBe('0px')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('malformed')
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    expect(troubles).toEqual([])
  })
})
