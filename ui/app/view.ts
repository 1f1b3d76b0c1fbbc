import type { AdminAccount, AdminClient } from '../../src/client/index.ts'

/** How a view reaches the mocked service, for requests that a person tries. */
export interface ServiceAccess {
  /** The base URL, ending with `/api/v1`. */
  baseUrl: string
  fetch(request: Request): Promise<Response>
}

/** A button beside a message, such as Undo. */
export interface NoticeAction {
  label: string
  run(): void
}

/** Shows a message for a moment, and reads it to users of screen readers. */
export type Notify = (message: string, kind?: 'done' | 'failed', action?: NoticeAction) => void

/** What every view of the inspector gets. */
export interface ViewProps {
  admin: AdminClient
  service: ServiceAccess
  /** The account that is shown. Undefined if none is open. */
  account: AdminAccount | undefined
  /** Reads the account again at once. Call it after a change. */
  refresh(): void
  notify: Notify
}
