import type { Answered } from './answered.ts'
import type { MockHost } from './host.ts'

/** A request in the log of a mock. */
export interface LoggedRequest {
  /** Counts the requests, from 1. */
  id: number
  /** The time of the machine, in milliseconds since the epoch. */
  at: number
  /** The number of the account, if the request has the key of an open one. */
  account: number | undefined
  answered: Answered
}

/** How many requests are stored, and how many characters and bytes their bodies may have together. */
const MOST = 1000
const LARGEST = 16 * 1024 * 1024

/**
 * The latest requests of all accounts, oldest first. Stores them as they are, because describing them costs
 * more than responding: `src/admin` does so when it shows them.
 */
export class RequestLog {
  /** An entry is at the remainder of its id. */
  readonly #ring: (LoggedRequest | undefined)[] = []
  /** The id of the first entry that is stored. */
  #first = 1
  #last = 0
  #size = 0

  /** The id of the latest request; 0 if there was none. */
  get last(): number {
    return this.#last
  }

  add(answered: Answered, account: number | undefined, at: number): void {
    const id = ++this.#last
    if (id - this.#first >= MOST) this.#drop()
    this.#ring[id % MOST] = { id, at, account, answered }
    this.#size += sizeOf(answered)
    while (this.#size > LARGEST && this.#first < id) this.#drop()
  }

  /** Adds the requests to a mock from now on. */
  observe(host: Pick<MockHost, 'observers' | 'accountNumber'>): void {
    host.observers.add(answered => this.add(answered, host.accountNumber(answered.request), Date.now()))
  }

  get(id: number): LoggedRequest | undefined {
    return id >= this.#first && id <= this.#last ? this.#ring[id % MOST] : undefined
  }

  /** Returns the requests after an id, oldest first. */
  after(id: number): LoggedRequest[] {
    const found: LoggedRequest[] = []
    for (let next = Math.max(id + 1, this.#first); next <= this.#last; next++) {
      const entry = this.#ring[next % MOST]
      if (entry !== undefined) found.push(entry)
    }
    return found
  }

  clear(): void {
    while (this.#first <= this.#last) this.#drop()
  }

  #drop(): void {
    const entry = this.#ring[this.#first % MOST]
    if (entry !== undefined) this.#size -= sizeOf(entry.answered)
    this.#ring[this.#first % MOST] = undefined
    this.#first++
  }
}

function sizeOf({ request: { body }, response }: Answered): number {
  return (body instanceof Uint8Array ? body.length : 0) + (response.body?.length ?? 0)
}
