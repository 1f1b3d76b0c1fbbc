/**
 * Fixtures for vitest: each test has its own account.
 *
 * @module shortlink-kit/vitest
 */

import { test as base, type TestAPI } from 'vitest'
import { type Client, createClient } from '../client/index.ts'
import { drain, serve } from '../hosts/node/index.ts'
import type { TestAccount } from './account.ts'
import type { TestSeed } from './compose.ts'
import { LinkFactory } from './factories/link.ts'
import { PixelFactory } from './factories/pixel.ts'
import { journalText } from './journal-text.ts'
import { createTestMock, type TestMock, type TestMockOptions } from './mock.ts'
import { seedSource } from './scenarios.ts'

/** Options of `createTest`, which all its tests share. */
export interface CreateTestOptions extends TestMockOptions {
  /**
   * The base URL that the code under test calls, ending with `/api/v1`. Requests to it are answered inside
   * the process by MSW, which must be installed. If left out, a server listens on a free port.
   */
  baseUrl?: string
}

/** The fixtures of a test: an account of its own, the members of that account, and ways to reach the mock. */
export interface MockFixtures extends TestAccount {
  account: TestAccount
  /**
   * What the account starts with. `test.override({ seed: 'demo' })` sets it for the tests of a `describe`.
   * A list or a function has to be wrapped in a `scenario`, because vitest would mistake it for a fixture.
   */
  seed: Exclude<TestSeed, readonly unknown[] | ((...given: never) => unknown)>
  /** The base URL of the mock, ending with `/api/v1`. */
  baseUrl: string
  /** A client of the account. */
  client: Client
  /** Factories whose sequences start at 1 in each test. */
  linkFactory: LinkFactory
  pixelFactory: PixelFactory
  /**
   * The mock of this worker, with the accounts of all its tests. `mock.account()` opens a further account.
   */
  mock: TestMock
}

/**
 * Creates a `test` that gives each test its own account. Each worker has one mock, and tests may run at the
 * same time. With an `apiKey`, all tests use that key, one after another. Call it outside of `describe`.
 *
 * @example
 * ```ts
 * import { expect } from 'vitest'
 * import { createTest } from 'shortlink-kit/vitest'
 *
 * const test = createTest({ baseUrl: 'https://links.example/api/v1', apiKey: 'key-of-the-app', seed: 'demo' })
 *
 * test('lists links', async ({ baseUrl, db }) => {
 *   const response = await fetch(`${baseUrl}/links`, { headers: { authorization: 'Bearer key-of-the-app' } })
 *   const { meta } = await response.json()
 *   expect(meta.total).toBe(db.link.count())
 * })
 * ```
 */
export function createTest({ baseUrl, apiKey, ...options }: CreateTestOptions = {}): TestAPI<MockFixtures> {
  let tests = 0
  return base.extend<MockFixtures>({
    mock: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used
      async ({}, use) => {
        await use(createTestMock({ ...options, apiKey: 'key-of-the-worker' }))
      },
      { scope: 'worker' },
    ],
    baseUrl: [
      async ({ mock }, use) => {
        const host = await (baseUrl === undefined ? serveLocally(mock) : intercept(mock, baseUrl))
        await use(host.baseUrl)
        await host.close()
      },
      // Requests are intercepted even in a test that uses no fixture.
      { scope: 'worker', auto: baseUrl !== undefined },
    ],
    seed: seedSource(options.seed ?? 'empty'),
    account: [
      async ({ mock, seed, onTestFailed }, use) => {
        tests++
        const account = mock.account(apiKey ?? `key-of-test-${tests}`, seed)
        onTestFailed(() => log.error(journalText(account.requests())))
        await use(account)
        mock.closeAccount(account.apiKey)
      },
      { auto: apiKey !== undefined },
    ],
    client: async ({ baseUrl, account }, use) => use(createClient({ baseUrl, apiKey: account.apiKey })),
    apiKey: async ({ account }, use) => use(account.apiKey),
    db: async ({ account }, use) => use(account.db),
    clock: async ({ account }, use) => use(account.clock),
    click: async ({ account }, use) => use(account.click),
    fail: async ({ account }, use) => use(account.fail),
    delay: async ({ account }, use) => use(account.delay),
    faults: async ({ account }, use) => use(account.faults),
    requests: async ({ account }, use) => use(account.requests),
    reset: async ({ account }, use) => use(account.reset),
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used
    linkFactory: async ({}, use) => use(new LinkFactory()),
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used
    pixelFactory: async ({}, use) => use(new PixelFactory()),
  })
}

// Vitest shows what a test logs below its name.
const log: Pick<Console, 'error'> = console

async function serveLocally(mock: TestMock) {
  const { baseUrl, server } = await serve(mock)
  return { baseUrl, close: () => drain(server, 0) }
}

async function intercept(mock: TestMock, baseUrl: string) {
  // Imported here, so that MSW is only needed with a `baseUrl`.
  const { interceptRequests } = await import('./intercept.ts')
  return interceptRequests(mock, baseUrl)
}

/**
 * A `test` that gives each test its own empty account, on a server of the worker.
 *
 * @example
 * ```ts
 * import { expect } from 'vitest'
 * import { test } from 'shortlink-kit/vitest'
 *
 * test('lists expired links', async ({ client, db, linkFactory }) => {
 *   linkFactory.expired().createList(db, 3)
 *   const { data } = await client.GET('/links', { params: { query: { status: 2 } } })
 *   expect(data?.meta.total).toBe(3)
 * })
 * ```
 */
export const test: TestAPI<MockFixtures> = createTest()
