// Ten minutes of full load, with the journal and the inspector open in Chromium: does memory or latency grow?
//   node bench/soak.mjs [--minutes 10] [--connections 16]
// Run after `npm run -s build`. Prints a line for every half minute, and the first and the last third side by side.

import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { median, startMock } from './processes.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, connections: { type: 'string', default: '16' } },
})
const interval = 30_000
const links = 10_000

/** @typedef {{at: number, rate: number, p50: number, p99: number, rss: number, heap: number, rows: number}} Sample */

const server = await startMock(links)
const origin = `http://127.0.0.1:${server.port}`
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) })

/** The latencies of the current interval, in milliseconds. @type {number[]} */
let latencies = []

/** Sends a request. Returns the body. @param {string} method @param {string} path @param {string} [form] @returns {Promise<string>} */
function send(method, path, form) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = {
      authorization: 'Bearer bench',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const outgoing = request(`${origin}/api/v1${path}`, { agent, method, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', data => {
        text += data
      })
      response.on('end', () => {
        latencies.push(performance.now() - startedAt)
        resolve(text)
      })
    })
    outgoing.on('error', reject).end(form)
  })
}

/** Eight of ten requests read. Each link that is created is deleted again, so that the number of links stays. */
async function work(/** @type {() => boolean} */ isOver, /** @type {number} */ worker) {
  for (let count = 0; !isOver(); count++) {
    const id = 1 + ((count * 7919 + worker * 104_729) % links)
    for (let read = 0; read < 4; read++) await send('GET', `/links/${id}`)
    await send('GET', `/links?search=${'abcdefghij'[count % 10]}&page=${1 + (count % 50)}&sort_by=title`)
    await send('GET', `/links?status=${1 + (count % 3)}&per_page=100`)
    await send('GET', '/links/0')
    await send('PUT', `/links/${id}`, `url=https://shop.example/${worker}/${count}`)
    const made = JSON.parse(await send('POST', '/links', `url=https://shop.example/${count}&titel=unknown`))
    await send('DELETE', `/links/${made.data.id}`)
  }
}

/** Returns the resident memory of a process in MB. @param {number} pid */
function residentOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.goto(origin)
await page.getByRole('tab', { name: 'Requests' }).click()
const session = await page.context().newCDPSession(page)

/** Returns the heap of the page in MB after a collection, and the number of rows it shows. */
async function pageFacts() {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { heap: usedSize / 1024 / 1024, rows: await page.getByRole('row').count() }
}

/** @param {Sample} sample */
function line({ at, rate, p50, p99, rss, heap, rows }) {
  const facts = [
    `${Math.round(at / 1000)} s`,
    `${rate} requests/s`,
    `p50 ${p50.toFixed(2)} ms`,
    `p99 ${p99.toFixed(2)} ms`,
  ]
  return [...facts, `server ${rss} MB`, `page ${heap.toFixed(1)} MB`, `${rows} rows`].join(' | ')
}

const startedAt = performance.now()
const end = startedAt + Number(values.minutes) * 60_000
const isOver = () => performance.now() >= end
const working = Promise.all(
  Array.from({ length: Number(values.connections) }, (_, worker) => work(isOver, worker)),
)
const samples = /** @type {Sample[]} */ ([])
while (!isOver()) {
  await new Promise(resolve => setTimeout(resolve, interval))
  const sorted = latencies.sort((one, other) => one - other)
  latencies = []
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  const timing = { rate: Math.round(sorted.length / (interval / 1000)), p50: median(sorted), p99 }
  const sample = {
    at: performance.now() - startedAt,
    ...timing,
    rss: residentOf(server.pid),
    ...(await pageFacts()),
  }
  samples.push(sample)
  process.stdout.write(`${line(sample)}\n`)
}
await working
await browser.close()
await server.stop()

const third = Math.max(1, Math.floor(samples.length / 3))
/** @param {readonly Sample[]} part */
const middle = part =>
  /** @type {Sample} */ (
    Object.fromEntries(
      ['at', 'rate', 'p50', 'p99', 'rss', 'heap', 'rows'].map(name => [
        name,
        median(part.map(sample => sample[/** @type {keyof Sample} */ (name)])),
      ]),
    )
  )
process.stdout.write(`first third: ${line(middle(samples.slice(0, third)))}\n`)
process.stdout.write(`last third:  ${line(middle(samples.slice(-third)))}\n`)
