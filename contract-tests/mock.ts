import type { AddressInfo } from 'node:net'
import type { Dialect } from '../src/dialect/dialect.ts'
import { createNodeServer } from '../src/hosts/node.ts'
import { createMock } from '../src/mock.ts'

/** The mock of this package, served on this machine, and how to end it. */
export interface RunningMock {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  close(): Promise<void>
}

/** Serves the mock on a free port of the loopback. */
export async function startMock(dialect?: Dialect): Promise<RunningMock> {
  const apiKey = 'contract-suite'
  const mock = createMock({ keys: [apiKey], ...(dialect && { dialect }) })
  const server = createNodeServer(mock)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { domains, spaces } = mock.sandbox(apiKey)
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey,
    domainIds: [...domains.keys()].slice(0, 2).map(String),
    spaceIds: [...spaces.keys()].slice(0, 2).map(String),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
