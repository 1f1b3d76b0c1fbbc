import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mock } from '../../mock/mock.ts'
import { basePath, createNodeServer, drain, type NodeHostOptions } from './server.ts'

export type { Pair, PlainRequest, PlainResponse, Reason } from '../../wire/plain.ts'
export { type Answered, basePath, createNodeServer, drain, type NodeHostOptions } from './server.ts'

/** Where a mock is served, and what its server tells of. */
export interface ServeOptions extends NodeHostOptions {
  /** Port to listen on; a free one if left out. */
  port?: number
  /** Address to listen on; 127.0.0.1, this machine only, if left out. */
  host?: string
}

/** A mock that listens. */
export interface RunningServer {
  /** What a client is given, `/api/v1` at its end included. */
  baseUrl: string
  server: Server
  /** Stops listening, and waits until what is in flight is answered. */
  close(): Promise<void>
}

/** Serves a mock over HTTP: for tests, and for programs of one's own. Rejects when the address cannot be listened on. */
export async function serve(mock: Mock, options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', ...rest } = options
  const server = createNodeServer(mock, rest).listen(port, host)
  await once(server, 'listening')
  const bound = server.address() as AddressInfo
  const address = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return { baseUrl: `http://${address}:${bound.port}${basePath}`, server, close: () => drain(server) }
}
