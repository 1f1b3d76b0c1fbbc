import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { Account, type AccountOptions, type SeedSource } from './account.ts'

/**
 * The accounts of a mock, by API key. If the dialect shares the records (question `auth.scope`), all keys
 * open the same account.
 */
export class Accounts {
  readonly #options: AccountOptions
  readonly #most: number
  readonly #byName = new Map<string, Account>()
  readonly #isShared: boolean
  #opened = 0

  /** @param most how many accounts may be open */
  constructor(options: AccountOptions, most: number) {
    this.#options = options
    this.#most = most
    this.#isShared = options.answers['auth.scope'] === 'shared'
  }

  /** Returns the account of a key if it is open. */
  get(key: string): Account | undefined {
    return this.#byName.get(this.#isShared ? '' : key)
  }

  /**
   * Returns the account of a key, and opens it if needed. Returns a refusal if too many accounts are open.
   */
  open(key: string, errors: ErrorWriter, seed: SeedSource = this.#options.seed): Account | PlainResponse {
    const known = this.get(key)
    if (known) return known
    if (this.#byName.size >= this.#most) {
      const message = `All ${this.#most} accounts are in use: use the key of an open account, or raise --max-accounts.`
      return errors.refuse('unavailable', this.#answers['errors.unavailable'], message)
    }
    const account = new Account(this.#opened + 1, { ...this.#options, seed })
    this.#opened++
    this.#byName.set(this.#isShared ? '' : key, account)
    return account
  }

  /** Closes the account of a key, unless all keys share it. Returns whether an account was closed. */
  close(key: string): boolean {
    return !this.#isShared && this.#byName.delete(key)
  }

  get #answers(): Answers {
    return this.#options.answers
  }
}
