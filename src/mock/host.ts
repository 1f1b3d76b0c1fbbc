import { answersOf, type Dialect, defaultDialect, shapesOf } from '../dialect/dialect.ts'
import type { Answers } from '../generated/answers.ts'
import { preflight, shareAcrossOrigins } from '../operations/cors.ts'
import { systemClock } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { addFields } from '../wire/bodies.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { writersOf } from '../wire/writers.ts'
import type { Account, SeedSource } from './account.ts'
import { Accounts } from './accounts.ts'
import type { HandledRequest } from './answered.ts'
import { Faults, settled } from './faults/index.ts'
import { type Finding, findingsIn, type RequestFindings, recordFindingsIn } from './findings/index.ts'
import type { AccountKeeper } from './keeper.ts'
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

/** Receives the findings of a request. Asking for all of them costs time. */
export type OnFindings = (findings: RequestFindings) => void

/** The interface between a mock and its hosts: requests and responses as plain data, and the accounts. */
export interface MockHost {
  /**
   * Responds to a request. Returns a promise only for a multipart body and for a fault that delays. Calls
   * `onFindings` before it returns or resolves. Without it, no time is spent on findings.
   */
  handle(request: PlainRequest, onFindings?: OnFindings): PlainResponse | Promise<PlainResponse>
  /**
   * Responds to a request like `handle`, but does not wait for a fault that delays. `settled` waits. A caller
   * that holds a lock uses this function.
   */
  perform(request: PlainRequest, onFindings?: OnFindings): PlainResponse | Promise<PlainResponse>
  /** Responds to a request that could not be read. */
  refuseMalformed(malformation: Malformation): PlainResponse
  /** Responds with 500 in the dialect's shape, after an error in the mock. */
  refuseFailed(message?: string): PlainResponse
  /**
   * Returns the account of a key. If the account is not open, it is opened, with the given seed if there is
   * one. Throws if the key is not valid or too many accounts are open.
   */
  account(key: string, seed?: SeedSource): Account
  /** Opens the account of a key, so that its first request does not wait for it. Throws like `account`. */
  open(key: string): void
  /** Returns the store of a key's account, and opens the account if needed. Throws like `account`. */
  store(key: string): Store
  /** Closes the account of a key, unless all keys share it. Returns whether an account was closed. */
  closeAccount(key: string): boolean
  /** Stores the accounts with a keeper. No account may be open yet. */
  keep(keeper: AccountKeeper): void
  /** Replaces the seed. All open accounts lose their records and start with those of the seed. */
  reseed(seed: SeedSource): void
  /** Returns the API key of a request if the key is valid. */
  keyOf(request: PlainRequest): string | undefined
  /**
   * Returns the number of the open account that a request is about, for logs. It reveals nothing about the
   * key.
   */
  accountNumber(request: PlainRequest): number | undefined
  /** The largest body that is read, in bytes. */
  readonly bodyLimit: number
  readonly dialect: Dialect
  /** The faults of all accounts. */
  readonly faults: Faults
  /** Returns the open accounts with their keys, oldest first. If all keys share one, its key is ''. */
  openAccounts(): Iterable<readonly [key: string, account: Account]>
  /**
   * Runs a function that changes an account, outside of a request. Returns a promise if the changes are stored
   * somewhere, which resolves when they are.
   */
  change<T>(account: Account, make: () => T): T | Promise<T>
  /**
   * Returns the findings of a request that was handled.
   * @param ofRecords what was found in the records then; if left out, they are as the request left them
   */
  findingsOf(request: PlainRequest, response: PlainResponse, ofRecords?: readonly Finding[]): Finding[]
  /** Called by hosts after each response to a request that could be read. */
  readonly observers: Set<(handled: HandledRequest) => void>
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
  const accounts = new Accounts(
    { answers, writers, clock, seed, journal },
    keys,
    options.maxAccounts ?? 10_000,
  )
  const isStated = (question: keyof Answers) => dialect.answers[question] !== undefined
  const lookedAt = (request: PlainRequest, response: PlainResponse) => ({
    request,
    response,
    answers,
    isStated,
    ids: writers.pixels.ids,
    resources: accounts.of(request)?.resources,
  })
  const findingsOf: MockHost['findingsOf'] = (request, response, ofRecords) =>
    findingsIn(lookedAt(request, response), ofRecords)
  const foundIn = (request: PlainRequest, response: PlainResponse): RequestFindings => {
    const ofRecords = recordFindingsIn(lookedAt(request, response))
    return { ofRecords, all: () => findingsOf(request, response, ofRecords) }
  }
  const faults = new Faults()
  faults.set(options.faults ?? [])
  const responder = new Responder(answers, errors, accounts, keys, findingsOf, faults)
  const respond = (request: PlainRequest, onFindings: OnFindings | undefined) => {
    const response = responder.respond(request)
    onFindings?.(foundIn(request, response))
    return shareAcrossOrigins(request, response, answers)
  }
  const perform: MockHost['perform'] = (request, onFindings) => {
    const preflighted = preflight(request, answers)
    if (preflighted) return preflighted
    const added = addFields(request, answers)
    return added === undefined ? respond(request, onFindings) : added.then(() => respond(request, onFindings))
  }
  if (journal > 0) responder.watch()
  return {
    dialect,
    faults,
    findingsOf,
    observers: new Set(),
    *openAccounts() {
      // The caller may set faults or read a journal.
      responder.watch()
      yield* accounts.entries()
    },
    change: (_, make) => make(),
    bodyLimit: answers['errors.too-large'].bytes,
    handle(request, onFindings) {
      const response = perform(request, onFindings)
      return response instanceof Promise ? response.then(settled) : settled(response)
    },
    perform,
    refuseMalformed: malformation =>
      errors.refuse('unreadable', answers['errors.malformed'][malformation], malformed[malformation]),
    refuseFailed: (message = 'The mock failed to respond. Its log shows the error.') =>
      errors.refuse('failed', 500, message),
    account(key, own) {
      responder.watch()
      return accounts.opened(key, own)
    },
    open: key => {
      accounts.opened(key)
    },
    store: key => accounts.opened(key).store,
    closeAccount: key => accounts.close(key),
    keep: keeper => accounts.keep(keeper),
    reseed: source => accounts.reseed(source),
    keyOf: request => keys.validSentBy(request),
    accountNumber: request => accounts.of(request)?.number,
  }
}
