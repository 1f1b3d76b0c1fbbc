import type { AddressInfo } from 'node:net'
import { createNodeServer } from '../src/hosts/node.ts'
import { createMock } from '../src/mock.ts'
import type { RunOptions } from './run.ts'

/** A server to judge, and how to end it. */
export type RunningTarget = Pick<
  RunOptions,
  'baseUrl' | 'apiKey' | 'allowWrites' | 'domainIds' | 'spaceIds'
> & {
  close(): Promise<void>
}

/** The server that the environment names, or the mock of this package, started in this process. */
export async function openTarget(environment: NodeJS.ProcessEnv): Promise<RunningTarget> {
  const baseUrl = environment.SHORTLINK_BASE_URL
  if (baseUrl === undefined || baseUrl === '') return openMock()
  return {
    baseUrl,
    apiKey: environment.SHORTLINK_API_KEY ?? '',
    allowWrites: environment.SHORTLINK_ALLOW_WRITES,
    domainIds: idsOf(environment.SHORTLINK_DOMAIN_IDS),
    spaceIds: idsOf(environment.SHORTLINK_SPACE_IDS),
    close: async () => {},
  }
}

/** Ids with commas between them. */
function idsOf(text = ''): string[] {
  return text
    .split(',')
    .map(id => id.trim())
    .filter(id => id !== '')
}

async function openMock(): Promise<RunningTarget> {
  const mock = createMock()
  const server = createNodeServer(mock)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const apiKey = 'contract-suite'
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
