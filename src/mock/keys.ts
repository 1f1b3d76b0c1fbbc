import type { Answers } from '../generated/answers.ts'
import { keyRemedy } from '../operations/remedies.ts'
import { readKey } from '../wire/authorization.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { refusalWith } from '../wire/remedies.ts'

/** The valid API keys of a mock, and the refusals of requests without one (section 5). */
export class Keys {
  readonly #answers: Answers
  readonly #valid: ReadonlySet<string> | undefined
  // A request is asked for its key several times, and so is the next one of the same client.
  #lastHeader: string | undefined
  #lastKey: string | undefined

  /** @param valid the valid keys; undefined if every key is valid */
  constructor(answers: Answers, valid: readonly string[] | ReadonlySet<string> | undefined) {
    this.#answers = answers
    this.#valid = valid && ('has' in valid ? valid : new Set(valid))
  }

  isValid(key: string): boolean {
    return this.#valid?.has(key) ?? true
  }

  /** Returns the API key of a request, valid or not. */
  sentBy(request: PlainRequest): string | undefined {
    const header = request.header('authorization')
    if (header !== this.#lastHeader) {
      this.#lastHeader = header
      this.#lastKey = readKey(header, this.#answers['auth.header'])
    }
    return this.#lastKey
  }

  /** Returns the API key of a request if it is valid. */
  validSentBy(request: PlainRequest): string | undefined {
    const key = this.sentBy(request)
    return key !== undefined && this.isValid(key) ? key : undefined
  }

  /** Refuses a request whose Authorization header is absent or malformed. */
  refuseMissing(request: PlainRequest, errors: ErrorWriter): PlainResponse {
    const isAbsent = request.header('authorization') === undefined
    const received = isAbsent
      ? 'there is no Authorization header'
      : 'the Authorization header is not of that form'
    const message = `Send an API key as "Authorization: Bearer <API_KEY>"; ${received}.`
    const isWrong = !isAbsent && this.#answers['auth.malformed'] === 'invalid'
    const refusal = isWrong
      ? this.#refuse('wrong_key', this.#answers['auth.invalid'], message, errors)
      : this.#refuse('unauthenticated', this.#answers['auth.missing'], message, errors)
    return refusalWith(keyRemedy(request.header('authorization')), refusal)
  }

  /** Refuses a key that is not valid. */
  refuseInvalid(errors: ErrorWriter): PlainResponse {
    return this.#refuse('wrong_key', this.#answers['auth.invalid'], 'The API key is not valid.', errors)
  }

  /** Only 401 carries WWW-Authenticate (RFC 9110, 11.6.1). */
  #refuse(of: 'unauthenticated' | 'wrong_key', status: number, message: string, errors: ErrorWriter) {
    const challenges = status === 401 && this.#answers['auth.challenge'] === 'bearer'
    return errors.refuse(of, status, message, challenges ? { 'www-authenticate': 'Bearer' } : undefined)
  }
}
