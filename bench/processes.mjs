// Processes that the benchmarks start.

import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @param {string} name */
const at = name => fileURLToPath(new URL(name, import.meta.url))

/** The built command line. */
export const cli = at('../dist/cli.js')

/**
 * A server that is ready: it has printed its address.
 * @typedef {{port: number, pid: number, stop(): Promise<void>, cpuSeconds(): number}} Server
 */

/** @param {string[]} argv of Node @returns {Promise<Server>} */
export async function startServer(argv) {
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  for await (const data of child.stdout.setEncoding('utf8')) {
    out += data
    const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(out)?.[1]
    if (port === undefined) continue
    return {
      port: Number(port),
      pid: /** @type {number} */ (child.pid),
      async stop() {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
      cpuSeconds: () => cpuSeconds(/** @type {number} */ (child.pid)),
    }
  }
  throw new Error(`Failed to start a server: node ${argv.join(' ')}\n${out}`)
}

/** @param {number} size how many links each store has */
export const startMock = size =>
  startServer([cli, 'serve', '--port', '0', '--log', 'none', '--key', 'bench', '--seed', String(size)])

export const startBare = () => startServer([at('bare.mjs')])

/** Returns the processor time of a process in seconds, from Linux's /proc. NaN on other systems. */
function cpuSeconds(/** @type {number} */ pid) {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Starts a load generator. */
export function startLoad() {
  const child = fork(at('load.mjs'))
  return {
    /** @param {import('./load.mjs').Job} job @returns {Promise<{seconds: number, failed: number, bytes: number}>} */
    async run(job) {
      child.send(job)
      const [result] = await once(child, 'message')
      return result
    },
    stop: () => child.kill(),
  }
}

/** Returns the median. Of an even number of values, the upper one. @param {number[]} values @returns {number} */
export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
