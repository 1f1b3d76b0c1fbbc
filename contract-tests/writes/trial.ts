import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { leavesOf, textOf } from '../core/match.ts'
import type { Content, Form, Resource } from './account.ts'
import { noteBlank } from './blank.ts'
import { type Bystanders, type Harm, harmful } from './bystanders.ts'
import { answered } from './foreign.ts'
import { pathOf } from './ids.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'
import { carries, remarked } from './marks.ts'
import { ownOf } from './own-values.ts'
import { type OwnedRecord, prove } from './prove.ts'
import type { Sender } from './sender.ts'
import { mustStillBeThere } from './vanished.ts'

/** A record of ours, with what is needed to create another one like it. */
export interface Made {
  id: string
  marker: string
  form: Form
}

export interface TrialOptions {
  sender: Sender
  ledger: Ledger
  bystanders: Bystanders
  /** Creates a record. `formOf` returns the form for a marker. */
  create(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<{ id: string | undefined; marker: string }>
  /** Proves that a record is ours. Throws Skipped if it no longer is. */
  own(resource: Resource, id: string): Promise<OwnedRecord>
  pause(milliseconds: number): Promise<void>
}

/**
 * Tries the first deletion and the first change of a resource on the middle one of three records of ours. A
 * server that writes to a neighbour, or to the newest or oldest record, is detected before a write is sent
 * next to somebody else's record. A server that deletes nothing is detected before many records could be left
 * behind. Throws RunEnded in both cases.
 */
export interface Trial {
  /** Tries a deletion. Does nothing if it is already known what deletions do. */
  remove(resource: Resource, like: Made): Promise<void>
  /**
   * Tries the change that is about to be sent to `like`. Does nothing if an earlier trial succeeded, or after
   * `mostTrials` trials.
   */
  change(
    resource: Resource,
    like: Made | undefined,
    method: 'PUT' | 'PATCH' | 'POST',
    content: Content,
  ): Promise<void>
}

/**
 * Number of trials without success after which changes are sent without a trial: they are assumed to be
 * refused too.
 */
const mostTrials = 3
/** Number of deletions with errors after which the run ends. */
const mostTroubles = 2
/** Pauses before a deleted record is read again, in milliseconds. */
const pausesMs = [0, 300, 1000, 2000]

export function createTrial(options: TrialOptions): Trial {
  const { sender, ledger, bystanders, own } = options
  const { run } = ledger
  const changed = new Set<Resource>()
  const trials = new Map<Resource, number>()
  const troubles = new Map<Resource, number>()

  /** Creates two more records like one of ours. Returns the first, which is then between two of ours. */
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
    await mustStillBeThere(sender.read, options.pause, resource, [like.id, middle.id])
    return middle
  }

  /**
   * Sends a write to the middle record. Returns its response or error, and the harm that it did to other
   * records.
   */
  async function tryOn(resource: Resource, middle: Made, write: () => Promise<Exchange>): Promise<Tried> {
    // Watches the record made after the middle one and the two made before it. Among our records these are
    // its neighbours, whatever other records were made in between.
    const watched = ledger.written
      .filter(entry => entry.resource === resource && entry.state === 'created')
      .flatMap(({ id }) => (id === undefined || id === middle.id ? [] : [id]))
      .slice(-3)
    const known = await marksOf(resource, watched)
    mustDiffer(resource, watched, known)
    const before = await bystanders.before(resource)
    const tried = await attempted(write)
    const now = await marksOf(resource, watched)
    const hit = watched.find((_, index) => known[index] !== now[index])
    if (hit !== undefined) return { ...tried, harm: { written: hit } }
    return { ...tried, harm: await bystanders.harm(resource, before) }
  }

  /** Throws RunEnded if two ids of ours lead to the same record, since a proof then means nothing. */
  function mustDiffer(resource: Resource, ids: readonly string[], known: readonly string[]): void {
    const mixed = ids.findIndex((_, index) => known[index] !== '[]' && known.indexOf(known[index]!) < index)
    if (mixed < 0) return
    const [one, other] = [known.indexOf(known[mixed]!), mixed].map(index => `/${resource}/${ids[index]}`)
    throw new RunEnded(
      `GET ${one} and GET ${other} show the same record, and two were made: nothing is written to either`,
      3,
    )
  }

  /**
   * Returns what each record shows of this run, as JSON. Its other values (counters, times) may change
   * without a write.
   */
  async function marksOf(resource: Resource, ids: readonly string[]): Promise<string[]> {
    const marks: string[] = []
    for (const id of ids) {
      const exchange = await answered(() => sender.read({ method: 'GET', path: pathOf(resource, id) }))
      const isShown = exchange !== undefined && exchange.answer.status < 300
      const leaves = isShown ? leavesOf(exchange.answer.json) : []
      marks.push(JSON.stringify(ownOf(leaves, id).filter(({ value }) => carries(textOf(value) ?? '', run))))
    }
    return marks
  }

