import { setTimeout as sleep } from 'node:timers/promises'
import type { Created, CreatedReader, Resource } from './account.ts'
import { Interrupted, type PoliteClient } from '../client.ts'
import type { Exchange, Outgoing } from '../exchange.ts'
import type { Ledger, Written } from './ledger.ts'
import { carries, findMarked, look } from './marked.ts'
import { leavesOf, textOf } from '../match.ts'
import { ContractBroken, Inconclusive, Skipped } from '../requirement.ts'
import { Unanswered } from './unanswered.ts'

export interface CreatesOptions {
  client: PoliteClient
  ledger: Ledger
  run: string
  /** How many objects of the run may be there at once. */
  maxObjects: number
  signal?: AbortSignal
}

/** The creates of a run: written ahead to the ledger, sent once, and resolved by what carries their marker. */
export interface Creates {
  read(reader: CreatedReader): void
  /** Sends a create that may be refused. `times` is how often its marker is looked for. */
  post(resource: Resource, marker: string, request: Outgoing, times: number): Promise<Created>
  /** What to throw for a create that nobody answered. */
  unanswered(request: Outgoing, message: string, exchange?: Exchange): Unanswered
}

/** How often a marker is looked for. */
export const looks = 3

export function createCreates(options: CreatesOptions): Creates {
  const { client, ledger, run, signal } = options
  const wire = { send: (request: Outgoing) => client.send(request, signal) }
  let reader: CreatedReader | undefined
  let lost = 0
  /** Kinds of records of which one did not show its marker: whose they are is then seen from what is new. */
  const unmarked = new Set<Resource>()

  function begin(resource: Resource, marker: string): Written {
    const alive = ledger.written.filter(({ state }) => state === 'created' || state === 'unknown').length
    if (alive >= options.maxObjects) {
      throw new Skipped(`${alive} objects of this run are there, and --max-objects allows no more`)
    }
    return ledger.create(resource, marker)
  }

  /** The id of the record that a create made: only one that carries the marker is believed. */
  async function identify(entry: Written, exchange?: Exchange): Promise<string | undefined> {
    const { resource, marker } = entry
    const told = exchange && reader?.idOf(resource, exchange)
    if (told !== undefined && (await look(wire, resource, told, marker)) === 'marked') return told
    const found = (await reader?.findByMarker(resource, marker)) ?? []
    for (const id of found) {
      if ((await look(wire, resource, id, marker)) === 'marked') return id
    }
    return found[0] ?? (await findMarked(wire, resource, marker, exchange))
  }

  async function resolve(
    entry: Written,
    exchange: Exchange | undefined,
    most: number,
    before: ReadonlySet<string | undefined> | undefined,
  ): Promise<string | undefined> {
    // A server that keeps losing what it creates is not waited for again and again.
    const times = lost < looks ? most : 1
    const told = exchange && reader?.idOf(entry.resource, exchange)
    for (let attempt = 1; attempt <= times; attempt += 1) {
      try {
        const id = (await identify(entry, exchange)) ?? (await identifyNew(entry.resource, told, before))
        if (id !== undefined) {
          ledger.settle(entry, { id })
          return id
        }
      } catch (error) {
        if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
        // The client has tried long enough for both of them.
        break
      }
      if (attempt < times) await sleep(200 * attempt)
    }
    lost += 1
    unmarked.add(entry.resource)
    const reason = `${exchange?.answer.status ?? 'no answer'}, and no record with the marker`
    ledger.settle(entry, { reason, ...(told !== undefined && { claimed: told }) })
    return undefined
  }

  /** The id of a record that does not show whose it is: it is ours when it was not there before and is now. */
  async function identifyNew(
    resource: Resource,
    told: string | undefined,
    before: ReadonlySet<string | undefined> | undefined,
  ): Promise<string | undefined> {
    if (told === undefined || before === undefined || before.has(told)) return undefined
    return (await newest(resource)).has(told) ? told : undefined
  }

  async function post(
    resource: Resource,
    marker: string,
    request: Outgoing,
    times: number,
  ): Promise<Created> {
    const body = request.raw?.body ?? new URLSearchParams(request.form?.map(pair => [...pair])).toString()
    const tells = carries(body, marker) && !unmarked.has(resource)
    const before = tells ? undefined : await newest(resource)
    const entry = begin(resource, marker)
    let exchange: Exchange
    try {
      exchange = await client.send(request, signal)
    } catch (error) {
      const refusal = error instanceof Inconclusive ? error.exchange : undefined
      if (error instanceof Interrupted) ledger.settle(entry, 'gone')
      else if (refusal !== undefined) ledger.settle(entry, { status: refusal.answer.status })
      else await resolve(entry, undefined, times, before)
      const nobody = error instanceof Inconclusive && refusal === undefined
      throw nobody ? unanswered(request, error.message) : error
    }
    const { status } = exchange.answer
    if (status >= 400 && status < 500) {
      ledger.settle(entry, { status })
      return { exchange, id: undefined }
    }
    return { exchange, id: await resolve(entry, exchange, times, before) }
  }

  /** Every value in the list of the newest records. */
  async function newest(resource: Resource): Promise<Set<string | undefined>> {
    const { answer } = await wire.send({ method: 'GET', path: `/${resource}`, query: [['per_page', '100']] })
    return new Set(leavesOf(answer.json).map(leaf => textOf(leaf.value)))
  }

  /** What to throw for a create that nobody answered. */
  function unanswered(request: Outgoing, message: string, exchange?: Exchange): Unanswered {
    const body = new URLSearchParams(request.form?.map(([name, value]): [string, string] => [name, value]))
    const sameness = `${request.path} ${body}`.replaceAll(new RegExp(`${run}-\\d+`, 'g'), '*')
    return new Unanswered(message, sameness, exchange)
  }

  return {
    read(next) {
      reader = next
    },
    post,
    unanswered,
  }
}
