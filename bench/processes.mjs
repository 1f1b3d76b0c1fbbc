// Processes that the benchmarks start.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** @param {string} name */
const at = name => fileURLToPath(new URL(name, import.meta.url))

/** The built command line. */
export const cli = at('../dist/cli.js')

/**
 * A server that is ready to respond.
 * @typedef {{port: number, pid: number, stop(): Promise<void>, cpuSeconds(): number, memory(): number}} Server
 */

// The servers have a core of their own, so that the load generator does not disturb them.
const isPinned = availableParallelism() > 1 && hasTaskset()

function hasTaskset() {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** @param {number} core @param {string[]} argv of Node @param {import('node:child_process').SpawnOptions} options */
function spawnNode(core, argv, options) {
  return isPinned
    ? spawn('taskset', ['--cpu-list', String(core), process.execPath, ...argv], options)
    : spawn(process.execPath, argv, options)
}

/** @param {import('node:child_process').ChildProcess} child @param {number} port @returns {Server} */
function serverOf(child, port) {
  const pid = /** @type {number} */ (child.pid)
  return {
    port,
    pid,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    cpuSeconds: () => cpuSeconds(pid),
    memory: () => memoryOf(pid),
  }
}

/** Starts a server that prints its address. @param {string[]} argv of Node @returns {Promise<Server>} */
export async function startServer(argv) {
  const child = spawnNode(0, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { stdout } =
    /** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} */ (
      child
    )
  let out = ''
  for await (const data of stdout.setEncoding('utf8')) {
    out += data
    const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(out)?.[1]
    if (port !== undefined) return serverOf(child, Number(port))
  }
  throw new Error(`Failed to start a server: node ${argv.join(' ')}\n${out}`)
}

/**
 * Starts a server at a port. Resolves when it responds to a path with a status below 400.
 * @param {number} port
 * @param {string[]} argv of Node
 * @param {string} path
 * @param {string} cwd
 * @returns {Promise<Server>}
 */
export async function startAt(port, argv, path, cwd) {
  const child = spawnNode(0, argv, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 600; tries++) {
    await pause(100)
    if (child.exitCode !== null) break
    try {
      const { ok, status } = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: 'Bearer bench' },
      })
      if (ok) return serverOf(child, port)
      throw new Error(`Failed to start a server: ${path} has the status ${status}`)
    } catch (error) {
      if (!(error instanceof TypeError)) {
        child.kill('SIGKILL')
        throw error
      }
    }
  }
  child.kill('SIGKILL')
  throw new Error(`Failed to start a server: node ${argv.join(' ')}`)
}

/** Returns a port that nobody uses. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
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

/** The resident memory of a process in MB, from Linux's /proc. NaN on other systems. */
function memoryOf(/** @type {number} */ pid) {
  if (process.platform !== 'linux') return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Starts a load generator. */
export function startLoad() {
  const child = spawnNode(1, [at('load.mjs')], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
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
