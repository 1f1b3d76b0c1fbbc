import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { checkDescribed } from '../support/described.ts'
import { startRig } from '../support/rig.ts'

/** Sends bytes and reads until the server ends the connection. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

const head = 'GET /api/v1/links HTTP/1.1\r\nHost: a.example\r\n'
const cases: [title: string, bytes: string, status: number, message: string][] = [
  [
    'a request that is not HTTP returns 400 [errors.malformed]',
    'GRÜẞ GOTT\r\n\r\n',
    400,
    'The request is not readable HTTP.',
  ],
  ['a header without a name returns 400', `${head}: x\r\n\r\n`, 400, 'The request is not readable HTTP.'],
  [
    'headers of 100 KB answer 431 [errors.malformed]',
    `${head}X-Large: ${'x'.repeat(100_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
  [
    'a request whose headers never end returns 408 [errors.malformed]',
    head,
    408,
    'The request took too long to arrive.',
  ],
  [
    'a request whose body never ends returns 408',
    'POST /api/v1/links HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nurl',
    408,
    'The request took too long to arrive.',
  ],
]

it.each(cases)('%s', async (_, bytes, status, message) => {
  const rig = await startRig({ requestTimeout: 200 })
  const answer = await exchange(rig.port, bytes)
  const [top = '', body = ''] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = top.split('\r\n')
  expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ message, status })
  const headers = Object.fromEntries(
    lines.map(text => [text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 2)]),
  )
  expect(headers).toMatchObject({ connection: 'close', 'content-length': String(Buffer.byteLength(body)) })
  checkDescribed({ method: 'GET', path: '/api/v1/links', status, headers, text: body })
  expect((await rig.get('/links')).status).toBe(200)
})
