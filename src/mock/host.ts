import { answersOf, defaultDialect, shapesOf } from '../dialect/dialect.ts'
import type { Answers } from '../generated/answers.ts'
import { preflight, shareAcrossOrigins } from '../operations/cors.ts'
import { systemClock } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { withFields } from '../wire/bodies.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { writersOf } from '../wire/writers.ts'
import type { Account, SeedSource } from './account.ts'
import { Accounts } from './accounts.ts'
import { Keys } from './keys.ts'
import type { MockOptions } from './options.ts'
import { Responder } from './responder.ts'

/** Ways in which a host can fail to read a request (question `errors.malformed`). */
export type Malformation = keyof Answers['errors.malformed']

const malformed: Record<Malformation, string> = {
  unreadable: 'The request is not readable HTTP.',
  headers: 'The headers of the request are too large.',
  slow: 'The request took too long to arrive.',
}

/** The interface between a mock and its hosts: requests and responses as plain data, and the accounts. */
export interface MockHost {
  /** Responds to a request. Returns a promise only for a multipart body and for a fault that delays. */
  handle(request: PlainRequest): PlainResponse | Promise<PlainResponse>
  /** Responds to a request that could not be read. */
  refuseMalformed(malformation: Malformation): PlainResponse
  /** Responds with 500 in the dialect's form, after an error in the mock. */
  refuseFailed(): PlainResponse
  /**
   * Returns the account of a key. If the account is not open, it is opened, with the given seed if there is
   * one. Throws if the key is not valid or too many accounts are open.
   */
  account(key: string, seed?: SeedSource): Account
  /** Returns the store of a key's account, and opens the account if needed. Throws like `account`. */
  store(key: string): Store
  /** Closes the account of a key, unless all keys share it. Returns whether an account was closed. */
  closeAccount(key: string): boolean
  /** Returns the API key of a request if the key is valid. */
  keyOf(request: PlainRequest): string | undefined
  /**
   * Returns the number of the open account that a request is about, for logs. It reveals nothing about the
   * key.
   */
  accountNumber(request: PlainRequest): number | undefined
  /** The largest body that is read, in bytes. */
  readonly bodyLimit: number
}

/**
 * Creates the host interface of a mock. Each API key opens an account with its own records, clock, faults and
 * journal.
 */
export function createHost(options: MockOptions): MockHost {
  const { dialect = defaultDialect, clock = systemClock, journal = 0, seed = 'demo' } = options
  const answers = answersOf(dialect)
  const writers = writersOf(answers, shapesOf(dialect, answers), () => clock.now())
  const { errors } = writers
  const keys = new Keys(answers, options.keys)
  const accounts = new Accounts({ answers, writers, clock, seed, journal }, keys, options.maxAccounts ?? 100)
  const responder = new Responder(answers, errors, accounts, keys)
  if (journal > 0) responder.watch()
  return {
    bodyLimit: answers['errors.too-large'].bytes,
    handle(request) {
      const preflighted = preflight(request, answers)
      if (preflighted) return preflighted
      const ready = withFields(request, answers)
      const response =
        ready instanceof Promise ? ready.then(read => responder.respond(read)) : responder.respond(ready)
      if (response instanceof Promise)
        return response.then(made => shareAcrossOrigins(request, made, answers))
      return shareAcrossOrigins(request, response, answers)
    },
    refuseMalformed: malformation =>
      errors.refuse('unreadable', answers['errors.malformed'][malformation], malformed[malformation]),
    refuseFailed: () =>
      errors.refuse('failed', 500, 'The mock failed to respond; see its output for the error.'),
    account(key, own) {
      responder.watch()
      return accounts.opened(key, own)
    },
    store: key => accounts.opened(key).store,
    closeAccount: key => accounts.close(key),
    keyOf: request => keys.validSentBy(request),
    accountNumber: request => accounts.of(request)?.number,
  }
}
