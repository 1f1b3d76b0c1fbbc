/**
 * Fixtures for Playwright Test: each test has its own mock, which responds to the requests of its pages.
 *
 * @module shortlink-kit/playwright
 */

import { type BrowserContext, test as base, type Page, type Route } from '@playwright/test'
import { type Client, createClient } from '../client/index.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { drain, serve } from '../hosts/node/index.ts'
import { host, type Mock } from '../mock/mock.ts'
import type { PlainResponse } from '../wire/plain.ts'
import type { TestAccount } from './account.ts'
import type { TestSeed } from './compose.ts'
import { LinkFactory } from './factories/link.ts'
import { PixelFactory } from './factories/pixel.ts'
import { journalText } from './journal-text.ts'
import { createTestMock, type TestMock } from './mock.ts'

/** The options that a project or a file sets with `use`. */
export interface MockOptions {
  /**
   * The base URL that the page calls, ending with `/api/v1`. Without a host it is resolved against
   * Playwright's `baseURL`. Requests to it never leave the browser, so no server has to listen there.
   * @default 'https://links.example/api/v1'
   */
  serviceUrl: string
  /** The API key that the page sends. Other keys are refused. @default 'test-key' */
  apiKey: string
  /**
   * What the test's account starts with. A list or a function has to be wrapped in a `scenario`, because
   * Playwright would mistake it for a fixture. @default 'empty'
   */
  seed: Exclude<TestSeed, readonly unknown[] | ((...given: never) => unknown)>
  /** The dialect of the mock; the default dialect if undefined. */
  dialect: Dialect | undefined
}

/** The fixtures of a test: a mock of its own, the members of its account, and ways to reach the mock. */
export interface MockFixtures extends Omit<TestAccount, 'apiKey'> {
  mock: TestMock
  /**
   * The base URL `http://127.0.0.1:PORT/api/v1` of the test's mock, for requests that no page sends, such as
   * those of a web server.
   */
  serverUrl: string
  /** A client of the account, over `serverUrl`. */
  client: Client
  /** Factories whose sequences start at 1 in each test. */
  linkFactory: LinkFactory
  pixelFactory: PixelFactory
}

/**
 * Playwright's `test`, with a mock for each test that responds to what its pages send to `serviceUrl`. Tests
 * can run in parallel although all pages use the same address and key.
 *
 * @example
 * ```ts
 * import { expect } from '@playwright/test'
 * import { test } from 'shortlink-kit/playwright'
 *
 * test.use({ serviceUrl: 'https://links.example/api/v1', apiKey: 'test-key', seed: 'demo' })
 *
 * test('shows an error', async ({ page, fail }) => {
 *   fail('listLinks', { status: 503, message: 'Down for a moment.' })
 *   await page.goto('/')
 *   await expect(page.getByRole('status')).toHaveText('Down for a moment.')
 * })
 * ```
 */
export const test = base.extend<MockFixtures & MockOptions>({
  serviceUrl: ['https://links.example/api/v1', { option: true }],
  apiKey: ['test-key', { option: true }],
  seed: ['empty', { option: true }],
  dialect: [undefined, { option: true }],
  mock: async ({ seed, apiKey, dialect }, use, info) => {
    const mock = createTestMock({ seed, apiKey, ...(dialect && { dialect }) })
    await use(mock)
    if (info.status === info.expectedStatus) return
    // Playwright prints text attachments below the failed test.
    await info.attach('requests to the mock', {
      body: journalText(mock.requests()),
      contentType: 'text/plain',
    })
  },
  context: async ({ context, mock, serviceUrl, baseURL }, use) => {
    const address = new URL(serviceUrl, baseURL).href
    await routeRequests(context, mock, address)
    await use(context)
    // A response that is still delayed would go to a closed page.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  serverUrl: async ({ mock }, use) => {
    const { baseUrl, server } = await serve(mock)
    await use(baseUrl)
    await drain(server, 0)
  },
  client: ({ serverUrl, apiKey }, use) => use(createClient({ baseUrl: serverUrl, apiKey })),
  db: ({ mock }, use) => use(mock.db),
  clock: ({ mock }, use) => use(mock.clock),
  click: ({ mock }, use) => use(mock.click),
  fail: ({ mock }, use) => use(mock.fail),
  delay: ({ mock }, use) => use(mock.delay),
  faults: ({ mock }, use) => use(mock.faults),
  requests: ({ mock }, use) => use(mock.requests),
  reset: ({ mock }, use) => use(mock.reset),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
  linkFactory: ({}, use) => use(new LinkFactory()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used
  pixelFactory: ({}, use) => use(new PixelFactory()),
})

/**
 * Lets a mock respond to what a page, or every page of a context, sends to a base URL.
 *
 * @example
 * ```ts
 * import { expect, test } from '@playwright/test'
 * import { routeRequests } from 'shortlink-kit/playwright'
 * import { createTestMock, scenarios } from 'shortlink-kit/testing'
 *
 * test('lists links', async ({ page }) => {
 *   const mock = createTestMock({ seed: scenarios.twoPages })
 *   await routeRequests(page, mock, 'https://links.example/api/v1')
 *   await page.goto('/')
 *   await expect(page.getByRole('status')).toHaveText('26 links')
 * })
 * ```
 */
export async function routeRequests(
  target: BrowserContext | Page,
  mock: Mock,
  baseUrl: string,
): Promise<void> {
  const { origin, pathname } = new URL(baseUrl)
  const base = origin + pathname.replace(/\/+$/, '')
  await target.route(
    url => `${url.origin}${url.pathname}/`.startsWith(`${base}/`),
    async route => fulfill(route, await answer(route, mock, base)),
  )
}

async function answer(route: Route, mock: Mock, base: string): Promise<PlainResponse> {
  const request = route.request()
  const { origin, pathname, search } = new URL(request.url())
  const address = origin + pathname
  const headers = await request.allHeaders()
  const body = request.postDataBuffer()
  return mock[host].handle({
    method: request.method(),
    base,
    path: address.startsWith(`${base}/`) ? address.slice(base.length) : null,
    query: search.slice(1),
    header: name => headers[name],
    body: body !== null && body.length > mock[host].bodyLimit ? 'too-large' : body,
  })
}

function fulfill(route: Route, { status, headers, body, isCut }: PlainResponse): Promise<void> {
  // Playwright cannot send half of a body.
  if (status === 0 || isCut) return route.abort('connectionreset')
  return route.fulfill({ status, headers, body: body ?? '' })
}
