import { createHmac } from 'node:crypto'
import type { Account } from '../../mock/account.ts'
import type { AccountState } from '../../mock/account-state.ts'
import type { AccountKeeper } from '../../mock/keeper.ts'
import { courseOf } from '../../store/snapshot.ts'
import type { FileState } from './state-text.ts'

/** Returns the name under which the account of a key is stored. Keys are secret. */
export function nameOf(key: string, salt: string): string {
  return createHmac('sha256', salt).update(key).digest('hex').slice(0, 32)
}

/** An account that has a store, or is stored. */
interface FileAccount {
  account: Account | undefined
  /** The state to which the account returns if its changes cannot be stored. */
  stored: AccountState
  /** Whether `stored` is in the file. */
  isInFile: boolean
  /** Whether the account was closed, so that it must not be loaded again. */
  isClosed: boolean
}

/** States that are about to be stored. Undefined for an account that was closed. */
export type Batch = ReadonlyMap<string, AccountState | undefined>

/** The accounts of a mock, with their stored states and the changes that are not stored yet. */
export class FileAccounts implements AccountKeeper {
  readonly #salt: string
  readonly #onChange: () => void
  readonly #byName = new Map<string, FileAccount>()
  readonly #names = new Map<number, string>()
  readonly #changed = new Set<string>()
  #isRestoring = false

  /** @param onChange called after each change of a record */
  constructor({ salt, accounts }: FileState, onChange: () => void) {
    this.#salt = salt
    this.#onChange = onChange
    for (const [name, stored] of accounts) {
      this.#byName.set(name, { account: undefined, stored, isInFile: true, isClosed: false })
    }
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0
  }

  /** Whether an account has changes that are not in a batch yet. */
  isChanged(name: string): boolean {
    return this.#changed.has(name)
  }

  /** Returns the name of an open account that has a store of its own. */
  nameOfNumber(number: number): string | undefined {
    return this.#names.get(number)
  }

  stored(key: string): AccountState | undefined {
    const known = this.#byName.get(nameOf(key, this.#salt))
    return known?.isInFile && !known.isClosed ? known.stored : undefined
  }

  replaced(key: string, account: Account): void {
    const name = nameOf(key, this.#salt)
    const { store } = account
    this.#names.set(account.number, name)
    const note = () => this.#note(name)
    store.links.subscribe({ created: note, updated: note, deleted: note })
    store.pixels.subscribe({ created: note, updated: note, deleted: note })
    const known = this.#byName.get(name)
    if (known === undefined) {
      // The first store of an account. Nothing has changed yet.
      this.#byName.set(name, { account, stored: stateOf(account), isInFile: false, isClosed: false })
      return
    }
    const isLoaded = this.#isRestoring || (known.account === undefined && !known.isClosed)
    known.account = account
    known.isClosed = false
    if (!isLoaded) note()
  }

  closed(key: string): void {
    const name = nameOf(key, this.#salt)
    const known = this.#byName.get(name)
    if (known === undefined) return
    if (known.account !== undefined) this.#names.delete(known.account.number)
    known.account = undefined
    known.isClosed = true
    this.#note(name)
  }

  /** Takes the changes. The changes that follow are in the next batch. */
  take(): Batch {
    const batch = new Map<string, AccountState | undefined>()
    for (const name of this.#changed) {
      const account = this.#byName.get(name)?.account
      batch.set(name, account && stateOf(account))
    }
    this.#changed.clear()
    return batch
  }

  /** Returns the contents of the file with the changes of a batch. */
  fileWith(batch: Batch): FileState {
    const accounts = new Map<string, AccountState>()
    for (const [name, { stored, isInFile }] of this.#byName) {
      if (isInFile) accounts.set(name, stored)
    }
    for (const [name, state] of batch) {
      if (state === undefined) accounts.delete(name)
      else accounts.set(name, state)
    }
    return { salt: this.#salt, accounts }
  }

  /** Records that a batch is in the file. */
  commit(batch: Batch): void {
    for (const [name, stored] of batch) {
      const known = this.#byName.get(name)
      if (known === undefined) continue
      if (stored === undefined) {
        known.isInFile = false
        if (known.isClosed) this.#byName.delete(name)
        continue
      }
      // The order of the accounts is that of the file.
      if (!known.isInFile) this.#byName.delete(name)
      this.#byName.set(name, Object.assign(known, { stored, isInFile: true }))
    }
  }

  /** Returns the accounts of a batch, and all that have changed since, to their stored states. */
  rollBack(batch: Batch): void {
    this.#isRestoring = true
    try {
      for (const name of new Set([...batch.keys(), ...this.#changed])) {
        const known = this.#byName.get(name)
        if (known === undefined) continue
        known.isClosed = false
        known.account?.load(known.stored)
      }
      this.#changed.clear()
    } finally {
      this.#isRestoring = false
    }
  }

  /** Adds accounts whose next ids or random numbers have changed without a change of records. */
  addCourses(): void {
    for (const [name, { account, stored, isInFile }] of this.#byName) {
      if (account === undefined || !isInFile) continue
      if (JSON.stringify(courseOf(account.store)) !== JSON.stringify(stored.course)) this.#changed.add(name)
    }
  }

  #note(name: string): void {
    this.#changed.add(name)
    this.#onChange()
  }
}

function stateOf({ store }: Account): AccountState {
  const seed = {
    domains: [...store.domains.values()],
    spaces: [...store.spaces.values()],
    pixels: [...store.pixels.values()],
    links: [...store.links.values()],
  }
  return { seed, course: courseOf(store) }
}
