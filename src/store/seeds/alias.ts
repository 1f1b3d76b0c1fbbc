import { drawAlias } from '../aliases.ts'
import type { Random } from '../random.ts'

const ALIAS_LENGTH = 6

/**
 * An alias like those that the service makes, and records it in `taken`. It differs from those there by more than
 * its case, so that a dialect in which case does not count can hold the same seed.
 */
export function randomAlias(random: Random, taken: Set<string>): string {
  for (;;) {
    const alias = drawAlias(random, ALIAS_LENGTH)
    const folded = alias.toLowerCase()
    if (taken.has(folded)) continue
    taken.add(folded)
    return alias
  }
}
