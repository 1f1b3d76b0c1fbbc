import type { Exchange } from '../core/exchange.ts'
import type { Redactor } from '../core/redact/index.ts'

/** What a record is: the word in its path. */
export type Resource = 'links' | 'pixels'
export type Form = readonly (readonly [string, string])[]

/** What a write holds beside its method and address. */
export interface Content {
  form?: Form
  raw?: { type: string; body: string }
  query?: Form
  headers?: Record<string, string>
  authorization?: string | null
  /** Whether a 5xx response is as good as any other: for bad input. */
  once?: boolean
}

/**
 * The suite's writes. A create is in the ledger, on the disk, before it is sent; a change or a deletion is sent for a
 * record that the server has just shown with a marker of this run, and for nothing else; what is left at the end is
 * deleted by `cleanup`.
 *
 * Every method throws RunEnded when the run must not go on: a record cannot be proven to be ours, a write went to
 * another record, the server redirects, or the ledger cannot be kept.
 */
export interface Account {
  /** A word no other run uses: `slk-5f3a9c1b`; every created record carries `<run>-<n>` in its url, name or alias. */
  readonly run: string
  /** A fresh marker for one record: `slk-5f3a9c1b-0017`, safe in urls, aliases, names and searches. */
  marker(): string
  /** Sends a create; `marker` must occur in a value of `form`. Any response is returned, refusals included. */
  create(resource: Resource, marker: string, form: Form): Promise<Created>
  /**
   * As `create`, with a fresh marker for each try: when nobody answered (5xx, timeout, dropped connection), it looks for
   * what that try made, and sends another one, up to three. Nothing is ever posted twice.
   */
  createAgain(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<Created & { marker: string; form: Form }>
  /**
   * Throws Skipped when `id` is not a record of this run, or was deleted and is somebody's now. Any response is
   * returned. POST to a record is a method that the document does not know.
   */
  update(
    resource: Resource,
    id: string,
    form: Form,
    options?: Omit<Content, 'form'> & { method?: 'PUT' | 'PATCH' | 'POST' },
  ): Promise<Exchange>
  /** Throws Skipped as `update` does. Any response is returned. */
  delete(resource: Resource, id: string): Promise<Exchange>
  /**
   * Sends a create that must be refused (bad input, no key); whatever it makes is in the ledger. Without the marker in
   * its content, throws Skipped unless the server has refused an incomplete create that had it.
   */
  attempt(resource: Resource, content: Content, marker: string): Promise<Created>
  /** Deletes everything that is still there. Returns what could not be deleted. */
  cleanup(): Promise<readonly LeftBehind[]>
}

/** The response to a create, and the id of the record when there is one that is proven to be ours. */
export interface Created {
  exchange: Exchange
  id: string | undefined
}

/** Something that a run could not take away again. */
export interface LeftBehind {
  resource: Resource
  id: string | undefined
  marker: string
  /** When its create was about to be sent: ISO 8601, UTC. */
  time: string
  reason: string
}

/** What a run left behind as reports show it, without the key. */
export function leftBehindOf(left: readonly LeftBehind[], redact: Redactor): LeftBehind[] {
  return left.map(one => ({
    ...one,
    id: one.id === undefined ? undefined : redact.name(one.id),
    reason: redact.sentence(one.reason),
  }))
}
