import type { OperationId } from '../../generated/operations.ts'
import { Random } from '../../store/random.ts'
import { sampled } from './delay.ts'
import { printFault } from './print.ts'
import type { FaultRule } from './rule.ts'

/** What rules see of a request. */
export interface FaultTarget {
  operationId: OperationId | undefined
  /** The path below the base URL. Null if the request is not below the base URL. */
  path: string | null
  /** The API key that was sent, valid or not. */
  key: string | undefined
}

/** A rule that is set, and how many requests it has seen. */
export class SetRule {
  readonly rule: FaultRule
  readonly #random: Random
  #seen = 0
  #used = 0

  constructor(rule: FaultRule) {
    this.rule = rule
    // Different rules select different requests, even with the same seed.
    this.#random = new Random(hashOf(printFault({ seed: 1, ...rule })))
  }

  /** How many requests it has selected by operation, path and account. */
  get matched(): number {
    return this.#seen
  }

  /** How many requests had the fault. */
  get used(): number {
    return this.#used
  }

  /** Whether the rule can apply to no further request. */
  get isSpent(): boolean {
    const { times = Number.POSITIVE_INFINITY, nth = Number.POSITIVE_INFINITY } = this.rule
    return this.#used >= times || this.#seen >= nth
  }

  /** Whether a request has the fault. Counts the request if it matches. */
  isDue({ operationId, path, key }: FaultTarget): boolean {
    const { operation, path: pattern, account, nth, every, chance } = this.rule
    if (operation !== '*' && operation !== operationId) return false
    if (account !== undefined && account !== key) return false
    if (pattern !== undefined && (path === null || !isLike(path, pattern))) return false
    this.#seen++
    if (nth !== undefined && this.#seen !== nth) return false
    if (every !== undefined && this.#seen % every !== 0) return false
    return chance === undefined || this.#random.next() * 100 < chance
  }

  /** Counts a use of the rule. Returns the delay of the response, in milliseconds. */
  use(): number {
    this.#used++
    return this.rule.delay === undefined ? 0 : sampled(this.rule.delay, this.#random)
  }
}

/** Whether a path equals a pattern, in which each `*` stands for any characters. */
function isLike(path: string, pattern: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return path === pattern
  if (!path.startsWith(start) || path.length < start.length + end.length || !path.endsWith(end)) return false
  let at = start.length
  const last = path.length - end.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found === -1 || found + part.length > last) return false
    at = found + part.length
  }
  return true
}

/** Returns a 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
