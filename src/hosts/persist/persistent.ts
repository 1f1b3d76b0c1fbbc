import type { Account } from '../../mock/account.ts'
import { settled } from '../../mock/faults/index.ts'
import type { MockHost, OnFindings } from '../../mock/host.ts'
import { host, type Mock, mockOf } from '../../mock/mock.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import type { StateStorage } from './storage.ts'
import type { StoredAccount } from './stored-account.ts'

/** Options of `persistent`. */
export interface PersistOptions {
  /** Where the state is stored. IndexedDB has much more space, and is faster for large states. */
  persist: 'indexeddb' | 'localStorage'
  /** A name for the app. Apps of one origin with different names do not share their data. */
  name?: string
  /** Where warnings and errors are logged. @default console */
  log?: Pick<Console, 'warn' | 'error'>
}

/** A mock whose state outlives the page. */
export interface PersistentMock extends Mock {
  /** Restores the seed, for all keys and in all pages of the origin. */
  reset(): Promise<void>
}

/**
 * Stores the accounts of a mock in the browser, so that they survive a reload. All pages of the origin share
 * them. Requires a secure context, as service workers do. Stored data that cannot be read, or that belongs to
 * another dialect or seed, is discarded with a warning. If the browser has no space left, the response is 500
 * and no change of the request is stored.
 *
 * To reset the state, call `reset` of the returned mock: a reset of the original mock is not stored.
 *
 * @throws Error outside of a secure context
 * @example
 * ```ts page
 * import { setupWorker } from 'msw/browser'
 * import { createMock } from 'shortlink-kit'
 * import { createHandlers, persistent } from 'shortlink-kit/msw'
 *
 * const mock = persistent(createMock({ seed: 'demo' }), { persist: 'indexeddb' })
 * const worker = setupWorker(...createHandlers(mock, { baseUrl: '/api/v1' }))
 * await worker.start({ quiet: true })
 * const response = await fetch('/api/v1/links', { headers: { authorization: 'Bearer any-key' } })
 * console.log(response.status) // 200
 * ```
 */
