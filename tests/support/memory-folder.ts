import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Containers have 64 MB there, unless they are given more. */
const needed = 2 ** 30

/**
 * Returns a folder for the temporary files of tests, which is deleted when the process ends. The folder is in
 * memory if the system has space there: a run of the suite flushes a thousand lines of its ledger, and the
 * flushes take most of its time on many disks.
 */
export function memoryFolder(): string {
  const folder = mkdtempSync(join(hasSpace() ? memory : tmpdir(), 'shortlink-kit-'))
  // Programs of other users may have to reach the files in it, such as the workers of nginx.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasSpace(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > needed
}
