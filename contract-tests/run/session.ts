import { defaultDialect } from '../../src/dialect/dialect.ts'
import { defaultAnswers } from '../../src/generated/answers.ts'
import type { TargetUrl } from '../core/base-url.ts'
import { createRunClient, type PoliteClient, readingClient } from '../core/client/client.ts'
import { Interrupted, type RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import { type Redactor, redactorOf } from '../core/redact/index.ts'
import { UsageError } from '../core/usage.ts'
import type { Context } from '../discover/context.ts'
import { Discovered } from '../discover/discovered.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { type LeftBehind, leftBehindOf, type Others } from '../writes/account.ts'
import { createAccount, newRun } from '../writes/create-account.ts'
import { defaultLedgerFile, type Ledger, newLedger } from '../writes/ledger.ts'
import { firstLook } from './first-look.ts'
import { neededBy } from './needed.ts'
import { permissionOf } from './permission.ts'
import type { Result } from './result.ts'
import { Runner } from './runner.ts'
import type { SessionOptions, Suite } from './session-options.ts'

/**
 * A run against one server: discovers, judges requirements one by one, and deletes its records at the end.
 */
export interface Session {
  readonly target: string
  readonly run: string
  readonly readOnly: boolean
  /** The reason why nothing can be judged: for example, the server is unreachable or refuses the key. */
  readonly stopped: string | undefined
  /** The result of discovery, if it did not succeed. It is reported like the result of a requirement. */
  readonly discovery: Result | undefined
  readonly ledgerFile: string
  readonly redact: Redactor
  /**
   * Checks that the server is reachable and accepts the key, then discovers what the requirements need that
   * will be judged (default: all). Throws Interrupted.
   */
  begin(requirements?: readonly Requirement[]): Promise<void>
  /** The reason why the run must not continue. If it is set, nothing more is judged. */
  readonly ended: RunEnded | undefined
  /** The event that ended the run, as the result of the requirement that the server broke. */
  readonly blamed: Result | undefined
  /** Judges a requirement once, after the requirements that it depends on. Throws only Interrupted. */
  judge(requirement: Requirement): Promise<Result>
  /** Forgets results, so that these requirements are judged anew. */
  forget(requirements: readonly Requirement[]): void
  /** Whether a requirement was skipped because the account was full. */
  lacksRoom(requirement: Requirement): boolean
  /** Deletes the records of the run, and goes on without them. Returns whether none is left. */
  makeRoom(): Promise<boolean>
  /** The number of requests that the run has sent, including those of the cleanup. */
  readonly requests: number
  /**
   * Deletes every record that the run created. Returns those that could not be deleted, and records of other people
   * that disappeared during the run.
   */
  close(): Promise<Closed>
}

/** Prepares a run, but sends nothing yet. Throws UsageError. */
export function openSession(options: SessionOptions, suite: Suite): Session {
  const { apiKey, timeoutMs, maxObjects = 300, concurrency = 1 } = options
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new UsageError(`concurrency must be a whole number from 1, got ${concurrency}`)
  const ended = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, ended.signal]) : ended.signal
  const { target, noWrites } = permissionOf(options)
  const run = newRun()
  const redact = redactorOf(apiKey)
  const ledger = newLedger(options.ledger ?? defaultLedgerFile(run), run, target.url)
  const client = createRunClient({
    baseUrl: target.url,
    apiKey,
    concurrency,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const account = createAccount({ client, ledger, noWrites, maxObjects, concurrency, signal })
  const settings = {
    domainIds: (options.domainIds ?? []).map(String),
    spaceIds: (options.spaceIds ?? []).map(String),
    readOnly: noWrites !== undefined,
    loopback: target.loopback,
  }
  // A partial answer in a dialect replaces the whole default answer: the parts that it does not state are not
  // compared.
  const { dialect = defaultDialect } = options
  const expected = { dialect, answers: { ...defaultAnswers, ...dialect.answers } }
  const undiscovered = {
    client: readingClient(client, signal),
    account,
    settings,
    discovered: new Discovered(),
  }
  const { requirements } = suite
  const runner = new Runner({
    requirements,
    undiscovered,
    expected,
    noWrites,
    redact,
    onEnded: () => ended.abort(),
  })
  return new RunSession({ target, ledger, client, concurrency, undiscovered, suite, runner, redact })
}

/** What a run leaves. */
export interface Closed extends Others {
  /** The records of the run that could not be deleted. */
  left: readonly LeftBehind[]
}

interface Parts {
  target: TargetUrl
  ledger: Ledger
  client: PoliteClient
  concurrency: number
  /** The context before discovery. */
  undiscovered: Context
  suite: Suite
  runner: Runner
  redact: Redactor
}

class RunSession implements Session {
  readonly target: string
  readonly run: string
  readonly readOnly: boolean
  readonly ledgerFile: string
  readonly redact: Redactor
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.target = parts.target.url
    this.run = parts.ledger.run
    this.readOnly = parts.undiscovered.settings.readOnly
    this.ledgerFile = parts.ledger.file
    this.redact = parts.redact
    this.#parts = parts
  }

  get stopped(): string | undefined {
    return this.#parts.runner.stopped
  }

  get discovery(): Result | undefined {
    return this.#parts.runner.discovery
  }

  get ended(): RunEnded | undefined {
    return this.#parts.runner.ended
  }

  get blamed(): Result | undefined {
    return this.#parts.runner.blamed
  }

  get requests(): number {
    return this.#parts.client.requests
  }

  async begin(requirements = this.#parts.suite.requirements): Promise<void> {
    const { target, ledger, concurrency, undiscovered, suite, runner } = this.#parts
    const { client, account, settings } = undiscovered
    if (!this.readOnly) ledger.open()
    const needed = neededBy(requirements, suite.requirements)
    await runner.begin(
      () => firstLook(client, target.host, concurrency),
      () => suite.discover(client, account, settings, needed),
    )
  }

  judge(requirement: Requirement): Promise<Result> {
    return this.#parts.runner.judge(requirement)
  }

  forget(requirements: readonly Requirement[]): void {
    this.#parts.runner.forget(requirements)
  }

  lacksRoom(requirement: Requirement): boolean {
    return this.#parts.runner.lacksRoom(requirement)
  }

  async makeRoom(): Promise<boolean> {
    const left = await this.#parts.undiscovered.account.cleanup()
    this.#parts.runner.startAfresh()
    return left.length === 0
  }

  async close(): Promise<Closed> {
    const { undiscovered, ledger, client } = this.#parts
    const left = await undiscovered.account.cleanup()
    const { vanished, changed } = await unlessFailing(() => undiscovered.account.others())
    ledger.close(left.length === 0)
    client.close()
    const { name } = this.redact
    return { left: leftBehindOf(left, this.redact), vanished: vanished.map(name), changed: changed.map(name) }
  }
}

/** What only informs must not fail a run whose server fails at the end. */
async function unlessFailing(look: () => Promise<Others>): Promise<Others> {
  try {
    return await look()
  } catch (error) {
    const isKnown = [ContractBroken, Inconclusive, Interrupted].some(kind => error instanceof kind)
    if (isKnown) return { vanished: [], changed: [] }
    throw error
  }
}
