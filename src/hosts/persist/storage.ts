import type { RecordChanges } from '../../store/changes.ts'
import type { Head } from './head.ts'

/** The epoch and version up to which a page has read. */
export type Mark = Pick<Head, 'epoch' | 'version'>

/** The stored data of a store, not yet validated. */
export interface Stored {
  head: unknown
  /** The changed records since the mark, grouped by list. If the mark is unknown, those since the seed. */
  changes: unknown
  /** Whether the changes are complete: all changes since the seed. */
  isWhole: boolean
}

/**
 * Stores data between visits. `read` is called under the store's lock, `write` and `remove` under an
 * exclusive one.
 */
export interface StateStorage {
  /** Returns the stored data of a store, or undefined if there is none. */
  read(name: string, since: Mark | undefined): Promise<Stored | undefined>
  /**
   * Stores a new head and the changes, all or nothing. A head of a new epoch replaces everything that was
   * stored. Throws a QuotaError if there is no space left.
   */
  write(name: string, head: Head, changes: RecordChanges): Promise<void>
  /** Deletes the stored data of a store. */
  remove(name: string): Promise<void>
  /** Returns the names of all stores that have stored data. */
  names(): Promise<string[]>
}

/** Thrown if the browser gives the origin no more space for data. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError'
  readonly code = 'ERR_QUOTA'

  constructor(where: string, options: ErrorOptions) {
    super(`${where}. No change of the request is stored: store fewer records, or reset the state.`, options)
  }
}

export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
