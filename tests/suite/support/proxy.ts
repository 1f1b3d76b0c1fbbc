import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that passed the proxy, and the status of its response. */
export interface Passed {
  method: string
  /** With its query. */
  path: string
  body: string
  authorization: string | undefined
  /** Undefined if the connection was dropped before a response. */
  status: number | undefined
  answer: string
}

/**
 * What to do with a request: let it pass, drop the connection before or after the server has handled it, or
 * change the response.
 */
export type Passing = 'pass' | 'drop-before' | 'drop-after' | ((status: number, body: string) => string)

export interface Proxy {
  /** Ends with `/api/v1`. */
  baseUrl: string
  passed: Passed[]
  close(): Promise<void>
}

/** A recording proxy in front of a server. `decide` receives each request and its number from 0. */
export async function openProxy(
  target: string,
  decide: (passed: Passed, index: number) => Passing = () => 'pass',
): Promise<Proxy> {
  const { port: targetPort } = new URL(target)
  const passed: Passed[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = '', url: path = '', headers } = incoming
    const one: Passed = {
      method,
      path,
      body: body.toString(),
      authorization: headers.authorization,
      status: undefined,
      answer: '',
    }
    const passing = decide(one, passed.push(one) - 1)
    if (passing === 'drop-before') {
      incoming.socket.destroy()
      return
    }
    const onward = forward({ host: '127.0.0.1', port: targetPort, method, path, headers }, async response => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      one.status = response.statusCode
      one.answer = Buffer.concat(parts).toString()
      if (passing === 'drop-after') {
        incoming.socket.destroy()
        return
      }
      const { statusCode = 500, headers: heads } = response
      const whole = Buffer.concat(parts)
      const changed =
        typeof passing === 'function' ? Buffer.from(passing(statusCode, whole.toString())) : whole
      const { 'transfer-encoding': _, ...rest } = heads
      const empty = statusCode === 204
      outgoing.writeHead(statusCode, empty ? rest : { ...rest, 'content-length': changed.length })
      outgoing.end(changed)
    })
    onward.on('error', () => incoming.socket.destroy())
    onward.end(body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    passed,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
