// What accounts cost: the memory of the server and the time of the first response, for accounts that only read and for
// accounts that write.

import { Agent, request } from 'node:http'
import { cli, median, startServer } from './processes.mjs'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request. Returns how long the response took, in milliseconds. @returns {Promise<number>} */
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

/** @param {number} count of accounts of the demo */
export async function measuredAccounts(count) {
  const options = ['serve', '--port', '0', '--log', 'none', '--max-accounts', String(count + 1)]
  const server = await startServer([cli, ...options])
  const rounded = (/** @type {number} */ value) => Number(value.toFixed(2))
  try {
    await send(server.port, 'GET', 'warm-up')
    const memoryBefore = Math.round(server.memory())
    const results = []
    for (const method of ['GET', 'POST']) {
      const times = []
      for (let account = 0; account < count; account++)
        times.push(await send(server.port, method, `key-${account}`))
      const again = []
      for (let account = 0; account < count; account++)
        again.push(await send(server.port, 'GET', `key-${account}`))
      results.push({
        accounts: method === 'GET' ? 'only read' : 'write',
        firstMs: rounded(median(times)),
        nextMs: rounded(median(again)),
        memory: Math.round(server.memory()),
      })
    }
    return { count, memoryBefore, results }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
