import type { Form, Resource } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import type { Ledger } from './ledger.ts'
import type { OwnedRecord } from './prove.ts'
import type { Sender } from './sender.ts'

/** A record of ours, with what is needed to create another one like it. */
export interface Made {
  id: string
  marker: string
  form: Form
}

export interface TrialOptions {
  sender: Sender
  ledger: Ledger
  bystanders: Bystanders
  /** Creates a record. `formOf` returns the form for a marker. */
  create(
    resource: Resource,
    formOf: (marker: string) => Form,
  ): Promise<{ id: string | undefined; marker: string }>
  /** Proves that a record is ours. Throws Skipped if it no longer is. */
  own(resource: Resource, id: string): Promise<OwnedRecord>
  pause(milliseconds: number): Promise<void>
}
