// The load generator, in a process of its own: a few connections that are kept alive, on each one request at a time.
// A library would share its machine with what it measures: this takes less time than the server that it asks.

import { connect } from 'node:net'

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {string[]} requests sent in turn
 * @property {number} count how many are sent
 * @property {number} connections
 */

/** @param {Job} job @returns {Promise<{seconds: number, failed: number, bytes: number}>} what was answered other than 200, and the mean size of a body */
async function run({ port, requests, count, connections }) {
  const messages = requests.map(request => Buffer.from(request, 'latin1'))
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  let sent = 0
  let failed = 0
  let bytes = 0
  const startedAt = performance.now()
  await Promise.all(
    sockets.map(
      socket =>
        new Promise((resolve, reject) => {
          let missing = 0
          let start = Buffer.alloc(0)
          const send = () => {
            if (sent === count) resolve(socket.end())
            else socket.write(messages[sent++ % messages.length] ?? '')
          }
          socket.on('error', reject).on('data', chunk => {
            if (missing > 0) missing -= chunk.length
            else {
              start = start.length > 0 ? Buffer.concat([start, chunk]) : chunk
              const end = start.indexOf('\r\n\r\n')
              if (end === -1) return
              const head = start.toString('latin1', 0, end)
              if (!head.startsWith('HTTP/1.1 200')) failed++
              const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
              bytes += length
              missing = end + 4 + length - start.length
              start = Buffer.alloc(0)
            }
            if (missing === 0) send()
          })
          send()
        }),
    ),
  )
  return { seconds: (performance.now() - startedAt) / 1000, failed, bytes: Math.round(bytes / count) }
}

/** @param {number} port @returns {Promise<import('node:net').Socket>} */
function open(port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).once(
      'error',
      reject,
    )
  })
}

process.on('message', async job => process.send?.(await run(/** @type {Job} */ (job))))
