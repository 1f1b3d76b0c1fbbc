// The load generator, a separate process: a few keep-alive connections with one request at a time on each. A library would
// use too much of the processor that it shares with the server. This code uses less time than the server.

import { connect } from 'node:net'

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {string[]} requests sent one after another, and again from the first
 * @property {number} count how many to send
 * @property {number} connections
 * @property {number[]} statuses which of them are right
 */

/**
 * @param {Job} job
 * @returns {Promise<{seconds: number, failed: number, bytes: number}>} `failed`: how many responses had another status;
 * `bytes`: the mean size of a body
 */
async function run({ port, requests, count, connections, statuses }) {
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
          /** @type {Buffer} */
          let received = Buffer.alloc(0)
          const send = () => {
            received = Buffer.alloc(0)
            if (sent === count) resolve(socket.end())
            else socket.write(messages[sent++ % messages.length] ?? '')
          }
          socket.on('error', reject).on('data', chunk => {
            received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
            const response = responseIn(received)
            if (response === undefined) return
            if (!statuses.includes(response.status)) failed++
            bytes += response.bytes
            send()
          })
          socket.on('close', () => reject(new Error('The server closed a connection')))
          send()
        }),
    ),
  )
  return { seconds: (performance.now() - startedAt) / 1000, failed, bytes: Math.round(bytes / count) }
}

/**
 * Returns the status of a response and the size of its body, or undefined if it is not complete.
 * @param {Buffer} received
 */
function responseIn(received) {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const body = received.length - end - 4
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return body === Number(length) ? { status, bytes: body } : undefined
  // In chunks. Their sizes count as part of the body.
  return received.toString('latin1', received.length - 5) === '0\r\n\r\n'
    ? { status, bytes: body }
    : undefined
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
