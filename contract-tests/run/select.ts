import { createHash } from 'node:crypto'
import { UsageError } from '../core/usage.ts'

/** One part of a run that is split across several machines. The first of four is `{ index: 1, of: 4 }`. */
export interface Shard {
  index: number
  of: number
}

/** The selection of the requirements to judge. */
export interface Selection {
  /**
   * Patterns of ids, with `*` for any text: `links.list.*`. At least one has to match. Without patterns, all
   * requirements are judged.
   */
  only?: readonly string[] | undefined
  shard?: Shard | undefined
}

/**
 * Returns the requirements to judge, in their given order. Throws UsageError for a pattern that matches none.
 *
 * @example
 * ```ts
 * import { select, suite } from 'shortlink-kit/contract'
 *
 * const requirements = select(suite.requirements, { only: ['links.list.sort-by-title-*'] })
 * console.log(requirements.length) // 2
 * ```
 */
export function select<One extends { id: string }>(
  requirements: readonly One[],
  { only = [], shard }: Selection,
): One[] {
  const patterns = only.map(glob => ({ glob, matches: matcherOf(glob) }))
  for (const { glob, matches } of patterns) {
    if (!requirements.some(({ id }) => matches.test(id)))
      throw new UsageError(`No requirement matches ${glob}`)
  }
  return requirements.filter(({ id }) => {
    if (patterns.length > 0 && !patterns.some(({ matches }) => matches.test(id))) return false
    return shard === undefined || shardOf(id, shard.of) === shard.index
  })
}

function matcherOf(glob: string): RegExp {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`)
}

/** Returns the shard of an id, from 1. It does not depend on the other requirements. */
function shardOf(id: string, of: number): number {
  return (createHash('sha256').update(id).digest().readUInt32BE() % of) + 1
}
