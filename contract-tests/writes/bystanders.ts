import { parsePointer } from '../../src/documents/pointer.ts'
import type { Reader } from '../core/exchange.ts'
import { carries, carriesAny } from '../core/marker.ts'
import { countValues } from '../core/match.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Resource } from './account.ts'
import { answered, type Foreign, lookForForeign } from './foreign.ts'
import { areOthersActive, type Harm, isHarmless } from './harm.ts'
import { isSafeId, pathOf, pointersOf } from './ids.ts'
import { idPlaceOf, type Ledger, ownIdsOf } from './ledger.ts'
import { marksIn, recordsWith } from './marks.ts'
import { jsonOf, marksOnRecord } from './marks-on-record.ts'

/** Maximum number of records that are read by id because a list no longer shows them. */
const mostAskedFor = 5
/** How often people who write are believed to have harmed a record at the moment of a write, besides the times they were seen to. */
const mostBelieved = 2

/**
 * Checks the records of other people around a write: takes a snapshot before the write, and compares
 * afterwards.
 */
export class Bystanders {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #pause: (milliseconds: number) => Promise<void>
  /** How often people who write were believed, less how often they were seen to do the same while the run wrote nothing. */
  #believed = 0

  constructor(read: Reader, ledger: Ledger, pause: (milliseconds: number) => Promise<void>) {
    this.#read = read
    this.#ledger = ledger
    this.#pause = pause
  }

