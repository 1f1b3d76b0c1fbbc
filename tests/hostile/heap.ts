import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createNodeServer } from '../../src/hosts/node/server.ts'
import { createMock } from '../../src/mock/mock.ts'
import { exchange } from '../support/raw.ts'
import { Hostility } from './requests.ts'
import { spoilers } from './wire.ts'

// A program (`node --expose-gc`) that sends N hostile requests of one kind to a server in this process,
// and then 2N more. Prints the heap in use after each. Records that they created are deleted before.

const seed = 'demo'
const mock = createMock({ seed })
const server = createNodeServer(mock, { requestTimeout: 500 })
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.address() as AddressInfo
const seeded = mock.store('untouched').db.link.count()

const head = 'Host: a.example\r\nAuthorization: Bearer k0\r\n'
const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
const ask = (text: string) => exchange(port, [text])

/** The requests of one batch. Their number never repeats. */
const kinds: Record<string, (number: number) => Promise<unknown>> = {
  'odd requests': number => {
    const { method, pieces } = new Hostility(number).request()
    return exchange(port, pieces, { methods: [method] })
  },
  'spoilt connections': number => {
    const ways = Object.values(spoilers)
    const pieces = ways[number % ways.length]!(new Hostility(number))
    return exchange(port, [...pieces, 'end'], { answers: Number.POSITIVE_INFINITY })
  },
  'lists with a long query': number =>
    ask(`GET /api/v1/links?per_page=10&q=${`${number}`.padEnd(12_000, 'q')} HTTP/1.1\r\n${head}\r\n`),
  'large pages': number => ask(`GET /api/v1/links?per_page=100&q=${number} HTTP/1.1\r\n${head}\r\n`),
  'searches for long texts': number =>
    ask(`GET /api/v1/links?search=${`${number}`.padEnd(12_000, 's')} HTTP/1.1\r\n${head}\r\n`),
  'creates and deletes': async number => {
    const body = `url=https://a.example/${number}&password=${'p'.repeat(1_000)}`
    const { answers } = await ask(
      `POST /api/v1/links HTTP/1.1\r\n${head}${form}Content-Length: ${body.length}\r\n\r\n${body}`,
    )
    await ask(`GET /api/v1/links?search=${number}&search_by=url HTTP/1.1\r\n${head}\r\n`)
    await ask(`DELETE /api/v1/links/${JSON.parse(answers[0]!.text).data.id} HTTP/1.1\r\n${head}\r\n`)
  },
  'bodies that are too large': () =>
    ask(
      `POST /api/v1/links HTTP/1.1\r\n${head}${form}Content-Length: 2000000\r\n\r\n${'x'.repeat(2_000_000)}`,
    ),
  'bodies that break off': number =>
    exchange(
      port,
      [
        `POST /api/v1/links HTTP/1.1\r\n${head}${form}Content-Length: 900000\r\n\r\n${`${number}`.padEnd(800_000, 'x')}`,
        20,
        'end',
      ],
      { answers: Number.POSITIVE_INFINITY },
    ),
}

async function send(kind: string, from: number, to: number) {
  let next = from
  const worker = async () => {
    while (next < to) await kinds[kind]!(next++)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

/** Heap and buffers in use after garbage collection, in MiB. */
async function inUse(): Promise<number> {
  for (const key of [
    'k0',
    'k1',
    'k2',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'prototype',
  ]) {
    mock.store(key).db.link.deleteMany({ where: { id: { gt: seeded } } })
  }
  server.closeAllConnections()
  for (let round = 0; round < 4; round++) {
    await new Promise(resolve => setTimeout(resolve, 20))
    globalThis.gc!()
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

const [kind = '', count = '0'] = process.argv.slice(2)
const times = Number(count)
await inUse()
await send(kind, 0, times)
const first = await inUse()
await send(kind, times, 3 * times)
const last = await inUse()
process.stdout.write(`${JSON.stringify({ first, last })}\n`)
server.close()
