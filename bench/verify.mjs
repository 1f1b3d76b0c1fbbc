// Measures whole runs of `verify`, and runs for one search requirement, on four kinds of server: this machine, one that
// responds after 100 ms, one whose lists take 3 s, and one that allows 10 requests a second. A run must pass.
// Run after `npm run -s build`: node bench/verify.mjs [kind …]

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cli, startServer } from './processes.mjs'

const run = promisify(execFile)

/**
 * Options of `serve`, and the numbers of open requests to measure.
 * @type {Record<string, {options: string[], concurrency: number[]}>}
 */
const kinds = {
  local: { options: [], concurrency: [1] },
  '100 ms': { options: ['--fault', '*: delay 100'], concurrency: [1, 8] },
  'lists of 3 s': {
    options: ['--fault', 'listLinks: delay 3000', '--fault', 'listPixels: delay 3000'],
    concurrency: [16],
  },
  '10 a second': {
    options: ['--answer', 'limits.rate={ requests: 10, seconds: 1 }'],
    concurrency: [1, 8],
  },
}

/** Verifies a server. Returns the report. */
async function verify(/** @type {number} */ port, /** @type {string[]} */ options) {
  const report = join(folder, 'report.json')
  const ids = ['--domain-id', '1', '--domain-id', '2', '--space-id', '1', '--space-id', '2']
  const base = `http://127.0.0.1:${port}/api/v1`
  await run(process.execPath, [
    cli,
    'verify',
    base,
    '--key',
    'bench',
    ...ids,
    '--report',
    `json=${report}`,
    ...options,
  ])
  return JSON.parse(readFileSync(report, 'utf8'))
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(kind => !Object.hasOwn(kinds, kind))
if (unknown.length > 0)
  throw new RangeError(`Unknown: ${unknown}. The kinds are: ${Object.keys(kinds).join(', ')}`)

// Created only now, so that a wrong argument leaves no folder.
const folder = mkdtempSync(join(tmpdir(), 'verify-'))

/** Prints a row of the table. */
const row = (/** @type {(string | number)[]} */ ...cells) =>
  process.stdout.write(`| ${cells.join(' | ')} |\n`)

process.stdout.write(`Node ${process.versions.node}\n\n`)
row('server', 'open requests', 'requirements', 'requests', 'seconds')
row('---', '---', '---', '---', '---')
try {
  for (const kind of chosen.length > 0 ? chosen : Object.keys(kinds)) {
    const { options, concurrency } = /** @type {typeof kinds[string]} */ (kinds[kind])
    const server = await startServer([
      cli,
      'serve',
      '--port',
      '0',
      '--log',
      'none',
      '--key',
      'bench',
      ...options,
    ])
    try {
      for (const open of concurrency)
        for (const [what, only] of /** @type {const} */ ([
          ['all', []],
          ['one search', ['--only', 'links.list.search-by-url']],
        ])) {
          const { requests, durationMs } = await verify(server.port, ['--concurrency', String(open), ...only])
          row(kind, open, what, requests, (durationMs / 1000).toFixed(1))
        }
    } finally {
      await server.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
