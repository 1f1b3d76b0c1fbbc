import type { Answers } from '../generated/answers.ts'
import type { Resources } from '../operations/resources.ts'
import { Stages } from '../operations/stages.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Accounts } from './accounts.ts'
import { type Faults, preferredEffect, takeAll } from './faults/index.ts'
import type { Keys } from './keys.ts'
import { type FindingsOf, respondWatched } from './watched.ts'

/** The methods that never write. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Responds to requests: runs the checks and the operation, and applies the account's faults and rate limit.
 */
export class Responder {
  readonly #answers: Answers
  readonly #errors: ErrorWriter
  readonly #accounts: Accounts
  readonly #keys: Keys
  readonly #findingsOf: FindingsOf
  readonly #faults: Faults
  // Looking up faults and a journal costs time, so requests do so only after `watch`.
  #isWatched = false

  /** @param faults the faults of all accounts */
  constructor(
    answers: Answers,
    errors: ErrorWriter,
    accounts: Accounts,
    keys: Keys,
    findingsOf: FindingsOf,
    faults: Faults,
  ) {
    this.#answers = answers
    this.#errors = errors
    this.#accounts = accounts
    this.#keys = keys
    this.#findingsOf = findingsOf
    this.#faults = faults
  }

  /** From now on, the faults of accounts apply to their requests, and requests are added to the journals. */
  watch(): void {
    this.#isWatched = true
  }

  respond(request: PlainRequest): PlainResponse {
    let rateHeaders: Record<string, string> | undefined
    const errors = this.#errors.about(request)
    const stages = new Stages({ request, answers: this.#answers, errors }, () =>
      this.#open(request, errors, headers => {
        rateHeaders = headers
      }),
    )
    const refusal = stages.check()
    const perform = () => {
      const response = refusal ?? stages.perform()
      return rateHeaders ? { ...response, headers: { ...response.headers, ...rateHeaders } } : response
    }
    const account = this.#isWatched ? this.#accounts.of(request) : undefined
    const prefer = request.header('prefer')
    if (account === undefined && prefer === undefined && this.#faults.isEmpty) return perform()
    const { operationId } = stages
    const effect =
      (prefer !== undefined && preferredEffect(prefer)) ||
      takeAll([account?.faults, this.#faults], operationId, request, () => this.#keys.sentBy(request))
    const watch = {
      account,
      effect,
      delays: (account?.faults ?? this.#faults).delays,
      findingsOf: this.#findingsOf,
    }
    return respondWatched(watch, request, { operationId, errors, answers: this.#answers }, perform)
  }

  /**
   * Opens the account of a request's key. Returns a refusal if the key is missing or not valid, if too many
   * accounts are open, or if the rate limit is exceeded.
   */
  #open(
    request: PlainRequest,
    errors: ErrorWriter,
    onRate: (headers: Record<string, string> | undefined) => void,
  ): Resources | PlainResponse {
    const key = this.#keys.sentBy(request)
    if (key === undefined) return this.#keys.refuseMissing(request, errors)
    const account = this.#accounts.open(key, errors)
    if ('status' in account) return account
    const isRead = reads.has(request.method)
    const rate = account.rateLimit?.take(key, !isRead, account.clock.now(), errors)
    onRate(rate?.headers)
    if (rate?.refusal) return rate.refusal
    return isRead ? account.resources : account.writable()
  }
}
