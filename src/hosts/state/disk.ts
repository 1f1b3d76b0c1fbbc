import { statSync } from 'node:fs'
import { type FileHandle, open, readFile, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Identifies one version of a file. A program that writes to the file changes it. */
export type Version = string

/** The operations on a file system by which a state file is stored. */
export interface Disk {
  /** Returns the bytes and the version of a file, or undefined if it does not exist. */
  read(path: string): Promise<{ bytes: Uint8Array; version: Version } | undefined>
  /** Returns the version of a file, or undefined if it does not exist. */
  version(path: string): Version | undefined
  /**
   * Writes a file next to `path` to the disk, and waits until it is there. Returns its path and the version
   * that it has. Deletes it if that fails.
   */
  prepare(path: string, bytes: Uint8Array): Promise<{ temporary: string; version: Version }>
  /** Renames a prepared file to `path`. */
  replace(temporary: string, path: string): Promise<void>
  /** Waits until a rename in the folder of `path` is on the disk. */
  settle(path: string): Promise<void>
  remove(path: string): Promise<void>
}

/** The file system of the machine. */
export const nodeDisk: Disk = {
  async read(path) {
    const version = versionOf(path)
    return version === undefined ? undefined : { bytes: await readFile(path), version }
  },
  version: versionOf,
  async prepare(path, bytes) {
    // Only the owner may read the file, because links have passwords.
    const temporary = join(dirname(path), `.${basename(path)}.new`)
    const file = await open(temporary, 'w', 0o600)
    try {
      await copyMode(path, file)
      await file.writeFile(bytes)
      await file.sync()
    } catch (error) {
      await file.close()
      await remove(temporary)
      throw error
    }
    await file.close()
    const version = versionOf(temporary)
    if (version === undefined) throw new Error('another program has deleted the temporary file')
    return { temporary, version }
  },
  replace: rename,
  async settle(path) {
    // Windows has no such operation on folders, and does not need it.
    if (process.platform === 'win32') return
    const folder = await open(dirname(path))
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  },
  remove,
}

/** Gives a new file the rights of the file that it replaces. */
async function copyMode(path: string, file: FileHandle): Promise<void> {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode !== undefined && (mode & 0o777) !== 0o600) await file.chmod(mode & 0o777)
}

// Synchronous, because it takes microseconds and an asynchronous call takes longer.
function versionOf(path: string): Version | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino}/${found.size}/${found.mtimeNs}`
}

async function remove(path: string): Promise<void> {
  try {
    await unlink(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
