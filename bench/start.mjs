// Measures the time from the start of the command line to its first response, relative to the baseline: `node -e` with an
// empty http server. Runs of the two alternate. Each receives one request, from the same client.
//   node bench/start.mjs [--runs 21]

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { cli, median } from './processes.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '21' } } })

const baseline = `require('node:http').createServer((_, response) => response.end()).listen(0, '127.0.0.1', function () {
  console.log('http://127.0.0.1:' + this.address().port + '/')
})`

/** @param {string[]} argv @returns {Promise<{listening: number, responded: number}>} milliseconds since the spawn */
async function start(argv) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  let port
  while (port === undefined) {
    const [data] = await once(child.stdout, 'data')
    out += data
    port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(out)?.[1]
  }
  const listening = performance.now() - startedAt
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'GET /api/v1/links/1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer bench\r\nConnection: close\r\n\r\n',
  )
  const [response] = await once(socket, 'data')
  const responded = performance.now() - startedAt
  if (!String(response).startsWith('HTTP/1.1 200')) throw new Error(`Failed to start: ${response}`)
  socket.destroy()
  // As a user stops it. Node 22 and later write their cache of compiled code when the process ends.
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { listening, responded }
}

/** @typedef {{listening: number, responded: number}} Times */
/** @type {{baseline: Times[], serve: Times[]}} */
const runs = { baseline: [], serve: [] }
/** @type {number[]} */
const ratios = []
// The first run of each is a warm-up of the file cache.
for (let run = 0; run <= Number(values.runs); run++) {
  const bare = await start(['-e', baseline])
  const ours = await start([cli, 'serve', '--port', '0'])
  if (run === 0) continue
  runs.baseline.push(bare)
  runs.serve.push(ours)
  ratios.push(ours.responded / bare.responded)
}
process.stdout.write(
  `Node ${process.versions.node}, median of ${values.runs} alternating runs, milliseconds\n\n`,
)
for (const [name, times] of Object.entries(runs)) {
  const listening = median(times.map(one => one.listening))
  const responded = median(times.map(one => one.responded))
  process.stdout.write(
    `${name.padEnd(8)} listening ${listening.toFixed(1).padStart(6)}   responded ${responded.toFixed(1).padStart(6)}\n`,
  )
}
process.stdout.write(`\nstart to first response: ${median(ratios).toFixed(2)} times the baseline\n`)
