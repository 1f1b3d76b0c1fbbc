import type { OperationId } from '../generated/operations.ts'
import type { Account } from '../mock/account.ts'
import type { Fault, FaultRule } from '../mock/faults/index.ts'
import type { JournalEntry, JournalFilter } from '../mock/journal.ts'
import type { Link } from '../store/entities.ts'
import type { Model } from '../store/table.ts'
import { type TestClock, testClock } from './clock.ts'
import type { TestSeed } from './compose.ts'
import type { Models } from './factories/factory.ts'
import { connectModels } from './records.ts'
import { seedSource } from './scenarios.ts'

/** An account of the mock, and what a test can do with it besides sending requests. */
export interface TestAccount {
  /** The API key of the account. Requests send it as `Authorization: Bearer <apiKey>`. */
  readonly apiKey: string
  /** The account's records, as models of @mswjs/data. It can still be used after a reset. */
  readonly db: Models
  /** The account's clock. Changing it does not affect other accounts. */
  readonly clock: TestClock
  /**
   * Adds clicks to a link, which may let it expire. Returns the updated link.
   * @param link the link, or its id
   * @param times how many clicks to add, 1 by default
   * @throws Error if there is no such link
   */
  click(link: number | { id: number }, times?: number): Link
  /**
   * Lets the next request of an operation fail, or of any operation (`*`), with status 500 if no fault is
   * given. The request needs a valid API key, but may otherwise be invalid. Returns a function that withdraws
   * the fault.
   *
   * A page that sends a request twice, as React does in StrictMode, needs `times: 2`.
   *
   * @throws RangeError if the operation or the fault is invalid
   * @example
   * ```ts
   * import { createTestMock } from 'shortlink-kit/testing'
   *
   * const mock = createTestMock()
   * mock.fail('createLink', { status: 503, times: 2 })
   * ```
   */
  fail(operationId: OperationId | '*', fault?: Fault): () => void
  /**
   * Delays the response to the next request of an operation, or of any operation (`*`). Returns a function
   * that withdraws the delay.
   * @param times how many requests to delay, 1 by default
   */
  delay(operationId: OperationId | '*', milliseconds: number, times?: number): () => void
  /**
   * Sets fault rules for the account's requests: objects, or texts such as `createLink: 503 x2`,
   * `listLinks: drop every 3` or `flaky`. Unlike `fail`, a rule without `times` applies until it is withdrawn.
   * Returns a function that withdraws the rules.
   *
   * @throws RangeError if a rule is invalid
   * @example
   * ```ts
   * import { createTestMock } from 'shortlink-kit/testing'
   *
   * const mock = createTestMock()
   * mock.faults('createLink: 500 after x1', { operation: 'listLinks', delay: { from: 200, to: 800 } })
   * ```
   */
  faults(...rules: (FaultRule | string)[]): () => void
  /**
   * Returns the account's requests, oldest first. Only the latest 1,000 are recorded.
   * @param filter an operation, or members that the requests must match; if left out, returns all requests
   */
  requests(filter?: OperationId | JournalFilter): JournalEntry[]
  /**
   * Resets the account to its seed, or this once to another seed. Sets the clock to the mock's time, and
   * deletes faults and recorded requests.
   */
  reset(seed?: TestSeed): void
}

export function testAccount(apiKey: string, account: Account): TestAccount {
  const db = {
    link: lasting(() => account.store.db.link),
    pixel: lasting(() => account.store.db.pixel),
  }
  connectModels(db, () => account.store)
  return {
    apiKey,
    db,
    clock: testClock(account.clock),
    click(link, times = 1) {
      const id = typeof link === 'number' ? link : link.id
      const { links } = account.store
      const known = links.get(id)
      if (known === undefined) throw new Error(`Failed to click: there is no link ${id}`)
      if (!Number.isInteger(times) || times < 1) {
        throw new RangeError(`Failed to click: times must be a whole number from 1, got ${times}`)
      }
      return links.update(id, { clicks: known.clicks + times })
    },
    fail: (operationId, fault = { status: 500 }) => account.faults.add(operationId, fault),
    delay: (operationId, delay, times = 1) => account.faults.add(operationId, { delay, times }),
    faults: (...rules) => account.faults.set(rules),
    requests: filter => account.journal!.list(typeof filter === 'string' ? { operationId: filter } : filter),
    reset: seed => account.reset(seed === undefined ? undefined : seedSource(seed)),
  }
}

/** Returns a model that always uses the current store. A reset replaces the store. */
function lasting<E>(model: () => Model<E>): Model<E> {
  return {
    create: given => model().create(given),
    count: query => model().count(query),
    findFirst: query => model().findFirst(query),
    findMany: query => model().findMany(query),
    getAll: () => model().getAll(),
    update: query => model().update(query),
    updateMany: query => model().updateMany(query),
    delete: query => model().delete(query),
    deleteMany: query => model().deleteMany(query),
  }
}
