import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { randomOf } from '../treacherous/server/random.ts'
import type { Came, Front, Hostility, Rewriting } from './front.ts'

/** One hostile behaviour of a server. */
export interface Case {
  title: string
  hostility?: Hostility
  rewriting?: Rewriting
  /** Whether it also affects the requests of a cleanup. Then the records that are left must be named. */
  mayLeave?: boolean
}

const isList = ({ method, target }: Came) =>
  method === 'GET' && /^\/api\/v1\/(links|pixels)(\?|$)/.test(target)
const isRecord = ({ method, target }: Came) =>
  method === 'GET' && /^\/api\/v1\/(links|pixels)\/./.test(target)
const isWrite = ({ method }: Came) => method !== 'GET'
/** Whether a request comes after the first 20, and its number is a multiple of `every`. */
const now = ({ n }: Came, every: number) => n > 20 && n % every === 0

/** The size of a decompressed bomb in bytes. */
export const bombSize = 300_000_000
const bomb = gzipSync(Buffer.alloc(bombSize, '['))
const chunk = Buffer.alloc(64_000, 'x')

/** Sends a body until the client hangs up. */
function endless(response: ServerResponse, front: Front): true {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed) {
      front.take(chunk.length)
      if (!response.write(chunk)) return void response.once('drain', more)
    }
  }
  more()
  return true
}

const redirected = (response: ServerResponse, location: string, status = 307): true => {
  response.writeHead(status, { location }).end()
  return true
}

/** Replaces the ids of new records by texts, wherever the service shows them. */
const idsLike =
  (odd: (id: string) => string): Rewriting =>
  text =>
    text.replace(/"id":\s*(\d+)/g, (_, id: string) => `"id":${JSON.stringify(odd(id))}`)

export const cases: readonly Case[] = [
  {
    title: 'the body of a list has no end',
    hostility: (came, response, front) => isList(came) && now(came, 5) && endless(response, front),
  },
  {
    title: 'the body of a record has no end',
    hostility: (came, response, front) => isRecord(came) && now(came, 40) && endless(response, front),
  },
  {
    title: 'a list is a bomb: 300 MB in 300 kB of gzip',
    hostility(came, response) {
      if (!isList(came) || !now(came, 5)) return false
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb)
      return true
    },
  },
  {
    title: 'a list is nested a hundred thousand times',
    hostility(came, response) {
      if (!isList(came) || !now(came, 5)) return false
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`${'[{"data":'.repeat(100_000)}1${'}]'.repeat(100_000)}`)
      return true
    },
  },
  {
    title: 'reads are redirected in a circle',
    hostility: (came, response) => isRecord(came) && now(came, 3) && redirected(response, came.target, 302),
    mayLeave: true,
  },
  {
    title: 'reads are redirected to another host',
    hostility: (came, response, front) =>
      isList(came) && now(came, 3) && redirected(response, `${front.elsewhere}${came.target}`, 302),
    mayLeave: true,
  },
  ...[301, 303, 307, 308].map(
    (status): Case => ({
      title: `writes are redirected to another host with ${status}`,
      hostility: (came, response, front) =>
        isWrite(came) && now(came, 3) && redirected(response, `${front.elsewhere}${came.target}`, status),
      mayLeave: true,
    }),
  ),
  ...[
    '../../admin',
    '%2e%2e%2f%2e%2e',
    '7/../1',
    '..',
    '.',
    '?all=1',
    '#',
    '*',
    '1,2',
    '//evil.example/x',
  ].map(
    (trick): Case => ({
      title: `ids have a path trick: ${trick}`,
      rewriting: idsLike(id => (trick.length < 3 ? trick : `${id}${trick}`)),
      mayLeave: true,
    }),
  ),
  {
    title: 'connections close at random, before a request is carried out',
    hostility: closing(1),
  },
  {
    title: 'connections close at random, amid a response',
    hostility: closing(2, response =>
      response.writeHead(200, { 'content-length': '500' }).write('{"data":['),
    ),
  },
]

function closing(seed: number, begin: (response: ServerResponse) => void = () => {}): Hostility {
  const random = randomOf(seed)
  return ({ n }, response) => {
    if (n < 5 || random() > 0.08) return false
    begin(response)
    setTimeout(() => response.destroy(), 2)
    return true
  }
}
