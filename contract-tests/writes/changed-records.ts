import { sameSet } from '../core/match.ts'
import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { changesBetween, withoutMembers, withoutVolatile } from './changes.ts'
import type { Foreign } from './foreign.ts'
import { areOthersActive } from './harm.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'

/** Finds the records of other people that show other values than before. */
export class ChangedRecords {
  readonly #ledger: Ledger
  readonly #bystanders: Bystanders
  readonly #pause: (milliseconds: number) => Promise<void>
  /** The members that were seen to change by themselves. */
  readonly #volatile = { links: new Set<string>(), pixels: new Set<string>() }

  constructor(ledger: Ledger, bystanders: Bystanders, pause: (milliseconds: number) => Promise<void>) {
    this.#ledger = ledger
    this.#bystanders = bystanders
    this.#pause = pause
  }

  /**
   * Returns the other people's records of a snapshot that show other values now, with the members that do: `12: alias`.
   * @param now a snapshot that was just taken
   */
  async since(resource: Resource, before: Foreign, now: Foreign): Promise<string[]> {
    const volatile = this.#volatile[resource]
    const changes = withoutMembers(this.#between(resource, before, now), volatile)
    if (changes.size === 0) return []
    const later = this.#between(resource, now, await this.#bystanders.before(resource))
    const kept = withoutVolatile(changes, later, this.#bystanders.theirs(resource, now).length)
    for (const member of [...changes.values()].flat()) volatile.add(member)
    for (const member of [...kept.values()].flat()) volatile.delete(member)
    return [...kept].map(([id, members]) => `${id}: ${members.join(', ')}`)
  }

  /**
   * Returns the first record that `since` finds. Undefined if there is none, or if other people are active: their records
   * also change, appear or disappear while the run writes nothing.
   */
  async whileQuiet(resource: Resource, before: Foreign, now: Foreign): Promise<string | undefined> {
    const [changed] = await this.since(resource, before, now)
    if (changed === undefined) return undefined
    const first = await this.#bystanders.before(resource)
    const isBusy = async () => {
      const later = await this.#bystanders.before(resource)
      const ids = [first, later].map(listed => this.#bystanders.theirs(resource, listed))
      const changes = withoutMembers(this.#between(resource, first, later), this.#volatile[resource])
      return changes.size > 0 || !sameSet(ids[0]!, ids[1]!)
    }
    return (await areOthersActive(this.#pause, isBusy)) ? undefined : changed
  }

  #between(resource: Resource, before: Foreign, now: Foreign): ReturnType<typeof changesBetween> {
    const at = idPlaceOf(this.#ledger, resource) ?? '/id'
    return changesBetween(before, now, this.#bystanders.theirs(resource, before), at)
  }
}
