import type { Account } from './account.ts'
import type { AccountState } from './account-state.ts'

/** Stores the accounts of a mock outside of it. If all keys share one account, `key` is ''. */
export interface AccountKeeper {
  /** Returns the stored state of an account that is being opened, or undefined if there is none. */
  stored(key: string): AccountState | undefined
  /** Called when an account has a new store: before its first write, after a reset, or when it is loaded. */
  replaced(key: string, account: Account): void
  /** Called when an account is closed. */
  closed(key: string): void
}
