import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Resource } from './account.ts'
import type { CleanupOptions } from './cleanup-options.ts'
import { controlMs, isHarmless } from './harm.ts'
import { prove } from './prove.ts'
import type { Written } from './written.ts'

/** Number of our records that are watched on each side of a deleted record. */
const mostNear = 2

/**
 * Looks at the records around a record. Returns a function that checks that they are still there and
 * unharmed, after a pause in milliseconds.
 */
export async function watchOver(
  { sender, ledger, bystanders, pause }: Pick<CleanupOptions, 'sender' | 'ledger' | 'bystanders' | 'pause'>,
  { n, resource }: Written,
  afterMs = 0,
): Promise<() => Promise<boolean>> {
  const others = ledger.written.filter(entry => entry.resource === resource && entry.state === 'created')
  const near = [
    ...others.filter(entry => entry.n < n).slice(-mostNear),
    ...others.filter(entry => entry.n > n).slice(0, mostNear),
  ]
  async function look({ id, at }: Written): Promise<string> {
    if (id === undefined) return 'unclear'
    return (await prove(sender.read, { resource, id, marker: ledger.run, at })).is
  }
  const standing: Written[] = []
  for (const entry of near) if ((await look(entry)) === 'ours') standing.push(entry)
  const before = await bystanders.before(resource)
  return async () => {
    await pause(afterMs)
    for (const entry of standing) if (['absent', 'other'].includes(await look(entry))) return false
    return isHarmless(await bystanders.harm(resource, before))
  }
}

/** Number of deletions that are watched if records of others have vanished. */
const suspectDeletions = 3

/**
 * Returns the records whose deletions are watched, and for how long each, in milliseconds. If no deletion was tried
 * yet, the first one. If records of others have vanished since the run began, the oldest ones, each for a while: an
 * earlier deletion may have removed them later.
 */
export async function watchedFirst(
  {
    deletions,
    identification,
    bystanders,
  }: Pick<CleanupOptions, 'deletions' | 'identification' | 'bystanders'>,
  resource: Resource,
  entries: readonly Written[],
): Promise<{ watched: readonly Written[]; afterMs: number }> {
  if (!deletions.has(resource)) return { watched: entries.slice(0, 1), afterMs: 0 }
  const created = entries.filter(({ state }) => state === 'created')
  const isUnwatched = deletions.get(resource) === 'unsafe' || created.length === 0
  if (isUnwatched || !(await haveVanished())) return { watched: [], afterMs: 0 }
  return { watched: created.slice(-suspectDeletions), afterMs: controlMs }

  async function haveVanished(): Promise<boolean> {
    try {
      const foreign = await identification.foreignOf(resource)
      return (await bystanders.vanished(resource, foreign, 1)).length > 0
    } catch (error) {
      const isKnown = [Inconclusive, ContractBroken, RunEnded].some(kind => error instanceof kind)
      if (!isKnown) throw error
      // The deletions meet the same reason, and report it with each record.
      return false
    }
  }
}
