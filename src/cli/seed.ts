import { UsageError } from '../../contract-tests/core/usage.ts'
import { nearest } from '../documents/nearest.ts'
import type { MockOptions } from '../mock/options.ts'
import { MAX_GENERATED, SeedError } from '../store/seeds/index.ts'
import { readUserFile } from './files.ts'

const builtIn = ['demo', 'empty'] as const

/** Reads the seed that --seed names: a built-in one, a number of links, or a file. Throws UsageError. */
export async function readSeed(option: string, now: number): Promise<NonNullable<MockOptions['seed']>> {
  const named = builtIn.find(name => name === option)
  if (named !== undefined) return named
  if (/^\d+$/.test(option)) {
    if (Number(option) <= MAX_GENERATED) return Number(option)
    throw new UsageError(`--seed takes at most ${MAX_GENERATED} links, got ${option}`)
  }
  if (!/[./\\]/.test(option)) {
    const meant = nearest(option, builtIn)
    if (meant !== undefined) throw new UsageError(`Unknown seed '${option}'. Did you mean '${meant}'?`)
  }
  const hint = '. A seed is demo, empty, a number of links or a file'
  const bytes = await readUserFile({ what: 'seed', path: option, mebibytes: 16, hint })
  // Loaded here because only files need the YAML parser.
  const { parseSeed } = await import('../store/seeds/file.ts')
  try {
    return parseSeed(bytes, now, option)
  } catch (error) {
    if (error instanceof SeedError) throw new UsageError(error.message)
    throw error
  }
}
