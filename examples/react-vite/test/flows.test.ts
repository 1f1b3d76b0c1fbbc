import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, serveBuilt, serveDev } from './app.ts'
import { launch, rows, titles, total, unfold, type Visit, visit } from './browser.ts'
import { sampled, which } from './sample.ts'
import { type Service, startService } from './service.ts'

let browser: Browser
let service: Service

beforeAll(async () => {
  browser = await launch()
  service = await startService()
})
afterAll(async () => {
  await browser.close()
  await service.stop()
})

/** The app in each mode. */
const ways: [way: string, start: () => Promise<App>][] = [
  ['offline, built', () => serveBuilt('offline')],
  ['offline, dev server', () => serveDev('offline')],
  ['against shortlink-kit serve', () => serveBuilt(service.baseUrl)],
]

describe.each(sampled(ways, 3))(`%s, ${which}`, (_way, start) => {
  let app: App
  let page: Page
  let visited: Visit

  beforeAll(async () => {
    app = await start()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    visited = await visit(browser, app)
    page = visited.page
    await rows(page).first().waitFor()
  })
  afterEach(async () => {
    await visited.context.close()
    expect(visited.failures).toEqual([])
  })

  const dialog = () => page.getByRole('dialog')
  const toast = (text: string | RegExp) => page.locator('.toast', { hasText: text })
  const row = (title: string) => rows(page).filter({ hasText: title })

  test('a link is created with every field, changed and deleted', async () => {
    const before = await total(page)
    await page.getByRole('button', { name: 'New link' }).click()
    await dialog()
      .getByLabel('Destination', { exact: true })
      .fill('https://shop.example/tarp?size=2&colour=moss')
    await dialog().getByLabel('Alias', { exact: true }).fill('tarp-of-the-test')
    // Names of spaces are known only offline.
    if (service.baseUrl === process.env.VITE_API)
      await dialog().getByLabel('Space', { exact: true }).fill('1')
    else await dialog().getByLabel('Space', { exact: true }).selectOption('Campaigns')
    await unfold(page, 'Pixels')
    await dialog().getByLabel('Blog analytics').check()
    await dialog().getByLabel('Trail questions').check()
    await unfold(page, 'Access')
    await dialog().getByLabel('Statistics', { exact: true }).selectOption('With a password')
    await dialog().getByLabel('Password for the statistics', { exact: true }).fill('ours')
    await unfold(page, 'Expiry')
    await dialog().getByLabel('Date', { exact: true }).fill('2099-12-31')
    await dialog().getByLabel('Time', { exact: true }).fill('23:59')
    await dialog().getByLabel('After clicks', { exact: true }).fill('5000')
    await unfold(page, 'Targeting')
    await dialog().getByLabel('Redirect elsewhere', { exact: true }).selectOption('By country')
    for (const [add, keyLabel, keyValue] of [
      ['Add country', 'Country 1', 'DE'],
      ['Add platform', 'Platform 1', 'OS X'],
      ['Add language', 'Language 1', 'pt'],
      ['Add destination', null, null],
    ] as const) {
      const group = dialog().locator('fieldset', { has: page.getByRole('button', { name: add }) })
      await group.getByRole('button', { name: add }).click()
      if (keyLabel === 'Platform 1') await group.getByLabel(keyLabel, { exact: true }).selectOption(keyValue)
      else if (keyLabel !== null) await group.getByLabel(keyLabel, { exact: true }).fill(keyValue)
      await group
        .getByLabel('Destination 1', { exact: true })
        .fill(`https://shop.example/${keyValue ?? 'turn'}`.replace(' ', '-'))
    }
    await dialog().getByRole('button', { name: 'Create link' }).click()
    await toast('tarp-of-the-test is ready').waitFor()
    await expect.poll(() => total(page)).toBe(before + 1)
    const tags = await row('tarp-of-the-test').locator('.tag').allInnerTexts()
    expect(tags).toEqual(
      expect.arrayContaining([
        'Active',
        'By country',
        'Statistics with password',
        'Until Dec 31, 2099',
        '5,000 clicks at most',
        '2 pixels',
      ]),
    )

    await row('tarp-of-the-test').getByRole('button', { name: /^Edit/ }).click()
    await unfold(page, 'Targeting')
    expect(await dialog().getByLabel('Platform 1', { exact: true }).inputValue()).toBe('OS X')
    expect(await dialog().getByLabel('Language 1', { exact: true }).inputValue()).toBe('pt')
    await dialog().getByRole('button', { name: 'Remove country 1' }).click()
    await dialog().getByLabel('Redirect elsewhere', { exact: true }).selectOption('Nobody')
    await unfold(page, 'Access')
    await dialog()
      .getByLabel(/^Disabled/)
      .check()
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await toast('tarp-of-the-test is changed').waitFor()
    await row('tarp-of-the-test').locator('.tag', { hasText: 'Disabled' }).waitFor()
    expect(await row('tarp-of-the-test').locator('.tag').allInnerTexts()).not.toContain('By country')

    await row('tarp-of-the-test')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await dialog().getByRole('button', { name: 'Delete link' }).click()
    await toast('is deleted').waitFor()
    await expect.poll(() => row('tarp-of-the-test').count()).toBe(0)
    await expect.poll(() => total(page)).toBe(before)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Links')
  })

  test('search, filters, order and page are in the address, and going back undoes a change', async () => {
    const all = await total(page)
    await page.getByRole('searchbox').fill('tent')
    await expect.poll(() => page.url()).toContain('?search=tent')
    await expect.poll(() => total(page)).toBeLessThan(all)
    for (const title of await titles(page)) expect(title.toLowerCase()).toContain('tent')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => total(page)).toBe(all)

    await page.getByLabel('Status', { exact: true }).selectOption('Expired')
    await page.waitForURL(/status=2/)
    await expect
      .poll(async () => new Set(await page.locator('.row .tag:first-child').allInnerTexts()))
      .toEqual(new Set(['Expired']))
    await page.goBack()
    await expect.poll(() => total(page)).toBe(all)

    await page.getByLabel('Order', { exact: true }).selectOption('Most clicks')
    await page.getByLabel('Per page').selectOption('10')
    await page.waitForURL('**/?sort_by=clicks&per_page=10')
    await expect.poll(() => rows(page).count()).toBe(10)
    const clicks = (await page.locator('.row-clicks strong').allInnerTexts()).map(text =>
      Number(text.replace(',', '')),
    )
    expect(clicks).toEqual([...clicks].sort((a, b) => b - a))
    const first = await titles(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/?sort_by=clicks&per_page=10&page=2')
    await page.locator('.pager-facts', { hasText: `11–20 of ${all}` }).waitFor()
    expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([0, 'Links'])
    expect(first).not.toEqual(expect.arrayContaining(await titles(page)))
    await page.reload()
    await page.locator('.pager-facts', { hasText: `11–20 of ${all}` }).waitFor()

    await page.getByLabel('Pixel', { exact: true }).selectOption('Blog analytics')
    await page.waitForURL(/pixel_id=12/)
    expect(page.url()).not.toContain('page=2')
    await page.getByRole('searchbox').fill('nothing is called that')
    await page.getByRole('heading', { name: 'No link matches' }).waitFor()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expect.poll(() => total(page)).toBe(all)
  })

  test('an error of the service is shown at its field, which gets the focus', async () => {
    await page.getByRole('button', { name: 'New link' }).click()
    const url = dialog().getByLabel('Destination', { exact: true })
    expect(await url.evaluate(input => input === document.activeElement)).toBe(true)
    await url.fill('ftp://shop.example')
    await dialog().getByLabel('Alias', { exact: true }).fill('summer sale')
    await unfold(page, 'Targeting')
    await dialog().getByRole('button', { name: 'Add country' }).click()
    await dialog().getByLabel('Country 1', { exact: true }).fill('Germany')
    await unfold(page, 'Targeting')
    await dialog().getByRole('button', { name: 'Create link' }).click()
    await dialog().getByText('4 fields need attention.').waitFor()
    for (const label of ['Destination', 'Alias', 'Country 1', 'Destination 1']) {
      const field = dialog().getByLabel(label, { exact: true })
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.isVisible()).toBe(true)
      const described = await field.getAttribute('aria-describedby')
      const messages = await page.locator(`[id="${described!.split(' ').at(-1)}"]`).textContent()
      expect(messages).toContain('field')
    }
    expect(await url.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New link')
  })

  test('a pixel is created, changed and deleted', async () => {
    await page.getByRole('link', { name: 'Pixels', exact: true }).click()
    await page.getByRole('button', { name: 'New pixel' }).click()
    await dialog().getByRole('button', { name: 'Create pixel' }).click()
    await dialog().getByText('2 fields need attention.').waitFor()
    await dialog().getByLabel('Name', { exact: true }).fill('Winter campaign')
    await dialog().getByLabel('Type', { exact: true }).selectOption('Bing')
    await dialog().getByLabel('Value', { exact: true }).fill('90004177')
    await dialog().getByRole('button', { name: 'Create pixel' }).click()
    await toast('“Winter campaign” is ready').waitFor()
    await page.locator('.filters').getByLabel('Type', { exact: true }).selectOption('Bing')
    await expect.poll(() => titles(page)).toEqual(['Winter campaign', 'Search ads UET tag'])
    await page.getByRole('button', { name: 'Edit Winter campaign' }).click()
    await dialog().getByLabel('Name', { exact: true }).fill('Spring campaign')
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => titles(page)).toEqual(['Spring campaign', 'Search ads UET tag'])
    await page.getByRole('button', { name: 'Delete Spring campaign' }).click()
    await dialog().getByRole('button', { name: 'Delete pixel' }).click()
    await expect.poll(() => titles(page)).toEqual(['Search ads UET tag'])
    await page.getByRole('link', { name: 'Show links with Search ads UET tag' }).click()
    await page.waitForURL('**/?pixel_id=2')
  })
})
