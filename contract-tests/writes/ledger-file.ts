import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../core/folder.ts'
import { UsageError } from '../core/usage.ts'

/** A file of lines. */
export interface LineFile {
  /**
   * Writes a whole line, which survives the end of the process. With `isFlushed`, it and all lines before it also
   * survive a power failure. Throws the error of the file system; the line then does not count.
   */
  append(line: string, isFlushed: boolean): void
  close(): void
}

/** Creates a file for lines. Throws UsageError if it exists or cannot be created. */
export function createLineFile(file: string): LineFile {
  if (existsSync(file))
    throw new UsageError(`The ledger ${file} already exists: clean up after its run, or choose another file`)
  return fail(file, 'create', () => {
    makeFolder(dirname(file))
    return linesOf(openSync(file, 'wx', 0o600), false)
  })
}

/** Opens a file to append lines. `isTorn` says that its last line is incomplete. Throws UsageError. */
export function openLineFile(file: string, isTorn: boolean): LineFile {
  return fail(file, 'open', () => linesOf(openSync(file, 'a'), isTorn))
}

/** Returns the lines of a file, and whether the last line is incomplete. Throws UsageError. */
export function readLines(file: string): { lines: string[]; isTorn: boolean } {
  const text = fail(file, 'read', () => readFileSync(file, 'utf8'))
  return { lines: text.split('\n').filter(line => line !== ''), isTorn: text !== '' && !text.endsWith('\n') }
}

/** Returns the code of an error of the file system, such as `ENOSPC`; any other error as text. */
export function fileErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return String(error)
}

function fail<T>(file: string, verb: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new UsageError(`Failed to ${verb} the ledger ${file}: ${fileErrorCode(error)}`)
  }
}

function linesOf(descriptor: number, startsTorn: boolean): LineFile {
  let isTorn = startsTorn
  return {
    append(line, isFlushed) {
      // Ends an incomplete line first, so that the new line can be parsed.
      const bytes = Buffer.from(`${isTorn ? '\n' : ''}${line}\n`)
      isTorn = true
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
      if (isFlushed) fsyncSync(descriptor)
      isTorn = false
    },
    close: () => closeSync(descriptor),
  }
}
