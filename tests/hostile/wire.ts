import type { Piece } from '../support/raw.ts'
import type { Hostility } from './requests.ts'

const key = 'Host: a.example\r\nAuthorization: Bearer k0\r\n'
const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
const create = `POST /api/v1/links HTTP/1.1\r\n${key}${form}`
const get = `GET /api/v1/links/1 HTTP/1.1\r\n${key}`

/** Ways to break HTTP: the name of each, and the bytes that it sends. */
export const spoilers: Record<string, (hostility: Hostility) => Piece[]> = {
  'random bytes': hostility => [hostility.bytes(1 + hostility.below(2_000))],
  'random bytes after a request': hostility => [`${get}\r\n${hostility.bytes(200)}`],
  'random bytes as headers': hostility => [`${get}${hostility.bytes(100)}\r\n\r\n`],
  'a body cut short': hostility => {
    const body = hostility.body()
    return [`${create}Content-Length: ${body.length + 1 + hostility.below(99)}\r\n\r\n${body}`]
  },
  'a body longer than announced': hostility => {
    const body = hostility.body()
    return [`${create}Content-Length: ${hostility.below(body.length)}\r\n\r\n${body}`]
  },
  'a malformed length': hostility => {
    const length = hostility.pick([
      '',
      '-1',
      '+5',
      'abc',
      '1e3',
      '0x5',
      '5, 5',
      '5 5',
      '99999999999999999999',
      '1.5',
    ])
    return [`${create}Content-Length: ${length}\r\n\r\nurl=a`]
  },
  'two lengths': () => [`${create}Content-Length: 3\r\nContent-Length: 5\r\n\r\nurl=a`],
  'a length and chunks': () => [`${create}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  'an odd transfer encoding': hostility => {
    const encoding = hostility.pick([
      'chunked, chunked',
      'gzip',
      'identity',
      'xchunked',
      'chunked, gzip',
      '',
      ' chunked',
      '\x0bchunked',
    ])
    return [`${create}Transfer-Encoding: ${encoding}\r\n\r\n5\r\nurl=a\r\n0\r\n\r\n`]
  },
  'odd chunks': hostility => {
    const size = hostility.pick([
      'FFFFFFFFFFFFFFFFF',
      '-1',
      '5;x',
      `5;${'x'.repeat(20_000)}`,
      ' 5',
      '0x5',
      '',
      '5\r',
      'zz',
    ])
    return [`${create}Transfer-Encoding: chunked\r\n\r\n${size}\r\nurl=a\r\n0\r\n\r\n`]
  },
  'an odd header line': hostility => {
    const line = hostility.pick([
      'no colon',
      ' folded: a',
      'a\x00b: c',
      'a : b',
      ': b',
      'a: b\x00',
      'a: \x07',
      '\xff: a',
      'a: b\r\n folded',
    ])
    return [`${get}${line}\r\n\r\n`]
  },
  'headers without end': hostility => [`${get}X: ${'x'.repeat(hostility.pick([1_000, 20_000, 300_000]))}`],
  'thousands of headers': () => [
    `${get}${Array.from({ length: 3_000 }, (_, at) => `X${at}: y\r\n`).join('')}\r\n`,
  ],
  'a target too long': () => [`GET /api/v1/links?search=${'s'.repeat(40_000)} HTTP/1.1\r\n${key}\r\n`],
  'an odd request line': hostility => [
    `${hostility.pick([
      'GET /api/v1/links',
      'GET',
      'get /api/v1/links HTTP/1.1',
      'GET  /api/v1/links  HTTP/1.1',
      'GET /api/v1/links HTTP/0.9',
      'GET /api/v1/links HTTP/9.9',
      'GET /api/v1/links HTTP/2.0',
      'GET /api/v1/links FTP/1.1',
      'GRAB / HTTP/1.1',
      'GET /api/v1/links\x00 HTTP/1.1',
      'GET /api/v1/l\xefnks HTTP/1.1',
      'GET api HTTP/1.1',
      'GET http:///api/v1/links HTTP/1.1',
      'GET http://a@b:c/api/v1/links HTTP/1.1',
      'GET ftp://a.example/api/v1/links HTTP/1.1',
      'CONNECT a.example:1 HTTP/1.1',
      'CONNECT /api/v1/links HTTP/1.1',
      '\r\n\r\nGET /api/v1/links HTTP/1.1',
      'PRI * HTTP/2.0',
      'OPTIONS * HTTP/1.1',
    ])}\r\n${key}\r\n`,
  ],
  'lines that end in LF': () => [`${get.replaceAll('\r', '')}\n`],
  'no host': () => ['GET /api/v1/links HTTP/1.1\r\nAuthorization: Bearer k0\r\n\r\n'],
  'two hosts': () => [`${get}Host: b.example\r\n\r\n`],
  'fifty requests in one piece, then a broken one': hostility => [
    `${`${get}\r\n`.repeat(50) + `${create}Content-Length: 5\r\n\r\nurl=a`.repeat(hostility.below(9))}\x00`,
  ],
  'an expectation': hostility => [
    `${create}Expect: ${hostility.pick(['100-continue', 'x', ''])}\r\nContent-Length: 5\r\n\r\nurl=a`,
  ],
  'a protocol switch': () => [
    `${get}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n\x81\x00`,
  ],
  'a request in slices': hostility => {
    const body = hostility.body().slice(0, 200)
    return [...`${create}Content-Length: ${body.length}\r\n\r\n${body}`]
  },
  'nothing at all': () => [],
}
