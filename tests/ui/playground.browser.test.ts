import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
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

/** Opens the playground, and waits until the mock responds. */
async function openPlayground(width: number, colorScheme: 'light' | 'dark' = 'light') {
  const tab = await site.openTab({ colorScheme, viewport: { width, height: 900 } })
  await tab.page.goto(`${site.address}playground.html`)
  await tab.page.getByText('62 links', { exact: true }).waitFor()
  return tab
}

/** Creates a link with a request of the Reference tab. */
async function createLink(page: Page, url: string): Promise<void> {
  await page.getByRole('tab', { name: 'Reference' }).click()
  await page.getByRole('button', { name: 'createLink' }).click()
  // Typed, because the page must leave the slash to the field: elsewhere it opens the search.
  await page.getByRole('textbox', { name: 'url', exact: true }).pressSequentially(url)
  await page.getByRole('button', { name: 'Send request' }).click()
}

describe.skipIf(!hasBrowser)('the playground', () => {
  test.each(
    sampled(looks, 8),
  )('$look: a request creates a link, and no request leaves the page', async look => {
    const { page, troubles } = await openPlayground(look.width, look.colorScheme)
    expect(await page.getByText('does not work in a page').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await createLink(page, 'https://shop.example/from-the-playground')
    await page.getByText('"id": 63').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('tab', { name: 'Links' }).click()
    await page.getByText('63 links', { exact: true }).waitFor()
    await page.getByText('shop.example/from-the-playground').first().waitFor()
    expect(troubles).toEqual([])
  })

  inTurn('the form of the Links tab creates a link', async () => {
    const { page, troubles } = await openPlayground(1280)
    await page.getByRole('button', { name: 'Create link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create a link' })
    await dialog.getByLabel('Destination (url)').fill('https://shop.example/by-form')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('63 links', { exact: true }).waitFor()
    await page.getByText('shop.example/by-form').first().waitFor()
    expect(troubles).toEqual([])
  })

  inTurn('another choice of records starts a new mock', async () => {
    const { page } = await openPlayground(1280)
    await page.getByLabel('Records').selectOption('empty')
    await page.getByText('0 links', { exact: true }).waitFor()
    await page.getByLabel('Records').selectOption('1,000 links')
    await page.getByRole('button', { name: '1,000 links' }).waitFor()
  })

  inTurn('as a file, the page says that it must be served', async () => {
    const { page } = await site.openTab()
    await page.goto(`${pathToFileURL(site.folder)}/playground.html`)
    await page.getByText('does not work in a page that was opened as a file').waitFor()
  })

  inTurn('the mock responds in the dialect that is chosen', async () => {
    const { page } = await openPlayground(1280)
    await page.getByLabel('Dialect').selectOption('json-api')
    await createLink(page, 'no address')
    await page.getByText('"errors": [').waitFor()
    await page.getByText('"status": "422"').waitFor()
  })
})
