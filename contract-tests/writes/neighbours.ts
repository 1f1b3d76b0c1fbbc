import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import { leavesOf, textOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { answered } from './foreign.ts'
import type { Harm } from './harm.ts'
import { pathOf } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { ownOf } from './own-values.ts'

/**
 * The result of a write: its response, or the error if there is none; and the harm that it did to other
 * records.
 */
export type Tried = Attempted & { harm: Harm }
type Attempted = { exchange: Exchange; trouble?: undefined } | { exchange?: undefined; trouble: Error }

/** Watches the run's own records around a record, and the records of others, while a write is sent to it. */
export class Neighbours {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #bystanders: Bystanders

  constructor({ read, ledger, bystanders }: { read: Reader; ledger: Ledger; bystanders: Bystanders }) {
    this.#read = read
    this.#ledger = ledger
    this.#bystanders = bystanders
  }

  /**
   * Sends a write to the record `middle`. Returns its response or error, and the harm that it did to other
   * records.
   */
  async tryOn(resource: Resource, middle: string, write: () => Promise<Exchange>): Promise<Tried> {
    const watched = this.#around(resource, middle)
    const known = await this.#marksOf(resource, watched)
    mustDiffer(resource, watched, known)
    const before = await this.#bystanders.before(resource)
    const tried = await attempted(write)
    const now = await this.#marksOf(resource, watched)
    const hit = watched.find((_, index) => known[index] !== now[index])
    if (hit !== undefined) return { ...tried, harm: { written: hit } }
    return { ...tried, harm: await this.#bystanders.harm(resource, before) }
  }

  /**
   * Returns the ids of the two records created before the middle one, of the one created after it, and of the
   * newest one. Among our records the first three are its neighbours, whatever other records were created in
   * between.
   */
  #around(resource: Resource, middle: string): string[] {
    const ids = this.#ledger.written
      .filter(entry => entry.resource === resource && entry.state === 'created')
      .flatMap(({ id }) => (id === undefined ? [] : [id]))
    const place = ids.indexOf(middle)
    const near = [...ids.slice(Math.max(0, place - 2), place), ...ids.slice(place + 1, place + 2)]
    return [...new Set([...near, ...ids.slice(-1)])].filter(id => id !== middle)
  }

  /**
   * Returns what each record shows of this run, as JSON. Its other values (counters, times) may change
   * without a write.
   */
  async #marksOf(resource: Resource, ids: readonly string[]): Promise<string[]> {
    const { run } = this.#ledger
    const marks = ids.map(async id => {
      const exchange = await answered(() => this.#read({ method: 'GET', path: pathOf(resource, id) }))
      const isShown = exchange !== undefined && exchange.answer.status < 300
      const leaves = isShown ? leavesOf(exchange.answer.json) : []
      return JSON.stringify(ownOf(leaves, id).filter(({ value }) => carries(textOf(value) ?? '', run)))
    })
    return Promise.all(marks)
  }
}

/**
 * Throws RunEnded if two ids of ours lead to the same record, since a proof then means nothing. `marks` is
 * what each record shows of this run.
 */
function mustDiffer(resource: Resource, ids: readonly string[], marks: readonly string[]): void {
  for (const [index, shown] of marks.entries()) {
    const first = marks.indexOf(shown)
    if (shown === '[]' || first === index) continue
    const [one, other] = [first, index].map(at => `/${resource}/${ids[at]}`)
    throw new RunEnded(
      `GET ${one} and GET ${other} show the same record, although two were created: the run writes to neither`,
      3,
    )
  }
}

async function attempted(write: () => Promise<Exchange>): Promise<Attempted> {
  try {
    return { exchange: await write() }
  } catch (error) {
    if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
    return { trouble: error }
  }
}
