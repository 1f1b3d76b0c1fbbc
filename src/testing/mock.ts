import { createMock, host, type Mock } from '../mock/mock.ts'
import type { MockOptions } from '../mock/options.ts'
import { type Clock, fixedClock } from '../store/clock.ts'
import { type TestAccount, testAccount } from './account.ts'
import { type Moment, momentOf } from './clock.ts'
import { sourceOf, type TestSeed } from './scenarios.ts'

/** What the accounts of a mock for tests start with, and what time they have. */
export interface TestMockOptions extends Pick<MockOptions, 'dialect'> {
  /** What each account starts with: a seed or scenario, or several; `empty` if left out. */
  seed?: TestSeed
  /** The key of the default account: `test-key` if left out. */
  apiKey?: string
  /** Stops the mock's clock at a moment. If left out, it shows the time that `Date.now()` gives, fake timers included. */
  now?: Moment
}

/** A mock for tests: the mock itself, for hosts to serve, and its default account. */
export interface TestMock extends Mock, TestAccount {
  /**
   * The account of a key, opened with a seed of its own if there is none; without a key a new one. Only the keys of
   * accounts that were opened are valid. Where the dialect lets all keys share their records, a seed resets them all.
   */
  account(apiKey?: string, seed?: TestSeed): TestAccount
  /**
   * Gives up an account: its key is not valid any more. Tells whether there was one. Throws for the default account.
   */
  closeAccount(apiKey: string): boolean
}

/**
 * Makes a mock for tests. Its accounts share nothing but the dialect. Unlike those of `createMock` of `shortlink-kit`
 * they start empty, and no other key is valid.
 */
export function createTestMock(options: TestMockOptions = {}): TestMock {
  const { dialect, seed = 'empty', apiKey = 'test-key', now } = options
  const sharesRecords = dialect?.answers['auth.scope'] === 'shared'
  const keys = new Set<string>()
  const mock = createMock({
    ...(dialect && { dialect }),
    clock: now === undefined ? presentClock : fixedClock(momentOf(now)),
    seed: sourceOf(seed),
    keys,
    maxAccounts: Number.POSITIVE_INFINITY,
    journal: JOURNAL,
  })
  const accounts = new Map<string, TestAccount>()
  let numbered = 1

  function account(key = unusedKey(), ownSeed?: TestSeed): TestAccount {
    const known = accounts.get(key)
    if (known !== undefined) {
      if (ownSeed !== undefined)
        throw new Error(
          'Failed to open an account: this key has one already. Reset that, or use another key where tests run at the same time.',
        )
      return known
    }
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new TypeError('Failed to open an account: a key must be visible ASCII characters without spaces.')
    }
    const source = ownSeed === undefined ? undefined : sourceOf(ownSeed)
    keys.add(key)
    try {
      const opened = testAccount(key, mock[host].account(key, source))
      // The one account that all keys share is open already.
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
      if (key === apiKey) {
        throw new Error("Failed to close an account: this is the mock's own. Reset it, or give up the mock.")
      }
      keys.delete(key)
      accounts.delete(key)
      return mock.closeAccount(key)
    },
  }
}

const presentClock: Clock = { now: () => Date.now() }

/** How many requests of each account can be listed. */
const JOURNAL = 1000
