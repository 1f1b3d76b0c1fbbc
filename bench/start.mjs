// The time from the start of a process to its first response, relative to `node -e` with an empty HTTP server.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { cli, median } from './processes.mjs'

const empty = `require('node:http').createServer((_, response) => response.end()).listen(0, '127.0.0.1', function () {
  console.log('http://127.0.0.1:' + this.address().port + '/')
})`

/** @param {string[]} argv @returns {Promise<number>} milliseconds */
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
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'GET /api/v1/links/1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer bench\r\nConnection: close\r\n\r\n',
  )
  const [response] = await once(socket, 'data')
  const milliseconds = performance.now() - startedAt
  if (!String(response).startsWith('HTTP/1.1 200')) throw new Error(`Failed to start: ${response}`)
  socket.destroy()
  // As a user stops it. Node 22 and later write their cache of compiled code when the process ends.
  child.kill('SIGTERM')
  await once(child, 'exit')
  return milliseconds
}

/**
 * Runs of both alternate. The first of each warms the file cache.
 * @param {number} runs
 * @param {string[]} options of `serve`
 */
export async function measuredStart(runs, options = []) {
  /** @type {{empty: number[], serve: number[], ratios: number[]}} */
  const all = { empty: [], serve: [], ratios: [] }
  for (let run = 0; run <= runs; run++) {
    const bare = await start(['-e', empty])
    const ours = await start([cli, 'serve', '--port', '0', ...options])
    if (run === 0) continue
    all.empty.push(bare)
    all.serve.push(ours)
    all.ratios.push(ours / bare)
  }
  return {
    emptyMs: Math.round(median(all.empty)),
    serveMs: Math.round(median(all.serve)),
    ratio: Number(median(all.ratios).toFixed(2)),
  }
}
