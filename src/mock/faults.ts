import type { OperationId } from '../generated/operations.ts'
import { caseOfStatus, type ErrorWriter } from '../wire/errors.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { requireOperation } from './operation-ids.ts'

/** What goes wrong with a request. At least one of `status`, `networkError` and `delay` says so. */
export interface Fault {
  /** The status of the error that is answered, 400 to 599, in the dialect's own form. */
  status?: number
  /** What the error says; a text that names the status if left out. */
  message?: string
  /** Headers of the error, such as `{'retry-after': '1'}`. */
  headers?: Readonly<Record<string, string>>
  /** The connection breaks and no answer comes: `fetch` rejects. */
  networkError?: boolean
  /** The answer comes so many milliseconds late. On its own it is the answer that would have come anyway. */
  delay?: number
  /** How many requests it is for, one after another: 1 if left out; `Infinity` is all until it is withdrawn. */
  times?: number
  /** Whether the request fails `before` anything is done, as if left out, or `after`: done, but the client gets no answer. */
  phase?: 'before' | 'after'
}

interface Pending {
  operationId: OperationId | '*'
  fault: Fault
  left: number
}

/** What a request meets: how it fails, if it does, and how many milliseconds late its answer is. */
export interface Met {
  failure: Fault | undefined
  delay: number
}

/**
 * The faults of one account. Each request meets one failure and one delay, for a service can be slow and fail as well: of
 * each the first that was set for its operation, else the first that was set for all.
 */
export class Faults {
  #pending: Pending[] = []

  /** Sets a fault for an operation, or for every request (`*`). Returns what withdraws it. Throws on what is no fault. */
  add(operationId: OperationId | '*', fault: Fault): () => void {
    const pending = { operationId, fault: checked(operationId, fault), left: fault.times ?? 1 }
    this.#pending.push(pending)
    return () => this.#remove(pending)
  }

  /** What a request meets, which is then used up once. */
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

/** What a request is answered that fails. */
export function failedResponse({ status, message, headers }: Fault, errors: ErrorWriter): PlainResponse {
  if (status === undefined) return { status: 0, headers: {}, body: null }
  return errors.refuse(caseOfStatus(status), status, message ?? `A fault was set: ${status}.`, { ...headers })
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

/** Headers with their names in small letters, as the mock's own are: else one that both name would be sent twice. */
function sendable(headers: NonNullable<Fault['headers']>, refuse: (cause: string) => Error) {
  try {
    return Object.fromEntries(new Headers(headers))
  } catch (error) {
    throw refuse(`its headers cannot be sent: ${(error as TypeError).message}`)
  }
}

/** What a timer can wait for; a longer one would not wait at all. */
const MAX_DELAY = 2_147_483_647
