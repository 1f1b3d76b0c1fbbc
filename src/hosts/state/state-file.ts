import type { Disk, Version } from './disk.ts'
import type { Lock } from './lock.ts'

/** A state file that could not be written. The message is for clients and logs. */
export class StateWriteError extends Error {
  override readonly name = 'StateWriteError'
  readonly code = 'ERR_STATE_WRITE'
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exhausted',
  EFBIG: 'the file is too large for the file system or the limits of the process',
  EROFS: 'the file system is read-only',
  EACCES: 'there is no permission to write in the folder of the file',
  EPERM: 'there is no permission to write in the folder of the file',
  ENOENT: 'the folder of the file does not exist',
  EBUSY: 'the file cannot be replaced; if it is mounted by itself, mount its folder instead',
}

/** A file on the disk that is replaced as a whole. Every reader gets either the old or the new contents. */
export class StateFile {
  readonly path: string
  /** Whether the file has contents of a write that failed in its last step. */
  isAhead = false
  readonly #disk: Disk
  readonly #lock: Pick<Lock, 'isHeld'>
  #version: Version | undefined

  /** @param version the version that was read; undefined if the file does not exist */
  constructor(path: string, disk: Disk, lock: Pick<Lock, 'isHeld'>, version: Version | undefined) {
    this.path = path
    this.#disk = disk
    this.#lock = lock
    this.#version = version
  }

  /**
   * Replaces the contents. Resolves when they are safely on the disk.
   * @throws StateWriteError; the old contents are still there, except if only the last step failed
   */
  async write(text: string): Promise<void> {
    try {
      this.#check()
      const { temporary, version } = await this.#disk.prepare(this.path, Buffer.from(text))
      try {
        // Checked again because writing takes a while.
        this.#check()
        await this.#disk.replace(temporary, this.path)
      } catch (error) {
        await this.#disk.remove(temporary)
        throw error
      }
      this.#version = version
      this.isAhead = true
      await this.#disk.settle(this.path)
      this.isAhead = false
    } catch (cause) {
      if (cause instanceof StateWriteError) throw cause
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
      const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(cause))
      throw new StateWriteError(`Failed to store the change: ${reason}`, { cause })
    }
  }

  #check(): void {
    const found = this.#disk.version(this.path)
    if (found !== this.#version) {
      const what = found === undefined ? 'deleted' : 'changed'
      throw new StateWriteError(
        `Failed to store the change: another program has ${what} the state file. Restart the server to use the file as it is.`,
      )
    }
    if (!this.#lock.isHeld) {
      throw new StateWriteError(
        'Failed to store the change: another program has removed the lock of the state file. Restart the server.',
      )
    }
  }
}
