// The servers that are measured: this mock, and the peers, which are installed into a temporary folder.

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMock } from '../processes.mjs'
import { own } from '../workloads.mjs'
import { jsonServer } from './json-server.mjs'
import { mockoon } from './mockoon.mjs'
import { mswMiddleware } from './msw-middleware.mjs'
import { prism } from './prism.mjs'

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {Record<string, string>} packages what to install, with exact versions
 * @property {import('../workloads.mjs').Dialect} dialect
 * @property {boolean} isStateless whether it responds from examples, so that the number of links does not matter
 * @property {(size: number, folder: string) => Promise<import('../processes.mjs').Server>} start
 */

/** @type {Target} */
export const kit = {
  name: 'shortlink-kit',
  packages: {},
  dialect: own,
  isStateless: false,
  start: size => startMock(size),
}

/** @type {Target[]} */
export const peers = [jsonServer, mswMiddleware, mockoon, prism]

/**
 * Installs a peer. Returns its folder.
 * @param {Target} target
 * @param {string} root
 */
export function installed({ name, packages }, root) {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, type: 'module', dependencies: packages }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}
