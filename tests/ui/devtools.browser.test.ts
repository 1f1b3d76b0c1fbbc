import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { leanPackages } from '../../scripts/lean-packages.mjs'
import { hasBrowser, launch } from '../support/browser.ts'
import { sampled, turns } from '../support/sample.ts'
import { axeFindings } from './axe.ts'
import { expectNoSideways, watchProblems } from './inspector-rig.ts'

const inTurn = turns(6)

let browser: Browser
let script: string
beforeAll(async () => {
  if (!hasBrowser) return
  browser = await launch()
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('devtools-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text' },
    plugins: [leanPackages],
    logLevel: 'error',
  })
  script = outputFiles[0]!.text
})
afterAll(() => browser?.close())

const html = `<!doctype html><html lang="en"><title>Application</title>
<body><main><h1>Application</h1><label>Name <input id="name"></label></main>
<script type="module" src="/page.js"></script>`

/** Opens a page with its own styles and a strict content security policy. */
async function openPage(width = 1280): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems = watchProblems(page)
  // The shadow root is closed for the page. The test opens it to look inside.
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      return attachShadow.call(this, { ...options, mode: 'open' })
    }
  })
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
  await page.route('http://app.example/**', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname !== '/') return route.fulfill({ status: 204 })
    return route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { 'content-security-policy': policy },
    })
  })
  await page.goto('http://app.example/')
  await page.waitForFunction(() => 'tools' in window)
  await page.evaluate(() => tools.attach())
  return { page, problems }
}

describe.skipIf(!hasBrowser)('the developer tools', () => {
  inTurn('the page keeps its focus, its styles, and its elements', async () => {
    const { page, problems } = await openPage()
    await page.evaluate(() => tools.detach())
    const facts = () =>
      page.evaluate(() => ({
        body: document.body.innerHTML,
        styles: JSON.stringify(
          [...getComputedStyle(document.body)].map(name =>
            getComputedStyle(document.body).getPropertyValue(name),
          ),
        ),
        sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
        focus: document.activeElement?.id,
      }))
    await page.locator('#name').focus()
    const before = await facts()
    await page.evaluate(() => tools.attach())
    await page.getByRole('button', { name: 'Mock' }).waitFor()
    expect(await facts()).toEqual(before)
    await page.evaluate(() => tools.detach())
    expect(await page.locator('shortlink-kit-devtools').count()).toBe(0)
    expect(await facts()).toEqual(before)
    expect(problems).toEqual([])
  })

  inTurn('faults of the whole mock survive a reload, until they are used up', async () => {
    const { page } = await openPage()
    const call = () => page.evaluate(() => tools.call('/links'))
    const set = (text: string) => page.evaluate(fault => tools.fault(fault), text)
    const reload = async () => {
      await page.reload()
      await page.waitForFunction(() => 'tools' in window)
      await page.evaluate(() => tools.attach())
    }
    expect(await set('listLinks: 503 x2')).toBe(1)
    await reload()
    expect([await call(), await call(), await call()]).toEqual([503, 503, 200])
    await reload()
    expect(await call()).toBe(200)
    await page.evaluate(() => sessionStorage.setItem('shortlink-kit/faults', '["nonsense"]'))
    await page.evaluate(() => tools.detach())
    await reload()
    expect(await call()).toBe(200)
  })

  inTurn('attaching again replaces the button', async () => {
    const { page } = await openPage()
    await page.evaluate(() => tools.attach())
    expect(await page.locator('shortlink-kit-devtools').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Mock' }).count()).toBe(1)
  })

  inTurn('the button counts refusals and findings until the panel is opened', async () => {
    const { page } = await openPage()
    expect(await page.evaluate(() => tools.call('/links/999'))).toBe(404)
    expect(await page.evaluate(() => tools.call('/links?unknown=1'))).toBe(200)
    const button = page.locator('.devtools-button')
    await expect.poll(() => button.textContent(), { timeout: 60_000 }).toContain('2 new requests')
    await button.click()
    await page.getByRole('grid', { name: 'Links' }).waitFor()
    expect(await button.textContent()).toBe('Mock')
  })

  inTurn('no key in the panel reaches the page; Escape closes the panel', async () => {
    const { page } = await openPage()
    await page.evaluate(() => tools.call('/links'))
    await page.locator('.devtools-button').click()
    const search = page.getByLabel('Search')
    await search.fill('')
    await search.press('k')
    await page.keyboard.press('Enter')
    await page.getByText(/^\d+ links$/).waitFor()
    await page.locator('.virtual-row').first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    // Escape closed the dialog and not the panel.
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('.devtools-panel').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('.devtools-panel').isVisible()).toBe(false)
    expect(await page.evaluate(() => tools.keys)).toEqual([])
    await page.locator('#name').press('x')
    expect(await page.evaluate(() => tools.keys)).toEqual(['x', 'x', 'x'])
  })

  inTurn('the hotkey opens and closes the panel', async () => {
    const { page } = await openPage()
    const panel = page.locator('.devtools-panel')
    await page.keyboard.press('Alt+Shift+KeyM')
    await panel.waitFor()
    await page.keyboard.press('Alt+Shift+KeyM')
    await panel.waitFor({ state: 'hidden' })
    await page.keyboard.press('Shift+KeyM')
    expect(await panel.isVisible()).toBe(false)
  })

  inTurn('the panel is resized by keys and by the mouse', async () => {
    const { page } = await openPage()
    await page.locator('.devtools-button').click()
    const height = async () => Number(await handle.getAttribute('aria-valuenow'))
    const handle = page.getByRole('separator', { name: 'Height of the panel' })
    const before = await height()
    await handle.press('ArrowUp')
    expect(await height()).toBe(before + 32)
    await handle.press('Home')
    expect(await height()).toBe(160)
    const box = await handle.boundingBox()
    await page.mouse.move(box!.x + 50, box!.y + 5)
    await page.mouse.down()
    await page.mouse.move(box!.x + 50, 300, { steps: 4 })
    await page.mouse.up()
    expect(await height()).toBe(500)
    expect((await page.locator('.devtools-panel').boundingBox())?.height).toBe(500)
  })

  test.each(
    sampled([390, 1280, 1600], 3),
  )('%i px: nothing from axe, no violation, no sideways scrolling', async width => {
    const { page, problems } = await openPage(width)
    await page.evaluate(() => tools.call('/links'))
    await page.locator('.devtools-button').click()
    await page.locator('.virtual-row').first().click()
    await page.waitForTimeout(300)
    await expectNoSideways(page)
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
