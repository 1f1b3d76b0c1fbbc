import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Dialect } from '../../../src/dialect/dialect.ts'
import { drain } from '../../../src/hosts/node/drain.ts'
import { createNodeServer, type NodeHostOptions } from '../../../src/hosts/node/server.ts'
import { host, mockOf } from '../../../src/mock/mock.ts'
import { basePath } from '../../../src/wire/base.ts'
import { mockIn } from './table.ts'

/** A server of the table's mock on a port of its own. */
export interface TableServer {
  baseUrl: string
  /** Number of requests to the interface so far. */
  requests(): number
  close(): Promise<void>
}

export async function serveTable(dialect: Dialect, options: NodeHostOptions = {}): Promise<TableServer> {
  const mock = mockIn(dialect)
  let requests = 0
  const counting = mockOf({
    ...mock[host],
    handle(request) {
      requests++
      return mock[host].handle(request)
    },
  })
  const server = createNodeServer(counting, options).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${basePath}`,
    requests: () => requests,
    close: () => drain(server, 0),
  }
}
