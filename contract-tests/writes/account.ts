import type { Exchange } from '../core/exchange.ts'
import type { Redactor } from '../core/redact/index.ts'

/** A kind of record, named as in its path. */
export type Resource = 'links' | 'pixels'
export type Form = readonly (readonly [string, string])[]

/** The content of a write, without its method and path. */
export interface Content {
  form?: Form
  raw?: { type: string; body: string }
  query?: Form
  headers?: Record<string, string>
  authorization?: string | null
  /** Whether a 5xx response is accepted like any other, as for bad input. */
  once?: boolean
}

/** The content of a change besides its form, and its method. */
export interface Change extends Omit<Content, 'form'> {
  /** Default: PUT. */
  method?: 'PUT' | 'PATCH' | 'POST'
}

/**
 * The writes of the suite. A create is in the ledger, on disk, before it is sent. A change or a deletion is
 * sent only for a record that the server has just shown with a marker of this run, or for the vacant id of a
 * record that this run deleted. `cleanup` deletes the records that are left at the end.
 *
 * Every method throws RunEnded if the run must not continue: a record cannot be proven to be ours, a write
 * affected another record, the server redirects, or the ledger cannot be written.
 */
export interface WriteAccount {
  /**
   * The word of this run, unique to it: `slk-5f3a9c1b`. Every created record carries `<run>-<n>` in its url,
   * name or alias.
   */
  readonly run: string
  /**
   * Returns a fresh marker for one record: `slk-5f3a9c1b-0017`. Markers are safe in urls, aliases, names and
   * searches.
   */
  marker(): string
  /**
   * Sends a create. `marker` must occur in a value of `form`. Returns any response below 500, refusals
   * included. Throws Unanswered after a 5xx response, or if no response came.
   */
  create(resource: Resource, marker: string, form: Form): Promise<Created>
  /**
   * Like `create`, with a fresh marker for each try. After a try without a usable response (5xx, timeout,
   * dropped connection), looks for the record that the try may have created, then tries again: three times in
   * all, seven times on a flaky server. Each try is a new create, so none is carried out twice.
   */
  createAgain(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<Created & { marker: string; form: Form }>
  /**
   * Sends a change. Throws Skipped if `id` is not a record of this run, or if this run deleted it and it may
   * now belong to somebody else. Returns any response. POST to a record is a method that the document does
   * not define.
   */
  update(resource: Resource, id: string, form: Form, options?: Change): Promise<Exchange>
  /** Sends a deletion. Throws Skipped in the same cases as `update`. Returns any response. */
  delete(resource: Resource, id: string): Promise<Exchange>
  /**
   * Sends a create that the server should refuse (bad input, no key). If it creates a record anyway, the
   * ledger has the record. If the body lacks the marker or is not a form, throws Skipped unless the server
   * has refused an incomplete create with a marker.
   */
  attempt(resource: Resource, content: Content, marker: string): Promise<Created>
  /** How often a create was refused, or not sent, because the account is full. */
  readonly timesFull: number
  /** The ids of the records that the run has created so far, in the order of their creates. */
  created(resource: Resource): readonly string[]
  /** Deletes every record of the run that still exists. Returns those that could not be deleted. */
  cleanup(): Promise<readonly LeftBehind[]>
  /** Returns what happened to other people's records during the run. Both are empty if they cannot be listed. */
  others(): Promise<Others>
}

/** Records of other people that disappeared or changed during a run, the first of each resource. */
export interface Others {
  /** `links/12`. Somebody else may have deleted them. */
  readonly vanished: readonly string[]
  /** With the members that show other values: `links/12: alias, title`. Somebody else may have changed them. */
  readonly changed: readonly string[]
}

/** The response to a create, and the id of the new record if the record is proven to be ours. */
export interface Created {
  exchange: Exchange
  id: string | undefined
  /** The response that shows the new record. */
  proof?: Exchange | undefined
}

/** A record that a run created, or may have created, and could not delete. */
export interface LeftBehind {
  resource: Resource
  id: string | undefined
  marker: string
  /** The time just before its create was sent: ISO 8601, UTC. */
  time: string
  reason: string
}

/** Returns the records that a run left behind as reports show them: without the API key. */
export function leftBehindOf(left: readonly LeftBehind[], redact: Redactor): LeftBehind[] {
  return left.map(one => ({
    ...one,
    id: one.id === undefined ? undefined : redact.name(one.id),
    reason: redact.sentence(one.reason),
  }))
}
