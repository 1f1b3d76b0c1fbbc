import { readFile, stat } from 'node:fs/promises'
import type { MockOptions } from '../mock/mock.ts'
import { MAX_GENERATED, SeedError } from '../store/seeds/index.ts'
import { UsageError } from './usage.ts'

const largestFile = 16 * 1024 * 1024

/** The seed that an option names: a built-in one, a number of links, or a file. */
export async function readSeed(option: string, now: number): Promise<NonNullable<MockOptions['seed']>> {
  if (option === 'demo' || option === 'empty') return option
  if (/^\d+$/.test(option)) {
    if (Number(option) <= MAX_GENERATED) return Number(option)
    throw new UsageError(`--seed takes at most ${MAX_GENERATED} links, got ${option}`)
  }
  const text = await readText(option)
  // Loaded here because only files need the YAML parser.
  const { parseSeed } = await import('../store/seeds/file.ts')
  try {
    return parseSeed(text, now, option)
  } catch (error) {
    if (error instanceof SeedError) throw new UsageError(error.message)
    throw error
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file, and it is not demo, empty or a number either',
  EISDIR: 'it is a directory',
  EACCES: 'there is no permission to read it',
}

async function readText(path: string): Promise<string> {
  const fail = (reason: string) =>
    new UsageError(`Failed to read the seed ${JSON.stringify(path)}: ${reason}`)
  try {
    const { size } = await stat(path)
    if (size > largestFile) throw fail('it is larger than 16 MiB')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw fail(reasons[code ?? ''] ?? message)
  }
}
