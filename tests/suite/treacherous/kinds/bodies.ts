import { gzipSync } from 'node:zlib'
import { isWrite, type Reply, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const asJson = { 'content-type': 'application/json' }

/** A bomb: 15 parts of 10 MB each, which need few bytes on the wire. */
function bomb(): Buffer {
  const part = gzipSync(Buffer.alloc(10_000_000, 32))
  return Buffer.concat(Array.from({ length: 15 }, () => part))
}

/** A kind with other response bytes, at every n-th request that meets `when`. Requests take effect. */
function bytes(
  id: string,
  title: string,
  when: (request: Wired) => boolean,
  change: (reply: Reply, request: Wired) => Reply,
  every = 1,
): Kind {
  return {
    id,
    part: 'body',
    title,
    twist: () => {
      let count = 0
      return {
        async answer(next, request) {
          const reply = await next()
          count += when(request) ? 1 : 0
          return when(request) && count % every === 0 ? change(reply, request) : reply
        },
      }
    },
  }
}

const text = (reply: Reply, body: string): Reply => ({ ...reply, text: body, headers: asJson })
const textOf = ({ json }: Reply) => (json === undefined ? '' : JSON.stringify(json))
const isPost = ({ method }: Wired) => method === 'POST'
const isRead = (request: Wired) => !isWrite(request)
const any = () => true

/** Bodies of responses. */
export const bodyKinds: readonly Kind[] = [
  {
    id: 'body-errors-with-200',
    part: 'body',
    conforming: true,
    title: 'errors have the status 200 and say in their body what is wrong, except those about the key',
    twist: () => ({
      async answer(next) {
        const reply = await next()
        if (reply.status < 400 || reply.status === 401) return reply
        return { ...reply, status: 200, json: { ok: false, code: reply.status, error: reply.json ?? null } }
      },
    }),
  },
  bytes('body-deep', 'creates answer JSON that is 200 000 levels deep', isPost, reply =>
    text(reply, nested(200_000)),
  ),
  bytes(
    'body-deep-read',
    'every fifth read returns JSON that is 200 000 levels deep',
    isRead,
    reply => text(reply, nested(200_000)),
    5,
  ),
  bytes(
    'body-deep-objects',
    'every tenth read returns objects, 20 000 within each other',
    isRead,
    reply => text(reply, '{"a":'.repeat(20_000) + textOf(reply) + '}'.repeat(20_000)),
    10,
  ),
  bytes('body-huge', 'creates answer 30 MB', isPost, reply =>
    text(reply, `[${JSON.stringify('x'.repeat(30_000_000))}]`),
  ),
  bytes(
    'body-many-members',
    'every 50th read returns 300 000 members',
    isRead,
    reply =>
      text(
        reply,
        JSON.stringify(Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`m${n}`, n]))),
      ),
    50,
  ),
  bytes('body-cut', 'creates answer half of their JSON', isPost, reply =>
    text(reply, textOf(reply).slice(0, textOf(reply).length / 2)),
  ),
  bytes(
    'body-cut-read',
    'every third read returns half of its JSON',
    isRead,
    reply => text(reply, textOf(reply).slice(0, textOf(reply).length / 2)),
    3,
  ),
  bytes('body-no-json', 'creates answer text that is no JSON', isPost, reply => text(reply, 'OK')),
  bytes('body-mark', 'every answer begins with a byte order mark', any, reply =>
    text(reply, `\ufeff${textOf(reply)}`),
  ),
  bytes('body-in-array', 'every response is in an array of one', any, reply => ({
    ...reply,
    json: [reply.json],
  })),
  bytes('body-json-in-json', 'every answer is a JSON text within JSON', any, reply => ({
    ...reply,
    json: { body: textOf(reply) },
  })),
  bytes('body-xml', 'every answer is XML', any, reply =>
    text(reply, `<r>${textOf(reply).replaceAll('"', '')}</r>`),
  ),
  bytes('body-proto', 'every answer has members __proto__ and constructor', any, reply =>
    text(reply, textOf(reply).replace(/^\{/, '{"__proto__":{"id":3},"constructor":{"id":3},')),
  ),
  bytes(
    'html-errors',
    'every seventh request gets an HTML page and 500; it is carried out',
    any,
    () => ({ status: 500, text: '<h1>Oops</h1>' }),
    7,
  ),
  bytes(
    'html-502-on-writes',
    'every fourth write gets an HTML page and 502; it is carried out',
    isWrite,
    () => ({ status: 502, text: '<h1>Bad Gateway</h1>' }),
    4,
  ),
  bytes(
    'html-200',
    'every ninth request gets an HTML page and 200; it is carried out',
    any,
    () => ({ status: 200, text: '<h1>Welcome</h1>' }),
    9,
  ),
  bytes(
    'drops',
    'the connection of every sixth request breaks before the answer; it is carried out',
    any,
    reply => ({ ...reply, drop: true }),
    6,
  ),
  bytes('body-gzip', 'creates answer 150 kB that unpack to 150 MB', isPost, reply => ({
    ...reply,
    text: bomb(),
    headers: { ...asJson, 'content-encoding': 'gzip' },
  })),
  bytes('body-two-ids', 'responses have "id" twice, their own and then a foreign one', any, reply =>
    text(reply, textOf(reply).replaceAll(/\{"id":([^,]+),([^}]*)\}/g, '{"id":$1,$2,"id":3}')),
  ),
  {
    id: 'body-hangs',
    part: 'body',
    title: 'every twelfth request is carried out and gets no response',
    timeoutMs: 300,
    twist: () => ({
      async answer(next, { n }) {
        const reply = await next()
        return n % 12 === 0 ? new Promise(() => {}) : reply
      },
    }),
  },
  {
    id: 'body-drips',
    part: 'body',
    title: 'every 30th response is sent character by character, and takes a minute',
    timeoutMs: 500,
    twist: () => ({
      async answer(next, { n }) {
        const reply = await next()
        return n % 30 === 0 ? { ...reply, drips: true } : reply
      },
    }),
  },
  {
    id: 'key-echoed',
    part: 'body',
    title: 'every answer repeats the key, in its body and in a header',
    twist: ({ apiKey }) => ({
      async answer(next) {
        const reply = await next()
        const echo = { authorization: `Bearer ${apiKey}`, key: apiKey }
        const json = Array.isArray(reply.json)
          ? [...reply.json, echo]
          : { ...(reply.json as object), ...echo }
        return { ...reply, json, headers: { ...reply.headers, 'x-key': apiKey } }
      },
    }),
  },
  {
    id: 'key-in-ids',
    part: 'ids',
    title: 'ids begin with the key',
    form: { ids: 'digits' },
    twist: ({ apiKey }) => ({ newId: (next, _, foreign) => (foreign ? next() : `${apiKey}-${next()}`) }),
  },
]
