import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Asked, Meddling, Reply } from './mutant.ts'

/** A proxy between a client and a service. */
export interface Proxy {
  baseUrl: string
  close(): Promise<void>
}

/** Starts a proxy in front of the service at `target`, on a free port of the loopback. */
export async function startProxy(target: string, meddle: Meddling): Promise<Proxy> {
  const service = new URL(target).host
  let own = ''
  const server = createServer(async (request, response) => {
    try {
      const reply = await meddle(await read(request), asked => send(target, asked))
      // The service writes addresses of its own, which must lead to the proxy.
      const text = reply.text.replaceAll(service, own)
      const headers = Object.entries(reply.headers).map(([name, value]) => [
        name,
        value.replaceAll(service, own),
      ])
      const length = reply.status === 204 ? {} : { 'content-length': String(Buffer.byteLength(text)) }
      response.writeHead(reply.status, { ...Object.fromEntries(headers), ...length })
      response.end(request.method === 'HEAD' ? undefined : text)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  own = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl: `http://${own}/api/v1`,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** Hop-by-hop headers. */
const hopByHop = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'])

function endToEnd(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !hopByHop.has(name)))
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const [path = '', query = ''] = (request.url ?? '/').replace(/^\/api\/v1/, '').split('?')
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    body: Buffer.concat(chunks).toString('latin1'),
    headers: endToEnd(Object.entries(request.headers) as [string, string][]),
  }
}

async function send(target: string, { method, path, query, body, headers }: Asked): Promise<Reply> {
  const asked = query.toString()
  const response = await fetch(`${target}${path}${asked === '' ? '' : `?${asked}`}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== '' && method !== 'GET' && method !== 'HEAD' && { body: Buffer.from(body, 'latin1') }),
  })
  return { status: response.status, headers: endToEnd(response.headers), text: await response.text() }
}
