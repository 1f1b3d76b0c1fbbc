import { randomBytes } from 'node:crypto'
import type { Account, Resource } from './account.ts'
import { cleanUp } from './cleanup.ts'
import { type CreatesOptions, createCreates, looks } from './creates.ts'
import type { Exchange, Outgoing } from '../exchange.ts'
import type { Written } from './ledger.ts'
import { carries, look } from './marked.ts'
import { Skipped } from '../requirement.ts'
import { controls, failure, triesFor, Unanswered } from './unanswered.ts'

export interface AccountOptions extends CreatesOptions {
  /** Why nothing may be written; undefined when it may. */
  noWrites: string | undefined
}

/** A new run's word. */
export function newRun(): string {
  return `slk-${randomBytes(4).toString('hex')}`
}

/** The account of a run: the only one that writes. */
export function createAccount(options: AccountOptions): Account {
  const { client, ledger, run, signal } = options
  const wire = { send: (request: Outgoing) => client.send(request, signal) }
  const creates = createCreates(options)
  let markers = 0

  function allow(): void {
    if (options.noWrites !== undefined) throw new Skipped(options.noWrites)
  }

  /** The one gate to every change and every deletion. */
  async function own(resource: Resource, id: string): Promise<Written> {
    allow()
    const one = ledger.written.findLast(entry => entry.resource === resource && entry.id === id)
    if (one === undefined)
      throw new Skipped(`this run did not create ${resource}/${id}, so it may not write to it`)
    if (one.state === 'created') return one
    // An id that we have given back may be somebody else's by now.
    if ((await look(wire, resource, id, one.marker)) === 'other') {
      throw new Skipped(`${resource}/${id} was deleted, and its id is another record's now`)
    }
    return one
  }

  const account: Account = {
    run,
    marker() {
      markers += 1
      return `${run}-${String(markers).padStart(4, '0')}`
    },
    read: creates.read,
    async create(resource, marker, form) {
      if (!form.some(([, value]) => carries(value, marker))) {
        throw new Error(`Failed to create in ${resource}: no value of the form carries the marker ${marker}`)
      }
      const request = { method: 'POST', path: `/${resource}`, form }
      allow()
      const created = await creates.post(resource, marker, request, looks)
      const { status } = created.exchange.answer
      if (status < 500) return created
      throw creates.unanswered(request, `${status} for POST /${resource}`, created.exchange)
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
          await controls(wire, failing.length)
        }
      }
      const answered = failing.every(exchange => exchange !== undefined)
      throw await failure(wire, `POST /${resource}`, answered ? failing[0] : undefined, failing.length)
    },
    async update(resource, id, form, { method = 'PUT', raw, once } = {}) {
      await own(resource, id)
      const content = raw === undefined ? { form } : { raw }
      return client.send({ method, path: pathOf(resource, id), ...content, ...(once && { once }) }, signal)
    },
    async delete(resource, id) {
      const entry = await own(resource, id)
      const exchange = await client.send({ method: 'DELETE', path: pathOf(resource, id) }, signal)
      if (exchange.answer.status < 300) ledger.settle(entry, 'deleted')
      return exchange
    },
    async attempt(resource, { method = 'POST', ...content }, marker) {
      const request = { method, path: `/${resource}`, once: true, ...content }
      allow()
      return creates.post(resource, marker, request, 1)
    },
    cleanup: () => cleanUp(client, ledger),
  }
  return account
}

function pathOf(resource: Resource, id: string): string {
  return `/${resource}/${encodeURIComponent(id)}`
}
