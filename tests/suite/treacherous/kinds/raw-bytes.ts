import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Reply, Wired } from '../server/wire.ts'
import { isWrite } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const bodyOf = ({ json, text }: Reply) => String(text ?? (json === undefined ? '' : JSON.stringify(json)))
const head = (status: number, ...lines: string[]) =>
  [`HTTP/1.1 ${status} OK`, 'content-type: application/json', ...lines, '', ''].join('\r\n')

/** Writes a piece again and again, as fast as the client reads. */
function endlessly(socket: Socket, piece: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

/** Invalid or nearly valid HTTP responses. Requests take effect. */
const spoilt: Record<string, { title: string; send(socket: Socket, reply: Reply): void }> = {
  'too-short': {
    title: 'end before their Content-Length',
    send(socket, reply) {
      const body = bodyOf(reply)
      socket.end(`${head(reply.status, `content-length: ${Buffer.byteLength(body) + 9}`)}${body}`)
    },
  },
  'too-long': {
    title: 'go on after their Content-Length with another response',
    send(socket, reply) {
      const body = bodyOf(reply)
      const length = `content-length: ${Buffer.byteLength(body)}`
      socket.write(`${head(reply.status, length)}${body}${head(200, 'content-length: 10')}{"id": 3  }`)
    },
  },
  'two-lengths': {
    title: 'have two Content-Lengths',
    send(socket, reply) {
      socket.end(`${head(reply.status, 'content-length: 2', 'content-length: 3')}${bodyOf(reply)}`)
    },
  },
  'length-and-chunks': {
    title: 'have a Content-Length and chunks',
    send(socket, reply) {
      const lines = ['content-length: 5', 'transfer-encoding: chunked']
      socket.end(`${head(reply.status, ...lines)}5\r\n{"id"\r\n0\r\n\r\n`)
    },
  },
  'odd-chunks': {
    title: 'have chunks of a wrong length',
    send(socket, reply) {
      socket.end(`${head(reply.status, 'transfer-encoding: chunked')}zz\r\n${bodyOf(reply)}\r\n0\r\n\r\n`)
    },
  },
  'old-http': {
    title: 'are HTTP/1.0 and end with the connection',
    send(socket, reply) {
      const body = reply.status === 204 ? '' : bodyOf(reply)
      socket.end(`HTTP/1.0 ${reply.status} OK\r\ncontent-type: application/json\r\n\r\n${body}`)
    },
  },
  'no-http': { title: 'are no HTTP', send: socket => socket.end('220 mail.example.net ESMTP\r\n') },
  nothing: { title: 'are empty', send: socket => socket.end() },
  'line-ends': {
    title: 'have lines that end with a line feed alone',
    send: (socket, reply) => socket.end(head(reply.status).replaceAll('\r', '') + bodyOf(reply)),
  },
  'half-a-head': { title: 'stop in their headers', send: socket => socket.end('HTTP/1.1 200 OK\r\nx-a') },
  'endless-body': {
    title: 'never end',
    send(socket, reply) {
      socket.write(`${head(reply.status, 'transfer-encoding: chunked')}1\r\n[\r\n`)
      endlessly(socket, `1000\r\n${' '.repeat(4096)}\r\n`)
    },
  },
  'endless-head': {
    title: 'never end their headers',
    send(socket) {
      socket.write('HTTP/1.1 200 OK\r\n')
      endlessly(socket, 'x-more: yes\r\n')
    },
  },
  'endless-hints': {
    title: 'only ever announce themselves',
    send: socket => endlessly(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),
  },
  reset: { title: 'break off with a reset', send: socket => void socket.resetAndDestroy() },
}

const whens: Record<string, { what: string; when: (request: Wired, count: number) => boolean }> = {
  create: { what: 'responses to creates', when: ({ method }) => method === 'POST' },
  write: { what: 'responses to changes and deletions', when: one => isWrite(one) && one.method !== 'POST' },
  some: { what: 'every seventh response', when: ({ n }) => n % 7 === 0 },
}

const harmless = ['old-http', 'line-ends', 'too-long']

/** Bytes that no HTTP library would send. */
const spoiltKinds: Kind[] = Object.entries(whens).flatMap(([where, { what, when }]) =>
  Object.entries(spoilt).map(
    ([name, { title, send }]): Kind => ({
      id: `bytes-${where}-${name}`,
      part: 'body',
      family: `bytes of ${where}`,
      title: `${what} ${title}`,
      timeoutMs: 400,
      ...(where === 'write' &&
        !harmless.includes(name) && {
          mayLeave: { records: 6, because: 'no response to a deletion can be read' },
        }),
      twist: () => ({
        async answer(next, request) {
          const reply = await next()
          return when(request, 0) ? { ...reply, bytes: socket => send(socket, reply) } : reply
        },
      }),
    }),
  ),
)

const encodings: Record<string, { title: string; encode(body: string): Buffer }> = {
  br: {
    title: '100 MB in Brotli',
    encode: () => brotliCompressSync(Buffer.alloc(100_000_000, 32)),
  },
  deflate: { title: '100 MB in deflate', encode: () => deflateSync(Buffer.alloc(100_000_000, 32)) },
  gzip: { title: 'text that is no gzip', encode: body => Buffer.from(body) },
  'gzip, gzip': { title: 'gzip in gzip', encode: body => gzipSync(gzipSync(body)) },
  'utf-16': { title: 'UTF-16', encode: body => Buffer.from(`\ufeff${body}`, 'utf16le') },
}

/** Encodings that expand too much, or that differ from their name. */
const encodedKinds: Kind[] = Object.entries(encodings).map(([name, { title, encode }]) => ({
  id: `encoded-${name.replace(/\W+/g, '-')}`,
  part: 'body',
  family: 'encodings',
  title: `creates are answered with ${title}`,
  twist: () => {
    let known: Buffer | undefined
    return {
      async answer(next, request) {
        const reply = await next()
        if (request.method !== 'POST') return reply
        known = title.startsWith('100') ? (known ?? encode('')) : encode(bodyOf(reply))
        const type = name === 'utf-16' ? 'application/json; charset=utf-16' : 'application/json'
        const encoding = name === 'utf-16' ? {} : { 'content-encoding': name }
        return { ...reply, text: known, headers: { 'content-type': type, ...encoding } }
      },
    }
  },
}))

export const rawByteKinds: readonly Kind[] = [...spoiltKinds, ...encodedKinds]
