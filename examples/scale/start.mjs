// Starts processes of the mock behind nginx, which sends each API key to the same process. See docs/scale.md.
//
//   node examples/scale/start.mjs --processes 4 --port 4010 --state state -- --seed demo

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { claimState, stateFile } from './layout.mjs'
import { findNginx, howToInstall, startNginx, stopNginx } from './nginx.mjs'
import { MockProcess } from './process.mjs'

const usage = `Usage: node start.mjs [options] [-- options of shortlink-kit serve]

  --processes N   How many processes of the mock, 1 to 64. Default: 2.
  --port N        Port of nginx. The processes listen on the next ports of 127.0.0.1. Default: 4010.
  --host HOST     IP address of nginx. Default: 127.0.0.1.
  --state FOLDER  Store the records of each process in a file of this folder.
  --folder FOLDER Folder for the configuration and logs. Default: a temporary one, deleted at the end.
  --cli FILE      The command line of shortlink-kit. Default: dist/cli.js of this clone.`

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`)
}

/** @param {string} reason @returns {never} */
function refuse(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}

function readOptions() {
  try {
    const text = /** @type {const} */ ({ type: 'string' })
    const { values, positionals } = parseArgs({
      options: {
        processes: { ...text, default: '2' },
        port: { ...text, default: '4010' },
        host: { ...text, default: '127.0.0.1' },
        state: text,
        folder: text,
        cli: { ...text, default: fileURLToPath(new URL('../../dist/cli.js', import.meta.url)) },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    if (values.help) {
      say(usage)
      process.exit(0)
    }
    const processes = wholeNumber('--processes', values.processes, 1, 64)
    const port = wholeNumber('--port', values.port, 1, 65_535 - processes)
    const taken = positionals.find(word => /^(-p|--(port|host|state|watch|admin-token))(=|$)/.test(word))
    if (taken !== undefined) throw new Error(`${taken} does not go behind --`)
    return { ...values, processes, port, serveOptions: positionals }
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** @param {string} option @param {string} text @param {number} least @param {number} most */
function wholeNumber(option, text, least, most) {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new Error(`${option} must be a whole number from ${least} to ${most}`)
}

async function main() {
  const { processes, port, host, state, folder: given, cli, serveOptions } = readOptions()
  const nginx = findNginx() ?? refuse(howToInstall)
  const ports = Array.from({ length: processes }, (_, index) => port + 1 + index)
  const stateFolder = state === undefined ? undefined : resolve(state)
  if (stateFolder !== undefined) {
    try {
      claimState(stateFolder, ports)
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error))
    }
  }
  const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'shortlink-scale-')) : resolve(given)
  mkdirSync(folder, { recursive: true })
  const mocks = ports.map((own, index) => {
    const argv = [cli, 'serve', '--host', '127.0.0.1', '--port', String(own), '--no-admin', ...serveOptions]
    if (stateFolder !== undefined) argv.push('--state', stateFile(stateFolder, index + 1))
    const logFile = join(folder, `process-${index + 1}.log`)
    return new MockProcess({ number: index + 1, port: own, argv, logFile, say })
  })

  // Nothing stays behind if this program ends early, except if it is killed.
  process.on('exit', () => {
    for (const mock of mocks) mock.kill()
    proxy?.kill('SIGTERM')
  })
  // Registered before the first process starts, because a signal may follow at once.
  const stopped = new Promise(settle => {
    let first = Number.POSITIVE_INFINITY
    const onSignal = (/** @type {string} */ signal) => {
      // npm and timeout send the same signal twice at once.
      if (performance.now() - first > 1000) process.exit(1)
      first = Math.min(first, performance.now())
      settle(signal)
    }
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  })
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let proxy
  let code = 0
  try {
    await Promise.all(mocks.map(mock => mock.start()))
    const { child, isReady, ended } = startNginx({ nginx, folder, listen: `${host}:${port}`, ports })
    proxy = child
    await Promise.race([isReady, ended])
    say(`nginx      http://${host}:${port}/api/v1  pid ${child.pid}`)
    say(`logs       ${folder}`)
    say(`stopping after ${await Promise.race([stopped, ended])}`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    code = 1
  }
  // nginx first, so that no new request meets a process that stops.
  await stopNginx(proxy)
  const codes = await Promise.all(mocks.map(mock => mock.stop()))
  if (given === undefined && code === 0) rmSync(folder, { recursive: true, force: true })
  process.exitCode = Math.max(code, ...codes)
}

await main()
