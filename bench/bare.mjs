// The baseline of the benchmarks: a bare node:http server. It reads each request and responds with as many bytes as the
// X-Response-Length header says, with the same media type and headers as the mock.

import { createServer } from 'node:http'

/** @type {Map<string | undefined, string>} */
const bodies = new Map()

const server = createServer((incoming, outgoing) => {
  const length = /** @type {string} */ (incoming.headers['x-response-length'])
  let body = bodies.get(length)
  if (body === undefined) {
    body = 'x'.repeat(Number(length))
    bodies.set(length, body)
  }
  const respond = () =>
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body)
  if (incoming.method === 'GET') respond()
  else incoming.resume().once('end', respond)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  process.stdout.write(`http://127.0.0.1:${port}/\n`)
})
