import { RunEnded } from '../core/ended.ts'
import { Inconclusive } from '../core/errors.ts'
import { type Exchange, isSuccess, type Reader } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { countValues } from '../core/match.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { answered, type Foreign } from './foreign.ts'
import { pathOf } from './ids.ts'
import { type Ledger, ownIdsOf } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'

/** Number of deletions of a resource around which the record of the other kind with the same id is read. */
const most = 3

/**
 * Watches the link with the same id as a deleted pixel, and the other way round. A service that deletes the rows of a
 * record from a shared table may forget to ask of which kind they are.
 */
export class Namesakes {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #bystanders: Bystanders
  readonly #left = { links: most, pixels: most }
  /** Whether a namesake was harmed when other people were active. A second one is no coincidence. */
  #wasHarmed = false

  constructor(read: Reader, ledger: Ledger, bystanders: Bystanders) {
    this.#read = read
    this.#ledger = ledger
    this.#bystanders = bystanders
  }

  /**
   * Sends a deletion. Throws RunEnded if the namesake of the record is then gone, or has lost values, unless other people
   * also delete records soon after it.
   */
  async around({ resource, id }: OwnedRecord, remove: () => Promise<Exchange>): Promise<Exchange> {
    const other = resource === 'links' ? 'pixels' : 'links'
    if (this.#left[resource] === 0 || ownIdsOf(this.#ledger, other).includes(id)) return remove()
    this.#left[resource] -= 1
    const before = await this.#look(other, id)
    // A service may show the same record at both paths.
    if (before === undefined || !isSuccess(before) || carries(before.answer.text, this.#ledger.run))
      return remove()
    const exchange = await remove()
    const after = await this.#look(other, id)
    if (after === undefined || !isHarmed(before, after)) return exchange
    const isAnyGone = async (now: Foreign) => (await this.#bystanders.vanished(other, now, 1)).length > 0
    if (!this.#wasHarmed && (await this.#bystanders.mayOthersHave(other, isAnyGone))) {
      this.#wasHarmed = true
      this.#left[resource] = most
      return exchange
    }
    this.#ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
    const message = `${other}/${id}, which is not a record of this run, ${isNotFound(after) ? 'disappeared' : 'lost values'} when DELETE /${resource}/${id} was sent: the run deletes no more ${resource}`
    throw new RunEnded(message, 3, {
      requirement: `${resource}.delete.others`,
      broken: new Inconclusive(message, exchange),
    })
  }

  #look(resource: Resource, id: string): Promise<Exchange | undefined> {
    return answered(() => this.#read({ method: 'GET', path: pathOf(resource, id) }))
  }
}

/** Whether a record is gone or shows less. A counter or a time that changed is no harm. */
function isHarmed(before: Exchange, after: Exchange): boolean {
  return (
    isNotFound(after) ||
    (isSuccess(after) && countValues(after.answer.json) < countValues(before.answer.json))
  )
}
