import type { Exchange } from '../exchange.ts'

/** What a record is: the word in its path. */
export type Resource = 'links' | 'pixels'
export type Form = readonly (readonly [string, string])[]

/** How the account finds out what a create made: discovery hands it over as soon as it is known. */
export interface CreatedReader {
  /** The id of the record in a create's answer (body or Location header), or undefined. */
  idOf(resource: Resource, exchange: Exchange): string | undefined
  /** The ids of the records that carry a marker, found through the documented search. */
  findByMarker(resource: Resource, marker: string): Promise<readonly string[]>
}

/**
 * The suite's writes. Creates are ledgered (flushed to disk) before they are sent and after they are answered; only
 * ids of this run's ledger are ever updated or deleted; what is left is deleted by `cleanup`.
 */
export interface Account {
  /** A word no other run uses: `slk-5f3a9c`; every created record carries `<run>-<n>` in its url, name or alias. */
  readonly run: string
  /** A fresh marker for one record: `slk-5f3a9c-17`, safe in urls, aliases, names and searches. */
  marker(): string
  /** The reader to use from now on; before it is set, creates are resolved by marker search on raw text. */
  read(reader: CreatedReader): void
  /** Sends a create; `marker` must occur in a value of `form`. Any answer is returned, refusals included. */
  create(resource: Resource, marker: string, form: Form): Promise<Created>
  /**
   * As `create`, with a fresh marker for each try: when nobody answered (5xx, timeout, dropped connection), it looks for
   * what that try made, and sends another one, up to three. Nothing is ever posted twice.
   */
  createAgain(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<Created & { marker: string; form: Form }>
  /** Throws Skipped when `id` is not in this run's ledger. Any answer is returned. */
  update(
    resource: Resource,
    id: string,
    form: Form,
    options?: { method?: 'PUT' | 'PATCH'; raw?: { type: string; body: string }; once?: boolean },
  ): Promise<Exchange>
  /** Throws Skipped when `id` is not in this run's ledger. Any answer is returned. */
  delete(resource: Resource, id: string): Promise<Exchange>
  /** Sends a write that must not create or change anything (bad input, no key); whatever it creates is ledgered. */
  attempt(
    resource: Resource,
    request: {
      /** POST unless told. */
      method?: 'POST' | 'PUT' | 'PATCH'
      form?: Form
      raw?: { type: string; body: string }
      headers?: Record<string, string>
      authorization?: string | null
      query?: Form
    },
    marker: string,
  ): Promise<Created>
  /** Deletes everything that is still there. Returns what could not be deleted. */
  cleanup(): Promise<readonly LeftBehind[]>
}

/** The answer of a create, and the id of the record when there is one that carries the marker. */
export interface Created {
  exchange: Exchange
  id: string | undefined
}

/** Something that a run could not take away again. */
export interface LeftBehind {
  resource: Resource
  id: string | undefined
  marker: string
  reason: string
}
