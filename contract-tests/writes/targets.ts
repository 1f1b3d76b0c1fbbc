import { Gone, Skipped } from '../core/errors.ts'
import type { Resource } from './account.ts'
import type { Ledger } from './ledger.ts'
import { type OwnedRecord, prove } from './prove.ts'
import type { Sender } from './sender.ts'
import { type VacantId, vacancyOf } from './vacant.ts'
import type { Written } from './written.ts'

/** Decides which records of a run a write may be sent to. */
export class Targets {
  readonly #sender: Sender
  readonly #ledger: Ledger
  readonly #noWrites: string | undefined

  /** `noWrites` is why nothing may be written; undefined if writes are allowed. */
  constructor(sender: Sender, ledger: Ledger, noWrites: string | undefined) {
    this.#sender = sender
    this.#ledger = ledger
    this.#noWrites = noWrites
  }

  /** Throws Skipped if nothing may be written. */
  allow(): void {
    if (this.#noWrites !== undefined) throw new Skipped(this.#noWrites)
  }

  /** Returns the create of a record. Throws Skipped if this run did not create the record. */
  written(resource: Resource, id: string): Written {
    this.allow()
    const one = this.#ledger.written.findLast(entry => entry.resource === resource && entry.id === id)
    if (one === undefined)
      throw new Skipped(`this run did not create ${resource}/${id}, so it may not write to it`)
    return one
  }

  /** Proves that a record is ours. Throws Skipped if it no longer is. */
  async own(resource: Resource, id: string): Promise<OwnedRecord> {
    const { at } = this.written(resource, id)
    const proof = await prove(this.#sender.justRead, { resource, id, marker: this.#ledger.run, at })
    if (proof.is === 'ours') return proof.record
    const why = { absent: 'no longer exists', other: 'is another record now', unclear: 'cannot be read' }
    const message = `${resource}/${id} ${why[proof.is]}, so nothing is written to it`
    throw proof.is === 'absent' ? new Gone(message) : new Skipped(message)
  }

  /**
   * Returns the target of a write to this id: our record or, if we deleted it and nobody has the id, the
   * vacant id.
   */
  async of(resource: Resource, id: string): Promise<OwnedRecord | VacantId> {
    if (this.written(resource, id).state === 'created') return this.own(resource, id)
    const vacant = await vacancyOf(this.#sender.justRead, { resource, id })
    if (vacant === undefined)
      throw new Skipped(`${resource}/${id} was deleted, and its id may now belong to another record`)
    return vacant
  }
}
