import { RunEnded } from '../core/ended.ts'
import { Skipped } from '../core/errors.ts'
import { remarked } from '../core/marker.ts'
import type { Content, Resource } from './account.ts'
import { noteBlank } from './blank.ts'
import { type Harm, harmful, isHarmless } from './harm.ts'
import { pathOf } from './ids.ts'
import { idPlaceOf } from './ledger.ts'
import { eventually } from './looks.ts'
import { Neighbours } from './neighbours.ts'
import { prove } from './prove.ts'
import { rareType } from './rare-type.ts'
import { copied, undeleted } from './trial-ends.ts'
import { tryInUse } from './trial-in-use.ts'
import type { Made, TrialOptions } from './trial-options.ts'
import { mustStillBeThere } from './vanished.ts'

/**
 * Tries the first deletion and the first change of a resource on the middle one of three records of ours. A
 * server that writes to a neighbour, or to the newest or oldest record, is detected before a write is sent
 * next to somebody else's record. A server that deletes nothing is detected before many records could be left
 * behind. Throws RunEnded in both cases.
 */
export interface Trial {
  /** Resources of which a deleted record was still shown for a while. */
  readonly late: ReadonlySet<Resource>
  /** Tries a deletion. Does nothing if the ledger already says whether deletions of the resource are safe. */
  remove(resource: Resource, like: Made): Promise<void>
  /** Tries the deletion of a pixel that a link has. Both records are like ours. */
  removeInUse(link: Made, pixel: Made): Promise<void>
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
  return new FirstWriteTrial(options)
}

class FirstWriteTrial implements Trial {
  readonly late = new Set<Resource>()
  readonly #options: TrialOptions
  readonly #neighbours: Neighbours
  readonly #changed = new Set<Resource>()
  readonly #trials = new Map<Resource, number>()
  readonly #troubles = new Map<Resource, number>()
  /** The record created after the one whose deletion was tried, by resource. Nothing else uses it. */
  readonly #spares = new Map<Resource, Made>()
  #rareType: string | undefined

  constructor(options: TrialOptions) {
    const { sender, ledger, bystanders } = options
    this.#options = options
    this.#neighbours = new Neighbours({ read: sender.read, ledger, bystanders })
  }

  async remove(resource: Resource, like: Made): Promise<void> {
    const { sender, ledger, own, pause } = this.#options
    if (ledger.deletions.has(resource)) return
    const { middle, behind } = await this.#between(resource, like)
    // Only a record that is new here: elsewhere, an update may have removed it.
    await mustStillBeThere(sender.read, pause, resource, [like.id])
    // A deletion may be carried out even if its response is a failure, so its effects are checked in any
    // case.
    const ofOther = await this.#watchOther(resource)
    const tried = await this.#neighbours.tryOn(resource, middle.id, async () =>
      sender.remove(await own(resource, middle.id)),
    )
    const { exchange, trouble } = tried
    const harm = isHarmless(tried.harm) ? await ofOther() : tried.harm
    const request = { method: 'DELETE', path: pathOf(resource, middle.id) }
    const ended = harmful(`${resource}.delete.others`, middle.id, harm, request, exchange)
    if (ended !== undefined) {
      ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
      throw ended
    }
    const isRefused = exchange === undefined || exchange.answer.status >= 300
    const entry = ledger.written.find(({ marker }) => marker === middle.marker)
    if (!isRefused && entry !== undefined) ledger.settle(entry, 'deleted')
    if (!(await this.#isGone(resource, middle, isRefused))) {
      if (exchange === undefined) throw this.#again(resource, trouble)
      ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
      throw undeleted(resource, middle.id, exchange)
    }
    if (isRefused && entry !== undefined) ledger.settle(entry, 'gone')
    ledger.note({ kind: 'deletions', resource, are: 'safe' })
    this.#spares.set(resource, behind)
  }

