import type { Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import type { Identification } from './identification.ts'
import type { Ledger } from './ledger.ts'
import type { Deletions } from './ledger-lines.ts'
import type { Sender } from './sender.ts'

export interface CleanupOptions {
  sender: Sender
  ledger: Ledger
  identification: Identification
  bystanders: Bystanders
  pause(milliseconds: number): Promise<void>
  /**
   * The safety of deletions, by resource: `safe` if a deletion deleted only its own record, `unsafe` if one
   * did not. A resource is missing if no deletion of it was tried.
   */
  deletions: ReadonlyMap<Resource, Deletions>
  /** Resources of which a deleted record was still shown for a while. */
  late?: ReadonlySet<Resource>
  /** Maximum number of records that are deleted at once. */
  concurrency: number
}
