import { createMock, host, type Mock } from '../mock/mock.ts'
import type { MockOptions } from '../mock/options.ts'
import { type Clock, fixedClock } from '../store/clock.ts'
import { type TestAccount, testAccount } from './account.ts'
import { type Moment, momentOf } from './clock.ts'
import type { TestSeed } from './compose.ts'
import { seedSource } from './scenarios.ts'

/** Options of `createTestMock`. */
export interface TestMockOptions extends Pick<MockOptions, 'dialect' | 'faults'> {
  /** What each account starts with: a seed, a scenario, or several of them. @default 'empty' */
  seed?: TestSeed
  /** The API key of the default account. @default 'test-key' */
  apiKey?: string
  /**
   * Stops the mock's clock at a moment. @default the clock shows the time of `Date.now()`, even with fake
   * timers
   */
  now?: Moment
}

/** A mock for tests. It is also the test account of its default key. */
export interface TestMock extends Mock, TestAccount {
  /**
   * Returns the account of a key, and opens it if needed. Without a key, opens an account with a new key.
   * Only the keys of opened accounts are valid. If the dialect lets all keys share their records, a seed
   * replaces the shared records.
   *
   * @param seed what the account starts with, if different from the mock's seed
   * @throws Error if a seed is given and the account is already open
   */
  account(apiKey?: string, seed?: TestSeed): TestAccount
  /**
   * Closes an account: its key is no longer valid. Returns whether its records were deleted, which they are
   * not if all keys share them.
   * @throws Error for the default account
   */
  closeAccount(apiKey: string): boolean
}

/**
 * Creates a mock for tests. Its accounts share nothing but the dialect. Unlike those of `createMock`, they
 * start empty, and only the keys of opened accounts are valid.
 *
 * @example
 * ```ts
 * import { createTestMock, linkFactory } from 'shortlink-kit/testing'
 *
 * const mock = createTestMock({ now: '2026-12-24T18:00:00Z' })
 * linkFactory.expired().create(mock.db)
 * mock.fail('listLinks', { status: 503 })
 * const headers = { authorization: `Bearer ${mock.apiKey}` }
 * const response = await mock.fetch(new Request('http://localhost/api/v1/links', { headers }))
 * console.log(response.status) // 503
 * ```
 */
export function createTestMock(options: TestMockOptions = {}): TestMock {
  const { dialect, faults, seed = 'empty', apiKey = 'test-key', now } = options
  const sharesRecords = dialect?.answers['auth.scope'] === 'shared'
  const keys = new Set<string>()
  const mock = createMock({
    ...(dialect && { dialect }),
    ...(faults && { faults }),
    clock: now === undefined ? presentClock : fixedClock(momentOf(now)),
    seed: seedSource(seed),
    keys,
    maxAccounts: Number.POSITIVE_INFINITY,
    journal: JOURNAL,
  })
  const accounts = new Map<string, TestAccount>()
  let numbered = 1

  function account(key = unusedKey(), ownSeed?: TestSeed): TestAccount {
    const known = accounts.get(key)
    if (known !== undefined) {
      if (ownSeed !== undefined) throw new Error(`Failed to open an account: ${taken}`)
      return known
    }
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new TypeError('Failed to open an account: a key must be visible ASCII characters without spaces.')
    }
    const source = ownSeed === undefined ? undefined : seedSource(ownSeed)
    keys.add(key)
    try {
      const opened = testAccount(key, mock[host].account(key, source))
      // The account that all keys share is already open.
      if (source !== undefined && sharesRecords) opened.reset(source)
      accounts.set(key, opened)
      return opened
    } catch (error) {
      keys.delete(key)
      throw error
    }
  }

  function unusedKey(): string {
    do numbered++
    while (keys.has(`${apiKey}-${numbered}`))
    return `${apiKey}-${numbered}`
  }

  return {
    ...mock,
    ...account(apiKey),
    account,
    closeAccount(key) {
      if (key === apiKey) throw new Error(`Failed to close an account: ${isDefault}`)
      keys.delete(key)
      accounts.delete(key)
      return mock.closeAccount(key)
    },
  }
}

const isDefault = "this is the mock's default account. Reset it, or create a new mock."
const taken = 'this key already has an account. Reset it, or use a different key for each concurrent test.'

const presentClock: Clock = { now: () => Date.now() }

/** How many requests of each account can be listed. */
const JOURNAL = 1000
