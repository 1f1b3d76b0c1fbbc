import type { Seed } from '../entities.ts'
import { emptySeed } from './account.ts'
import { demoSeed } from './demo.ts'
import { generatedSeed } from './generated.ts'

export type { Scenario, Seed } from '../entities.ts'
export { SeedError } from './errors.ts'
export { MAX_GENERATED } from './generated.ts'

// Seeds from files are in file.ts. It is not exported here because it loads the YAML parser, which only they
// need.

/** A built-in seed: a name, or the number of links to generate, from 0 to MAX_GENERATED. */
export type SeedName = 'demo' | 'empty' | number

/**
 * Builds a seed. The same name and clock give an equal seed, with new objects each time. `now` is the mock's
 * clock in milliseconds since the epoch: creation and expiry are relative to it. Throws a RangeError if a
 * number is out of range.
 */
export function builtInSeed(name: SeedName, now: number): Seed {
  if (name === 'demo') return demoSeed(now)
  if (name === 'empty') return emptySeed()
  return generatedSeed(name, now)
}
