import type { OperationId } from '../generated/operations.ts'
import type { Account } from '../mock/account.ts'
import type { Fault } from '../mock/faults.ts'
import type { JournalEntry, JournalFilter } from '../mock/journal.ts'
import type { Link } from '../store/entities.ts'
import type { Model } from '../store/table.ts'
import { type TestClock, testClock } from './clock.ts'
import type { Models } from './factories/factory.ts'
import { sourceOf, type TestSeed } from './scenarios.ts'

/** One account of the mock, and what a test can do to it beside sending requests. */
export interface TestAccount {
  /** What requests to it carry: `Authorization: Bearer <apiKey>`. */
  readonly apiKey: string
  /** Its records, with the models that @mswjs/data offers. It stays good when the account is reset. */
  readonly db: Models
  /** Its time: what happens to it happens to no other account. */
  readonly clock: TestClock
  /** Raises the clicks of a link, and so may let it expire. Gives the link as it is then. Throws for an unknown one. */
  click(link: number | { id: number }, times?: number): Link
  /**
   * Lets the next request of an operation fail, or of any (`*`): with status 500 if no fault is given. A page that
   * asks twice, as React does in its StrictMode, needs `{ status: 500, times: 2 }` to show it. It is as if
   * the service had a fault: the request needs a valid key, but may be wrong otherwise. Returns what withdraws it.
   * Throws for an unknown operation or status.
   */
  fail(operationId: OperationId | '*', fault?: Fault): () => void
  /** Answers the next request of an operation, or any (`*`), so many milliseconds late. Returns what withdraws it. */
  delay(operationId: OperationId | '*', milliseconds: number, times?: number): () => void
  /** What was asked so far, oldest first: the latest 1,000 requests; all, those of an operation, or as filtered. */
  requests(filter?: OperationId | JournalFilter): JournalEntry[]
  /** Starts again: with its seed, or this once with another, the mock's time, no faults and no requests. */
  reset(seed?: TestSeed): void
}

export function testAccount(apiKey: string, account: Account): TestAccount {
  return {
    apiKey,
    db: {
      link: lasting(() => account.store.db.link),
      pixel: lasting(() => account.store.db.pixel),
    },
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
    requests: filter => account.journal!.list(typeof filter === 'string' ? { operationId: filter } : filter),
    reset: seed => account.reset(seed === undefined ? undefined : sourceOf(seed)),
  }
}

/** A model that asks the store of the moment, which a reset replaces. */
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
