import type { OperationId } from '../../generated/operations.ts'
import type { PlainRequest } from '../../wire/plain.ts'
import { checkedRule } from './check.ts'
import { Delays } from './delay.ts'
import { type Fault, ruleOfFault } from './fault.ts'
import { type FaultTarget, SetRule } from './match.ts'
import { parseFaults } from './notation.ts'
import { changesResponse, type FaultRule } from './rule.ts'

/** What happens to a request: the rule that changes its response, if any, and its delay in milliseconds. */
export interface FaultEffect {
  rule: FaultRule | undefined
  delay: number
  /** The text of the Prefer header that was applied. Undefined if rules decide. */
  preference?: string
}

/**
 * The faults of one account, or of a whole mock. At most one rule that changes the response and one that only
 * delays it apply to a request. Each of the two is the first that was set for its operation, or else the
 * first that was set for all operations.
 */
export class Faults {
  readonly delays = new Delays()
  #rules: SetRule[] = []

  /** Whether no rule is set. */
  get isEmpty(): boolean {
    return this.#rules.length === 0
  }

  /**
   * Sets a fault for an operation, or for every request (`*`). Returns a function that withdraws the fault.
   * Throws a RangeError for an invalid fault.
   */
  add(operationId: OperationId | '*', fault: Fault): () => void {
    return this.#set([ruleOfFault(operationId, fault)])
  }

  /**
   * Sets rules. A text is in the notation of faults. Returns a function that withdraws these rules. Throws a
   * RangeError for an invalid rule, and sets none.
   */
  set(rules: readonly (FaultRule | string)[]): () => void {
    return this.#set(
      rules.flatMap(rule => (typeof rule === 'string' ? parseFaults(rule) : [checkedRule(rule)])),
    )
  }

  /** Returns the rules that are set. */
  list(): readonly SetRule[] {
    return this.#rules
  }

  withdraw(rule: SetRule): void {
    this.#rules = this.#rules.filter(known => known !== rule)
  }

  /** Returns what the rules do to a request, and counts the request. */
  take(target: FaultTarget): FaultEffect {
    const due = this.#rules.filter(rule => rule.isDue(target))
    const changing = first(due.filter(({ rule }) => changesResponse(rule)))
    const delaying = first(due.filter(({ rule }) => !changesResponse(rule)))
    const delay = (changing?.use() ?? 0) + (delaying?.use() ?? 0)
    this.#rules = this.#rules.filter(({ isSpent }) => !isSpent)
    return { rule: changing?.rule, delay }
  }

  clear(): void {
    this.#rules = []
  }

  #set(rules: readonly FaultRule[]): () => void {
    const added = rules.map(rule => new SetRule(rule))
    this.#rules.push(...added)
    return () => {
      this.#rules = this.#rules.filter(rule => !added.includes(rule))
    }
  }
}

/** Returns the first rule that is set for one operation, or else the first that is set for all. */
function first(due: readonly SetRule[]): SetRule | undefined {
  return due.find(({ rule }) => rule.operation !== '*') ?? due[0]
}

const none: FaultEffect = { rule: undefined, delay: 0 }

/**
 * Returns what happens to a request under the rules of its account and of the mock. The account's come first.
 */
export function takeAll(
  faults: readonly (Faults | undefined)[],
  operationId: OperationId | undefined,
  { path }: Pick<PlainRequest, 'path'>,
  keyOf: () => string | undefined,
): FaultEffect {
  const active = faults.filter(set => set !== undefined && !set.isEmpty)
  if (active.length === 0) return none
  const target = { operationId, path, key: keyOf() }
  const effects = active.map(set => set?.take(target) ?? none)
  return {
    rule: effects.find(({ rule }) => rule !== undefined)?.rule,
    delay: effects.reduce((sum, { delay }) => sum + delay, 0),
  }
}
