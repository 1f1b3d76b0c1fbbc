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
    const near = this.#around(resource, middle)
    const watched = near.map(({ id }) => id)
    const known = await this.#marksOf(resource, watched)
    mustDiffer(resource, watched, known)
    const before = await this.#bystanders.before(resource)
    const tried = await attempted(write)
    const now = await this.#marksOf(resource, watched)
    const hit = near.find(({ marker }, index) => !isUnharmed(known[index] ?? [], now[index] ?? [], marker))
    if (hit !== undefined) return { ...tried, harm: { written: hit.id } }
    return { ...tried, harm: await this.#bystanders.harm(resource, before) }
  }

  /**
   * Returns the two records created before the middle one, of the one created after it, and of the
   * newest one. Among our records the first three are its neighbours, whatever other records were created in
   * between.
   */
  #around(resource: Resource, middle: string): { id: string; marker: string }[] {
    const ours = this.#ledger.written
      .filter(entry => entry.resource === resource && entry.state === 'created')
      .flatMap(({ id, marker }) => (id === undefined ? [] : [{ id, marker }]))
    const place = ours.findIndex(({ id }) => id === middle)
    const near = [...ours.slice(Math.max(0, place - 2), place), ...ours.slice(place + 1, place + 2)]
    return [...new Set([...near, ...ours.slice(-1)])].filter(({ id }) => id !== middle)
  }

  /**
   * Returns what each record shows of this run. Its other values (counters, times) may change without a
   * write.
   */
  async #marksOf(resource: Resource, ids: readonly string[]): Promise<Mark[][]> {
    const { run } = this.#ledger
    const marks = ids.map(async id => {
      const exchange = await answered(() => this.#read({ method: 'GET', path: pathOf(resource, id) }))
      const isShown = exchange !== undefined && exchange.answer.status < 300
      const leaves = isShown ? leavesOf(exchange.answer.json) : []
      return ownOf(leaves, id)
        .map(({ pointer, value }) => ({ pointer, text: textOf(value) ?? '' }))
        .filter(({ text }) => carries(text, run))
    })
    return Promise.all(marks)
  }
}

/** A value of a record that contains the word of this run. */
export interface Mark {
  pointer: string
  text: string
}

/**
 * Whether a record shows what it showed before. Some services find the title of a new link a moment after its
 * creation: a value that is new may have the record's own marker, or be a part of another of its values.
 */
export function isUnharmed(before: readonly Mark[], now: readonly Mark[], marker: string): boolean {
  const isKept = ({ pointer, text }: Mark) => before.some(old => old.pointer === pointer && old.text === text)
  const isOwn = ({ pointer, text }: Mark) =>
    carries(text.replaceAll(/[^a-z\d]+/gi, '-'), marker) ||
    before.some(old => old.pointer !== pointer && old.text.includes(text))
  return (
    before.every(({ pointer }) => now.some(mark => mark.pointer === pointer)) &&
    now.every(mark => isKept(mark) || isOwn(mark))
  )
}

/**
 * Throws RunEnded if two ids of ours lead to the same record, since a proof then means nothing. `marks` is
 * what each record shows of this run.
 */
function mustDiffer(resource: Resource, ids: readonly string[], marks: readonly Mark[][]): void {
  const texts = marks.map(shown => JSON.stringify(shown))
  for (const [index, shown] of texts.entries()) {
    const first = texts.indexOf(shown)
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
