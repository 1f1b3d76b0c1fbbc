// Compares the speed of the mock with that of a bare node:http server that sends responses of the same size:
//   node bench/requests.mjs [--sizes 100,10000,100000] [--rounds 7] [--only NAME]
// Rounds of the two alternate; the result is the median of their ratios. `share` compares requests per second, `cpu` the
// processor time of a response (the load generator runs on another core and can hide a difference).

import { parseArgs } from 'node:util'
import { median, startBare, startLoad, startMock } from './processes.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000,100000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
})

const rounds = Number(values.rounds)
const base = '/api/v1/links'

/** @param {string} method @param {string} path @param {string} [form] */
function request(method, path, form) {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer bench\r\n`
  if (form === undefined) return `${head}\r\n`
  return `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`
}

/** @param {number} length @param {(at: number) => string} make */
const times = (length, make) => Array.from({ length }, (_, at) => make(at))

const words = [
  'a',
  'e',
  'in',
  'st',
  'er',
  'ing',
  'sho',
  'gui',
  'doc',
  'new',
  'com',
  'cam',
  'sal',
  'pri',
  'eve',
  'blo',
]

const orders = ['id', 'clicks', 'title', 'alias', 'url']

/** Returns a different query for each number, with search, filter and sort. @param {number} at */
function query(at) {
  const search = `search=${words[at % 16]}&search_by=${['title', 'url', 'alias'][(at >> 4) % 3]}`
  const filter = `status=${1 + (at % 3)}&domain_id=${1 + ((at >> 2) % 2)}`
  return `${search}&${filter}&sort_by=${orders[at % 5]}&sort=${at % 2 ? 'asc' : 'desc'}&page=${1 + (at % 4)}&n=${at}`
}

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} count requests in a round
 * @property {(size: number, round: number) => string[]} requests
 */

/** By round: requests per second, and the ratios of the mock to the bare server. @typedef {Record<'mock' | 'bare' | 'share' | 'cpu', number[]>} Measured */

/** @type {Scenario[]} */
const scenarios = [
  {
    name: 'get',
    count: 8_000,
    requests: size => times(1_000, at => request('GET', `${base}/${1 + ((at * 7919) % size)}`)),
  },
  {
    name: 'list, same query',
    count: 4_000,
    requests: () => [request('GET', `${base}?${query(7)}`)],
  },
  {
    name: 'list, new queries',
    count: 4_000,
    requests: (_, round) => times(4_000, at => request('GET', `${base}?${query(at)}&r=${round}`)),
  },
  {
    name: 'list, plain pages',
    count: 2_000,
    requests: (size, round) =>
      times(2_000, at =>
        request('GET', `${base}?page=${1 + (at % Math.ceil(size / 25))}&n=${at}&r=${round}`),
      ),
  },
  {
    name: 'list, new search texts',
    count: 60,
    requests: (_, round) => times(60, at => request('GET', `${base}?search=${round}x${at}&search_by=url`)),
  },
  {
    name: 'update',
    count: 3_000,
    requests: (size, round) =>
      times(3_000, at =>
        request('PUT', `${base}/${1 + ((at * 7919) % size)}`, `expiration_clicks=${at + 9_000 * round}`),
      ),
  },
  {
    name: 'update, then list',
    count: 2_000,
    requests: (size, round) =>
      times(2_000, at =>
        at % 2 === 0
          ? request('PUT', `${base}/${1 + ((at * 7919) % size)}`, `url=https://shop.example/${round}/${at}`)
          : request('GET', `${base}?${query(at)}`),
      ),
  },
  {
    // Last, because it makes the store larger.
    name: 'create',
    count: 1_500,
    requests: (_, round) =>
      times(1_500, at =>
        request('POST', base, `url=https://shop.example/${round}/${at}&domain_id=1&privacy=0`),
      ),
  },
]

/** @param {string} text @param {number} length */
const asking = (text, length) => text.replace('\r\n', `\r\nX-Response-Length: ${length}\r\n`)

/** @param {string} text */
const print = text => process.stdout.write(`${text}\n`)

const load = startLoad()
const bare = await startBare()
/** @type {Map<string, {size: number, share: number}[]>} */
const shares = new Map()
print(`Node ${process.versions.node}, ${rounds} rounds\n`)
print('    links  scenario                              bytes   mock/s   bare/s  share   cpu')
for (const size of values.sizes.split(',').map(Number)) {
  const mock = await startMock(size)
  for (const { name, count, requests } of scenarios) {
    if (!name.includes(values.only)) continue
    /** @type {Measured} */
    const measured = { mock: [], bare: [], share: [], cpu: [] }
    let bytes = 0
    for (let round = 0; round <= rounds; round++) {
      const sent = requests(size, round)
      const job = { port: mock.port, requests: sent, count, connections: name.includes('then') ? 1 : 8 }
      const [ours, ourCpu] = await timed(mock, job)
      if (ours.failed > 0) throw new Error(`${name}: ${ours.failed} of ${count} had a status other than 200`)
      bytes = ours.bytes
      const [theirs, theirCpu] = await timed(bare, {
        ...job,
        port: bare.port,
        requests: sent.map(one => asking(one, bytes)),
      })
      // The first round is a warm-up.
      if (round === 0) continue
      measured.mock.push(count / ours.seconds)
      measured.bare.push(count / theirs.seconds)
      measured.share.push(theirs.seconds / ours.seconds)
      measured.cpu.push(theirCpu / ourCpu)
    }
    report(size, name, bytes, measured)
  }
  await mock.stop()
}
await bare.stop()
load.stop()

print('\nTime of a response, relative to the bare server with as many bytes, by number of links:')
for (const [name, bySize] of shares) {
  const [smallest, largest] = [bySize.at(0), bySize.at(-1)]
  if (!smallest || !largest || smallest === largest) continue
  const ratio = smallest.share / largest.share
  print(`  ${name}: ${ratio.toFixed(2)} times as long at ${largest.size} links as at ${smallest.size}`)
}

/**
 * @param {import('./processes.mjs').Server} server
 * @param {import('./load.mjs').Job} job
 * @returns {Promise<[{seconds: number, failed: number, bytes: number}, cpuSeconds: number]>}
 */
async function timed(server, job) {
  const before = server.cpuSeconds()
  const result = await load.run(job)
  return [result, server.cpuSeconds() - before]
}

/** @param {number} size @param {string} name @param {number} bytes @param {Measured} measured */
function report(size, name, bytes, measured) {
  const share = median(measured.share)
  const mock = median(measured.mock)
  const cpu = measured.cpu.reduce((sum, one) => sum + one, 0) / measured.cpu.length
  const columns = [
    String(size).padStart(9),
    `  ${name.padEnd(36)}`,
    String(bytes).padStart(7),
    mock.toFixed(0).padStart(9),
    median(measured.bare).toFixed(0).padStart(9),
    share.toFixed(2).padStart(7),
    (Number.isFinite(cpu) ? cpu.toFixed(2) : '-').padStart(6),
  ]
  print(columns.join(''))
  shares.set(name, [...(shares.get(name) ?? []), { size, share }])
}
