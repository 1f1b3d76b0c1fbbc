import { readFile, stat } from 'node:fs/promises'
import type { Dialect } from '../dialect/dialect.ts'
import { UsageError } from './usage.ts'

const largestFile = 1024 * 1024

/** The dialect in a YAML or JSON file, or a usage error that tells every mistake in it. */
export async function readDialect(path: string): Promise<Dialect> {
  const bytes = await readBytes(path)
  // Loaded here because only files need the YAML parser and the schema.
  const { DialectError, parseDialect } = await import('../dialect/file.ts')
  try {
    return parseDialect(bytes, path)
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(error.message)
    throw error
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'there is no permission to read it',
}

async function readBytes(path: string): Promise<Uint8Array> {
  const fail = (reason: string) =>
    new UsageError(`Failed to read the dialect ${JSON.stringify(path)}: ${reason}`)
  try {
    const { size } = await stat(path)
    if (size > largestFile) throw fail('it is larger than 1 MiB')
    return await readFile(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw fail(reasons[code ?? ''] ?? message)
  }
}
