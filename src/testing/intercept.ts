import { setupServer } from 'msw/node'
import { createHandlers } from '../hosts/msw/index.ts'
import type { Mock } from '../mock/mock.ts'

/**
 * Lets MSW respond to the requests that this process sends to a base URL. Other requests are not intercepted.
 */
export function interceptRequests(mock: Mock, baseUrl: string) {
  const server = setupServer(...createHandlers(mock, { baseUrl, onFinding: 'ignore' }))
  // The option has a different name in msw 3, so both names are set.
  const options = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const
  server.listen(options)
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    close() {
      server.close()
    },
  }
}
