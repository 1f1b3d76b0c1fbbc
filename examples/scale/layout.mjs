// The state files of several processes: which process has an account depends on the ports, so the ports are
// stored.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the folder of the state files, or checks that its files belong to these ports. With other ports, or
 * another number of them, nginx would send a key to a process whose file does not have its account.
 * @param {string} folder
 * @param {readonly number[]} ports
 */
export function claimState(folder, ports) {
  const path = join(folder, 'ports.json')
  const wanted = JSON.stringify(ports)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path)) {
    writeFileSync(path, `${wanted}\n`)
    return
  }
  const stored = readFileSync(path, 'utf8').trim()
  if (stored === wanted) return
  throw new Error(
    `The records in ${folder} are of processes on the ports ${stored}, not ${wanted}. Use the same --port and --processes, ` +
      'or another folder.',
  )
}

/** @param {string} folder @param {number} number of the process, from 1 */
export const stateFile = (folder, number) => join(folder, `process-${number}.json`)
