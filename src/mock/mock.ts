import type { Store } from '../store/store.ts'
import { basePath } from '../wire/base.ts'
import { plainRequest, webResponse } from '../wire/fetch.ts'
import { createHost, type MockHost } from './host.ts'
import type { MockOptions } from './options.ts'

/** Under this symbol a mock has what its hosts need. */
export const host = Symbol('host')

/** The mock, without a network. */
export interface Mock {
  /**
   * Responds to a request to any origin, below `/api/v1`. Rejects with a TypeError, as `fetch` does, if a fault breaks the
   * connection.
   */
  fetch(request: Request): Promise<Response>
  /** The records of a key's account, which is opened if need be. Throws if the key is not valid or too many are open. */
  store(key: string): Store
  /** Closes a key's account and discards its records, unless all keys share them. Returns whether it was open. */
  closeAccount(key: string): boolean
  /** For the hosts of this package. */
  readonly [host]: MockHost
}

/** Creates a mock. Each API key opens an account with records, a clock, faults and a journal of its own. */
export function createMock(options: MockOptions = {}): Mock {
  return mockOf(createHost(options))
}

/** The public side of a host. */
export function mockOf(of: MockHost): Mock {
  return {
    async fetch(request) {
      const base = new URL(request.url).origin + basePath
      const response = await of.handle(await plainRequest(request, base, of.bodyLimit))
      if (response.status === 0) throw new TypeError('Failed to fetch: a fault broke the connection')
      return webResponse(request.method, response)
    },
    store: key => of.store(key),
    closeAccount: key => of.closeAccount(key),
    [host]: of,
  }
}
