import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TinyServer {
  /** Ends with `/api/v1`. */
  baseUrl: string
  close(): Promise<void>
}

/** A server on a free port that responds as a test wants. `count` is the number of the request from 1. */
export async function openTinyServer(
  answer: (request: IncomingMessage & { body: string }, response: ServerResponse, count: number) => void,
): Promise<TinyServer> {
  let count = 0
  const server = createServer(async (request, response) => {
    count += 1
    const number = count
    let body = ''
    for await (const chunk of request) body += chunk
    answer(Object.assign(request, { body }), response, number)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
