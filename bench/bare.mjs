// The floor that the benches compare with: a bare node:http server. It reads what is sent, and answers as many bytes
// as the X-Answer-Length header asks for, of the type and with the headers that the mock sends.

import { createServer } from 'node:http'

/** @type {Map<string | undefined, string>} */
const bodies = new Map()

const server = createServer((incoming, outgoing) => {
  const length = /** @type {string} */ (incoming.headers['x-answer-length'])
  let body = bodies.get(length)
  if (body === undefined) {
    body = 'x'.repeat(Number(length))
    bodies.set(length, body)
  }
  const answer = () =>
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body)
  if (incoming.method === 'GET') answer()
  else incoming.resume().once('end', answer)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  process.stdout.write(`http://127.0.0.1:${port}/\n`)
})
