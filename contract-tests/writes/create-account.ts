import { randomBytes } from 'node:crypto'
import type { PoliteClient } from '../core/client.ts'
import { Gone, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Account, Resource } from './account.ts'
import { noteBlank } from './blank.ts'
import { Bystanders } from './bystanders.ts'
import { cleanUp } from './cleanup.ts'
import { createCreates, samenessOf } from './creates.ts'
import { type Foreign, lookForForeign } from './foreign.ts'
import type { Identification } from './identify.ts'
import type { Ledger, Written } from './ledger.ts'
import { carries } from './marks.ts'
import { OwnedRecord, prove } from './prove.ts'
import { createSender, type Sender } from './sender.ts'
import { createTrial, type Made } from './trial.ts'
import { controls, failure, triesFor, Unanswered } from './unanswered.ts'
import { type VacantId, vacancyOf } from './vacant.ts'

export interface AccountOptions {
  client: PoliteClient
  ledger: Ledger
  /** Maximum number of records of the run that may exist at once. */
  maxObjects: number
  /** Why nothing may be written; undefined if writes are allowed. */
  noWrites: string | undefined
  signal?: AbortSignal | undefined
}

/** Returns the word of a new run. */
export function newRun(): string {
  return `slk-${randomBytes(4).toString('hex')}`
}

/** Creates the account of a run. Nothing else sends writes. */
export function createAccount(options: AccountOptions): Account {
  const { client, ledger, maxObjects, signal } = options
  const { run } = ledger
  const sender = createSender(client, signal)
  const identification = identificationOf(sender, ledger)
  const pause = (ms: number) => client.pause(ms, signal)
  const bystanders = new Bystanders(sender.read, ledger, pause)
  const creates = createCreates({ sender, ledger, identification, bystanders, pause, maxObjects })
  /** How to make another record like an existing one, by resource and id: `links/12`. */
  const forms = new Map<string, Made>()
  /** Resources whose first deletion was tried, or is being tried. */
  const tried = new Set<Resource>()
  let markers = 0

  function allow(): void {
    if (options.noWrites !== undefined) throw new Skipped(options.noWrites)
  }

  function written(resource: Resource, id: string): Written {
    allow()
    const one = ledger.written.findLast(entry => entry.resource === resource && entry.id === id)
    if (one === undefined)
      throw new Skipped(`this run did not create ${resource}/${id}, so it may not write to it`)
    return one
  }

  async function own(resource: Resource, id: string): Promise<OwnedRecord> {
    const { at } = written(resource, id)
    const proof = await prove(sender.justRead, { resource, id, marker: run, at })
    if (proof.is === 'ours') return proof.record
    const why = { absent: 'is not there any more', other: 'is another record now', unclear: 'cannot be read' }
    const message = `${resource}/${id} ${why[proof.is]}, so nothing is written to it`
    throw proof.is === 'absent' ? new Gone(message) : new Skipped(message)
  }

  /**
   * Returns the target of a write to this id: our record or, if we deleted it and nobody has the id, the
   * vacant id.
   */
  async function targetOf(resource: Resource, id: string): Promise<OwnedRecord | VacantId> {
    if (written(resource, id).state === 'created') return own(resource, id)
    const vacant = await vacancyOf(sender.justRead, { resource, id })
    if (vacant === undefined)
      throw new Skipped(`${resource}/${id} was deleted, and may be another record's now`)
    return vacant
  }

  const trial = createTrial({
    sender,
    ledger,
    bystanders,
    create: (resource, form) => account.createAgain(resource, form),
    own,
    pause,
  })

  /**
   * Tries the first deletion as soon as a record exists, since every record that the run makes must be
   * deletable.
   */
  async function tryDeletion(resource: Resource, made: Made): Promise<void> {
    forms.set(`${resource}/${made.id}`, made)
    if (tried.has(resource)) return
    tried.add(resource)
    try {
      await answeredOnce('DELETE', resource, () => trial.remove(resource, made))
    } catch (error) {
      tried.delete(resource)
      throw error
    }
  }

  const account: Account = {
    run,
    marker() {
      markers += 1
      return `${run}-${String(markers).padStart(4, '0')}`
    },
    async create(resource, marker, form) {
      if (!form.some(([, value]) => carries(value, marker))) {
        throw new Error(`Failed to create in ${resource}: no value of the form carries the marker ${marker}`)
      }
      allow()
      const created = await creates.post(resource, marker, { form })
      if (created.id !== undefined) await tryDeletion(resource, { id: created.id, marker, form })
      const { status } = created.exchange.answer
      if (status < 500) return created
      const sameness = samenessOf(resource, marker, { form })
      throw new Unanswered(`${status} for POST /${resource}`, sameness, created.exchange)
    },
    async createAgain(resource, formOf) {
      const failing: (Exchange | undefined)[] = []
      while (failing.length < triesFor(client)) {
        const marker = account.marker()
        const form = formOf(marker)
        try {
          return { ...(await account.create(resource, marker, form)), marker, form }
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error
          failing.push(error.exchange)
          await controls(sender.read, failing.length)
        }
      }
      const answered = failing.every(exchange => exchange !== undefined)
      throw await failure(sender.read, `POST /${resource}`, answered ? failing[0] : undefined, failing.length)
    },
    async update(resource, id, form, { method = 'PUT', raw, ...rest } = {}) {
      const content = { ...rest, ...(raw === undefined ? { form } : { raw }) }
      const like = forms.get(`${resource}/${id}`)
      if (written(resource, id).state === 'created')
        await answeredOnce(method, resource, () => trial.change(resource, like, method, content))
      const target = await targetOf(resource, id)
      const exchange = await answeredOnce(method, resource, () => sender.change(target, method, content))
      // A change of a record that does not exist may have created one.
      const isMade = !(target instanceof OwnedRecord) && exchange.answer.status < 300
      if (isMade) ledger.settle(written(resource, id), { claimed: id })
      if (target instanceof OwnedRecord) await noteBlank(sender.read, ledger, target, exchange)
      return exchange
    },
    async delete(resource, id) {
      const entry = written(resource, id)
      const target = await targetOf(resource, id)
      const exchange = await answeredOnce('DELETE', resource, () => sender.remove(target))
      if (target instanceof OwnedRecord && exchange.answer.status < 300) ledger.settle(entry, 'deleted')
      return exchange
    },
    async attempt(resource, content, marker) {
      allow()
      return creates.post(resource, marker, { once: true, ...content })
    },
    // The cleanup also runs after the signal is aborted, so its sender gets no signal.
    cleanup: () =>
      cleanUp({
        sender: createSender(client),
        ledger,
        pause: client.pause,
        identification: { ...identification, read: client.send },
        bystanders: new Bystanders(client.send, ledger, client.pause),
        deletions: ledger.deletions,
      }),
  }
  return account
}

/**
 * Sends a write. If no response came, throws Unanswered: the write may have been carried out, but may be
 * tried on another record.
 */
async function answeredOnce<T>(method: string, resource: Resource, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const isUnanswered = error instanceof Inconclusive && error.exchange === undefined
    throw isUnanswered ? new Unanswered(error.message, `${method} ${resource}`) : error
  }
}

function identificationOf({ read }: Sender, ledger: Ledger): Identification {
  const foreign = new Map<Resource, Promise<Foreign>>()
  return {
    read,
    ledger,
    trusted: new Set(),
    foreignOf(resource) {
      const known = foreign.get(resource) ?? lookForForeign(read, resource)
      foreign.set(resource, known)
      return known
    },
  }
}
