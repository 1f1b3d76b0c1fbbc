import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, serveBuilt, serveDev } from './app.ts'
import { launch, rows, titles, total, visit } from './browser.ts'
import { sampled, which } from './sample.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ways: [way: string, start: typeof serveBuilt][] = [
  ['built', serveBuilt],
  ['dev server', serveDev],
]

describe.each(sampled(ways, 2))(`%s, ${which}`, (_way, start) => {
  let app: App

  beforeAll(async () => {
    app = await start('offline')
  })
  afterAll(() => app.close())

  test('no request to the interface leaves the page', async () => {
    const { page, context } = await visit(browser, app, '/')
    const hosts = new Set<string>()
    const answered: string[] = []
    const unanswered: string[] = []
    context.on('request', request => hosts.add(new URL(request.url()).origin))
    // The browser reports whether the service worker responded.
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    protocol.on('Network.responseReceived', ({ response }) => {
      if (new URL(response.url).pathname.startsWith('/api/')) {
        if (response.fromServiceWorker) answered.push(response.url)
        else unanswered.push(response.url)
      }
    })
    await page.reload()
    await rows(page).first().waitFor()
    await page.getByRole('link', { name: 'Pixels', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Blog analytics' }).click()
    await page.getByRole('button', { name: 'Delete pixel' }).click()
    await page.locator('.toast', { hasText: 'is deleted' }).waitFor()

    expect(answered.length).toBeGreaterThanOrEqual(3)
    expect(unanswered).toEqual([])
    expect([...hosts]).toEqual([app.origin])
    // The server received requests for the page, and none to the interface.
    expect(app.served).toContain('/mockServiceWorker.js')
    expect(app.served.filter(path => path.startsWith('/api'))).toEqual([])
    await context.close()
  })

  test('the developer tools are in the page of the dev server alone', async () => {
    const { page, context } = await visit(browser, app)
    await rows(page).first().waitFor()
    const isDev = start === serveDev
    expect(await page.locator('shortlink-kit-devtools').count()).toBe(isDev ? 1 : 0)
    expect(app.served.some(path => path.includes('devtools'))).toBe(isDev)
    if (isDev) {
      // The panel is in a closed shadow root, which covers the lower part of the page while it is open.
      const atBottom = () =>
        page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 60)?.localName)
      await page.keyboard.press('Alt+Shift+M')
      await expect.poll(atBottom).toBe('shortlink-kit-devtools')
      await page.keyboard.press('Escape')
      await expect.poll(atBottom).not.toBe('shortlink-kit-devtools')
    }
    await context.close()
  })

  test('the page works while its server is unreachable', async () => {
    const { page, context } = await visit(browser, app)
    await rows(page).first().waitFor()
    await context.setOffline(true)
    await page.getByRole('searchbox').fill('boots')
    await expect.poll(async () => (await titles(page)).every(title => /boots/i.test(title))).toBe(true)
    await page.getByRole('button', { name: 'New link' }).click()
    await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/boots')
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.locator('.toast', { hasText: 'is ready' }).waitFor()
    await context.close()
  })

  test('latency: placeholder rows are shown until the response arrives', async () => {
    const { page, context } = await visit(browser, app, '/pixels')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: /^Offline/ }).click()
    await page.getByLabel('Latency').selectOption('0.6 seconds')
    await page.keyboard.press('Escape')
    const started = Date.now()
    await page.getByRole('link', { name: 'Links', exact: true }).click()
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    await rows(page).first().waitFor()
    expect(Date.now() - started).toBeGreaterThanOrEqual(600)
    await context.close()
  })

  test('a failed deletion is undone and can be repeated', async () => {
    const { page, context } = await visit(browser, app)
    await rows(page).first().waitFor()
    const before = await titles(page)
    const count = await total(page)
    await page.getByRole('button', { name: /^Offline/ }).click()
    await page.getByLabel('Latency').selectOption('0.6 seconds')
    await page.getByLabel('Fail every request').check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Delete ${before[0]}` }).click()
    // The row disappears before the service refuses.
    const row = rows(page).filter({ has: page.getByRole('button', { name: `Delete ${before[0]}` }) })
    const disappears = row.first().waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete link' }).click()
    await disappears
    await page.locator('.toast', { hasText: 'is still there' }).waitFor()
    expect(await titles(page)).toEqual(before)
    await page.getByText('This may be out of date').waitFor()

    await page.getByRole('button', { name: /^Offline/ }).click()
    await page.getByLabel('Fail every request').uncheck()
    await page.keyboard.press('Escape')
    await page.locator('.toast').getByRole('button', { name: 'Try again' }).click()
    await page.locator('.toast', { hasText: 'is deleted' }).waitFor()
    await expect.poll(() => total(page)).toBe(count - 1)
    await context.close()
  })

  test('a change survives a reload, and other tabs show it', async () => {
    const { page, context, failures } = await visit(browser, app)
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'New link' }).click()
    await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/kept')
    await page.getByLabel('Alias', { exact: true }).fill('kept-link')
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.locator('.toast', { hasText: 'is ready' }).waitFor()
    await page.getByRole('button', { name: /^Delete Flash sale/ }).click()
    await page.getByRole('button', { name: 'Delete link' }).click()
    await page.locator('.toast', { hasText: 'is deleted' }).waitFor()
    await expect.poll(() => titles(page)).toContain('shop.example/kept')
    // The deleted row has gone at once; the page is full again when the list has been read anew.
    await expect.poll(async () => (await titles(page)).length).toBe(25)
    const before = { titles: await titles(page), total: await total(page) }

    await page.reload()
    await rows(page).first().waitFor()
    expect({ titles: await titles(page), total: await total(page) }).toEqual(before)
    const other = await context.newPage()
    await other.goto(app.origin)
    await rows(other).first().waitFor()
    expect({ titles: await titles(other), total: await total(other) }).toEqual(before)
    expect(failures).toEqual([])
    await context.close()
  })

  test('a reset restores the demo data, in other tabs too', async () => {
    const { page, context } = await visit(browser, app, '/pixels')
    await page.getByRole('button', { name: 'Delete Blog analytics' }).click()
    await page.getByRole('button', { name: 'Delete pixel' }).click()
    await expect.poll(() => total(page)).toBe(11)
    const other = await context.newPage()
    await other.goto(`${app.origin}/pixels`)
    await expect.poll(() => total(other)).toBe(11)

    await page.bringToFront()
    const reset = async (answer: string) => {
      await page.getByRole('button', { name: /^Offline/ }).click()
      await page.getByRole('button', { name: 'Reset the demo data' }).click()
      await page.getByRole('dialog').getByRole('button', { name: answer }).click()
    }
    await reset('Cancel')
    expect(await total(page)).toBe(11)
    await reset('Reset the data')
    await page.locator('.toast', { hasText: 'The demo data is restored.' }).waitFor()
    expect(await total(page)).toBe(12)
    await other.reload()
    await expect.poll(() => total(other)).toBe(12)
    await context.close()
  })
})
