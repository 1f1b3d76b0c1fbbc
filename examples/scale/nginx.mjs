// nginx as a child process, with a configuration and files of its own.

import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How to install nginx where it is missing. */
export const howToInstall = 'nginx is not installed: apt-get install -y --no-install-recommends nginx-light'

/**
 * Returns the path of nginx, or undefined if it is not installed. Debian has it outside of most users' PATH.
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map(folder => join(folder, 'nginx')).find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Writes the configuration of nginx and starts it.
 * @param {{nginx: string, folder: string, listen: string, ports: readonly number[]}} options
 * @returns `isReady` resolves when nginx listens, `ended` rejects when it ends
 */
export function startNginx({ nginx, folder, listen, ports }) {
  const template = readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8')
  const servers = ports.map(port => `    server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const config = template
    .replaceAll('@FOLDER@', () => folder)
    .replaceAll('@LISTEN@', () => listen)
    .replaceAll('@SERVERS@', () => servers)
  const path = join(folder, 'nginx.conf')
  const log = join(folder, 'nginx-error.log')
  const pidFile = join(folder, 'nginx.pid')
  writeFileSync(path, config)
  rmSync(pidFile, { force: true })
  // If root starts nginx, its workers are the user `nobody`, who must reach the temporary files.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  // In a process group of its own: Ctrl+C in a terminal reaches start.mjs only, which stops nginx itself.
  const child = spawn(nginx, ['-p', folder, '-c', path, '-e', log], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error(`nginx ended. Its log is ${log}`)))
  })
  return { child, isReady: listens(child, pidFile), ended }
}

/**
 * Resolves when nginx listens, or has ended. It writes its pid file after it has opened its port.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} pidFile
 */
async function listens(child, pidFile) {
  while (!existsSync(pidFile) && child.pid !== undefined && isRunning(child)) await sleep(10)
}

/** @param {import('node:child_process').ChildProcess} child */
const isRunning = child => child.exitCode === null && child.signalCode === null

/**
 * Stops nginx after its requests in flight, or after five seconds.
 * @param {import('node:child_process').ChildProcess | undefined} proxy
 */
export async function stopNginx(proxy) {
  if (proxy?.pid === undefined) return
  if (!isRunning(proxy)) {
    killGroup(proxy.pid)
    return
  }
  const exited = new Promise(resolve => proxy.once('exit', resolve))
  proxy.kill('SIGQUIT')
  const terminate = setTimeout(() => proxy.kill('SIGTERM'), 5000)
  await exited
  clearTimeout(terminate)
}

/** Ends the workers of a master that was killed. They would go on to listen. @param {number} group */
function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch (error) {
    // ESRCH: there are none.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
