import { randomBytes } from 'node:crypto'
import type { PoliteClient } from '../core/client/client.ts'
import { Inconclusive } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import type { Change, Content, Created, Form, LeftBehind, Others, Resource, WriteAccount } from './account.ts'
import { noteBlank } from './blank.ts'
import { Bystanders } from './bystanders.ts'
import { ChangedRecords } from './changed-records.ts'
import { cleanUp } from './cleanup.ts'
import { samenessOf } from './content.ts'
import { type Creates, createCreates } from './creates.ts'
import { ExposedLinks } from './exposed.ts'
import { type Identification, identificationOf } from './identification.ts'
import { waitForLists } from './late-lists.ts'
import { type Ledger, ownIdsOf } from './ledger.ts'
import { Namesakes } from './namesakes.ts'
import { othersOf } from './others.ts'
import { OwnedRecord } from './prove.ts'
import { Room } from './room.ts'
import { createSender, type Sender } from './sender.ts'
import { Targets } from './targets.ts'
import { createTrial, type Trial } from './trial.ts'
import type { Made } from './trial-options.ts'
import { answeredOnce, controls, failure, triesFor, Unanswered } from './unanswered.ts'
import { WatchedCreates } from './watched-creates.ts'
import { watchedSender } from './watched-sender.ts'

export interface RunAccountOptions {
  client: PoliteClient
  ledger: Ledger
  /** Maximum number of records of the run that may exist at once. */
  maxObjects: number
  /** The reason why nothing may be written; undefined if writes are allowed. */
  noWrites: string | undefined
  /** Maximum number of records that the cleanup deletes at once. Default: 1. */
  concurrency?: number | undefined
  signal?: AbortSignal | undefined
}

/** Returns the word of a new run. */
export function newRun(): string {
  return `slk-${randomBytes(4).toString('hex')}`
}

/** Creates the account of a run. Nothing else sends writes. */
export function createAccount(options: RunAccountOptions): WriteAccount {
  return new RunAccount(options)
}

class RunAccount implements WriteAccount {
  readonly run: string
  readonly #client: PoliteClient
  readonly #ledger: Ledger
  readonly #sender: Sender
  readonly #identification: Identification
  readonly #targets: Targets
  readonly #creates: Creates
  readonly #concurrency: number
  readonly #trial: Trial
  readonly #room: Room
  readonly #exposed: ExposedLinks
  /** Reads after the signal is aborted, too. */
  readonly #afterwards: Bystanders
  /** The data for creating another record like an existing one, by resource and id: `links/12`. */
  readonly #forms = new Map<string, Made>()
  /** Resources whose first deletion was tried, or is being tried. */
  readonly #tried = new Set<Resource>()
  #isInUseTried = false
  #markers = 0

