// Measures the mock with and without nginx: requests a second and processor time per request. Linux only
// (/proc).
//
//   npm run build && node examples/scale/measure.mjs [rounds] [workload …]
//
// The load generator of bench/ has 32 connections with one request at a time on each, and 64 keys.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cli, median, startLoad, startServer } from '../../bench/processes.mjs'

/**
 * @typedef {{port: number, mocks: number[], proxies: number[], stop(): Promise<unknown>}} Variant
 * @typedef {{count: number, seed: string, isStored?: boolean, requests(round: number): string[]}} Workload
 * @typedef {{rate: number, mock: number, nginx: number, busiest: number}} Result
 */

const form = 'url=https%3A%2F%2Fshop.example%2Fsale'
const formHeaders = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n`
const keys = Array.from({ length: 64 }, (_, index) => `key-${index}`)
const gets = keys.map(key => requestOf('GET', '/links/7', key))
const pages = keys.map(key => requestOf('GET', '/links?per_page=25', key))
const creates = keys.map(key => requestOf('POST', '/links', key, formHeaders) + form)
// No search occurs twice: a word that was searched before costs less.
const searches = (/** @type {number} */ round) =>
  Array.from({ length: 1280 }, (_, index) => {
    const word = 1000 + 1280 * round + index
    return requestOf('GET', `/links?search=${word}&status=1&sort_by=clicks`, `key-${index % 64}`)
  })

/** @type {Record<string, Workload>} */
const workloads = {
  get: { count: 20_000, seed: '1000', requests: () => gets },
  page: { count: 8000, seed: '1000', requests: () => pages },
  search: { count: 1280, seed: '20000', requests: searches },
  create: { count: 6400, seed: 'empty', requests: () => creates },
  'create, --state': { count: 1280, seed: 'empty', isStored: true, requests: () => creates },
}

/** @param {string} method @param {string} path @param {string} key */
function requestOf(method, path, key, more = '') {
  return `${method} /api/v1${path} HTTP/1.1\r\nHost: mock.example\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`
}

/** @param {Workload} workload */
const serveOptions = ({ seed }) => ['--log', 'none', '--seed', seed]

/** @param {Workload} workload @param {string} folder @returns {Promise<Variant>} */
async function startAlone(workload, folder) {
  const state = workload.isStored ? ['--state', join(folder, 'alone.json')] : []
  const argv = [cli, 'serve', '--port', '0', '--no-admin', ...serveOptions(workload), ...state]
  const { port, pid, stop } = await startServer(argv)
  return { port, mocks: [pid], proxies: [], stop }
}

/** @param {Workload} workload @param {string} folder @param {number} processes @returns {Promise<Variant>} */
async function startBehind(workload, folder, processes) {
  const port = 31_000 + 100 * processes
  const state = workload.isStored ? ['--state', join(folder, String(processes))] : []
  const argv = ['--processes', String(processes), '--port', String(port), ...state]
  const start = fileURLToPath(new URL('start.mjs', import.meta.url))
  const child = spawn(process.execPath, [start, ...argv, '--', ...serveOptions(workload)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', data => {
    out += data
  })
  while (!/^logs /m.test(out)) await once(child.stdout, 'data')
  const mocks = [...out.matchAll(/^process .* pid (\d+)$/gm)].map(([, pid]) => Number(pid))
  const master = Number(/^nginx .* pid (\d+)$/m.exec(out)?.[1])
  const stop = () => {
    child.kill('SIGTERM')
    return once(child, 'exit')
  }
  return { port, mocks, proxies: [master, ...childrenOf(master)], stop }
}

/** Returns the fields of /proc/<pid>/stat behind the name. @param {number} pid */
const statOf = pid => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** @param {number} parent */
function childrenOf(parent) {
  return readdirSync('/proc')
    .filter(name => {
      try {
        return /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === parent
      } catch {
        return false // The process has ended in the meantime.
      }
    })
    .map(Number)
}

/** Returns the processor time that processes have used, in microseconds. @param {number[]} pids */
function timeOf(pids) {
  return pids.reduce((sum, pid) => sum + (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) * 10_000, 0)
}

/**
 * @param {ReturnType<typeof startLoad>} load
 * @param {Workload} workload
 * @param {Variant} variant
 * @param {number} round
 * @returns {Promise<Result>}
 */
async function measure(load, { count, requests }, { port, mocks, proxies }, round) {
  const times = () => [...mocks.map(pid => timeOf([pid])), timeOf(proxies)]
  const before = times()
  const { seconds, failed } = await load.run({ port, requests: requests(round), count, connections: 32 })
  if (failed > 0) throw new Error(`${failed} requests failed`)
  const spent = times().map((time, at) => time - (before[at] ?? 0))
  const nginx = spent.pop() ?? 0
  const mock = spent.reduce((sum, time) => sum + time, 0)
  return {
    rate: count / seconds,
    mock: mock / count,
    nginx: nginx / count,
    busiest: (100 * Math.max(...spent)) / mock,
  }
}

/** Measures all variants in turns, and prints their medians. @param {string} name @param {number} rounds */
async function measureWorkload(name, rounds) {
  const workload = workloads[name]
  if (workload === undefined) throw new Error(`There is no workload ${name}: ${Object.keys(workloads)}`)
  const folder = mkdtempSync(join(tmpdir(), 'scale-measure-'))
  const load = startLoad()
  const started = [
    { label: 'one, no nginx', variant: await startAlone(workload, folder) },
    { label: 'nginx and 1', variant: await startBehind(workload, folder, 1) },
    { label: 'nginx and 2', variant: await startBehind(workload, folder, 2) },
    { label: 'nginx and 4', variant: await startBehind(workload, folder, 4) },
  ].map(one => ({ ...one, results: /** @type {Result[]} */ ([]) }))
  // The first round opens the accounts and warms the processes.
  for (let round = 0; round <= rounds; round++) {
    for (const { variant, results } of started) {
      const result = await measure(load, workload, variant, round)
      if (round > 0) results.push(result)
    }
  }
  for (const { label, variant, results } of started) {
    const rates = results.map(({ rate }) => Math.round(rate))
    const of = (/** @type {keyof Result} */ part) => Math.round(median(results.map(result => result[part])))
    const spread = `${Math.min(...rates)} to ${Math.max(...rates)}`
    const cells = [name, label, `${of('rate')} (${spread})`, of('mock'), of('nginx'), `${of('busiest')} %`]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
    await variant.stop()
  }
  load.stop()
  rmSync(folder, { recursive: true, force: true })
}

const [rounds = '5', ...chosen] = process.argv.slice(2)
process.stdout.write('| requests | processes | a second | mock, µs | nginx, µs | busiest process |\n')
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n')
for (const name of chosen.length > 0 ? chosen : Object.keys(workloads)) {
  await measureWorkload(name, Number(rounds))
}
