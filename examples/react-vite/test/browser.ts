import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import type { App } from './app.ts'
import { key } from './service.ts'

/** Starts Debian's Chromium, without its requests to the hosts of its vendor. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A visitor with a fresh profile. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Uncaught errors of the page. */
  failures: Error[]
}

/** Opens an address of the app, and enters the key if the page asks for it. */
export async function visit(
  browser: Browser,
  app: App,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options })
  // On a busy machine everything takes longer.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const failures: Error[] = []
  page.on('pageerror', error => failures.push(error))
  await page.goto(app.origin + path)
  const asked = page.getByLabel('API key')
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await asked.isVisible()) {
    await asked.fill(key)
    await page.getByRole('button', { name: 'Connect' }).click()
  }
  return { page, context, failures }
}

/** Returns the rows of the list of links or pixels. */
export function rows(page: Page) {
  return page.locator('ul.rows > li')
}

/** Returns the titles of the rows. */
export function titles(page: Page): Promise<string[]> {
  return page.locator('ul.rows > li .row-title').allInnerTexts()
}

/** Returns the number of records that the page shows. */
export async function total(page: Page): Promise<number> {
  return Number.parseInt((await page.locator('.page-head p').textContent()) ?? '', 10)
}

/** Opens a collapsed part of the link form. */
export function unfold(page: Page, title: string): Promise<void> {
  return page.getByRole('dialog').locator('summary', { hasText: title }).click()
}
