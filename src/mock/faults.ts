import type { OperationId } from '../generated/operations.ts'
import { caseOfStatus, type ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { requireOperation } from './operation-ids.ts'

/** What goes wrong with a request. At least one of `status`, `networkError` and `delay` is required. */
export interface Fault {
  /** The status of the error response, from 400 to 599. The error has the dialect's form. */
  status?: number
  /** The message of the error. @default a text that names the status */
  message?: string
  /** Headers of the error, such as `{'retry-after': '1'}`. */
  headers?: Readonly<Record<string, string>>
  /** Breaks the connection without a response, so that `fetch` rejects. Cannot be combined with `status`. */
  networkError?: boolean
  /**
   * Delays the response by this number of milliseconds. Without a status or a network error, the regular
   * response is delayed.
   */
  delay?: number
  /**
   * How many successive requests have the fault. `Infinity` means all until the fault is withdrawn. @default
   * 1
   */
  times?: number
  /**
   * When the request fails: `before` it takes effect, or `after` it took effect, instead of the regular
   * response. @default 'before'
   */
  phase?: 'before' | 'after'
}

interface Pending {
  operationId: OperationId | '*'
  fault: Fault
  left: number
}

/**
 * The effect of faults on a request: how it fails, if it does, and the delay of its response in milliseconds.
 */
export interface Met {
  failure: Fault | undefined
  delay: number
}

/**
 * The faults of one account. A request has at most one failure and one delay at the same time. Each is the
 * first that was set for its operation, or else the first that was set for all operations.
 */
export class Faults {
  #pending: Pending[] = []

  /**
   * Sets a fault for an operation, or for every request (`*`). Returns a function that withdraws the fault.
   * Throws a RangeError for an invalid fault.
   */
  add(operationId: OperationId | '*', fault: Fault): () => void {
    const pending = { operationId, fault: checked(operationId, fault), left: fault.times ?? 1 }
    this.#pending.push(pending)
    return () => this.#remove(pending)
  }

  /** Returns the faults of a request, and counts them as used once. */
  take(operationId: OperationId | undefined): Met {
    const failure = this.#use(operationId, fails)
    const delay = this.#use(operationId, fault => !fails(fault))
    return { failure, delay: (failure?.delay ?? 0) + (delay?.delay ?? 0) }
  }

  clear(): void {
    this.#pending = []
  }

  #use(operationId: OperationId | undefined, isWanted: (fault: Fault) => boolean): Fault | undefined {
    const wanted = this.#pending.filter(({ fault }) => isWanted(fault))
    const pending =
      wanted.find(({ operationId: of }) => of === operationId) ??
      wanted.find(({ operationId: of }) => of === '*')
    if (pending === undefined) return undefined
    pending.left--
    if (pending.left === 0) this.#remove(pending)
    return pending.fault
  }

  #remove(pending: Pending): void {
    this.#pending = this.#pending.filter(other => other !== pending)
  }
}

function fails({ status, networkError }: Fault): boolean {
  return status !== undefined || networkError === true
}

/** Returns the response to a request that fails. */
export function failedResponse({ status, message, headers }: Fault, errors: ErrorWriter): PlainResponse {
  if (status === undefined) return { status: 0, headers: {}, body: null }
  return errors.refuse(caseOfStatus(status), status, message ?? `A test set this fault: ${status}.`, {
    ...headers,
  })
}

function checked(operationId: string, fault: Fault): Fault {
  const { status, networkError, delay, times = 1, phase = 'before' } = fault
  const refuse = (cause: string) => new RangeError(`Failed to set a fault: ${cause}`)
  if (operationId !== '*') requireOperation(operationId, 'Failed to set a fault', ' or *')
  if (status !== undefined && !(Number.isInteger(status) && status >= 400 && status <= 599)) {
    throw refuse(`status must be a whole number from 400 to 599, got ${status}`)
  }
  if (delay !== undefined && !(delay >= 0 && delay <= MAX_DELAY)) {
    throw refuse(`delay must be from 0 to ${MAX_DELAY} milliseconds, got ${delay}`)
  }
  if (times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times >= 1)) {
    throw refuse(`times must be a whole number from 1 or Infinity, got ${times}`)
  }
  if (phase !== 'before' && phase !== 'after') throw refuse(`phase must be before or after, got ${phase}`)
  if (status !== undefined && networkError) throw refuse('it is either a status or a networkError, not both')
  if (!fails(fault) && delay === undefined) {
    throw refuse('it needs a status, a networkError or a delay')
  }
  return fault.headers === undefined ? { ...fault } : { ...fault, headers: sendable(fault.headers, refuse) }
}

/**
 * Returns headers with lower-case names, like the mock's own. Otherwise a header that both set would be sent
 * twice.
 */
function sendable(headers: NonNullable<Fault['headers']>, refuse: (cause: string) => Error) {
  try {
    return Object.fromEntries(new Headers(headers))
  } catch (error) {
    throw refuse(`its headers cannot be sent: ${(error as TypeError).message}`)
  }
}

/** The longest delay of a timer, in milliseconds. With a longer one the timer would fire at once. */
const MAX_DELAY = 2_147_483_647