  async function isGone(resource: Resource, { id }: Made, isRefused: boolean): Promise<boolean> {
    for (const ms of pausesMs) {
      await options.pause(ms)
      const at = idPlaceOf(ledger, resource)
      const proof = await prove(sender.read, { resource, id, marker: run, at })
      // If the deletion was carried out, a record that cannot be read counts as gone.
      if (proof.is !== 'ours' && !(isRefused && proof.is === 'unclear')) return true
    }
    return false
  }

  /**
   * Returns the error to throw after a deletion with an error: RunEnded after too many, since each trial
   * creates records.
   */
  function again(resource: Resource, trouble: Error): Error {
    const count = (troubles.get(resource) ?? 0) + 1
    troubles.set(resource, count)
    if (count < mostTroubles) return trouble
    return new RunEnded(`No deletion of ${resource} could be seen to work: ${trouble.message}`, 3)
  }

  async function remove(resource: Resource, like: Made): Promise<void> {
    if (ledger.deletions.has(resource)) return
    const middle = await between(resource, like)
    // A deletion may be carried out even if its response is a failure, so its effects are checked in any
    // case.
    const { exchange, trouble, harm } = await tryOn(resource, middle, async () =>
      sender.remove(await own(resource, middle.id)),
    )
    const request = { method: 'DELETE', path: pathOf(resource, middle.id) }
    const ended = harmful(`${resource}.delete.others`, middle.id, harm, request, exchange)
    if (ended !== undefined) {
      ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
      throw ended
    }
    const isRefused = exchange === undefined || exchange.answer.status >= 300
    const entry = ledger.written.find(({ marker }) => marker === middle.marker)
    if (!isRefused && entry !== undefined) ledger.settle(entry, 'deleted')
    if (!(await isGone(resource, middle, isRefused))) {
      if (trouble !== undefined) throw again(resource, trouble)
      ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
      throw undeleted(resource, middle, exchange!)
    }
    if (isRefused && entry !== undefined) ledger.settle(entry, 'gone')
    ledger.note({ kind: 'deletions', resource, are: 'safe' })
  }

  return {
    remove,
    async change(resource, like, method, content) {
      const count = trials.get(resource) ?? 0
      if (changed.has(resource) || count >= mostTrials) return
      if (like === undefined)
        throw new Skipped(`no ${resource} were made yet that the first change can be tried on`)
      trials.set(resource, count + 1)
      const middle = await between(resource, like)
      const { exchange, trouble, harm } = await tryOn(resource, middle, async () =>
        sender.change(await own(resource, middle.id), method, likeFor(content, like.marker, middle.marker)),
      )
      const request = { method, path: pathOf(resource, middle.id) }
      const ended = harmful(`${resource}.update.other-${resource}`, middle.id, harm, request, exchange)
      if (ended !== undefined) throw ended
      if (trouble !== undefined) throw trouble
      await noteBlank(sender.read, ledger, { resource, id: middle.id }, exchange)
      if (exchange.answer.status >= 300) return
      changed.add(resource)
      const shown = await bystanders.shownWith(resource, middle.marker)
      if (shown > 1) throw copied(resource, request, shown, exchange)
    },
  }
}

/**
 * The result of a write: its response, or the error if there is none; and the harm that it did to other
 * records.
 */
type Tried = Attempted & { harm: Harm }
type Attempted = { exchange: Exchange; trouble?: undefined } | { exchange?: undefined; trouble: Error }

async function attempted(write: () => Promise<Exchange>): Promise<Attempted> {
  try {
    return { exchange: await write() }
  } catch (error) {
    if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
    return { trouble: error }
  }
}

/** Returns the content of a change for another record: with the marker of that record. */
function likeFor(content: Content, marker: string, other: string): Content {
  const form = content.form?.map(([name, value]) => [name, remarked(value, marker, other)] as const)
  const raw = content.raw && { ...content.raw, body: remarked(content.raw.body, marker, other) }
  return { ...content, ...(form && { form }), ...(raw && { raw }) }
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

function copied(
  resource: Resource,
  { method, path }: { method: string; path: string },
  shown: number,
  exchange: Exchange,
): RunEnded {
  const received = `${shown} records with its marker`
  const broken = new ContractBroken(`${method} ${path} to change one record`, received, exchange)
  const message = `${method} ${path} made another record: nothing more is changed`
  return new RunEnded(message, 1, { requirement: `${resource}.update.other-${resource}`, broken })
}
