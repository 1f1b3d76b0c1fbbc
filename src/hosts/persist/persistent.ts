import type { Mock } from '../../mock/mock.ts'
import type { Tenant } from '../../mock/tenant.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import type { Kept } from './kept.ts'
import type { Store } from './store.ts'

/** Where a mock keeps its records, and under which name. */
export interface PersistOptions {
  /** Where the state is kept. IndexedDB holds far more, and is faster where much is kept. */
  persist: 'indexeddb' | 'localStorage'
  /** A name for the app, where several of one origin are not to share their data. */
  name?: string
  /** Where warnings and errors go; the console if left out. */
  log?: Pick<Console, 'warn' | 'error'>
}

/** A mock whose state outlives the page. */
export interface PersistentMock extends Mock {
  handle(request: PlainRequest): Promise<PlainResponse>
  /** Lays the seed anew, for all keys and in all of the origin's pages. */
  reset(): Promise<void>
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Keeps what the mock's sandboxes hold in the browser: it is there after a reload, and the origin's pages share it from
 * one request to the next. It needs a secure context, as service workers do. What cannot be read any more, or belongs
 * to another dialect or seed, is given up with a warning. Where there is no room, the request is answered 500 and
 * nothing of it is kept. The state is reset through what is returned: a reset of the mock underneath is undone.
 */
export function persistent<M extends Mock>(
  mock: M,
  options: PersistOptions,
): Omit<M, keyof PersistentMock> & PersistentMock {
  const { persist, name, log = console } = options
  const database = name === undefined ? 'shortlink-kit' : `shortlink-kit/${encodeURIComponent(name)}`
  if (globalThis.navigator?.locks === undefined || globalThis.crypto?.subtle === undefined) {
    throw new Error('Failed to keep the state: only pages of a secure context (https, localhost) can.')
  }
  const loaded = load(persist, database)
  // The first request reports it.
  loaded.catch(() => undefined)
  const warn = (message: string) => log.warn(`[shortlink-kit] ${message}`)
  const opened = new Map<Tenant, Promise<Kept>>()

  /** What is kept for a key; undefined where the key opens no sandbox. */
  function keptFor(key: string): Promise<Kept> | undefined {
    let tenant: Tenant
    try {
      tenant = mock.tenant(key)
    } catch {
      // No sandbox is left: the mock's own answer says so.
      return undefined
    }
    const known = opened.get(tenant)
    if (known) return known
    const made = loaded.then(({ keep, store }) => keep(key, tenant, store, warn))
    opened.set(tenant, made)
    return made
  }

  async function locked<T>(name: string, mode: LockMode, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(`${database}:${name}`, { mode }, () => work()) as Promise<T>
  }

  async function answer(account: Kept, request: PlainRequest): Promise<PlainResponse> {
    if (reads.has(request.method) && !account.needsWrite) {
      const response = await locked(account.name, 'shared', async () =>
        (await account.read()) ? mock.handle(request) : undefined,
      )
      if (response !== undefined) return response
    }
    return locked(account.name, 'exclusive', async () => {
      if (!(await account.read())) await account.reset()
      const response = await mock.handle(request)
      await account.write()
      return response
    })
  }

  return {
    ...mock,
    async handle(request) {
      const key = mock.keyOf(request)
      const kept = key === undefined ? undefined : keptFor(key)
      if (kept === undefined) return mock.handle(request)
      try {
        return await answer(await kept, request)
      } catch (error) {
        log.error(`[shortlink-kit] Failed to answer ${request.method} ${request.path}: ${String(error)}`)
        return mock.refuseFailed()
      }
    },
    closeSandbox(key) {
      const kept = keptFor(key)
      const tenant = kept && mock.tenant(key)
      const closed = mock.closeSandbox(key)
      if (!closed || kept === undefined) return closed
      opened.delete(tenant!)
      // Its turn at the lock comes before that of any later request.
      kept
        .then(async ({ name: sandbox }) => {
          const { store } = await loaded
          await locked(sandbox, 'exclusive', () => store.remove(sandbox))
        })
        .catch(error => log.error(`[shortlink-kit] Failed to give up a sandbox: ${String(error)}`))
      return true
    },
    async reset() {
      const { store } = await loaded
      const accounts = await Promise.all(opened.values())
      const known = new Set(accounts.map(({ name }) => name))
      for (const account of accounts) await locked(account.name, 'exclusive', () => account.reset())
      for (const name of await store.names()) {
        if (!known.has(name)) await locked(name, 'exclusive', () => store.remove(name))
      }
    },
  }
}

/** Loads what keeps the state, and only the store that is asked for: a page without `persist` loads none of it. */
async function load(persist: PersistOptions['persist'], database: string) {
  const [{ keep }, store] = await Promise.all([import('./kept.ts'), openStore(persist, database)])
  return { keep, store }
}

async function openStore(persist: PersistOptions['persist'], database: string): Promise<Store> {
  if (persist === 'indexeddb') {
    const { IndexedDbStore } = await import('./indexed-db.ts')
    return new IndexedDbStore(database)
  }
  const { LocalStorageStore } = await import('./local-storage.ts')
  return new LocalStorageStore(database)
}
