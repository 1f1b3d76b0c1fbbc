import { sameSet } from '../core/match.ts'
import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { type Changed, changesBetween, withoutMembers, withoutVolatile } from './changes.ts'
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
   * Returns the other people's records of a snapshot that show other values now.
   * @param now a snapshot that was just taken
   */
  async since(resource: Resource, before: Foreign, now: Foreign): Promise<Changed[]> {
    const changes = withoutMembers(this.#between(resource, before, now), this.#volatile[resource])
    if (changes.size === 0) return []
    const later = this.#between(resource, now, await this.#bystanders.before(resource))
    const [old, compared] = [before, now].map(listed => this.#bystanders.theirs(resource, listed))
    const kept = withoutVolatile(changes, later, old!.filter(id => compared!.includes(id)).length)
    const steady = new Set([...kept.values()].flat())
    this.#noteVolatile(
      resource,
      [...changes.values()].flat().filter(member => !steady.has(member)),
    )
    return [...kept].map(([id, members]) => ({ id, members: members.join(', ') }))
  }

  /**
   * Returns the first record that `since` finds. Undefined if there is none, or if other people are active: their records
   * also change, appear or disappear while the run writes nothing.
   */
  async whileQuiet(resource: Resource, before: Foreign, now: Foreign): Promise<Changed | undefined> {
    const [changed] = await this.since(resource, before, now)
    if (changed === undefined) return undefined
    const first = await this.#bystanders.before(resource)
    const isBusy = async () => {
      const later = await this.#bystanders.before(resource)
      const [old, shown] = [first, later].map(listed => this.#bystanders.theirs(resource, listed))
      const changes = withoutMembers(this.#between(resource, first, later), this.#volatile[resource])
      this.#noteVolatile(resource, [...changes.values()].flat())
      return changes.size > 0 || !sameSet(old!, shown!)
    }
    return (await areOthersActive(this.#pause, isBusy)) ? undefined : changed
  }

  #noteVolatile(resource: Resource, members: readonly string[]): void {
    for (const member of members) this.#volatile[resource].add(member)
  }

  #between(resource: Resource, before: Foreign, now: Foreign): ReturnType<typeof changesBetween> {
    const at = idPlaceOf(this.#ledger, resource) ?? '/id'
    return changesBetween(before, now, this.#bystanders.theirs(resource, before), at)
  }
}
