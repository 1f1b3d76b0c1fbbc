import pLimit from 'p-limit'
import type { PoliteClient } from '../core/client/client.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import type { Content, Created, Resource } from './account.ts'
import { hasMarker, samenessOf } from './content.ts'
import type { Foreign } from './foreign.ts'
import type { Identification } from './identification.ts'
import { likeliestId, namedIn, type Sighting, sight, sightNamed } from './identify.ts'
import { IncompleteCreates } from './incomplete.ts'
import type { Ledger } from './ledger.ts'
import { isMissing } from './missing.ts'
import type { OwnedRecord } from './prove.ts'
import { createRefusals, type WriteRefusals } from './refusals.ts'
import type { Sender } from './sender.ts'
import { Unanswered } from './unanswered.ts'
import { mostUnproven, settleUnproven, tooMany } from './unproven.ts'
import type { WatchedCreates } from './watched-creates.ts'
import type { Written } from './written.ts'

export interface CreatesOptions {
  sender: Sender
  ledger: Ledger
  identification: Identification
  watched: WatchedCreates
  noteLate: PoliteClient['noteLate']
  /** Waits until the lists show a new record. Returns them. */
  untilListed(record: OwnedRecord): Promise<Foreign>
  pause(milliseconds: number): Promise<void>
  /** Maximum number of records of the run that may exist at once. */
  maxObjects: number
}

/**
 * The creates of a run. Each is in the ledger before it is sent, is sent once, and is proven by the marker of
 * its record.
 */
export interface Creates {
  /**
   * Sends a create that may be refused. Throws RunEnded if it cannot be determined which record it created.
   */
  post(resource: Resource, marker: string, content: Content): Promise<Created>
}

/**
 * Pauses between the looks for a record that is not shown yet, in milliseconds. The first creates wait five
 * seconds; later ones wait less.
 */
const firstPauses = [200, 400, 800, 1600, 2000]
const laterPauses = [200, 400]
/** The delay of a record that a second read shows, in milliseconds: shorter than a pause. */
const soon = 200

export function createCreates(options: CreatesOptions): Creates {
  return new ProvenCreates(options)
}

class ProvenCreates implements Creates {
  readonly #options: CreatesOptions
  readonly #refusals: WriteRefusals
  readonly #incomplete: IncompleteCreates
  /** The longest pause after which a record finally appeared. */
  #slowest = 0
  /** Responses to creates that failed, the newest first. */
  readonly #failures: Exchange[] = []
  /**
   * One create at a time, so that the run knows the order in which its records were created. One turn for both
   * resources, because a full account may remove other people's records of both until that is noticed.
   */
  readonly #turn = pLimit(1)
  /** Creates whose records are being proven while further ones are sent. */
  readonly #underway = new Set<Written>()