  removeInUse(link: Made, pixel: Made): Promise<void> {
    return tryInUse(this.#options, link, () => this.#between('pixels', pixel))
  }

  async change(
    resource: Resource,
    like: Made | undefined,
    method: 'PUT' | 'PATCH' | 'POST',
    content: Content,
  ): Promise<void> {
    const { sender, ledger, bystanders, own } = this.#options
    const count = this.#trials.get(resource) ?? 0
    if (this.#changed.has(resource) || count >= mostTrials) return
    if (like === undefined)
      throw new Skipped(`the run has created no ${resource} yet to try the first change on`)
    this.#trials.set(resource, count + 1)
    const middle = this.#takeSpare(resource) ?? (await this.#between(resource, like)).middle
    const { exchange, trouble, harm } = await this.#neighbours.tryOn(resource, middle.id, async () =>
      sender.change(await own(resource, middle.id), method, likeFor(content, like.marker, middle.marker)),
    )
    const request = { method, path: pathOf(resource, middle.id) }
    const ended = harmful(`${resource}.update.other-${resource}`, middle.id, harm, request, exchange)
    if (ended !== undefined) throw ended
    if (trouble !== undefined) throw trouble
    await noteBlank(sender.read, ledger, { resource, id: middle.id }, exchange)
    if (exchange.answer.status >= 300) return
    this.#changed.add(resource)
    const shown = await bystanders.shownWith(resource, middle.marker)
    if (shown > 1) throw copied(resource, request, shown, exchange)
  }

  /** Looks at the records of the other kind. Returns a function that finds out whether some of them disappeared. */
  async #watchOther(resource: Resource): Promise<() => Promise<Harm>> {
    const { bystanders } = this.#options
    const of = resource === 'links' ? 'pixels' : 'links'
    const before = await bystanders.before(of)
    return async () => {
      const { written: _, ...harm } = await bystanders.harm(of, before)
      return isHarmless(harm) ? {} : { ...harm, of }
    }
  }

  /** Returns the spare record, once, if it is between two of ours. */
  #takeSpare(resource: Resource): Made | undefined {
    const spare = this.#spares.get(resource)
    this.#spares.delete(resource)
    const ours = this.#options.ledger.written.filter(
      entry => entry.resource === resource && entry.state === 'created',
    )
    const place = ours.findIndex(({ marker }) => marker === spare?.marker)
    return place > 0 && place < ours.length - 1 ? spare : undefined
  }

  /**
   * Creates two more records like one of ours. The first is then between two of ours. Pixels get a type that few others
   * have, unless the server refuses it.
   */
  async #between(resource: Resource, like: Made): Promise<{ middle: Made; behind: Made }> {
    const { sender, pause } = this.#options
    const rare = resource === 'pixels' ? await this.#withRareType(like) : like
    const first = await this.#created(resource, rare)
    const middle = first ?? (await this.#copyOf(resource, like))
    const behind = await this.#copyOf(resource, first === undefined ? like : rare)
    await mustStillBeThere(sender.read, pause, resource, [middle.id])
    return { middle, behind }
  }

  /** Returns the pixel with a type that few pixels of other people have. */
  async #withRareType(pixel: Made): Promise<Made> {
    const { bystanders, ledger } = this.#options
    this.#rareType ??= rareType(await bystanders.before('pixels'), idPlaceOf(ledger, 'pixels') ?? '/id')
    const type = this.#rareType
    return { ...pixel, form: pixel.form.map(([name, value]) => [name, name === 'type' ? type : value]) }
  }

  async #copyOf(resource: Resource, like: Made): Promise<Made> {
    const made = await this.#created(resource, like)
    if (made === undefined) throw new Skipped(`no ${resource} could be created to try the first write on`)
    return made
  }

  /** Creates a record like one of ours. Undefined if the server refuses it, or if its id is not known. */
  async #created(resource: Resource, like: Made): Promise<Made | undefined> {
    const formOf = (marker: string) =>
      like.form.map(([name, value]) => [name, remarked(value, like.marker, marker)] as const)
    const { id, marker } = await this.#options.create(resource, formOf)
    return id === undefined ? undefined : { id, marker, form: formOf(marker) }
  }

  /**
   * Whether a record is gone after a deletion. A deleted record may still be shown for a while, so one look
   * that does not show it is enough.
   */
  #isGone(resource: Resource, { id }: Made, isRefused: boolean): Promise<boolean> {
    const { sender, ledger, pause } = this.#options
    return eventually(pause, pausesMs, async () => {
      const at = idPlaceOf(ledger, resource)
      const proof = await prove(sender.read, { resource, id, marker: ledger.run, at })
      // If the deletion was carried out, a record that cannot be read counts as gone.
      const isGone = proof.is !== 'ours' && !(isRefused && proof.is === 'unclear')
      if (!isGone) this.late.add(resource)
      return isGone
    })
  }

  /**
   * Returns the error to throw after a failed deletion: the error itself, or RunEnded after too many, since
   * each trial creates records.
   */
  #again(resource: Resource, trouble: Error): Error {
    const count = (this.#troubles.get(resource) ?? 0) + 1
    this.#troubles.set(resource, count)
    if (count < mostTroubles) return trouble
    return new RunEnded(`No deletion of ${resource} was seen to work: ${trouble.message}`, 3)
  }
}

/** Returns the content of a change for another record: with the marker of that record. */
function likeFor(content: Content, marker: string, other: string): Content {
  const form = content.form?.map(([name, value]) => [name, remarked(value, marker, other)] as const)
  const raw = content.raw && { ...content.raw, body: remarked(content.raw.body, marker, other) }
  return { ...content, ...(form && { form }), ...(raw && { raw }) }
}
