import type { AccountStore } from '../store/store.ts'
import { basePath } from '../wire/base.ts'
import { responseParts } from '../wire/fetch.ts'
import { createHost, type MockHost } from './host.ts'
import { respondTo } from './observed.ts'
import type { MockOptions } from './options.ts'

/** The symbol of a mock's member that is reserved for hosts. */
export const host = Symbol('host')

/** A mock server without a network: it responds to `Request` objects in memory. */
export interface Mock {
  /**
   * Responds to a request below `/api/v1`, at any origin. Rejects with a TypeError, as `fetch` does, if a
   * fault breaks the connection.
   */
  fetch(request: Request): Promise<Response>
  /**
   * Returns the store of a key's account, and opens the account if needed.
   * @throws Error if the key is not valid or too many accounts are open
   */
  store(key: string): AccountStore
  /**
   * Closes a key's account and deletes its records, unless all keys share them. Returns whether an account
   * was closed.
   */
  closeAccount(key: string): boolean
  /** Used by the hosts of this package. */
  readonly [host]: MockHost
}

/**
 * Creates a mock. Each API key opens an account with its own records, clock, faults and journal.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 *
 * const mock = createMock({ seed: 'demo' })
 * const headers = { authorization: 'Bearer any-key' }
 * const response = await mock.fetch(new Request('http://localhost/api/v1/links', { headers }))
 * console.log(response.status) // 200
 * ```
 */
export function createMock(options: MockOptions = {}): Mock {
  return mockOf(createHost(options))
}

/** Returns the public interface of a mock. */
export function mockOf(of: MockHost): Mock {
  return {
    async fetch(request) {
      const base = new URL(request.url).origin + basePath
      const response = await respondTo(of, request, { base })
      request.signal.throwIfAborted()
      if (response.status === 0) throw new TypeError('Failed to fetch: a fault broke the connection')
      return new Response(...responseParts(request.method, response))
    },
    store: key => of.store(key),
    closeAccount: key => of.closeAccount(key),
    [host]: of,
  }
}
