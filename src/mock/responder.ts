import type { Answers } from '../generated/answers.ts'
import type { Resources } from '../operations/resources.ts'
import { Stages } from '../operations/stages.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Accounts } from './accounts.ts'
import type { Keys } from './keys.ts'
import { answerWatched } from './watched.ts'

/** Responds to requests: runs the checks, then the operation, and applies the account's faults and rate limit. */
export class Responder {
  readonly #answers: Answers
  readonly #errors: ErrorWriter
  readonly #accounts: Accounts
  readonly #keys: Keys
  // Looking up faults and a journal costs time, so requests do so only after `watch`.
  #isWatched = false

  constructor(answers: Answers, errors: ErrorWriter, accounts: Accounts, keys: Keys) {
    this.#answers = answers
    this.#errors = errors
    this.#accounts = accounts
    this.#keys = keys
  }

  /** From now on, requests meet the faults of their accounts and are added to the journals. */
  watch(): void {
    this.#isWatched = true
  }

  respond(request: PlainRequest): PlainResponse | Promise<PlainResponse> {
    let rateHeaders: Record<string, string> | undefined
    const errors = this.#errors.about(request)
    const stages = new Stages(request, this.#answers, errors, () =>
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
    return account ? answerWatched(account, request, stages, perform) : perform()
  }

  /** Opens the account of a request's key. Returns the refusal if there is none, or if its rate limit is exceeded. */
  #open(
    request: PlainRequest,
    errors: ErrorWriter,
    onRate: (headers: Record<string, string> | undefined) => void,
  ): Resources | PlainResponse {
    const key = this.#keys.sentBy(request)
    if (key === undefined) return this.#keys.refuseMissing(request, errors)
    const account = this.#accounts.open(key, errors)
    if ('status' in account) return account
    const rate = account.rateLimit?.take(key, account.clock.now(), errors)
    onRate(rate?.headers)
    return rate?.refusal ?? account.resources
  }
}
