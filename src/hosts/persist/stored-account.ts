import type { Account } from '../../mock/account.ts'
import { changed, Recorder } from '../../store/changes.ts'
import { restore, snapshotOfSeed } from '../../store/snapshot.ts'
import { readChanges, SnapshotError } from '../../store/snapshot-check.ts'
import { type Head, hashOfAnswers, hashOfSeed, readHead, StaleError, storedName } from './head.ts'
import type { StateStorage, Stored } from './storage.ts'

const nothing = { links: [], pixels: [] }

/**
 * Creates the stored account of a key.
 * @param warn called with a message for the developer
 */
export async function storedAccount(
  key: string,
  account: Account,
  storage: StateStorage,
  warn: (message: string) => void,
): Promise<StoredAccount> {
  const { answers } = account.resources
  const name = await storedName(answers['auth.scope'] === 'own' ? key : '')
  return new StoredAccount(name, await hashOfAnswers(answers), account, storage, warn)
}

/**
 * The store of one account, synchronized with its stored data. The methods are called under the store's lock.
 */
export class StoredAccount {
  readonly name: string
  readonly #dialect: string
  readonly #account: Account
  readonly #storage: StateStorage
  readonly #warn: (message: string) => void
  #recorder: Recorder
  /** The store whose changes are recorded. A reset of the account replaces its store. */
  #recorded: Account['store']
  /** The head that matches the store. Undefined before the first read and after a failed write. */
  #head: Head | undefined
  /**
   * Whether this page has stopped reading and storing, because another page has changed the stored data in a
   * way that this page cannot use.
   */
  #isDetached = false
  #wasRead = false

  constructor(
    name: string,
    dialect: string,
    account: Account,
    storage: StateStorage,
    warn: (message: string) => void,
  ) {
    this.name = name
    this.#dialect = dialect
    this.#account = account
    this.#storage = storage
    this.#warn = warn
    this.#recorded = account.store
    this.#recorder = new Recorder(account.store)
  }

  /** Whether the next request may have to write, and so needs an exclusive lock. */
  get needsWrite(): boolean {
    return this.#head === undefined || this.#recorder.isPending || this.#recorded !== this.#account.store
  }

  /**
   * Updates the store from the stored data. Returns false if the seed has to be restored first, because a
   * write needs an exclusive lock.
   */
  async read(): Promise<boolean> {
    if (this.#isDetached) return true
    if (this.#recorded !== this.#account.store) this.#restartRecorder()
    try {
      const stored = await this.#storage.read(this.name, this.#head)
      if (stored === undefined) return false
      await this.#apply(stored)
    } catch (error) {
      if (!(error instanceof StaleError || error instanceof SnapshotError)) throw error
      // The page that was opened last wins. Pages that were opened earlier stop storing instead of competing
      // with it.
      if (this.#wasRead) {
        this.#isDetached = true
        this.#warn(
          `Another page has changed the stored state (${error.message}). This page stores nothing until it is reloaded.`,
        )
        return true
      }
      this.#warn(`The stored state is discarded and the seed is restored: ${error.message}.`)
      return false
    }
    return true
  }

  /**
   * Stores the changes since the last write, if there are any. If that fails, the next request reads the
   * stored data again.
   */
  async write(): Promise<void> {
    if (this.#recorded !== this.#account.store) {
      this.#isDetached = true
      this.#warn(
        'The account has got a new store, with other domains or spaces. This page stores nothing until it is reloaded.',
      )
      return
    }
    if (this.#isDetached || !this.#recorder.isPending || this.#head === undefined) return
    const { course, ...changes } = this.#recorder.pending()
    const head = { ...this.#head, version: this.#head.version + 1, course }
    try {
      await this.#storage.write(this.name, head, changes)
    } catch (error) {
      this.#head = undefined
      throw error
    } finally {
      this.#recorder.forget()
    }
    this.#head = head
  }

  /** Restores the seed, which replaces all stored data. */
  async reset(): Promise<void> {
    const seededAt = this.#account.clock.now()
    const seed = this.#account.seedAt(seededAt)
    const snapshot = snapshotOfSeed(seed)
    const { next, random } = snapshot
    const head: Head = {
      epoch: crypto.randomUUID(),
      version: (await this.#versionBefore()) + 1,
      seededAt,
      dialect: this.#dialect,
      seed: await hashOfSeed(seed),
      course: { next, random },
    }
    await this.#storage.write(this.name, head, nothing)
    if (this.#recorded !== this.#account.store) this.#restartRecorder()
    this.#recorder.withoutRecording(() => restore(this.#recorded, snapshot))
    this.#recorder.forget()
    this.#head = head
    this.#wasRead = true
    this.#isDetached = false
  }

  async #apply(stored: Stored): Promise<void> {
    const head = readHead(stored.head)
    // Of two concurrent reads, the earlier one may finish last. It must not undo the later one.
    const isKnown = () => this.#head?.epoch === head.epoch && this.#head.version >= head.version
    if (isKnown()) return
    const changes = readChanges(stored.changes)
    if (stored.isWhole) {
      if (head.dialect !== this.#dialect) throw new StaleError('it was written in another dialect')
      const seed = this.#account.seedAt(head.seededAt)
      if (head.seed !== (await hashOfSeed(seed))) throw new StaleError('it belongs to another seed')
      if (isKnown()) return
      const snapshot = changed(snapshotOfSeed(seed), changes, head.course)
      this.#recorder.withoutRecording(() => restore(this.#recorded, snapshot))
      this.#recorder.forget()
    } else {
      this.#recorder.apply(changes, head.course)
    }
    this.#head = head
    this.#wasRead = true
  }

  async #versionBefore(): Promise<number> {
    try {
      const stored = await this.#storage.read(this.name, undefined)
      return Math.max(this.#head?.version ?? 0, stored === undefined ? 0 : readHead(stored.head).version)
    } catch (error) {
      if (error instanceof StaleError || error instanceof SnapshotError) return this.#head?.version ?? 0
      throw error
    }
  }

  #restartRecorder(): void {
    this.#recorded = this.#account.store
    this.#recorder = new Recorder(this.#recorded)
    this.#head = undefined
  }
}