  constructor({ client, ledger, maxObjects, noWrites, concurrency = 1, signal }: RunAccountOptions) {
    this.#concurrency = concurrency
    this.run = ledger.run
    this.#client = client
    this.#ledger = ledger
    const bare = createSender(client, ledger, signal)
    const { read } = bare
    const pause = (ms: number) => client.pause(ms, signal)
    const bystanders = new Bystanders(read, ledger, pause)
    this.#afterwards = new Bystanders(client.send, ledger, client.pause)
    this.#exposed = new ExposedLinks(read, ledger, bystanders)
    const sender = watchedSender(bare, this.#exposed, new Namesakes(read, ledger, bystanders))
    this.#sender = sender
    this.#identification = identificationOf(read, ledger)
    this.#targets = new Targets(sender, ledger, noWrites)
    this.#creates = createCreates({
      sender,
      ledger,
      pause,
      watched: new WatchedCreates(read, ledger, bystanders, new ChangedRecords(ledger, bystanders, pause)),
      identification: this.#identification,
      noteLate: client.noteLate,
      untilListed: record => waitForLists({ read, pause, noteLate: client.noteLate }, ledger, record),
      maxObjects,
    })
    this.#room = new Room(ledger, (resource, formOf) => this.#createInPassing(resource, formOf))
    this.#trial = createTrial({
      sender,
      ledger,
      bystanders,
      pause,
      create: (resource, formOf) => this.createAgain(resource, formOf),
      own: (resource, id) => this.#targets.own(resource, id),
    })
  }

  marker(): string {
    this.#markers += 1
    return `${this.run}-${String(this.#markers).padStart(4, '0')}`
  }

  async create(resource: Resource, marker: string, form: Form): Promise<Created> {
    if (!form.some(([, value]) => carries(value, marker))) {
      throw new Error(`Failed to create in ${resource}: no value of the form contains the marker ${marker}`)
    }
    this.#targets.allow()
    this.#room.mustBeLeft(resource)
    const created = await this.#post(resource, marker, form).catch(async error => {
      if (error instanceof Inconclusive && error.exchange !== undefined)
        await this.#room.noteBusy(resource, error.exchange, this.#sender.read)
      throw error
    })
    if (created.id !== undefined) await this.#tryDeletion(resource, { id: created.id, marker, form })
    const { status } = created.exchange.answer
    if (status < 500) {
      await this.#room.note(resource, marker, form, created)
      return created
    }
    const sameness = samenessOf(resource, marker, { form })
    throw new Unanswered(`${status} for POST /${resource}`, sameness, created.exchange)
  }

  #post(resource: Resource, marker: string, form: Form): Promise<Created> {
    const post = () => this.#creates.post(resource, marker, { form })
    return resource === 'links' ? this.#exposed.create(form, post) : post()
  }

  /** Sends a create, and deletes its record at once. Returns the response to the create. */
  async #createInPassing(resource: Resource, formOf: (marker: string) => Form): Promise<Exchange> {
    const marker = this.marker()
    const { id, exchange } = await this.#post(resource, marker, formOf(marker))
    if (id !== undefined) await this.delete(resource, id)
    return exchange
  }

  async createAgain(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<Created & { marker: string; form: Form }> {
    const { read } = this.#sender
    const failing: (Exchange | undefined)[] = []
    while (failing.length < triesFor(this.#client)) {
      const marker = this.marker()
      const form = formOf(marker)
      try {
        return { ...(await this.create(resource, marker, form)), marker, form }
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        failing.push(error.exchange)
        await controls(read, failing.length)
      }
    }
    const answered = failing.every(exchange => exchange !== undefined)
    throw await failure(read, `POST /${resource}`, answered ? failing[0] : undefined, failing.length)
  }

  /**
   * Tries the first deletion as soon as a record exists, since every record that the run creates must be
   * deletable.
   */
  async #tryDeletion(resource: Resource, made: Made): Promise<void> {
    this.#forms.set(`${resource}/${made.id}`, made)
    if (this.#tried.has(resource)) return
    this.#tried.add(resource)
    try {
      await answeredOnce('DELETE', resource, () => this.#trial.remove(resource, made))
    } catch (error) {
      this.#tried.delete(resource)
      throw error
    }
    await this.#tryInUse()
  }

  /** Tries the deletion of a pixel that a link has, once a deletion of each kind of record has worked. */
  async #tryInUse(): Promise<void> {
    const oneOf = (resource: Resource) => {
      const there = this.#ledger.written.filter(one => one.resource === resource && one.state === 'created')
      const made = there.map(({ id }) => this.#forms.get(`${resource}/${id}`))
      return this.#tried.has(resource) ? made.find(one => one !== undefined) : undefined
    }
    const [link, pixel] = [oneOf('links'), oneOf('pixels')]
    if (link === undefined || pixel === undefined || this.#isInUseTried) return
    this.#isInUseTried = true
    await this.#trial.removeInUse(link, pixel)
  }

  async update(
    resource: Resource,
    id: string,
    form: Form,
    { method = 'PUT', raw, ...rest }: Change = {},
  ): Promise<Exchange> {
    const content = { ...rest, ...(raw === undefined ? { form } : { raw }) }
    const like = this.#forms.get(`${resource}/${id}`)
    if (this.#targets.written(resource, id).state === 'created')
      await answeredOnce(method, resource, () => this.#trial.change(resource, like, method, content))
    const target = await this.#targets.of(resource, id)
    const exchange = await answeredOnce(method, resource, () => this.#sender.change(target, method, content))
    // A change of a record that does not exist may have created one.
    const isMade = !(target instanceof OwnedRecord) && exchange.answer.status < 300
    if (isMade) this.#ledger.settle(this.#targets.written(resource, id), { claimed: id })
    if (target instanceof OwnedRecord) await noteBlank(this.#sender.read, this.#ledger, target, exchange)
    return exchange
  }

  async delete(resource: Resource, id: string): Promise<Exchange> {
    const entry = this.#targets.written(resource, id)
    const target = await this.#targets.of(resource, id)
    const exchange = await answeredOnce('DELETE', resource, () => this.#sender.remove(target))
    if (target instanceof OwnedRecord && exchange.answer.status < 300) this.#ledger.settle(entry, 'deleted')
    return exchange
  }

  async attempt(resource: Resource, content: Content, marker: string): Promise<Created> {
    this.#targets.allow()
    this.#room.mustBeLeft(resource)
    return this.#creates.post(resource, marker, { once: true, ...content })
  }

  get timesFull(): number {
    return this.#room.timesFull
  }

  created(resource: Resource): readonly string[] {
    return ownIdsOf(this.#ledger, resource)
  }

  others(): Promise<Others> {
    return othersOf(this.#ledger, this.#identification, this.#afterwards, this.#client.pause)
  }

  cleanup(): Promise<readonly LeftBehind[]> {
    const [client, ledger] = [this.#client, this.#ledger]
    // The cleanup also runs after the signal is aborted, so its sender gets no signal.
    return cleanUp({
      sender: createSender(client, this.#ledger),
      ledger,
      pause: client.pause,
      identification: { ...this.#identification, read: client.send },
      bystanders: this.#afterwards,
      deletions: ledger.deletions,
      late: this.#trial.late,
      concurrency: this.#concurrency,
    })
  }
}
