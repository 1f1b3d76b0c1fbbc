import * as msw from 'msw'
import { setupServer } from 'msw/node'
import { describe } from 'vitest'
import { describeHandlers } from '../../../tests/hosts/same-bytes/beside.ts'
import { describeTable, type Library } from '../../../tests/hosts/same-bytes/in-node.ts'
import { msw2 } from '../../../tests/hosts/same-bytes/libraries.ts'
import { createHandlers } from './index.ts'

const library: Library = {
  version: msw2.version,
  msw,
  setupServer,
  listen: server => server.listen({ onUnhandledRequest: 'error' }),
  createHandlers,
  known: {
    'lenient: POST /links/ url=nowhere':
      "under msw 2, Node's fetch fails where a request with a body is redirected",
  },
}

describe('createHandlers under msw 2 sends the same bytes as the HTTP server', () => {
  describeTable(library)
})
describe('createHandlers under msw 2', () => {
  describeHandlers(library)
})
