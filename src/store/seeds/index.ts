import { emptySeed } from './account.ts'
import { demoSeed } from './demo.ts'
import { generatedSeed } from './generated.ts'
import type { Seed } from './types.ts'

export { SeedError } from './errors.ts'
export { MAX_GENERATED } from './generated.ts'
export type { Seed } from './types.ts'

// Seeds from files are in file.ts, which is not exported here: it loads the YAML parser, and only they need it.

/** A seed that is built in: by name, or as the number of links to generate, 0 to MAX_GENERATED. */
export type SeedName = 'demo' | 'empty' | number

/**
 * Builds a seed; the same one for the same name and clock, and new objects each time. `now` is the mock's clock in
 * milliseconds since the epoch: creation and expiry are relative to it. Throws a RangeError on a number out of range.
 */
export function builtInSeed(name: SeedName, now: number): Seed {
  if (name === 'demo') return demoSeed(now)
  if (name === 'empty') return emptySeed()
  return generatedSeed(name, now)
}
