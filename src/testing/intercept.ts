import { setupServer } from 'msw/node'
import { createHandlers } from '../hosts/msw/index.ts'
import type { Mock } from '../mock/mock.ts'

/** Lets MSW answer requests that this process sends to a base URL; others pass. */
export function interceptRequests(mock: Mock, baseUrl: string) {
  const server = setupServer(...createHandlers(mock, { baseUrl }))
  // msw 3 has another name for it.
  const options = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const
  server.listen(options)
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    close() {
      server.close()
    },
  }
}
