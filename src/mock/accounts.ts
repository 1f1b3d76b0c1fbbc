import { openResources } from '../operations/resources.ts'
import { createStore } from '../store/store.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { Account, type AccountOptions, recordsOf, type SeedSource } from './account.ts'
import type { AccountKeeper } from './keeper.ts'
import type { Keys } from './keys.ts'
import { isShareable, SharedStart } from './shared-start.ts'

/**
 * The accounts of a mock, by API key. If the dialect shares the records (question `auth.scope`), all keys
 * open the same account.
 */
export class Accounts {
  #options: AccountOptions
  #start: SharedStart
  #keeper: AccountKeeper | undefined
  readonly #keys: Keys
  readonly #most: number
  readonly #byName = new Map<string, Account>()
  readonly #isShared: boolean
  #opened = 0

  /** @param most how many accounts may be open */
  constructor(options: AccountOptions, keys: Keys, most: number) {
    this.#options = options
    this.#start = startOf(options)
    this.#keys = keys
    this.#most = most
    this.#isShared = options.answers['auth.scope'] === 'shared'
  }

  /** Stores the accounts with a keeper. No account may be open yet. */
  keep(keeper: AccountKeeper): void {
    this.#keeper = keeper
  }

  /** Replaces the seed. All open accounts lose their records and start with those of the seed. */
  reseed(seed: SeedSource): void {
    const options = { ...this.#options, seed }
    const start = startOf(options)
    // An invalid seed throws here, before anything has changed.
    start.now()
    this.#options = options
    this.#start = start
    for (const account of this.#byName.values()) account.restart(start.now())
  }

  /** Returns the account of a key if it is open. */
  get(key: string): Account | undefined {
    return this.#byName.get(this.#isShared ? '' : key)
  }

  /** Returns the open accounts with their keys, oldest first. If all keys share one, its key is ''. */
  entries(): Iterable<readonly [key: string, account: Account]> {
    return this.#byName.entries()
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
   * Returns the account of a key, and opens it if needed. Returns a refusal if the key is not valid or too
   * many accounts are open.
   */
  open(key: string, errors: ErrorWriter, seed?: SeedSource): Account | PlainResponse {
    if (!this.#keys.isValid(key)) return this.#keys.refuseInvalid(errors)
    const known = this.get(key)
    if (known) return known
    if (this.#byName.size >= this.#most) {
      const message = `All ${this.#most} accounts are in use: use the key of an open account, or raise --max-accounts.`
      return errors.refuse('unavailable', this.#options.answers['errors.unavailable'], message)
    }
    const name = this.#isShared ? '' : key
    const account = this.#create(name, seed)
    const stored = this.#keeper?.stored(name)
    if (stored !== undefined) account.load(stored)
    else if (account.hasStore) this.#keeper?.replaced(name, account)
    this.#opened++
    this.#byName.set(name, account)
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
    if (!this.#isShared) this.#byName.get(key)?.faults.delays.end()
    const isClosed = !this.#isShared && this.#byName.delete(key)
    if (isClosed) this.#keeper?.closed(key)
    return isClosed
  }

  #create(name: string, seed: SeedSource | undefined): Account {
    const number = this.#opened + 1
    const isCommon = seed === undefined && isShareable(this.#options.seed)
    const options = seed === undefined ? this.#options : { ...this.#options, seed }
    const start = isCommon ? this.#start.now() : undefined
    const account: Account = new Account(number, options, start, () => this.#keeper?.replaced(name, account))
    return account
  }
}

function startOf(options: AccountOptions): SharedStart {
  const { answers, writers, clock, seed } = options
  return new SharedStart(options, at =>
    openResources(answers, writers, createStore(answers, clock, recordsOf(seed, at))),
  )
}
