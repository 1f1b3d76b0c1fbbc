import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type AdminClient, createAdminClient } from '../../src/client/index.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import { launch } from '../support/browser.ts'
import { casesOf, day, full } from '../support/sample.ts'
import { type BuiltPackage, buildPackage, watchProblems } from './inspector-rig.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The inspector of a served mock, in a page. */
export interface InspectorPage {
  page: Page
  /** The base URL of the mock, ending with `/api/v1`. */
  baseUrl: string
  admin: AdminClient
  /** Errors of the console, uncaught errors, violations of the policy, and requests to other origins. */
  troubles(): string[]
  close(): Promise<void>
}

export interface PageOptions extends BrowserContextOptions {
  /** The tab that is shown first. @default the first one */
  tab?: string
}

/** A build of the package and a browser, which the tests of a file share. */
export interface InspectorRig {
  /** Serves a mock, and opens its inspector in a page. */
  open(mock?: MockOptions, page?: PageOptions): Promise<InspectorPage>
  close(): Promise<void>
}

/** Loads a build of the package, and starts a browser. */
export async function inspectorRig(): Promise<InspectorRig> {
  const [browser, built] = await Promise.all([launch(), buildPackage()])
  return {
    open: (mock = {}, page = {}) => open(built, browser, mock, page),
    close: () => browser.close(),
  }
}

async function open(
  { createMock, serve }: BuiltPackage,
  browser: Browser,
  mock: MockOptions,
  { tab, ...options }: PageOptions,
): Promise<InspectorPage> {
  const server = await serve(createMock({ seed: 'demo', ...mock }), { admin: true })
  const { origin } = new URL(server.baseUrl)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const problems = watchProblems(page)
  page.on('dialog', dialog => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url()))
      problems.push(`request to ${request.url()}`)
  })
  await page.goto(`${origin}/${tab === undefined ? '' : `#${tab}`}`)
  await page.getByText('Connected').waitFor()
  return {
    page,
    baseUrl: server.baseUrl,
    admin: createAdminClient({ baseUrl: server.adminUrl }),
    // The browser reports every refused request, also those that a test sends on purpose.
    troubles: () => problems.filter(text => !text.startsWith('Failed to load resource')),
    async close() {
      await context.close()
      await server.close()
    },
  }
}

/** Both, or one for two days: a sample of two widths has each of them in both. */
const colorSchemes = full
  ? (['light', 'dark'] as const)
  : casesOf(Math.floor(day / 2), ['light', 'dark'] as const, 2)

/** Returns what axe-core finds in a page, in light or in dark. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(axe)
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    )
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(node => node.html).join(', ')}`,
      ),
    )
  }
  await page.emulateMedia({ colorScheme: null })
  return found
}

/** Sends requests to a mock, in order. */
export async function sendAll(
  baseUrl: string,
  requests: readonly (RequestInit & { path: string })[],
  apiKey = 'demo-key',
): Promise<void> {
  for (const { path, headers, ...init } of requests) {
    const all = { accept: 'application/json', authorization: `Bearer ${apiKey}`, ...headers }
    const response = await fetch(baseUrl + path, { ...init, headers: all as HeadersInit }).catch(
      () => undefined,
    )
    await response?.text()
  }
}

/** Values that must be shown as text: markup, control characters, right-to-left text, and a long value. */
export const hostileValues = {
  markup: '<img src=x onerror="alert(1)"><script>alert(2)</script>{{1}}$(id)',
  control: 'a\u0000b\u0007c\u001b[31md\u007f\u0085e',
  direction: '\u202edlrow olleh\u2066 \u05e9\u05dc\u05d5\u05dd',
  long: 'x'.repeat(2000),
}
