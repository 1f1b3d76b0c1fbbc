import { RunEnded } from '../ended.ts'
import type { Exchange } from '../exchange.ts'
import { leavesOf } from '../match.ts'
import { ContractBroken, Skipped } from '../requirement.ts'
import type { Form, Resource } from './account.ts'
import { answered, type Foreign } from './foreign.ts'
import { pathOf } from './ids.ts'
import { carries, remarked } from './marks.ts'
import type { OwnedRecord } from './prove.ts'
import type { Content, Sender } from './sender.ts'

/** A record of ours, and how it can be made once more. */
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
  /** Creates a record like another one. */
  create(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<{ id: string | undefined; marker: string }>
  /** Proves a record of ours; throws Skipped where it is not one any more. */
  own(resource: Resource, id: string): Promise<OwnedRecord>
  /** Notes that a record was deleted. */
  deleted(resource: Resource, id: string): void
}

/**
 * Tries the first change and the first deletion of a resource on the middle one of three records made for it. A server
 * that writes to a neighbour, or to the newest or oldest record, is found out before anybody else's record is beside
 * one of ours. Throws RunEnded when another record changed.
 */
export interface Trial {
  change(
    resource: Resource,
    like: Made | undefined,
    method: 'PUT' | 'PATCH' | 'POST',
    content: Content,
  ): Promise<void>
  remove(resource: Resource, like: Made | undefined): Promise<void>
  /** What was seen of deletions: `safe` where one took away what it was sent for and nothing else. */
  readonly deletions: ReadonlyMap<Resource, 'safe' | 'unsafe'>
}

/** After so many trials that a server refused, a change is taken to be refused like them. */
const mostTrials = 3

type Kind = 'update' | 'delete'

export function createTrial(options: TrialOptions): Trial {
  const { sender, run, own } = options
  const passed = { update: new Set<Resource>(), delete: new Set<Resource>() }
  const deletions = new Map<Resource, 'safe' | 'unsafe'>()
  const trials = new Map<string, number>()
  const trios = new Map<Resource, Made[]>()

  async function trioOf(resource: Resource, like: Made): Promise<Made[]> {
    const trio = trios.get(resource) ?? []
    trios.set(resource, trio)
    while (trio.length < 3) {
      const formOf = (marker: string) =>
        like.form.map(([name, value]) => [name, remarked(value, like.marker, marker)] as const)
      const { id, marker } = await options.create(resource, formOf)
      if (id === undefined) throw new Skipped(`no ${resource} could be made to try the first write on`)
      trio.push({ id, marker, form: formOf(marker) })
    }
    return trio
  }

  /** Sends one write to the middle record, and looks at the others before and after it. */
  async function attempt(
    kind: Kind,
    resource: Resource,
    like: Made | undefined,
    write: (middle: OwnedRecord, made: Made, like: Made) => Promise<Exchange>,
  ): Promise<void> {
    const count = trials.get(`${kind} ${resource}`) ?? 0
    if (passed[kind].has(resource) || count >= mostTrials) return
    if (like === undefined)
      throw new Skipped(`no ${resource} were made yet that the first ${kind} can be tried on`)
    trials.set(`${kind} ${resource}`, count + 1)
    const trio = await trioOf(resource, like)
    const [before, middle, behind] = trio as [Made, Made, Made]
    const watched = [before.id, behind.id]
    const known = [await snapshotsOf(resource, watched), await snapshotsOf(resource, watched)]
    const others = await readableForeign(resource)
    // Whatever becomes of it, the next trial is on records of its own.
    trios.delete(resource)
    const exchange = await write(await own(resource, middle.id), middle, like)
    const now = await snapshotsOf(resource, watched)
    const hit = watched.filter((_, index) => isChanged(known.map(one => one[index]), now[index]))
    for (const id of others) if (!(await isUntouched(resource, id))) hit.push(id)
    if (kind === 'delete' && hit.length > 0) deletions.set(resource, 'unsafe')
    if (hit[0] !== undefined) throw misplaced(kind, resource, middle.id, hit[0], exchange)
    if (exchange.answer.status >= 300) return
    passed[kind].add(resource)
    if (kind === 'delete') deletions.set(resource, 'safe')
    else trios.set(resource, trio)
  }

  async function snapshotsOf(resource: Resource, ids: readonly string[]): Promise<Map<string, unknown>[]> {
    const snapshots: Map<string, unknown>[] = []
    for (const id of ids) {
      const exchange = await answered(() => sender.read({ method: 'GET', path: pathOf(resource, id) }))
      const isShown = exchange !== undefined && exchange.answer.status < 300
      const leaves = isShown ? leavesOf(exchange.answer.json) : []
      snapshots.push(new Map(leaves.map(leaf => [leaf.pointer, leaf.value])))
    }
    return snapshots
  }

  /** The newest and the oldest of the records that were there before us, as far as they can be read. */
  async function readableForeign(resource: Resource): Promise<string[]> {
    const ids = (await options.foreignOf(resource)).idsAt(options.idPlace(resource) ?? '/id')
    const sample = [...new Set([ids[0], ids.at(-1)])].filter(id => id !== undefined)
    const readable: string[] = []
    for (const id of sample) if (await isUntouched(resource, id)) readable.push(id)
    return readable
  }

  /** Whether a record of somebody else is there and holds nothing of ours; they may change it themselves meanwhile. */
  async function isUntouched(resource: Resource, id: string): Promise<boolean> {
    const exchange = await answered(() => sender.read({ method: 'GET', path: pathOf(resource, id) }))
    return exchange === undefined || (exchange.answer.status < 300 && !carries(exchange.answer.text, run))
  }

  return {
    deletions,
    change: (resource, like, method, content) =>
      attempt('update', resource, like, (record, { marker }, like) => {
        const pairs = content.form?.map(
          ([name, value]) => [name, remarked(value, like.marker, marker)] as const,
        )
        const body = content.raw && { ...content.raw, body: remarked(content.raw.body, like.marker, marker) }
        return sender.change(record, method, {
          ...content,
          ...(pairs && { form: pairs }),
          ...(body && { raw: body }),
        })
      }),
    remove: (resource, like) =>
      attempt('delete', resource, like, async (record, made) => {
        const exchange = await sender.remove(record)
        if (exchange.answer.status < 300) options.deleted(resource, made.id)
        return exchange
      }),
  }
}

/** Whether a value that two reads agreed on is another one now. */
function isChanged(
  known: readonly (Map<string, unknown> | undefined)[],
  now?: Map<string, unknown>,
): boolean {
  const [first, second] = known
  if (first === undefined || second === undefined || first.size === 0) return false
  const steady = [...first].filter(([pointer, value]) => second.get(pointer) === value)
  return steady.some(([pointer, value]) => now?.get(pointer) !== value)
}

function misplaced(
  kind: Kind,
  resource: Resource,
  asked: string,
  changed: string,
  exchange: Exchange,
): RunEnded {
  const { method, path } = exchange.request
  const requirement = `${resource}.${kind === 'update' ? `update.other-${resource}` : 'delete.others'}`
  const received = `${resource}/${changed} changed too`
  return new RunEnded(
    `${method} ${path} wrote to ${resource}/${changed}, which it was not sent for: nothing more is changed`,
    1,
    { requirement, broken: new ContractBroken(`${resource}/${asked} alone to change`, received, exchange) },
  )
}
