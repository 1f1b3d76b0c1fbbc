// Measures what it costs to store each write: the time of an update over HTTP with --state and without it, for
// stores of 100, 1,000 and 10,000 links, from 1 and from 16 connections at once; and the two ways to store it,
// without a server. Run after `npm run -s build`: node bench/state.mjs [folder]
// The folder should be on the disk that is of interest. Default: the folder for temporary files.

import { mkdtempSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cli, median, startServer } from './processes.mjs'

const command = process.argv[3] ?? cli
const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'state-'))

/** Changes a link. Returns how long the response took, in milliseconds. @returns {Promise<number>} */
function update(/** @type {Agent} */ agent, /** @type {number} */ port, /** @type {number} */ id) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = { authorization: 'Bearer bench', 'content-type': 'application/x-www-form-urlencoded' }
    const path = `/api/v1/links/${id}`
    const outgoing = request({ agent, port, method: 'PUT', path, headers }, response => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`Failed to update: ${response.statusCode}`))
      })
    })
    outgoing.on('error', reject).end(`url=https://shop.example/${id}/${startedAt}`)
  })
}

/** Sends updates from some connections. Returns the median and the updates in a second. */
async function load(
  /** @type {number} */ port,
  /** @type {number} */ connections,
  /** @type {number} */ size,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = /** @type {number[]} */ ([])
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let count = 0; performance.now() - startedAt < 3_000; count++)
        times.push(await update(agent, port, 1 + ((count * connections + connection) % size)))
    }),
  )
  agent.destroy()
  return `${median(times).toFixed(2)} ms, ${Math.round(times.length / ((performance.now() - startedAt) / 1000))}/s`
}

async function served(/** @type {number} */ size, /** @type {string[]} */ more) {
  const options = ['serve', '--port', '0', '--log', 'none', '--key', 'bench', '--seed', String(size), ...more]
  const server = await startServer([command, ...options])
  try {
    await load(server.port, 1, size)
    return `1 connection ${await load(server.port, 1, size)}; 16 connections ${await load(server.port, 16, size)}`
  } finally {
    await server.stop()
  }
}

/** Measures both ways without a server, with lines of 330 bytes of which one changes. */
async function ways(/** @type {number} */ size) {
  const line = (/** @type {number} */ id) => JSON.stringify({ id, text: `${id}`.padEnd(310, 'x') })
  const lines = Array.from({ length: size }, (_, index) => line(index + 1))
  const path = join(folder, 'ways.json')
  const whole = []
  const appended = []
  const log = await open(`${path}.log`, 'a')
  for (let round = 0; round < 60; round++) {
    let startedAt = performance.now()
    lines[round % size] = line(round)
    const file = await open(`${path}.new`, 'w')
    await file.writeFile(`[${lines.join(',\n')}]`)
    await file.sync()
    await file.close()
    await rename(`${path}.new`, path)
    const inside = await open(folder)
    await inside.sync()
    await inside.close()
    whole.push(performance.now() - startedAt)
    startedAt = performance.now()
    await log.appendFile(`${line(round)}\n`)
    await log.datasync()
    appended.push(performance.now() - startedAt)
  }
  await log.close()
  return `whole file ${median(whole).toFixed(2)} ms; appended line ${median(appended).toFixed(2)} ms`
}

try {
  for (const size of [100, 1_000, 10_000]) {
    process.stdout.write(
      `${size} links\n  ways: ${await ways(size)}\n  in memory: ${await served(size, [])}\n`,
    )
    process.stdout.write(`  --state:   ${await served(size, ['--state', join(folder, `${size}.json`)])}\n`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
