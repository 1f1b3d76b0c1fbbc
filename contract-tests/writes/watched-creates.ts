import { RunEnded } from '../core/ended.ts'
import { ContractBroken } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import type { ChangedRecords } from './changed-records.ts'
import type { Changed } from './changes.ts'
import { type Foreign, lookForOldest } from './foreign.ts'
import { harmful, isHarmless } from './harm.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'

/**
 * Returns the number of creates after which the oldest records of other people are looked at. A full account loses as
 * many records. If it is nearly full when the run begins, the first creates fill it.
 * @param creates the number of creates of one resource so far
 */
function createsPerLook(creates: number): number {
  return creates <= 20 ? 1 : 5
}

/** Time after which a list counts as slow, in milliseconds. */
const slowListMs = 400

/** Number of creates that are checked after a record of other people was seen to be gone or changed. */
const checksAfterHarm = 20

/** The creates of a resource since the last one that was checked. */
interface Watched {
  /** The snapshot before the create that was checked. */
  before: Foreign
  /** Number of creates since the last look at the oldest record of the snapshot. */
  creates: number
  /**
   * Number of creates that are still to be checked, because a record was gone or changed at a look: as in a full account,
   * or on a server that replaces or disables a record now and then.
   */
  checks: number
  /** The record of other people that changed with the create that was checked. */
  changed?: Changed | undefined
}

/** Checks what the creates of a run do to the records of other people. */
export class WatchedCreates {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #bystanders: Bystanders
  readonly #changed: ChangedRecords
  readonly #watched = new Map<Resource, Watched>()
  /** Number of creates of the run, by resource. */
  readonly #creates = { links: 0, pixels: 0 }
  #areListsSlow = false

  constructor(read: Reader, ledger: Ledger, bystanders: Bystanders, changed: ChangedRecords) {
    this.#read = read
    this.#ledger = ledger
    this.#bystanders = bystanders
    this.#changed = changed
  }

  /**
   * Returns a snapshot of the records before a create; undefined if the create needs no check. Every create
   * is checked until one check is done, because a server that does more than requested usually does so from
   * the first create on. After that, creates are checked only if one of the oldest records of the last snapshot is
   * gone or changed, which is looked at after every few creates.
   * @param now a snapshot that was just taken
   */
  async beforeCreate(resource: Resource, now?: Foreign): Promise<Foreign | undefined> {
    this.#creates[resource] += 1
    const last = this.#watched.get(resource)
    if (last === undefined) return now ?? this.#bystanders.before(resource)
    last.creates += 1
    const watched = [...this.#watched]
    const creates = watched.reduce((sum, [, { creates }]) => sum + creates, 0)
    if (creates >= createsPerLook(this.#creates[resource]))
      await Promise.all(watched.map(one => this.#lookAtOldest(...one)))
    return last.checks > 0 ? this.#bystanders.before(resource) : undefined
  }

  async #lookAtOldest(resource: Resource, watched: Watched): Promise<void> {
    if (watched.creates === 0) return
    watched.creates = 0
    if (watched.checks === 0 && (await this.#isHarmed(resource, watched.before)))
      watched.checks = checksAfterHarm
  }

  /**
   * Whether one of the oldest records of a snapshot is gone or changed. If lists are too slow to be read after each create,
   * only the oldest one is looked at.
   */
  async #isHarmed(resource: Resource, before: Foreign): Promise<boolean> {
    const at = idPlaceOf(this.#ledger, resource) ?? '/id'
    const theirs = new Set(this.#bystanders.theirs(resource, before))
    const ids = before.oldestAt(at).filter(id => theirs.has(id))
    const [oldest] = ids
    if (oldest === undefined) return false
    if (this.#areListsSlow) return this.#bystanders.isGone(resource, oldest)
    const start = performance.now()
    const now = await lookForOldest(this.#read, resource)
    this.#areListsSlow = performance.now() - start > slowListMs
    const missing = now.isRead ? ids.find(id => !now.has(id, at)) : oldest
    if (missing !== undefined && (await this.#bystanders.isGone(resource, missing))) return true
    return (await this.#changed.since(resource, before, now)).length > 0
  }

  /**
   * Throws RunEnded if a create created two records, also created one of the other resource, or did harm. Also throws if two
   * checked creates in a row changed the same members of two records of other people.
   * @param listed a snapshot that was taken after the create
   */
  async mustStandAlone(
    record: OwnedRecord,
    created: Exchange,
    before: Foreign,
    listed?: Foreign,
  ): Promise<void> {
    const { resource, id, marker } = record
    const { checks = 0, changed: last } = this.#watched.get(resource) ?? {}
    const watched: Watched = { before, creates: 0, checks: Math.max(0, checks - 1) }
    this.#watched.set(resource, watched)
    // Without its own marker, a record looks like the others of the run.
    const kinds = marker === this.#ledger.run ? [] : (['links', 'pixels'] as const)
    const shown = kinds.map(async kind => [kind, await this.#bystanders.shownWith(kind, marker)] as const)
    for (const [kind, made] of await Promise.all(shown)) {
      if (made <= (kind === resource ? 1 : 0)) continue
      const received = `${made} ${kind} with ${marker}`
      const broken = new ContractBroken(
        `POST /${resource} to create only ${resource}/${id}`,
        received,
        created,
      )
      const message = `POST /${resource} did more than create ${resource}/${id}: ${received}. The run creates nothing more`
      throw new RunEnded(message, 1, { requirement: `${resource}.create.alone`, broken })
    }
    const now = listed ?? (await this.#bystanders.before(resource))
    const harm = await this.#bystanders.harm(resource, before, now)
    const changed = isHarmless(harm) ? await this.#changed.whileQuiet(resource, before, now) : undefined
    if (changed !== undefined) {
      watched.changed = changed
      watched.checks = checksAfterHarm
    }
    // Somebody may have changed a record at that moment. A member that each create changes in the same record may be
    // about the create, such as the number of links in a space.
    const isAgain = last !== undefined && last.id !== changed?.id && last.members === changed?.members
    const all = isAgain ? { ...harm, changed } : harm
    const ended = harmful(`${resource}.create.alone`, id, all, created.request, created)
    if (ended !== undefined) throw ended
  }
}
