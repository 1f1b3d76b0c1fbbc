import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { launch } from './browser.ts'
import { buildSite, serveSite } from './site.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Color schemes and widths in which each page is looked at. */
export const looks = (['light', 'dark'] as const).flatMap(colorScheme =>
  [390, 1600].map(width => ({ look: `${colorScheme}, ${width} pixels wide`, colorScheme, width })),
)

/** A tab, and what must stay empty while a person uses it. */
export interface Tab {
  page: Page
  /** Errors and warnings of the console, which include violations of the policy, and requests to other origins. */
  troubles: string[]
}

/** The built and served site, with a browser. */
export interface SiteInBrowser {
  address: string
  folder: string
  /** Opens a tab in a context of its own. The context is closed when the test ends. */
  openTab(options?: BrowserContextOptions): Promise<Tab>
  close(): Promise<void>
}

export async function openSite(): Promise<SiteInBrowser> {
  const [site, browser] = await Promise.all([buildSite(), launch()])
  const { address, close } = await serveSite(site)
  return {
    address,
    folder: site.folder,
    async openTab(options = {}) {
      const context = await browser.newContext(options)
      onTestFinished(() => context.close())
      return tabOf(context, address)
    },
    async close() {
      await browser.close()
      await close()
      await site.remove()
    },
  }
}

async function tabOf(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text())
  })
  page.on('pageerror', error => troubles.push(error.message))
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|file):/.test(url)) troubles.push(`request to ${url}`)
  })
  // Added by the browser, because the policy of the pages allows no script of a test.
  await page.addInitScript(axe)
  return { page, troubles }
}

/** Returns what axe finds, with the elements. */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(', ')}`)
}

/** Returns by how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
