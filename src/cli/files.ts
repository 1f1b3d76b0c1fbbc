import { readFile, stat } from 'node:fs/promises'
import { UsageError } from '../../contract-tests/core/usage.ts'

/** A file that the user names. */
export interface UserFile {
  /** The kind of file, for messages: `seed`. */
  what: string
  path: string
  /** The largest size, in MiB. */
  mebibytes: number
  /** Added to the message if the file does not exist. */
  hint?: string
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory',
  EACCES: 'there is no permission to read it',
}

/**
 * Reads a file that the user names. Throws UsageError, such as `Failed to read the seed "demo.yaml": it is a
 * directory`.
 */
export async function readUserFile({ what, path, mebibytes, hint = '' }: UserFile): Promise<Uint8Array> {
  const fail = (reason: string) =>
    new UsageError(`Failed to read the ${what} ${JSON.stringify(path)}: ${reason}`)
  try {
    const { size } = await stat(path)
    if (size > mebibytes * 1024 * 1024) throw fail(`it is larger than ${mebibytes} MiB`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const code = errorCode(error)
    throw fail(code === 'ENOENT' ? `there is no such file${hint}` : (reasons[code] ?? code))
  }
}

/** Returns the code of a file system error, such as ENOSPC, or its message if it has no code. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
