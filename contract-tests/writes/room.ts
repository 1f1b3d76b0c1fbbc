import { Skipped } from '../core/errors.ts'
import { type Exchange, isSuccess, type Reader } from '../core/exchange.ts'
import { brief } from '../core/match.ts'
import type { Created, Form, Resource } from './account.ts'
import type { Ledger } from './ledger.ts'

/** The least number of records that an account may hold: a refusal before is not because it is full. */
const least = 3
/** Maximum number of refusals without a word about a limit that are checked, by resource. */
const mostWordless = 2

/** Words of refusals because an account is full, in some languages. */
const limitWords =
  /quota|limit|max|exceed|full|reach|capacity|upgrade|plan\b|too many|at most|no more|allow|kontingent|atteint|super|lím/i

/** Names of fields that a refusal mentions only if it is about them. */
const fieldNames =
  /\b(url|alias|disabled|privacy|password|(domain|space)_id|pixel_ids|target_type|privacy_password|expiration_\w+)\b/

/** Sends a create with a fresh marker, and deletes the record if it is accepted. */
type Try = (resource: Resource, formOf: (marker: string) => Form) => Promise<Exchange>

/**
 * How many records an account may hold (section 8: quotas are not shown). A create that is refused because the account is
 * full says nothing about the contract.
 */
export class Room {
  /** How often a create was refused, or not sent, because the account is full. */
  timesFull = 0
  readonly #ledger: Ledger
  readonly #try: Try
  /** The shortest accepted form of each resource that names no alias, and its marker. */
  readonly #accepted = new Map<Resource, { form: Form; marker: string }>()
  /** The number of records with which a create was refused, what it was, and its response. */
  readonly #limits = new Map<Resource, { records: number; sent: string; exchange: Exchange }>()
  /** Refusals that were checked, without the values that differ: `links 422 …`. */
  readonly #checked = new Set<string>()
  readonly #wordless = { links: 0, pixels: 0 }

  constructor(ledger: Ledger, tryCreate: Try) {
    this.#ledger = ledger
    this.#try = tryCreate
  }

  /** Throws Skipped if the account is known to be full. */
  mustBeLeft(resource: Resource): void {
    const limit = this.#limits.get(resource)
    if (limit === undefined || this.#count(resource) < limit.records) return
    this.timesFull += 1
    const { status, text } = limit.exchange.answer
    throw new Skipped(
      `the server allows no more ${resource}: with ${limit.records} of this run, ${limit.sent} got ${status} ${brief(text, 120)}`,
    )
  }

  /**
   * Notes that the server was too busy for a create for as long as the client waits. Throws Skipped if it is not too busy
   * for a read: it then means that the account is full.
   */
  async noteBusy(resource: Resource, exchange: Exchange, read: Reader): Promise<void> {
    if (exchange.answer.status !== 429 || this.#count(resource) < least) return
    if (!isSuccess(await read({ method: 'GET', path: `/${resource}` }))) return
    this.#limits.set(resource, {
      records: this.#count(resource),
      sent: 'a create that was sent again and again',
      exchange,
    })
    this.mustBeLeft(resource)
  }

  /** Notes the response to a create. Throws Skipped if it was refused because the account is full. */
  async note(resource: Resource, marker: string, form: Form, { id, exchange }: Created): Promise<void> {
    if (id !== undefined) return this.#noteAccepted(resource, marker, form)
    const known = this.#accepted.get(resource)
    if (known === undefined || !this.#isSuspect(resource, exchange)) return
    const again = (fresh: string): Form =>
      known.form.map(([name, value]) => [name, value.replaceAll(known.marker, fresh)] as const)
    const control = await this.#try(resource, again)
    if (isSuccess(control)) return
    const sent = 'a create like one that it accepted before'
    this.#limits.set(resource, { records: this.#count(resource), sent, exchange: control })
    this.mustBeLeft(resource)
  }

  #noteAccepted(resource: Resource, marker: string, form: Form): void {
    const known = this.#accepted.get(resource)
    const isPlain = !form.some(([name]) => name === 'alias')
    if (isPlain && form.length < (known?.form.length ?? Number.POSITIVE_INFINITY))
      this.#accepted.set(resource, { form, marker })
  }

  #isSuspect(resource: Resource, { answer }: Exchange): boolean {
    const { status, text, refused } = answer
    const isRefusal =
      refused === true || (status >= 400 && status < 500 && ![401, 404, 405, 415].includes(status))
    if (!isRefusal || fieldNames.test(text) || this.#count(resource) < least) return false
    const kind = `${resource} ${status} ${text.replaceAll(/slk\w*(-\d+)*|[\da-f-]{8,}|\d+/gi, '#')}`
    if (this.#checked.has(kind)) return false
    if (!limitWords.test(text)) {
      if (this.#wordless[resource] === mostWordless) return false
      this.#wordless[resource] += 1
    }
    this.#checked.add(kind)
    return true
  }

  #count(resource: Resource): number {
    return this.#ledger.written.filter(one => one.resource === resource && one.state === 'created').length
  }
}
