import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import type { App } from './app.ts'
import { key } from './service.ts'

/** Debian's Chromium, without what it would ask its maker's hosts for. */
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

/** Opens an address of the app and enters the key where it is asked for. */
export async function visit(
  browser: Browser,
  app: App,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options })
  context.setDefaultTimeout(8_000)
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

/** The rows of the list of links or pixels. */
export function rows(page: Page) {
  return page.locator('ul.rows > li')
}

/** The texts of the rows' titles. */
export function titles(page: Page): Promise<string[]> {
  return page.locator('ul.rows > li .row-title').allInnerTexts()
}

/** The number of records that the page says there are. */
export async function total(page: Page): Promise<number> {
  return Number.parseInt((await page.locator('.page-head p').textContent()) ?? '', 10)
}

/** Opens a part of the link form that is folded away. */
export function unfold(page: Page, title: string): Promise<void> {
  return page.getByRole('dialog').locator('summary', { hasText: title }).click()
}
