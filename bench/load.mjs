// The load generator, a separate process: a few keep-alive connections with one request at a time on each. A library would
// use too much of the processor that it shares with the server. This code uses less time than the server.

import { connect } from 'node:net'

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {string[]} requests sent one after another, and again from the first
 * @property {number} count how many to send
 * @property {number} connections
 */

/**
 * @param {Job} job
 * @returns {Promise<{seconds: number, failed: number, bytes: number}>} `failed`: how many responses were not 200;
 * `bytes`: the mean size of a body
 */
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
