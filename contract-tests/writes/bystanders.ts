import { formatPointer, parsePointer } from '../../src/dialect/pointer.ts'
import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, Reader } from '../core/exchange.ts'
import { leavesOf } from '../core/match.ts'
import type { Resource } from './account.ts'
import { answered, type Foreign, lookForForeign } from './foreign.ts'
import { isSafeId, pathOf, pointersOf } from './ids.ts'
import { idPlaceOf, type Ledger, ownIdsOf } from './ledger.ts'
import { isNotFound } from './looks.ts'
import { carries, marksIn, recordsWith } from './marks.ts'
import type { OwnedRecord } from './prove.ts'

/** How long to watch whether other people delete records of their own, in milliseconds. */
const controlMs = 2000
/** Number of looks in that time. */
const controls = 4
/** Maximum number of records that are read by id because a list no longer shows them. */
const mostAskedFor = 5

/** The harm that a write did to a record that is not ours. */
export interface Harm {
  /** The id of a record that disappeared although nobody else was seen to delete records. */
  gone?: string
  /** The id of a record that now shows the word of our run. */
  written?: string
}

/**
 * Checks the records of other people around a write: takes a snapshot before the write, and compares
 * afterwards.
 */
export class Bystanders {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #pause: (milliseconds: number) => Promise<void>
  /** By resource: the snapshot before the last create that was checked, and the number of creates since. */
  readonly #watched = new Map<Resource, { before: Foreign; creates: number }>()

  constructor(read: Reader, ledger: Ledger, pause: (milliseconds: number) => Promise<void>) {
    this.#read = read
    this.#ledger = ledger
    this.#pause = pause
  }

  /**
   * Returns a snapshot of the records before a create; undefined if the create is not to be checked. All
   * creates are checked until one check is done, since most servers that do more than they are asked do so at
   * once. After that, every fifth create is checked, but only if the oldest record of the last snapshot is
   * gone (a full account).
   */
  async beforeCreate(resource: Resource): Promise<Foreign | undefined> {
    const last = this.#watched.get(resource)
    if (last === undefined) return this.before(resource)
    last.creates += 1
    if (last.creates % 5 !== 0) return undefined
    const [oldest] = last.before.endsAt(this.#idPlace(resource))
    const isThere = oldest === undefined || (await this.#look(resource, oldest)) !== 'gone'
    return isThere ? undefined : this.before(resource)
  }

  before(resource: Resource): Promise<Foreign> {
    return lookForForeign(this.#read, resource)
  }

  /** Returns what happened to the records that are not ours since `before` was taken. */
  async harm(resource: Resource, before: Foreign): Promise<Harm> {
    const harm = await this.#since(resource, before)
    if (harm.gone === undefined) return harm
    // If other people are active, records also disappear without a write of ours.
    const now = await this.before(resource)
    for (let look = 1; look <= controls; look += 1) {
      await this.#pause(controlMs / controls)
      if ((await this.#since(resource, now)).gone !== undefined) return {}
    }
    return harm
  }

  async #since(resource: Resource, before: Foreign): Promise<Harm> {
    const { run } = this.#ledger
    const at = this.#idPlace(resource)
    const ours = ownIdsOf(this.#ledger, resource)
    const now = await this.before(resource)
    const theirs = (id: string) => isSafeId(id) && !ours.includes(id) && !carries(before.textOf(id, at), run)
    const ids = before.idsAt(at).filter(theirs)
    const missing = ids.filter(id => !now.has(id, at))
    const isWritten = (id: string, json: unknown) =>
      marksOnIt(json, before.textOf(id, at), { resource, id, at, run }).length > 0
    const written = ids.filter(id => isWritten(id, jsonOf(now.textOf(id, at))))
    const asked = [...written, ...missing.slice(0, mostAskedFor), ...before.endsAt(at).filter(theirs)]
    for (const id of new Set(asked)) {
      const shown = await this.#look(resource, id)
      if (shown === 'gone') return { gone: id }
      if (isWritten(id, shown)) return { written: id }
    }
    return {}
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

  /** Throws RunEnded if a create made two records, made one of the other resource too, or did harm. */
  async mustStandAlone(record: OwnedRecord, created: Exchange, before: Foreign): Promise<void> {
    const { resource, id, marker } = record
    this.#watched.set(resource, { before, creates: 0 })
    for (const kind of ['links', 'pixels'] as const) {
      const made = await this.shownWith(kind, marker)
      if (made <= (kind === resource ? 1 : 0)) continue
      const received = `${made} ${kind} with ${marker}`
      const broken = new ContractBroken(
        `POST /${resource} to make ${resource}/${id} alone`,
        received,
        created,
      )
      const message = `POST /${resource} did more than make ${resource}/${id}: ${received}. Nothing more is made`
      throw new RunEnded(message, 1, { requirement: `${resource}.create.alone`, broken })
    }
    const ended = harmful(
      `${resource}.create.alone`,
      id,
      await this.harm(resource, before),
      created.request,
      created,
    )
    if (ended !== undefined) throw ended
  }
}

/**
 * Returns the pointers at which a record shows the word of a run, in objects that it already had before the
 * write. A new object may show a neighbour of ours, so the word in it does not prove a write to this record.
 */
function marksOnIt(
  json: unknown,
  before: string,
  { resource, id, at, run }: { resource: Resource; id: string; at: string; run: string },
): string[] {
  const holderIn = (document: unknown) =>
    pointersOf(document, resource, id)
      .filter(pointer => pointer.endsWith(at))
      .map(pointer => pointer.slice(0, -at.length))
      .sort((a, b) => a.length - b.length)[0]
  const marks = marksIn(json, run)
  const known = jsonOf(before)
  const [holder, knownHolder] = [holderIn(json), holderIn(known)]
  if (holder === undefined || knownHolder === undefined) return marks
  const parents = new Set(leavesOf(known).map(({ pointer }) => parentOf(pointer).slice(knownHolder.length)))
  return marks.filter(mark => parents.has(parentOf(mark).slice(holder.length)))
}

function parentOf(pointer: string): string {
  return formatPointer(parsePointer(pointer).slice(0, -1))
}

function jsonOf(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

/** Returns the smallest depth of the pointers. */
function depthOf(pointers: readonly string[]): number {
  return leastOf(pointers.map(pointer => parsePointer(pointer).length))
}

function leastOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY)
}

/**
 * Returns the error that ends a run whose write did harm; undefined if it did none. `requirement` is the id
 * of the requirement that the harm breaks.
 */
export function harmful(
  requirement: string,
  asked: string,
  { written, gone }: Harm,
  { method, path }: { method: string; path: string },
  exchange: Exchange | undefined,
): RunEnded | undefined {
  const resource = path.split('/')[1]
  if (written !== undefined) {
    const received = `${resource}/${written} changed too`
    const message = `${method} ${path} wrote to ${resource}/${written}, which it was not sent for: nothing more is changed`
    if (exchange === undefined) return new RunEnded(message, 3)
    const broken = new ContractBroken(`${resource}/${asked} alone to change`, received, exchange)
    return new RunEnded(message, 1, { requirement, broken })
  }
  if (gone === undefined) return undefined
  // Somebody else may have deleted the record at that moment, so this does not prove a broken contract.
  const message = `${resource}/${gone}, which is not ours, went away when ${method} ${path} was sent, and no other record did in the ${controlMs / 1000} s after it: nothing more is made`
  return new RunEnded(message, 3, { requirement, broken: new Inconclusive(message, exchange) })
}