export function persistent<M extends Mock>(
  mock: M,
  options: PersistOptions,
): Omit<M, keyof PersistentMock> & PersistentMock {
  if (globalThis.navigator?.locks === undefined || globalThis.crypto?.subtle === undefined) {
    throw new Error('Failed to store the state: the page is not a secure context (https or localhost)')
  }
  const closeAccount = (key: string) => mock.closeAccount(key)
  const accounts = new StoredAccounts({ ...mock[host], closeAccount }, options)
  const stored: MockHost = {
    ...mock[host],
    // The locks are released before a delay.
    handle: async (request, onFindings) => settled(await accounts.perform(request, onFindings)),
    perform: (request, onFindings) => accounts.perform(request, onFindings),
    closeAccount: key => accounts.close(key),
    change: (account, make) => accounts.change(account, make),
  }
  return { ...mock, ...mockOf(stored), reset: () => accounts.reset() }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The accounts of a mock and their stored states. Each state is read and written under its own lock. */
class StoredAccounts {
  readonly #host: MockHost
  readonly #database: string
  readonly #log: Pick<Console, 'warn' | 'error'>
  readonly #loaded: ReturnType<typeof load>
  readonly #opened = new Map<Account, Promise<StoredAccount>>()

  constructor(of: MockHost, { persist, name, log = console }: PersistOptions) {
    this.#host = of
    this.#log = log
    this.#database = name === undefined ? 'shortlink-kit' : `shortlink-kit/${encodeURIComponent(name)}`
    this.#loaded = load(persist, this.#database)
    // The first request reports a failure.
    this.#loaded.catch(() => undefined)
  }

  async perform(request: PlainRequest, onFindings: OnFindings | undefined): Promise<PlainResponse> {
    const key = this.#host.keyOf(request)
    const stored = key === undefined ? undefined : this.#storedFor(key)
    if (stored === undefined) return this.#host.perform(request, onFindings)
    try {
      return await this.#respond(await stored, request, onFindings)
    } catch (error) {
      this.#log.error(
        `[shortlink-kit] Failed to respond to ${request.method} ${request.path}: ${String(error)}`,
      )
      return this.#host.refuseFailed()
    }
  }

  /** Runs a function that changes an account. Resolves when the changes are stored. */
  async change<T>(account: Account, make: () => T): Promise<T> {
    const stored = await this.#storedOf(account)
    if (stored === undefined) return make()
    return this.#locked(stored.name, 'exclusive', async () => {
      if (!(await stored.read())) await stored.reset()
      const made = make()
      await stored.write()
      return made
    })
  }

  close(key: string): boolean {
    const stored = this.#storedFor(key)
    const account = stored && this.#host.account(key)
    const isClosed = this.#host.closeAccount(key)
    if (!isClosed || stored === undefined || account === undefined) return isClosed
    this.#opened.delete(account)
    // The removal queues for the lock before any later request does.
    this.#remove(stored).catch(error =>
      this.#log.error(`[shortlink-kit] Failed to remove an account: ${String(error)}`),
    )
    return true
  }

  async reset(): Promise<void> {
    const { storage } = await this.#loaded
    const accounts = await Promise.all(this.#opened.values())
    const known = new Set(accounts.map(({ name }) => name))
    for (const account of accounts) await this.#locked(account.name, 'exclusive', () => account.reset())
    for (const name of await storage.names()) {
      if (!known.has(name)) await this.#locked(name, 'exclusive', () => storage.remove(name))
    }
  }

  async #remove(stored: Promise<StoredAccount>): Promise<void> {
    const { name } = await stored
    const { storage } = await this.#loaded
    await this.#locked(name, 'exclusive', () => storage.remove(name))
  }

  /** Returns the stored account of an open account, which may have had no request yet. */
  #storedOf(account: Account): Promise<StoredAccount> | undefined {
    const known = this.#opened.get(account)
    if (known) return known
    const entry = [...this.#host.openAccounts()].find(([, open]) => open === account)
    return entry && this.#storedFor(entry[0])
  }

  /** Returns the stored account of a key, or undefined if the key opens no account. */
  #storedFor(key: string): Promise<StoredAccount> | undefined {
    let account: Account
    try {
      account = this.#host.account(key)
    } catch {
      // The key is not valid, or too many accounts are open. The mock's own response says so.
      return undefined
    }
    const known = this.#opened.get(account)
    if (known) return known
    const warn = (message: string) => this.#log.warn(`[shortlink-kit] ${message}`)
    const opened = this.#loaded.then(({ storedAccount, storage }) =>
      storedAccount(key, account, storage, warn),
    )
    this.#opened.set(account, opened)
    return opened
  }

  async #respond(
    account: StoredAccount,
    request: PlainRequest,
    onFindings: OnFindings | undefined,
  ): Promise<PlainResponse> {
    if (reads.has(request.method) && !account.needsWrite) {
      const response = await this.#locked(account.name, 'shared', async () =>
        (await account.read()) ? this.#host.perform(request, onFindings) : undefined,
      )
      if (response !== undefined) return response
    }
    return this.#locked(account.name, 'exclusive', async () => {
      if (!(await account.read())) await account.reset()
      const response = await this.#host.perform(request, onFindings)
      await account.write()
      return response
    })
  }

  #locked<T>(name: string, mode: LockMode, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(`${this.#database}:${name}`, { mode }, () => work()) as Promise<T>
  }
}

/**
 * Loads the code that stores a state, and the chosen storage. A page that does not call `persistent` loads
 * neither.
 */
async function load(persist: PersistOptions['persist'], database: string) {
  const [{ storedAccount }, storage] = await Promise.all([
    import('./stored-account.ts'),
    openStorage(persist, database),
  ])
  return { storedAccount, storage }
}

async function openStorage(persist: PersistOptions['persist'], database: string): Promise<StateStorage> {
  if (persist === 'indexeddb') {
    const { IndexedDbStore } = await import('./indexed-db.ts')
    return new IndexedDbStore(database)
  }
  const { LocalStorageStore } = await import('./local-storage.ts')
  return new LocalStorageStore(database)
}
