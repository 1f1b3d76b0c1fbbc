import { drawAlias } from '../aliases.ts'
import type { Random } from '../random.ts'

const ALIAS_LENGTH = 6

/**
 * Draws an alias like those that the service generates, and adds it to `taken`. It differs from all others in
 * more than case, so that the seed also fits dialects that ignore case.
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
