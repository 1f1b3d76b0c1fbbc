import { randomBytes } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Disk, nodeDisk } from './disk.ts'
import { nameOf } from './file-accounts.ts'
import { Lock } from './lock.ts'
import { StateFile } from './state-file.ts'
import { readState } from './state-read.ts'
import type { FileState } from './state-text.ts'

export { fileMock } from './file-mock.ts'
export { LockedError } from './lock.ts'
export { StateWriteError } from './state-file.ts'
export { StateError } from './state-read.ts'

/** A locked state file and its contents. */
export interface OpenState {
  file: StateFile
  state: FileState
  /** Removes the lock. Nothing may be written afterwards. */
  release(): void
}

/**
 * Locks a state file and reads it. The file does not have to exist.
 * @param usual the key of the account whose state a plain seed file is, and the mock's time
 * @throws LockedError, StateError, SeedError, or an error of the file system
 */
export async function openState(
  given: string,
  usual: { key: string; now: number },
  disk: Disk = nodeDisk,
): Promise<OpenState> {
  const path = await realPath(given)
  const lock = await Lock.take(`${path}.lock`)
  try {
    const found = await disk.read(path)
    const salt = randomBytes(16).toString('hex')
    const state: FileState =
      found === undefined
        ? { salt, accounts: new Map() }
        : readState(found.bytes, given, { salt, now: usual.now, hash: of => nameOf(usual.key, of) })
    return { file: new StateFile(path, disk, lock, found?.version), state, release: () => lock.release() }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Resolves links, so that a rename replaces the file and not a link to it. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return join(await realpath(dirname(path)), basename(path))
  }
}