  before(resource: Resource): Promise<Foreign> {
    return lookForForeign(this.#read, resource)
  }

  /**
   * Returns the ids of other people's records of a snapshot that are gone. Somebody else may have deleted them.
   * @param most how many to look for
   * @param listed a snapshot that was just taken
   */
  async vanished(resource: Resource, before: Foreign, most: number, listed?: Foreign): Promise<string[]> {
    const at = this.#idPlace(resource)
    const now = listed ?? (await this.before(resource))
    const missing = this.theirs(resource, before).filter(id => !now.has(id, at))
    const gone: string[] = []
    for (const id of missing.slice(0, mostAskedFor * most)) {
      if (gone.length === most) break
      if ((await this.#look(resource, id)) === 'gone') gone.push(id)
    }
    return gone
  }

  /** Returns the ids in a snapshot of records that are not ours, nor those of another run of the suite. */
  theirs(resource: Resource, listed: Foreign): string[] {
    const at = this.#idPlace(resource)
    const ours = ownIdsOf(this.#ledger, resource)
    const isTheirs = (id: string) => isSafeId(id) && !ours.includes(id) && !carriesAny(listed.textOf(id, at))
    return listed.idsAt(at).filter(isTheirs)
  }

  /** Whether a record does not exist. */
  async isGone(resource: Resource, id: string): Promise<boolean> {
    const shown = await this.#look(resource, id)
    return shown === 'gone' || this.#isMissing(resource, id, shown)
  }

  /**
   * Returns what happened to the records that are not ours since `before` was taken.
   * @param listed a snapshot that was just taken
   * @param loss what a record can lose
   */
  async harm(resource: Resource, before: Foreign, listed?: Foreign, loss = valuesLost): Promise<Harm> {
    const harm = await this.#since(resource, before, loss.isLess, listed)
    if (harm.gone === undefined && harm.lost === undefined) return harm
    const isHarmed = async (now: Foreign) => !isHarmless(await this.#since(resource, now, loss.varies))
    return (await this.mayOthersHave(resource, isHarmed)) ? {} : harm
  }

  /**
   * Whether other people may have done what looks like harm: if they are active, it also happens while the run writes
   * nothing. If they only create or change records in that time, this is believed a few times in a run.
   * @param isHarmed whether it happened again since a snapshot was taken
   */
  async mayOthersHave(resource: Resource, isHarmed: (now: Foreign) => Promise<boolean>): Promise<boolean> {
    const now = { links: await this.before('links'), pixels: await this.before('pixels') }
    if (await areOthersActive(this.#pause, () => isHarmed(now[resource]))) {
      this.#believed -= 1
      return true
    }
    if (this.#believed >= mostBelieved) return false
    const areWriting =
      (await this.#isWrittenTo('links', now.links)) || (await this.#isWrittenTo('pixels', now.pixels))
    if (areWriting) this.#believed += 1
    return areWriting
  }

  /** Whether other people have created or changed a record since a snapshot. Counters and times change by themselves. */
  async #isWrittenTo(resource: Resource, before: Foreign): Promise<boolean> {
    const at = this.#idPlace(resource)
    const now = await this.before(resource)
    const words = (listed: Foreign, id: string) => listed.textOf(id, at).replaceAll(/\d+/g, '')
    return this.theirs(resource, now).some(id => !before.has(id, at) || words(before, id) !== words(now, id))
  }

  async #since(
    resource: Resource,
    before: Foreign,
    isLess: (text: string, than: string) => boolean,
    listed?: Foreign,
  ): Promise<Harm> {
    const { run } = this.#ledger
    const at = this.#idPlace(resource)
    const ours = ownIdsOf(this.#ledger, resource)
    const now = listed ?? (await this.before(resource))
    const theirs = (id: string) => isSafeId(id) && !ours.includes(id) && !carries(before.textOf(id, at), run)
    // Other runs of the suite delete their own records, at any moment.
    const mayVanish = (id: string) => carriesAny(before.textOf(id, at))
    const ids = before.idsAt(at).filter(theirs)
    const missing = ids.filter(id => !now.has(id, at) && !mayVanish(id))
    const isWritten = (id: string, json: unknown) =>
      marksOnRecord(json, before.textOf(id, at), { resource, id, at, run }).length > 0
    const written = ids.filter(id => isWritten(id, jsonOf(now.textOf(id, at))))
    const asked = [...written, ...missing.slice(0, mostAskedFor), ...before.endsAt(at).filter(theirs)]
    for (const id of new Set(asked)) {
      const shown = await this.#look(resource, id)
      const isGone = shown === 'gone' || (await this.#isMissing(resource, id, shown, now))
      if (isGone && !mayVanish(id)) return { gone: id }
      if (isWritten(id, shown)) return { written: id }
    }
    const lost = ids.find(id => now.has(id, at) && isLess(now.textOf(id, at), before.textOf(id, at)))
    return lost === undefined ? {} : { lost }
  }

  /**
   * Whether a record is gone on a server that reports errors with a success status: neither the lists nor the response
   * to its id show it, although the response to the id of another record does.
   */
  async #isMissing(resource: Resource, id: string, shown: unknown, listed?: Foreign): Promise<boolean> {
    if (!isUnshown(shown, resource, id)) return false
    const at = this.#idPlace(resource)
    const now = listed ?? (await this.before(resource))
    const [other] = now.endsAt(at)
    if (now.has(id, at) || other === undefined || !isSafeId(other)) return false
    const control = await this.#look(resource, other)
    return control !== 'gone' && control !== undefined && !isUnshown(control, resource, other)
  }

  /** Returns what a record shows: its JSON, `gone` if it does not exist, undefined if it cannot be read. */
  async #look(resource: Resource, id: string): Promise<unknown> {
    const exchange = await answered(() => this.#read({ method: 'GET', path: pathOf(resource, id) }))
    if (exchange === undefined) return undefined
    if (isNotFound(exchange)) return 'gone'
    const { status, json } = exchange.answer
    return status < 300 ? json : undefined
  }

  #idPlace(resource: Resource): string {
    return idPlaceOf(this.#ledger, resource) ?? '/id'
  }

  /**
   * Counts the newest records that show the marker as their own. A marker deeper in a record than in the
   * others does not count: it belongs to another record that is shown inside.
   */
  async shownWith(resource: Resource, marker: string): Promise<number> {
    const query = [['per_page', '100']] as const
    const list = await answered(() => this.#read({ method: 'GET', path: `/${resource}`, query }))
    const found = recordsWith(list?.answer.json, marker).filter(record => record !== list?.answer.json)
    const depths = found.map(record => depthOf(marksIn(record, marker)))
    const least = leastOf(depths)
    return depths.filter(depth => depth === least).length
  }
}

/** What a record can lose, by its JSON texts: now and before. */
export interface Loss {
  isLess(text: string, than: string): boolean
  /** Whether the record changes in such a way although the run writes nothing. Then it has lost nothing. */
  varies(text: string, than: string): boolean
}

const valuesLost: Loss = { isLess: hasFewerValues, varies: hasFewerValues }

/** Whether a record shows fewer values than before, as JSON text. */
export function hasFewerValues(text: string, than: string): boolean {
  return text !== than && countValues(jsonOf(text)) < countValues(jsonOf(than))
}

/** Whether a readable response lacks the id of its record. */
function isUnshown(shown: unknown, resource: Resource, id: string): boolean {
  return shown !== undefined && shown !== 'gone' && pointersOf(shown, resource, id).length === 0
}

/** Returns the smallest depth of the pointers. */
function depthOf(pointers: readonly string[]): number {
  return leastOf(pointers.map(pointer => parsePointer(pointer).length))
}

function leastOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY)
}
