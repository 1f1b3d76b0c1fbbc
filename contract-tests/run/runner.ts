import { type Blame, RunEnded } from '../core/ended.ts'
import { Inconclusive } from '../core/errors.ts'
import type { Redactor } from '../core/redact/index.ts'
import type { Context } from '../discover/context.ts'
import type { Discovered } from '../discover/discovered.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { type Expected, judgeRequirement } from './judge.ts'
import { type Outcome, type Result, resultOf } from './result.ts'

export interface RunnerOptions {
  requirements: readonly Requirement[]
  /** The context before discovery. */
  undiscovered: Context
  expected: Expected
  /** The reason why nothing may be written; undefined if writes are allowed. */
  noWrites: string | undefined
  redact: Redactor
  /** Called once the run must not continue: what is still being judged must send nothing more. */
  onEnded(): void
}

/** Discovery as a requirement. If it fails, all other requirements are skipped. */
const discoveryRequirement = {
  id: 'discovery',
  title: 'GET and POST on /links and /pixels respond, so the suite can learn how records are written',
  level: 'documented',
  source: '4',
  needs: 'read',
} as const

/** Verdicts after which the dependent requirements are still judged. */
const good: readonly Result['verdict'][] = ['passed', 'matches', 'differs']

/** Judges the requirements of a run, each once, until the run ends. */
export class Runner {
  readonly #options: RunnerOptions
  readonly #byId: ReadonlyMap<string, Requirement>
  readonly #results = new Map<string, Promise<Result>>()
  /** The ids of the requirements that were skipped because the account was full. */
  readonly #full = new Set<string>()
  #context: Context | undefined
  #stopped: string | undefined
  #discovery: Result | undefined
  #ended: RunEnded | undefined

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#byId = new Map(options.requirements.map(requirement => [requirement.id, requirement]))
  }

  /** The reason why nothing can be judged: for example, the server is unreachable or refuses the key. */
  get stopped(): string | undefined {
    return this.#stopped
  }

  /** The result of discovery, if it did not succeed. */
  get discovery(): Result | undefined {
    return this.#discovery
  }

  /** The reason why the run must not continue. */
  get ended(): RunEnded | undefined {
    return this.#ended
  }

  /** The event that ended the run, as the result of the requirement that the server broke. */
  get blamed(): Result | undefined {
    return this.#ended?.blame && this.#resultOfBlame(this.#ended.blame)
  }

  /**
   * Discovers, unless `look` returns a reason why nothing can be judged.
   * Throws Interrupted.
   */
  async begin(look: () => Promise<string | undefined>, discover: () => Promise<Discovered>): Promise<void> {
    const { undiscovered, expected, redact } = this.#options
    const start = performance.now()
    const find: Requirement = {
      ...discoveryRequirement,
      run: async () => {
        const reason = await look()
        this.#stopped = reason === undefined ? undefined : redact.sentence(reason)
        if (this.#stopped !== undefined) return
        this.#context = { ...undiscovered, discovered: await discover() }
      },
    }
    const outcome = await this.#unlessEnded(() => judgeRequirement(find, undiscovered, expected))
    if (outcome.verdict === 'passed') return
    this.#discovery = resultOf(find, outcome, performance.now() - start, redact)
  }

  /** Judges a requirement once, after the requirements that it depends on. Throws only Interrupted. */
  judge(requirement: Requirement): Promise<Result> {
    const known = this.#results.get(requirement.id) ?? this.#unlessEnded(() => this.#judged(requirement))
    this.#results.set(requirement.id, known)
    return known
  }

  /** Forgets results, so that these requirements are judged anew. */
  forget(requirements: readonly Requirement[]): void {
    for (const { id } of requirements) this.#results.delete(id)
  }

  /** Whether a requirement was skipped because the account was full. */
  lacksRoom({ id }: Requirement): boolean {
    return this.#full.has(id)
  }

  /** Goes on without the records of the run, after they have been deleted. */
  startAfresh(): void {
    if (this.#context === undefined) return
    this.#context = { ...this.#context, discovered: this.#context.discovered.withoutRecords() }
  }

  async #judged(requirement: Requirement): Promise<Result> {
    const start = performance.now()
    const { account } = this.#options.undiscovered
    const before = account.timesFull
    const outcome = await this.#outcomeOf(requirement)
    if (outcome.verdict === 'skipped' && account.timesFull > before) this.#full.add(requirement.id)
    else this.#full.delete(requirement.id)
    return resultOf(requirement, outcome, performance.now() - start, this.#options.redact)
  }

  async #outcomeOf(requirement: Requirement): Promise<Outcome> {
    const { undiscovered, expected, noWrites } = this.#options
    if (this.#stopped !== undefined) {
      // Requirements about the key are judged even now. Their results explain why nothing else can be judged.
      const aboutKeys = requirement.level === 'documented' && requirement.source === '5'
      if (!aboutKeys || requirement.needs === 'write') return { verdict: 'skipped', reason: this.#stopped }
      return judgeRequirement(requirement, undiscovered, expected)
    }
    const context = this.#context
    if (context === undefined)
      return { verdict: 'skipped', reason: `discovery is needed first, and it did not succeed` }
    if (noWrites !== undefined && needsWrites(requirement)) return { verdict: 'skipped', reason: noWrites }
    return (await this.#hindrance(requirement)) ?? judgeRequirement(requirement, context, expected)
  }

  /**
   * Judges the requirements on which a requirement depends. If one of them is not good, returns the outcome
   * of the dependent requirement.
   */
  async #hindrance({ after = [] }: Requirement): Promise<Outcome | undefined> {
    for (const id of after) {
      const first = this.#byId.get(id)
      if (first === undefined)
        return { verdict: 'error', reason: `it comes after ${id}, which does not exist` }
      if (this.#options.noWrites !== undefined && needsWrites(first)) continue
      const { verdict, reason } = await this.judge(first)
      if (good.includes(verdict)) continue
      const because = verdict === 'skipped' && reason !== undefined ? `: ${reason}` : ''
      return { verdict: 'skipped', reason: `${id} is needed first, and its verdict is ${verdict}${because}` }
    }
    return undefined
  }

  /**
   * Runs a function unless the run has ended. Stores the error that ends the run, and throws it at every
   * later call.
   */
  async #unlessEnded<T>(run: () => Promise<T>): Promise<T> {
    if (this.#ended !== undefined) throw this.#ended
    try {
      return await run()
    } catch (error) {
      if (error instanceof RunEnded && this.#ended === undefined) {
        this.#ended = error
        this.#options.onEnded()
      }
      throw error
    }
  }

  #resultOfBlame({ requirement: id, broken }: Blame): Result {
    const requirement = this.#byId.get(id) ?? discoveryRequirement
    const { exchange } = broken
    const outcome: Outcome =
      broken instanceof Inconclusive
        ? { verdict: 'inconclusive', reason: broken.message, exchange }
        : { verdict: 'failed', expected: broken.expected, received: broken.received, exchange }
    return resultOf(requirement, outcome, 0, this.#options.redact)
  }
}

/** Whether a requirement cannot be judged by the records that exist. */
function needsWrites(requirement: Requirement): boolean {
  const byExisting = requirement.level === 'documented' && requirement.existing !== undefined
  return requirement.needs === 'write' && !byExisting
}
