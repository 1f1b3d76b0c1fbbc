import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { drain } from '../../src/hosts/node/drain.ts'
import { createNodeServer, type NodeHostOptions } from '../../src/hosts/node/server.ts'
import { createMock, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'

/** A server in this process that is closed after the test. */
export interface Served {
  port: number
  mock: Mock
  server: Server
}

/** @param wrap changes the behaviour of the mock */
export async function serveMock({
  wrap = mock => mock,
  host = {},
  options = {},
}: {
  wrap?(mock: Mock): Mock
  host?: NodeHostOptions
  options?: MockOptions
} = {}): Promise<Served> {
  const mock = wrap(createMock({ seed: 'empty', ...options }))
  const server = createNodeServer(mock, { requestTimeout: 300, ...host }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => drain(server, 0))
  return { port: (server.address() as AddressInfo).port, mock, server }
}

// Requests byte by byte, for tests of connections.
export const key = 'Authorization: Bearer k\r\n'
export const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
export const body = 'url=https://shop.example/'
export const list = `GET /api/v1/links HTTP/1.1\r\nHost: a.example\r\n${key}\r\n`
export const create = `POST /api/v1/links HTTP/1.1\r\nHost: a.example\r\n${key}${form}`
export const chunked = 'Transfer-Encoding: chunked\r\n\r\n'
export const whole = `${create}Content-Length: ${body.length}\r\n\r\n${body}`
export const tooMuch = `a=${'x'.repeat(2 * 1024 * 1024)}`
