import { type Blame, RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Content, Created, Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { type Identification, namedIn, type Sighting, sight } from './identify.ts'
import type { Ledger, Written } from './ledger.ts'
import { carries } from './marks.ts'
import { isMissing, mayBeThere } from './missing.ts'
import { createRefusals } from './refusals.ts'
import { searchHint } from './searches.ts'
import type { Sender } from './sender.ts'
import { Unanswered } from './unanswered.ts'

export interface CreatesOptions {
  sender: Sender
  ledger: Ledger
  identification: Identification
  bystanders: Bystanders
  pause(milliseconds: number): Promise<void>
  /** Maximum number of records of the run that may exist at once. */
  maxObjects: number
}

/**
 * The creates of a run. Each is in the ledger before it is sent, is sent once, and is proven by the marker of
 * its record.
 */
export interface Creates {
  /** Sends a create that may be refused. Throws RunEnded if it cannot be determined which record it made. */
  post(resource: Resource, marker: string, content: Content): Promise<Created>
}

/** Maximum number of records that may exist unproven. Once it is reached, the next create ends the run. */
const mostUnproven = 2
/**
 * Pauses between the looks for a record that is not shown yet, in milliseconds. The first creates wait five
 * seconds; later ones wait less.
 */
const firstPauses = [200, 400, 800, 1600, 2000]
const laterPauses = [200, 400]

export function createCreates(options: CreatesOptions): Creates {
  const { sender, ledger, identification, bystanders, pause } = options
  /** The longest pause after which a record finally appeared. */
  let slowest = 0
  const refusals = createRefusals(options)
  /** Responses to creates that failed, the newest first. */
  const failures: Exchange[] = []
  const incomplete = new Map<Resource, Promise<boolean>>()

  function alive(): number {
    return ledger.written.filter(({ state }) => state === 'created' || state === 'unknown').length
  }

  async function begin(resource: Resource, marker: string): Promise<Written> {
    if (alive() >= options.maxObjects)
      throw new Skipped(`${alive()} objects of this run are there, and --max-objects allows no more`)
    const unproven = ledger.written.filter(({ state }) => state === 'unknown')
    if (unproven.length >= mostUnproven) {
      const there = []
      for (const entry of unproven) if (!(await isMissing(sender.read, ledger, entry))) there.push(entry)
      if (there.length >= mostUnproven) throw tooMany(failures)
    }
    return ledger.create(resource, marker)
  }

  /** Looks for the record of a create until it is proven or all pauses are used up. */
  async function resolve(entry: Written, created: Exchange | undefined): Promise<Sighting> {
    const isFirst = !identification.trusted.has(entry.resource)
    const usual = isFirst || slowest >= 400 ? firstPauses : laterPauses
    // A response that is known to refuse in its body needs no waiting.
    const pauses = created?.answer.refused ? [] : usual
    for (let attempt = 0; ; attempt += 1) {
      const sighting = await sight(identification, entry, created)
      if (sighting.record !== undefined) {
        if (attempt > 0) slowest = Math.max(slowest, pauses[attempt - 1] ?? 0)
        ledger.settle(entry, sighting.record)
        return sighting
      }
      const ms = pauses[attempt]
      if (ms === undefined) return sighting
      await pause(ms)
    }
  }

  /**
   * Decides what follows if a record is not proven. Returns if the create was refused, or if its record is
   * certainly missing or in another account. Otherwise throws RunEnded.
   */
  async function unproven(entry: Written, created: Exchange, sighting: Sighting): Promise<void> {
    const { resource, marker } = entry
    const { contrary, isListed, claimed = '' } = sighting
    ledger.settle(entry, { claimed })
    const isThere = claimed !== '' && (await mayBeThere(sender.read, resource, claimed))
    // A create without the run's key may have made a record in an account that this run cannot read.
    if (created.request.authorization !== undefined && claimed !== '' && !isThere && !isListed)
      return ledger.settle(entry, { elsewhere: claimed })
    // 202 means that the record is yet to be made.
    const mayBeRefused = claimed === '' && !isListed && created.answer.status !== 202
    if (mayBeRefused && (await refusals.isInWords(entry, created.answer.status))) return
    if (!isThere && (await isMissing(sender.read, ledger, entry))) {
      const lost = ledger.written.filter(one => one.state === 'unknown' && one.claimed !== undefined)
      if (lost.length < mostUnproven) return
    }
    const what = isListed ? 'it cannot be seen which id it has' : 'no list shows it'
    const blame = isListed ? notRead(entry, contrary) : notStored(entry, created)
    throw new RunEnded(
      `POST /${resource} was answered ${created.answer.status}, and the new record is not proven to be ours: ${what}. Look for it with ${searchHint(resource, marker)}`,
      blame === undefined ? 3 : 1,
      blame,
    )
  }

  /**
   * Throws Skipped unless the server refuses a create that lacks fields. A create without our marker could
   * make a record that nobody can ever prove to be ours. So input that a server may read as empty is sent
   * only if the server refuses incomplete creates.
   */
  async function mustBeRefused(resource: Resource, marker: string): Promise<void> {
    const refused = incomplete.get(resource) ?? isIncompleteRefused(resource, marker)
    incomplete.set(resource, refused)
    refused.catch(() => incomplete.delete(resource))
    if (!(await refused)) throw new Skipped(`a create of ${resource} that lacks fields is not refused here`)
  }

  async function isIncompleteRefused(resource: Resource, marker: string): Promise<boolean> {
    const own = `${marker}9`
    const form = [
      resource === 'links' ? (['alias', own.replaceAll('-', '')] as const) : (['value', own] as const),
    ]
    const { exchange } = await send(resource, own, { form, once: true })
    const { status, refused } = exchange.answer
    return refused || (status >= 400 && status < 500)
  }

  async function send(resource: Resource, marker: string, content: Content): Promise<Created> {
    const foreign = await identification.foreignOf(resource)
    if (!ledger.there.has(resource)) ledger.note({ kind: 'there', resource, ids: foreign.idsByName() })
    const before = await bystanders.beforeCreate(resource)
    const entry = await begin(resource, marker)
    let exchange: Exchange
    try {
      exchange = await sender.create(entry, content)
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error
      const refusal = error.exchange
      if (refusal !== undefined) ledger.settle(entry, { status: refusal.answer.status })
      else await resolveQuietly(entry)
      throw refusal === undefined
        ? new Unanswered(error.message, samenessOf(resource, marker, content))
        : error
    }
    const { status } = exchange.answer
    if (status >= 400 && status < 500) {
      ledger.settle(entry, { status })
      if (hasMarker(content, marker)) await refusals.lookInto(entry, status)
      return { exchange, id: undefined }
    }
    if (status >= 500) {
      failures.unshift(exchange)
      await resolveQuietly(entry, exchange)
      return { exchange, id: entry.id }
    }
    const named = namedIn(entry, exchange)
    if (named !== undefined) ledger.settle(entry, { named })
    const sighting = await resolve(entry, exchange)
    if (sighting.record === undefined) await unproven(entry, exchange, sighting)
    else if (before !== undefined) await bystanders.mustStandAlone(sighting.record, exchange, before)
    return { exchange, id: sighting.record?.id }
  }

  /**
   * Looks for the record of a create that got no response or a failure. An error during the look is ignored,
   * and the create stays unproven.
   */
  async function resolveQuietly(entry: Written, exchange?: Exchange): Promise<void> {
    try {
      await resolve(entry, exchange)
    } catch (error) {
      if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
    }
  }

  return {
    async post(resource, marker, content) {
      const { raw, form } = content
      const isForm = raw === undefined || raw.type === 'application/x-www-form-urlencoded'
      if (!isForm || !hasMarker({ ...(raw && { raw }), ...(form && { form }) }, marker))
        await mustBeRefused(resource, marker)
      return send(resource, marker, content)
    },
  }
}

function hasMarker({ form, raw, query }: Content, marker: string): boolean {
  const pairs = [...(form ?? []), ...(query ?? [])]
  return carries(raw?.body ?? '', marker) || pairs.some(([, value]) => carries(value, marker))
}

/** Returns a text that is equal for creates that differ only in their markers. */
export function samenessOf(resource: Resource, marker: string, { form, raw }: Content): string {
  const run = marker.replace(/-\d+$/, '')
  const body = raw?.body ?? JSON.stringify(form)
  const markers = new RegExp(`${run}-\\d+|${run.replaceAll('-', '')}\\d+`, 'g')
  return `${resource} ${body.replaceAll(markers, '*')}`
}

/**
 * Returns the end of a run after two creates without a usable response, if no other record of ours shows that
 * the lists can be trusted.
 */
function tooMany([last]: readonly Exchange[]): RunEnded {
  const message = `${mostUnproven} creates failed, and it cannot be seen whether they made something`
  if (last === undefined) return new RunEnded(message, 3)
  const resource = last.request.path.slice(1)
  const broken = new ContractBroken(`POST /${resource} to create`, `${last.answer.status}`, last)
  return new RunEnded(message, 1, { requirement: `${resource}.create.accepted`, broken })
}

/**
 * Returns the blame if a list or the response to the create shows the new record, but its id leads to another
 * record or to none.
 */
function notRead({ resource, marker }: Written, contrary: Exchange | undefined): Blame | undefined {
  // If no value is called an id, the document promises nothing about reading the record.
  if (contrary === undefined) return undefined
  const { request, answer } = contrary
  const expected = `GET ${request.path} to show the record that was just created, with ${marker}`
  const received = answer.status < 300 ? 'another record' : `${answer.status}`
  return { requirement: `${resource}.get.by-id`, broken: new ContractBroken(expected, received, contrary) }
}

/** Returns the blame if the server said that it made a record, but shows none with its marker. */
function notStored({ resource, marker }: Written, created: Exchange): Blame {
  const expected = `a record with ${marker} in a response to GET /${resource} after the create`
  const broken = new ContractBroken(expected, 'none, however often it was asked for', created)
  return { requirement: `${resource}.create.stored`, broken }
}
