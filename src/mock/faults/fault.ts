import type { OperationId } from '../../generated/operations.ts'
import { checkedRule, refusal } from './check.ts'
import type { FaultRule } from './rule.ts'

/** What all kinds of faults can have. */
export interface FaultOptions {
  /** The message of the error. @default a text that names the status */
  message?: string
  /** Headers of the error, such as `{'retry-after': '1'}`. */
  headers?: Readonly<Record<string, string>>
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
   * When the request fails: `before` it takes effect, or `after`. The fault replaces the regular response in
   * both cases. @default 'before'
   */
  phase?: 'before' | 'after'
}

/**
 * An error, a broken connection or a delay. An error has a `status` from 400 to 599, and is in the dialect's
 * shape. With `networkError: true` the connection breaks without a response, so that `fetch` rejects.
 */
export type Fault = FaultOptions &
  (
    | { status: number; networkError?: false }
    | { networkError: true; status?: never }
    | { delay: number; status?: never; networkError?: false }
  )

/**
 * Returns the rule of a fault of one operation, or of all (`*`). Throws a RangeError for an invalid fault.
 */
export function ruleOfFault(operation: OperationId | '*', fault: Fault): FaultRule {
  const { status, networkError, delay, times = 1, phase, message, headers } = fault
  const isError = status !== undefined
  const rule: FaultRule = {
    operation,
    times,
    ...(delay !== undefined && { delay }),
    ...(phase !== undefined && phase !== 'before' && { phase }),
    ...(isError && { status, message: message ?? `A test set this fault: ${status}.` }),
    ...(isError && headers !== undefined && { headers }),
    ...(networkError && { connection: 'drop' }),
  }
  if (isError && networkError) throw refusal('status and networkError cannot be combined')
  if (!isError && !networkError && delay === undefined) {
    // A wrong operation or member is reported first.
    checkedRule({ ...rule, delay: 0 })
    const given = Object.keys(fault).join(', ') || 'an empty object'
    throw refusal(`it needs a status, a networkError or a delay, got ${given}`)
  }
  return checkedRule(rule)
}
