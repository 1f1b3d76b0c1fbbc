/**
 * Serves a mock over HTTP, in Node.
 *
 * @module shortlink-kit/node
 */

import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Mock } from '../../mock/mock.ts'
import { basePath } from '../../wire/base.ts'
import { adminUrlOf, controlPlane, type ServedAdminOptions } from './admin.ts'
import { drain } from './drain.ts'
import { createNodeServer, type NodeHostOptions } from './server.ts'

export type { Answered } from '../../mock/answered.ts'
export type { Finding, FindingKind } from '../../mock/findings/index.ts'
export { basePath } from '../../wire/base.ts'
export type { Pair, PlainRequest, PlainResponse, Reason } from '../../wire/plain.ts'
export type { ServedAdminOptions } from './admin.ts'
export { drain } from './drain.ts'
export type { Outside, OutsideRequest } from './outside.ts'
export { createNodeServer, type NodeHostOptions } from './server.ts'

/** Options of `serve`: where to listen, and what the server reports. */
export interface ServeOptions extends NodeHostOptions {
  /** The port to listen on. @default 0, a free port */
  port?: number
  /** The address to listen on. @default '127.0.0.1', this machine only */
  host?: string
  /** Serves the control plane at `/__admin`, and the inspector at `/`. @default false */
  admin?: boolean | ServedAdminOptions
}

/** A mock that is served over HTTP. */
export interface RunningServer {
  /** The base URL for clients on this machine, ending with `/api/v1`. */
  baseUrl: string
  /** The address of the control plane, ending with `/__admin`, if it is served. */
  adminUrl: string
  server: Server
  /** Stops listening. Resolves when the requests in flight have their responses, or are aborted after 5 s. */
  close(): Promise<void>
}

/**
 * Serves a mock over HTTP. If the server cannot listen on the address, rejects with the error of `node:net`.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { serve } from 'shortlink-kit/node'
 *
 * const { baseUrl, close } = await serve(createMock({ seed: 'demo' }))
 * const response = await fetch(`${baseUrl}/links`, { headers: { authorization: 'Bearer any-key' } })
 * console.log(response.status) // 200
 * await close()
 * ```
 */
export async function serve(mock: Mock, options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', admin = false, outside = [], ...rest } = options
  const own = admin === false ? [] : [controlPlane(mock, admin === true ? {} : admin)]
  const server = createNodeServer(mock, { ...rest, outside: [...outside, ...own] }).listen(port, host)
  await once(server, 'listening')
  const baseUrl = baseUrlOf(server)
  return { baseUrl, adminUrl: adminUrlOf(baseUrl), server, close: () => drain(server) }
}

/** Returns the base URL under which this machine reaches a listening server. */
function baseUrlOf(server: Server): string {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('Failed to serve: the server has no port')
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  const address = everywhere[bound.address] ?? bound.address
  return `http://${address.includes(':') ? `[${address}]` : address}:${bound.port}${basePath}`
}
