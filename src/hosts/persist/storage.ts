import type { RecordChanges } from '../../store/changes.ts'
import type { Head } from './head.ts'

/** How far a page has read. */
export type Mark = Pick<Head, 'epoch' | 'version'>

/** What is stored of a store, as it was found: nothing of it has been checked. */
export interface Stored {
  head: unknown
  /** What became of records, by the names of their lists: since the mark, or since the seed where that is not known. */
  changes: unknown
  /** Whether the changes are all since the seed. */
  isWhole: boolean
}

/** Keeps stores between visits. Its methods are called under the store's lock, `write` under an exclusive one. */
export interface StateStorage {
  /** What is stored of a store; undefined where nothing is. */
  read(name: string, since: Mark | undefined): Promise<Stored | undefined>
  /**
   * Stores a new head with what changed, all or nothing. A head of a new epoch takes the place of all that was stored.
   * Throws a QuotaError where there is no room.
   */
  write(name: string, head: Head, changes: RecordChanges): Promise<void>
  /** Forgets a store. */
  remove(name: string): Promise<void>
  /** The names of all stores that are stored. */
  names(): Promise<string[]>
}

/** The browser gives the origin no more room. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError'
  readonly code = 'ERR_QUOTA'

  constructor(where: string, options: ErrorOptions) {
    super(`${where}. Nothing of the request is kept: keep fewer records, or reset the state.`, options)
  }
}

export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
