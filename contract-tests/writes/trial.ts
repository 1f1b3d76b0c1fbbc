import { RunEnded } from '../ended.ts'
import type { Exchange } from '../exchange.ts'
import { leavesOf, textOf } from '../match.ts'
import { ContractBroken, Skipped } from '../requirement.ts'
import type { Content, Form, Resource } from './account.ts'
import { answered, type Foreign } from './foreign.ts'
import { pathOf } from './ids.ts'
import { carries, remarked } from './marks.ts'
import { type OwnedRecord, prove } from './prove.ts'
import type { Sender } from './sender.ts'

/** A record of ours, and how another one like it can be made. */
export interface Made {
  id: string
  marker: string
  form: Form
}

export interface TrialOptions {
  sender: Sender
  run: string
  foreignOf(resource: Resource): Promise<Foreign>
  /** The end of the pointer at which records show their ids, where they do. */
  idPlace(resource: Resource): string | undefined
  /** Creates a record with a form. */
  create(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<{ id: string | undefined; marker: string }>
  /** Proves a record of ours; throws Skipped where it is not one any more. */
  own(resource: Resource, id: string): Promise<OwnedRecord>
  /** The ids of our records that are there, in the order of their creation. */
  alive(resource: Resource): string[]
  /** Notes that a record was deleted. */
  deleted(resource: Resource, id: string): void
  pause(milliseconds: number): Promise<void>
}

/**
 * Tries the first deletion and the first change of a resource on the middle one of three records of ours. A server that
 * writes to a neighbour, or to the newest or oldest record, is found out before anybody else's record is beside one of
 * ours; one that deletes nothing, before there is much to leave behind. Throws RunEnded for both.
 */
export interface Trial {
  /** Sends a deletion; nothing when one was seen to work. */
  remove(resource: Resource, like: Made): Promise<void>
  /** Sends what a change of `like` is about to send; nothing when one was seen to work. */
  change(
    resource: Resource,
    like: Made | undefined,
    method: 'PUT' | 'PATCH' | 'POST',
    content: Content,
  ): Promise<void>
  /** What was seen of deletions: `safe` where one took away what it was sent for and nothing else. */
  readonly deletions: ReadonlyMap<Resource, 'safe' | 'unsafe'>
}

/** After so many trials that a server refused, a change is taken to be refused like them. */
const mostTrials = 3
/** Pauses before a deleted record is asked for again, in milliseconds. */
const pausesMs = [0, 300, 1000, 2000]

export function createTrial(options: TrialOptions): Trial {
  const { sender, run, own } = options
  const changed = new Set<Resource>()
  const deletions = new Map<Resource, 'safe' | 'unsafe'>()
  const trials = new Map<Resource, number>()

  /** Makes two more records like one of ours. Returns the first of them, which then stands between two of ours. */
  async function between(resource: Resource, like: Made): Promise<Made> {
    const copy = async (): Promise<Made> => {
      const formOf = (marker: string) =>
        like.form.map(([name, value]) => [name, remarked(value, like.marker, marker)] as const)
      const { id, marker } = await options.create(resource, formOf)
      if (id === undefined) throw new Skipped(`no ${resource} could be made to try the first write on`)
      return { id, marker, form: formOf(marker) }
    }
    const middle = await copy()
    await copy()
    return middle
  }

  /** Sends a write to the record in the middle. Returns the ids of other records that it changed. */
  async function tryOn(
    resource: Resource,
    middle: Made,
    write: () => Promise<Exchange>,
  ): Promise<{ exchange: Exchange; hit: string[] }> {
    // The one behind it and two before it: what was made last is next to it, whatever came between.
    const watched = options
      .alive(resource)
      .filter(id => id !== middle.id)
      .slice(-3)
    const known = await marksOf(resource, watched)
    const others = await readableForeign(resource)
    const exchange = await write()
    const now = await marksOf(resource, watched)
    const hit = watched.filter((_, index) => known[index] !== now[index])
    for (const id of others) {
      const look = await foreignLook(resource, id)
      if (look === 'ours') hit.push(id)
    }
    return { exchange, hit }
  }

  /** What records show of this run: what else they show (counters, times) may change without being written to. */
  async function marksOf(resource: Resource, ids: readonly string[]): Promise<string[]> {
    const marks: string[] = []
    for (const id of ids) {
      const exchange = await answered(() => sender.read({ method: 'GET', path: pathOf(resource, id) }))
      const isShown = exchange !== undefined && exchange.answer.status < 300
      const leaves = isShown ? leavesOf(exchange.answer.json) : []
      marks.push(JSON.stringify(leaves.filter(({ value }) => carries(textOf(value) ?? '', run))))
    }
    return marks
  }

  /** The newest and the oldest of the records that were there before us, as far as they can be read. */
  async function readableForeign(resource: Resource): Promise<string[]> {
    const ids = (await options.foreignOf(resource)).idsAt(options.idPlace(resource) ?? '/id')
    const sample = [...new Set([ids[0], ids.at(-1)])].filter(id => id !== undefined)
    const readable: string[] = []
    for (const id of sample) if ((await foreignLook(resource, id)) === 'theirs') readable.push(id)
    return readable
  }

  /** What became of a record of somebody else: with a value of ours it was written to; gone, it may be their doing. */
  async function foreignLook(resource: Resource, id: string): Promise<'theirs' | 'ours' | 'gone'> {
    const exchange = await answered(() => sender.read({ method: 'GET', path: pathOf(resource, id) }))
    if (exchange === undefined) return 'theirs'
    if (exchange.answer.status >= 300) return 'gone'
    return carries(exchange.answer.text, run) ? 'ours' : 'theirs'
  }

  async function isGone(resource: Resource, { id }: Made): Promise<boolean> {
    for (const ms of pausesMs) {
      await options.pause(ms)
      const at = options.idPlace(resource)
      if ((await prove(sender.read, { resource, id, marker: run, at })).is !== 'ours') return true
    }
    return false
  }

  async function remove(resource: Resource, like: Made): Promise<void> {
    if (deletions.has(resource)) return
    const middle = await between(resource, like)
    const { exchange, hit } = await tryOn(resource, middle, async () =>
      sender.remove(await own(resource, middle.id)),
    )
    const [other] = hit
    if (other !== undefined) {
      deletions.set(resource, 'unsafe')
      throw misplaced(`${resource}.delete.others`, resource, middle.id, other, exchange)
    }
    const { status } = exchange.answer
    if (status < 300) options.deleted(resource, middle.id)
    if (!(await isGone(resource, middle))) {
      deletions.set(resource, 'unsafe')
      throw undeleted(resource, middle, exchange)
    }
    deletions.set(resource, 'safe')
  }

  return {
    deletions,
    remove,
    async change(resource, like, method, content) {
      const count = trials.get(resource) ?? 0
      if (changed.has(resource) || count >= mostTrials) return
      if (like === undefined)
        throw new Skipped(`no ${resource} were made yet that the first change can be tried on`)
      trials.set(resource, count + 1)
      const middle = await between(resource, like)
      const { exchange, hit } = await tryOn(resource, middle, async () =>
        sender.change(await own(resource, middle.id), method, likeFor(content, like.marker, middle.marker)),
      )
      if (hit[0] !== undefined)
        throw misplaced(`${resource}.update.other-${resource}`, resource, middle.id, hit[0], exchange)
      if (exchange.answer.status < 300) changed.add(resource)
    },
  }
}

/** The content of a change for another record than the one that it was written for. */
function likeFor(content: Content, marker: string, other: string): Content {
  const form = content.form?.map(([name, value]) => [name, remarked(value, marker, other)] as const)
  const raw = content.raw && { ...content.raw, body: remarked(content.raw.body, marker, other) }
  return { ...content, ...(form && { form }), ...(raw && { raw }) }
}

function misplaced(
  requirement: string,
  resource: Resource,
  asked: string,
  changed: string,
  exchange: Exchange,
): RunEnded {
  const { method, path } = exchange.request
  const received = `${resource}/${changed} changed too`
  return new RunEnded(
    `${method} ${path} wrote to ${resource}/${changed}, which it was not sent for: nothing more is changed`,
    1,
    { requirement, broken: new ContractBroken(`${resource}/${asked} alone to change`, received, exchange) },
  )
}

function undeleted(resource: Resource, { id }: Made, exchange: Exchange): RunEnded {
  const { status } = exchange.answer
  const requirement = `${resource}.delete.${status < 300 ? 'applied' : 'accepted'}`
  const received = `${status}, and it can still be read`
  return new RunEnded(
    `DELETE /${resource}/${id} was answered ${status}, and did not take the record away: nothing more is made`,
    1,
    { requirement, broken: new ContractBroken(`${resource}/${id} to be gone`, received, exchange) },
  )
}
