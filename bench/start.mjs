// How long it takes from spawning the command line to its first answer, as a ratio to the floor: `node -e` with an
// empty http server. Runs of the two alternate; each is asked once, with the same client.
//   node bench/start.mjs [--runs 21]

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { cli, median } from './processes.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '21' } } })

const floor = `require('node:http').createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', function () {
  console.log('http://127.0.0.1:' + this.address().port + '/')
})`

/** @param {string[]} argv @returns {Promise<{listening: number, answered: number}>} milliseconds since the spawn */
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
  const [answer] = await once(socket, 'data')
  const answered = performance.now() - startedAt
  if (!String(answer).startsWith('HTTP/1.1 200')) throw new Error(`Failed to start: ${answer}`)
  socket.destroy()
  // As a user ends it: what Node 22 and later keep of the compiled code is written at the end.
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { listening, answered }
}

/** @typedef {{listening: number, answered: number}} Times */
/** @type {{floor: Times[], serve: Times[]}} */
const runs = { floor: [], serve: [] }
/** @type {number[]} */
const ratios = []
// The first run of each warms the file cache.
for (let run = 0; run <= Number(values.runs); run++) {
  const bare = await start(['-e', floor])
  const ours = await start([cli, 'serve', '--port', '0'])
  if (run === 0) continue
  runs.floor.push(bare)
  runs.serve.push(ours)
  ratios.push(ours.answered / bare.answered)
}
process.stdout.write(
  `Node ${process.versions.node}, median of ${values.runs} alternating runs, milliseconds\n\n`,
)
for (const [name, times] of Object.entries(runs)) {
  const listening = median(times.map(one => one.listening))
  const answered = median(times.map(one => one.answered))
  process.stdout.write(
    `${name.padEnd(6)} listening ${listening.toFixed(1).padStart(6)}   answered ${answered.toFixed(1).padStart(6)}\n`,
  )
}
process.stdout.write(`\nspawn to first answer: ${median(ratios).toFixed(2)} times the floor\n`)
