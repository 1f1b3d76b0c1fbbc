import { test as base, type TestAPI } from 'vitest'
import { type Client, createClient } from '../client/index.ts'
import { drain, serve } from '../hosts/node/index.ts'
import type { TestAccount } from './account.ts'
import { LinkFactory } from './factories/link.ts'
import { PixelFactory } from './factories/pixel.ts'
import { createTestMock, type TestMock, type TestMockOptions } from './mock.ts'
import { type SingleSeed, sourceOf } from './scenarios.ts'

/** What the tests of a file share. */
export interface CreateTestOptions extends TestMockOptions {
  /**
   * The base URL that the code under test calls, `/api/v1` at its end included: requests to it do not leave the
   * process, but are answered through MSW, which must be installed. If left out, a server listens on a free port.
   */
  baseUrl?: string
}

/** What a test is given: an account of its own, whose members are fixtures too, and how to reach it. */
export interface MockFixtures extends TestAccount {
  account: TestAccount
  /** What the account starts with. `test.override({ seed: 'demo' })` sets it for the tests of a `describe`. */
  seed: SingleSeed
  /** Where the mock answers, `/api/v1` at its end included. */
  baseUrl: string
  /** A client of the account. */
  client: Client
  /** Factories whose sequences begin with the test. */
  linkFactory: LinkFactory
  pixelFactory: PixelFactory
  /** The mock that holds the accounts of all tests of this worker: `mock.account()` opens one more. */
  mock: TestMock
}

/**
 * Makes a `test` that gives each test an account of its own, in one mock for each worker: tests may run at the same
 * time. With an `apiKey` all tests use that one key, one test after another. It is called outside of `describe`.
 *
 *     const test = createTest({ seed: 'demo' })
 *     test('lists links', async ({ client, db }) => { … })
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
      // What is intercepted is intercepted for tests too that ask for no fixture.
      { scope: 'worker', auto: baseUrl !== undefined },
    ],
    seed: sourceOf(options.seed ?? 'empty'),
    account: [
      async ({ mock, seed }, use) => {
        tests++
        const account = mock.account(apiKey ?? `key-of-test-${tests}`, seed)
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
    requests: async ({ account }, use) => use(account.requests),
    reset: async ({ account }, use) => use(account.reset),
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used
    linkFactory: async ({}, use) => use(new LinkFactory()),
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are used
    pixelFactory: async ({}, use) => use(new PixelFactory()),
  })
}

async function serveLocally(mock: TestMock) {
  const { baseUrl, server } = await serve(mock)
  return { baseUrl, close: () => drain(server, 0) }
}

async function intercept(mock: TestMock, baseUrl: string) {
  // Only who asks for it needs MSW.
  const { interceptRequests } = await import('./intercept.ts')
  return interceptRequests(mock, baseUrl)
}

/** A `test` that gives each test an account of its own, with nothing in it, on a server of the worker's. */
export const test: TestAPI<MockFixtures> = createTest()
