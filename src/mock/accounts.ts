import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { Account, type AccountOptions, type SeedSource } from './account.ts'
import type { Keys } from './keys.ts'

/**
 * The accounts of a mock, by API key. If the dialect shares the records (question `auth.scope`), all keys
 * open the same account.
 */
export class Accounts {
  readonly #options: AccountOptions
  readonly #keys: Keys
  readonly #most: number
  readonly #byName = new Map<string, Account>()
  readonly #isShared: boolean
  #opened = 0

  /** @param most how many accounts may be open */
  constructor(options: AccountOptions, keys: Keys, most: number) {
    this.#options = options
    this.#keys = keys
    this.#most = most
    this.#isShared = options.answers['auth.scope'] === 'shared'
  }

  /** Returns the account of a key if it is open. */
  get(key: string): Account | undefined {
    return this.#byName.get(this.#isShared ? '' : key)
  }

  /**
   * Returns the open account that a request is about, even if the request was refused before its key was
   * checked.
   */
  of(request: PlainRequest): Account | undefined {
    const key = this.#keys.validSentBy(request)
    return key === undefined ? undefined : this.get(key)
  }

  /**
   * Returns the account of a key, and opens it if needed. Returns a refusal if the key is not valid or too many
   * accounts are open.
   */
  open(key: string, errors: ErrorWriter, seed: SeedSource = this.#options.seed): Account | PlainResponse {
    if (!this.#keys.isValid(key)) return this.#keys.refuseInvalid(errors)
    const known = this.get(key)
    if (known) return known
    if (this.#byName.size >= this.#most) {
      const message = `All ${this.#most} accounts are in use: use the key of an open account, or raise --max-accounts.`
      return errors.refuse('unavailable', this.#options.answers['errors.unavailable'], message)
    }
    const account = new Account(this.#opened + 1, { ...this.#options, seed })
    this.#opened++
    this.#byName.set(this.#isShared ? '' : key, account)
    return account
  }

  /** Returns the account of a key, and opens it if needed. Throws if `open` refuses. */
  opened(key: string, seed?: SeedSource): Account {
    const account = this.open(key, this.#options.writers.errors, seed)
    if ('status' in account) throw new Error(`Failed to open an account: ${account.body}`)
    return account
  }

  /** Closes the account of a key, unless all keys share it. Returns whether an account was closed. */
  close(key: string): boolean {
    return !this.#isShared && this.#byName.delete(key)
  }
}
