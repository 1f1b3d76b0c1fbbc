// Measures what accounts cost: the memory of the server and the time of the first response, for accounts that
// only read and for accounts that write. Run after `npm run -s build`: node bench/accounts.mjs [accounts]

import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cli, median, startServer } from './processes.mjs'

const count = Number(process.argv[2] ?? 1_000)
const command = process.argv[3] ?? cli

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request, and returns how long the response took, in milliseconds. @returns {Promise<number>} */
function send(/** @type {number} */ port, /** @type {string} */ method, /** @type {string} */ key) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' }
    const outgoing = request({ agent, port, method, path: '/api/v1/links', headers }, response => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`Failed to ${method}: ${response.statusCode}`))
      })
    })
    outgoing.on('error', reject).end(method === 'POST' ? 'url=https://shop.example/' : undefined)
  })
}

/** The memory of a process in MB, as Linux reports it. */
function memoryOf(/** @type {number} */ pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

const options = ['serve', '--port', '0', '--log', 'none', '--max-accounts', String(count + 1)]
const server = await startServer([command, ...options])
try {
  await send(server.port, 'GET', 'warm-up')
  const before = memoryOf(server.pid)
  for (const [what, method] of [
    ['only read', 'GET'],
    ['write', 'POST'],
  ]) {
    const times = []
    for (let account = 0; account < count; account++)
      times.push(await send(server.port, String(method), `key-${account}`))
    const again = []
    for (let account = 0; account < count; account++)
      again.push(await send(server.port, 'GET', `key-${account}`))
    const memory = memoryOf(server.pid)
    process.stdout.write(
      `${count} accounts that ${what}: ${memory.toFixed(0)} MB (${before.toFixed(0)} MB before), ` +
        `first response ${median(times).toFixed(2)} ms, next ${median(again).toFixed(2)} ms\n`,
    )
  }
} finally {
  agent.destroy()
  await server.stop()
}
