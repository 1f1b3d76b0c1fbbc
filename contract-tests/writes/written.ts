import type { Resource } from './account.ts'
import type { Entry } from './ledger-lines.ts'

/** One create of a run with its outcome, as the ledger has it. */
export interface Written {
  n: number
  resource: Resource
  marker: string
  /** The time just before it was sent: ISO 8601, UTC. */
  time: string
  /**
   * `unknown`: the record may exist, but is not proven. `elsewhere`: created with other credentials, in an
   * account that the run cannot read. `deleted`: the run deleted it. `gone`: it no longer exists for certain.
   */
  state: 'created' | 'refused' | 'unknown' | 'elsewhere' | 'deleted' | 'gone'
  /** The id in the response to the create. It may be wrong. */
  named: string | undefined
  /** The proven id. */
  id: string | undefined
  /** The end of the pointer at which the record shows its id. */
  at: string | undefined
  /**
   * The id in the response to a successful create whose record is not proven; "" if the response gives none.
   */
  claimed: string | undefined
  /**
   * Whether the record shows no marker since a change that the run sent, so that it looks like any other
   * record.
   */
  isBlank: boolean
}

/** The outcome of a create, or what happened to its record later. */
export type WriteOutcome =
  | { named: string }
  | { elsewhere: string }
  | { id: string; at: string | undefined }
  | { status: number }
  | { claimed: string }
  | 'blank'
  | 'deleted'
  | 'gone'

/** Returns a create that is about to be sent. */
export function newEntry(n: number, resource: Resource, marker: string, time: string): Written {
  const nothing = { named: undefined, id: undefined, at: undefined, claimed: undefined, isBlank: false }
  return { n, resource, marker, time, state: 'unknown', ...nothing }
}

/** Returns the line of a ledger for an outcome of the create number `n`. */
export function entryOf(n: number, outcome: WriteOutcome): Entry {
  if (typeof outcome === 'string') return { kind: outcome, n }
  if ('named' in outcome) return { kind: 'answered', n, id: outcome.named }
  if ('elsewhere' in outcome) return { kind: 'elsewhere', n, id: outcome.elsewhere }
  if ('claimed' in outcome) return { kind: 'unknown', n, claimed: outcome.claimed }
  if ('status' in outcome) return { kind: 'refused', n, status: outcome.status }
  const { id, at } = outcome
  return { kind: 'created', n, id, ...(at !== undefined && { at }) }
}

/** Applies one entry to the list of creates. Returns false if the entry does not fit. */
export function applyEntry(written: Written[], entry: Entry, run: string): boolean {
  if (entry.kind === 'create') {
    const { n, resource, marker, time } = entry
    if (!marker.startsWith(`${run}-`)) return false
    written.push(newEntry(n, resource, marker, time))
    return true
  }
  const one = written.find(candidate => candidate.n === entry.n)
  if (one === undefined) return false
  if (entry.kind === 'answered') {
    one.named = entry.id
    return true
  }
  if (entry.kind === 'blank') {
    one.isBlank = true
    return true
  }
  if (entry.kind === 'created') Object.assign(one, { id: entry.id, at: entry.at })
  if (entry.kind === 'unknown') one.claimed = entry.claimed
  if (entry.kind === 'elsewhere') one.claimed = entry.id
  one.state = entry.kind
  return true
}
