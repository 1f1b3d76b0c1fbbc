import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Dialect } from '../dialect/dialect.ts'
import { createNodeServer } from '../hosts/node/server.ts'
import { createMock, type MockOptions } from '../mock/mock.ts'
import { type AccountIds, seedOf } from './twin-seed.ts'

/** The mock in a dialect, served on this machine. */
export interface Twin {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  close(): Promise<void>
}

/** How a twin is served: by which clock, whether any key will do, and the ids of its domains and spaces. */
export interface TwinOptions extends Pick<MockOptions, 'clock'> {
  anyKey?: boolean
  /** Those of the account that it is compared with: what is so for one domain is so for the same id. */
  account?: AccountIds
}

/** Serves the mock on a free port of the loopback. Its one key is the only one that it takes, unless any will do. */
export async function openTwin(
  dialect: Dialect,
  { anyKey = false, account, ...options }: TwinOptions = {},
): Promise<Twin> {
  const apiKey = randomBytes(12).toString('hex')
  const mock = createMock({
    ...options,
    dialect,
    ...(!anyKey && { keys: [apiKey] }),
    ...(account && { seed: { seed: now => seedOf(account, now) } }),
  })
  const server = createNodeServer(mock)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { domains, spaces } = mock.sandbox(apiKey)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey,
    domainIds: [...domains.keys()].map(String),
    spaceIds: [...spaces.keys()].map(String),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
