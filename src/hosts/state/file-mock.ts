import type { MockHost, OnFindings } from '../../mock/host.ts'
import { host, type Mock, mockOf } from '../../mock/mock.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'
import { type Batch, FileAccounts } from './file-accounts.ts'
import type { StateFile } from './state-file.ts'
import { type FileState, stateText } from './state-text.ts'

/** A mock whose state is stored in a file. */
export interface FileMock extends Mock {
  /** Stores what is not stored yet. Rejects with the reason, which `onError` gets too. */
  flush(): Promise<void>
}

/**
 * Stores the accounts of a mock in a file. The response to a request is held back until all changes of its
 * account are on the disk, so no response shows what a crash could undo. If they cannot be stored, the
 * changes are undone and the response is 500.
 * @param onError called with the reason when changes could not be stored
 */
export function fileMock(
  mock: Mock,
  { state, file, onError }: { state: FileState; file: StateFile; onError: (error: unknown) => void },
): FileMock {
  const keeper = new Keeper(state, file, onError)
  mock[host].keep(keeper.accounts)
  const of: MockHost = {
    ...mock[host],
    handle: (request, onFindings) => keeper.handle(mock[host], request, onFindings),
    change: (account, make) => keeper.change(account.number, make),
  }
  return { ...mockOf(of), flush: () => keeper.flush() }
}

/** Resolves when changes are stored, and rejects if they are not. */
interface Stored {
  promise: Promise<void>
  resolve(): void
  reject(error: unknown): void
}

/** Writes the changes of all accounts. Changes that occur during a write are in the next one, together. */
class Keeper {
  readonly accounts: FileAccounts
  readonly #file: StateFile
  readonly #onError: (error: unknown) => void
  /** The batch that is being written. */
  #writing: { batch: Batch; promise: Promise<void> } | undefined
  /** For the changes that are not in a batch yet. */
  #next = stored()
  #isRunning = false

  constructor(state: FileState, file: StateFile, onError: (error: unknown) => void) {
    this.accounts = new FileAccounts(state, () => this.#start())
    this.#file = file
    this.#onError = onError
  }

  handle(of: MockHost, request: PlainRequest, onFindings: OnFindings | undefined) {
    const response = of.handle(request, onFindings)
    if (response instanceof Promise) return response.then(resolved => this.#whenStored(of, request, resolved))
    return this.#whenStored(of, request, response)
  }

  /** Runs a function that changes an account. Resolves when the changes are stored. */
  async change<T>(account: number, make: () => T): Promise<T> {
    const before = this.accounts.nameOfNumber(account)
    const made = make()
    // An account that was closed has no name any more; one that was written to for the first time has one now.
    const name = this.accounts.nameOfNumber(account) ?? before
    if (name !== undefined) await this.#pendingFor(name)
    return made
  }

  async flush(): Promise<void> {
    this.accounts.addCourses()
    this.#start()
    if (this.#writing) await this.#writing.promise
    if (this.accounts.hasChanges) await this.#next.promise
    if (!this.#file.isAhead) return
    try {
      await this.#file.write(stateText(this.accounts.fileWith(new Map())))
    } catch (error) {
      this.#onError(error)
      throw error
    }
  }

  #whenStored(
    of: MockHost,
    request: PlainRequest,
    response: PlainResponse,
  ): PlainResponse | Promise<PlainResponse> {
    if (!this.#isRunning) return response
    const pending = this.#pendingOf(of.accountNumber(request))
    if (pending === undefined) return response
    return pending.then(
      () => response,
      (error: unknown) => of.refuseFailed(error instanceof Error ? error.message : undefined),
    )
  }

  /** Returns the promise of the latest changes of an account, or undefined if all are stored. */
  #pendingOf(number: number | undefined): Promise<void> | undefined {
    const name = number === undefined ? undefined : this.accounts.nameOfNumber(number)
    return name === undefined ? undefined : this.#pendingFor(name)
  }

  #pendingFor(name: string): Promise<void> | undefined {
    if (this.accounts.isChanged(name)) return this.#next.promise
    return this.#writing?.batch.has(name) ? this.#writing.promise : undefined
  }

  #start(): void {
    if (this.#isRunning || !this.accounts.hasChanges) return
    this.#isRunning = true
    void this.#run()
  }

  async #run(): Promise<void> {
    while (this.accounts.hasChanges) {
      // The requests that have arrived together are in one batch.
      await new Promise(resolve => setImmediate(resolve))
      await this.#writeBatch()
    }
    this.#isRunning = false
  }

  async #writeBatch(): Promise<void> {
    const batch = this.accounts.take()
    const { promise, ...writing } = this.#next
    this.#writing = { batch, promise }
    this.#next = stored()
    try {
      await this.#file.write(stateText(this.accounts.fileWith(batch)))
      this.accounts.commit(batch)
      writing.resolve()
    } catch (error) {
      // Changes that were based on the batch are undone with it.
      this.accounts.rollBack(batch)
      const next = this.#next
      this.#next = stored()
      this.#onError(error)
      writing.reject(error)
      next.reject(error)
    } finally {
      this.#writing = undefined
    }
  }
}

function stored(): Stored {
  let resolve: () => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  // A change may have no request that waits for it.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
