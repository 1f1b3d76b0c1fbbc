import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { MockOptions } from '../../src/mock/options.ts'
import { builtPackage } from '../support/package-build.ts'

/** A build of the package, whose server also serves the inspector. */
export interface BuiltPackage {
  createMock: typeof import('../../src/index.ts')['createMock']
  serve: typeof import('../../src/hosts/node/index.ts')['serve']
  scenario: typeof import('../../src/testing/index.ts')['scenario']
}

/** Loads a build of the package. */
export async function buildPackage(): Promise<BuiltPackage> {
  const folder = await builtPackage()
  const load = (name: string) => import(pathToFileURL(`${folder}/${name}`).href)
  const { createMock } = await load('index.js')
  const { serve } = await load('node.js')
  const { scenario } = await load('testing.js')
  return { createMock, serve, scenario }
}

/** A page with the inspector of a mock that is served for one test. */
export interface OpenInspector {
  page: Page
  /** The address of the page. */
  address: string
  /** Calls the service with the account of `demo-key`. */
  service(path: string): Promise<{ status: number; body: ServiceBody }>
  /** Violations of the content security policy, errors of the page and of its console. */
  problems: string[]
  close(): Promise<void>
}

/** The body of a response of the service, as far as the tests read it. */
export interface ServiceBody {
  data: Record<string, unknown>
  meta: { total: number }
}

type TestSeed = Parameters<BuiltPackage['scenario']>[1]

/** What is served, and how the page is opened. */
export interface InspectorOptions {
  /** The records of the account. @default the demo */
  seed?: 'demo' | 'empty' | number | TestSeed
  mock?: MockOptions
  admin?: { token?: string }
  context?: BrowserContextOptions
  /** The tab that is opened first. */
  tab?: string
}

/** Serves a mock with one open account, and opens its inspector. Both are closed after the test. */
export async function openInspector(
  { createMock, serve, scenario }: BuiltPackage,
  browser: Browser,
  { seed = 'demo', mock = {}, admin, context = {}, tab = 'links' }: InspectorOptions = {},
): Promise<OpenInspector> {
  const records = typeof seed === 'string' || typeof seed === 'number' ? seed : scenario('test', seed)
  const { baseUrl, close } = await serve(createMock({ seed: records, ...mock }), { admin: admin ?? true })
  const service: OpenInspector['service'] = async path => {
    const response = await fetch(baseUrl + path, { headers: { authorization: 'Bearer demo-key' } })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  await service('/links')
  const opened = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...context })
  const page = await opened.newPage()
  const problems = watchProblems(page)
  const address = `${new URL(baseUrl).origin}/`
  onTestFinished(async () => {
    await opened.close()
    await close()
  })
  await page.goto(`${address}#${tab}`)
  return { page, address, service, problems, close }
}

/** Collects what a browser reports about a page. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      reportError(new Error(`${event.violatedDirective} ${event.blockedURI}`))
    })
  })
  return problems
}

/** Selects the link or pixel with a text in its row, and returns the panel with its members. */
export async function select(page: Page, text: string) {
  await page.getByRole('row', { name: text }).click()
  const detail = page.locator('.detail:visible')
  await detail.waitFor()
  return detail
}

/** Waits until a message is shown, and removes it. */
export async function noticed(page: Page, text: string | RegExp): Promise<void> {
  const notice = page.locator('.notice').filter({ hasText: text })
  await notice.waitFor()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
}

/** Expects that neither the page nor a part of the inspector needs horizontal scrolling. */
export async function expectNoSideways(page: Page): Promise<void> {
  const parts = page.locator(
    '.inspector, .header, .tabs, .view:visible, .toolbar:visible, .detail:visible, .list:visible',
  )
  const wide = await parts.evaluateAll(elements =>
    [document.documentElement, ...elements]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} > ${clientWidth}`),
  )
  expect(wide).toEqual([])
}