  constructor(options: CreatesOptions) {
    this.#options = options
    this.#refusals = createRefusals(options)
    this.#incomplete = new IncompleteCreates((resource, marker, content) =>
      this.#send(resource, marker, content),
    )
  }

  async post(resource: Resource, marker: string, content: Content): Promise<Created> {
    const { raw, form } = content
    const isForm = raw === undefined || raw.type === 'application/x-www-form-urlencoded'
    if (!isForm || !hasMarker({ ...(raw && { raw }), ...(form && { form }) }, marker))
      await this.#incomplete.mustBeRefused(resource, marker)
    return this.#send(resource, marker, content)
  }

  async #send(resource: Resource, marker: string, content: Content): Promise<Created> {
    const sent = await this.#turn(() => this.#sendAlone(resource, marker, content))
    return typeof sent === 'function' ? sent() : sent
  }

  /** Sends a create. Returns a function if its record is still to be proven, which need not hold up the next one. */
  async #sendAlone(
    resource: Resource,
    marker: string,
    content: Content,
  ): Promise<Created | (() => Promise<Created>)> {
    const { sender, ledger, identification, watched } = this.#options
    const foreign = await identification.foreignOf(resource)
    const isFirst = !ledger.there.has(resource)
    if (isFirst) ledger.note({ kind: 'there', resource, ids: foreign.idsByName() })
    const before = await watched.beforeCreate(resource, isFirst ? foreign : undefined)
    const entry = await this.#begin(resource, marker)
    let exchange: Exchange
    try {
      exchange = await sender.create(entry, content)
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error
      const refusal = error.exchange
      if (refusal !== undefined) ledger.settle(entry, { status: refusal.answer.status })
      else await this.#resolveQuietly(entry)
      throw refusal === undefined
        ? new Unanswered(error.message, samenessOf(resource, marker, content))
        : error
    }
    const { status } = exchange.answer
    if (status >= 400 && status < 500) {
      ledger.settle(entry, { status })
      if (hasMarker(content, marker)) await this.#refusals.lookInto(entry, status)
      return { exchange, id: undefined }
    }
    if (status >= 500) {
      this.#failures.unshift(exchange)
      await this.#resolveQuietly(entry, exchange)
      return { exchange, id: entry.id }
    }
    // One refusal of this kind has created nothing. If this one has, the cleanup finds the record.
    if (exchange.answer.refused === true && this.#refusals.isChecked(entry, status)) {
      ledger.settle(entry, { status })
      return { exchange, id: undefined }
    }
    const named = namedIn(entry, exchange)
    if (named !== undefined) ledger.settle(entry, { named })
    // A record that is identified only by being new must be found before the next one is created.
    const isMarked = named !== undefined && carries(exchange.answer.text, marker)
    if (isMarked && before === undefined && identification.trusted.has(resource)) {
      this.#underway.add(entry)
      return () => this.#provenLater(entry, exchange)
    }
    return { exchange, ...(await this.#proven(entry, exchange, before)) }
  }

  /** Proves the record that the response to a create names. If that fails, looks for it while no create is sent. */
  async #provenLater(entry: Written, exchange: Exchange): Promise<Created> {
    const { ledger, identification, noteLate } = this.#options
    try {
      const record = await sightNamed(identification, entry, exchange)
      if (record === 'absent' || record === undefined) {
        const proven = await this.#turn(() => this.#proven(entry, exchange, undefined))
        const isLate = record === 'absent' && proven.id === likeliestId(identification, entry, exchange)
        if (isLate) noteLate(soon, 'all')
        return { exchange, ...proven }
      }
      ledger.settle(entry, record)
      return { exchange, id: record.id, proof: record.proof }
    } finally {
      this.#underway.delete(entry)
    }
  }

  /** Writes a create to the ledger. Throws Skipped or RunEnded if no further create may be sent. */
  async #begin(resource: Resource, marker: string): Promise<Written> {
    const { sender, ledger, maxObjects } = this.#options
    const alive = ledger.written.filter(({ state }) => state === 'created' || state === 'unknown').length
    if (alive >= maxObjects)
      throw new Skipped(`${alive} records of this run exist, and --max-objects allows no more`)
    const unproven = ledger.written.filter(entry => entry.state === 'unknown' && !this.#underway.has(entry))
    if (unproven.length >= mostUnproven) {
      const there = []
      for (const entry of unproven) if (!(await isMissing(sender.read, ledger, entry))) there.push(entry)
      if (there.length >= mostUnproven) throw tooMany(this.#failures)
    }
    return ledger.create(resource, marker)
  }

  /**
   * Returns the id of the record of a successful create, with its proof. Undefined if the response was a refusal
   * after all.
   */
  async #proven(
    entry: Written,
    created: Exchange,
    before: Foreign | undefined,
  ): Promise<Pick<Created, 'id' | 'proof'>> {
    const { sender, ledger, watched, untilListed } = this.#options
    const sighting = await this.#resolve(entry, created)
    const { record } = sighting
    if (record === undefined) {
      const context = { read: sender.read, ledger, refusals: this.#refusals }
      await settleUnproven(context, entry, created, sighting)
    } else if (before !== undefined) {
      await watched.mustStandAlone(record, created, before, await untilListed(record))
    }
    return { id: record?.id, proof: record?.proof }
  }

  /** Looks for the record of a create until it is proven or all pauses are used up. */
  async #resolve(entry: Written, created: Exchange | undefined): Promise<Sighting> {
    const { ledger, identification, pause, noteLate } = this.#options
    let waitedMs = 0
    const isFirst = !identification.trusted.has(entry.resource)
    const usual = isFirst || this.#slowest >= 400 ? firstPauses : laterPauses
    // A response that is known to refuse in its body needs no waiting.
    const pauses = created?.answer.refused ? [] : usual
    for (let attempt = 0; ; attempt += 1) {
      const sighting = await sight(identification, entry, created)
      if (sighting.record !== undefined) {
        if (attempt > 0) this.#slowest = Math.max(this.#slowest, pauses[attempt - 1] ?? 0)
        // Not the time that has passed: reads of lists may have waited, too.
        if (attempt > 0 || sighting.isLate) noteLate(Math.max(soon, waitedMs), 'all')
        ledger.settle(entry, sighting.record)
        return sighting
      }
      const ms = pauses[attempt]
      if (ms === undefined) return sighting
      await pause(ms)
      waitedMs += ms
    }
  }

  /**
   * Looks for the record of a create that got no response or a failure. An error during the look is ignored,
   * and the create stays unproven.
   */
  async #resolveQuietly(entry: Written, exchange?: Exchange): Promise<void> {
    try {
      await this.#resolve(entry, exchange)
    } catch (error) {
      if (!(error instanceof Inconclusive || error instanceof ContractBroken)) throw error
    }
  }
}
