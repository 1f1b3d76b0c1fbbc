import { type Dialect, defaultDialect } from '../../src/dialect/dialect.ts'
import { defaultAnswers } from '../../src/generated/answers.ts'
import { mayWrite, parseBaseUrl } from '../core/base-url.ts'
import { createClient, readingClient } from '../core/client.ts'
import { type Blame, RunEnded } from '../core/ended.ts'
import { Inconclusive } from '../core/errors.ts'
import type { Client } from '../core/exchange.ts'
import { type Redactor, redactorOf } from '../core/redact/index.ts'
import { UsageError } from '../core/usage.ts'
import type { Context, Settings } from '../discover/context.ts'
import { Discovered } from '../discover/discovered.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { Account, LeftBehind } from '../writes/account.ts'
import { leftBehindOf } from '../writes/account.ts'
import { createAccount, newRun } from '../writes/create-account.ts'
import { defaultLedgerFile, newLedger } from '../writes/ledger.ts'
import { firstLook } from './first-look.ts'
import { type Expected, judge } from './judge.ts'
import type { Result } from './result.ts'
import { type Outcome, resultOf } from './result.ts'

/**
 * The requirements to judge, and the function that discovers where the records and their fields are in a
 * server's responses.
 */
export interface Suite {
  requirements: readonly Requirement[]
  discover(client: Client, account: Account, settings: Settings): Promise<Discovered>
}

export interface SessionOptions {
  /** As in section 1, with or without `/api/v1`. */
  baseUrl: string
  apiKey: string
  /**
   * The host of `baseUrl`, repeated as a permission. Without it, nothing is written except on this machine.
   */
  allowWrites?: string | undefined
  /** Domain ids of the account; two are needed for the domain filter. */
  domainIds?: readonly string[] | undefined
  /** Space ids of the account; two are needed for the space filter. */
  spaceIds?: readonly string[] | undefined
  /** Whether to write nothing, even if writes are allowed. */
  readOnly?: boolean | undefined
  /**
   * What is known of the server's answers and shapes. The default dialect applies to everything that it does
   * not state.
   */
  dialect?: Dialect | undefined
  /** The path of the ledger. Default: `.shortlink-kit/ledger-<run>.jsonl`. */
  ledger?: string | undefined
  /** Maximum number of records of the run that may exist at once. Default: 300. */
  maxObjects?: number | undefined
  /** Maximum milliseconds until a response begins. Default: 10000. */
  timeoutMs?: number | undefined
  /** Stops the run. The records that it made are still deleted. */
  signal?: AbortSignal | undefined
}

/**
 * A run against one server: discovers, judges requirements one by one, and deletes its records at the end.
 */
export interface Session {
  readonly target: string
  readonly run: string
  readonly readOnly: boolean
  /** Why nothing can be judged: for example, the server is unreachable or refuses the key. */
  readonly stopped: string | undefined
  /** The result of discovery, if it did not succeed. It is reported like the result of a requirement. */
  readonly discovery: Result | undefined
  readonly ledgerFile: string
  readonly redact: Redactor
  /** Checks that the server is reachable and accepts the key, then discovers. Throws Interrupted. */
  begin(): Promise<void>
  /** Why the run must not continue. If it is set, nothing more is judged. */
  readonly ended: RunEnded | undefined
  /** What the server did to end the run, as the result of the requirement that it breaks. */
  readonly blamed: Result | undefined
  /** Judges a requirement once, after the requirements that it depends on. Throws only Interrupted. */
  judge(requirement: Requirement): Promise<Result>
  /** Deletes every record that the run made. Returns those that could not be deleted. */
  close(): Promise<readonly LeftBehind[]>
}

/** Discovery as a requirement. If it fails, all other requirements are skipped. */
const discoveryRequirement = {
  id: 'discovery',
  title: 'GET and POST on /links and /pixels are answered, so that it can be seen where things are',
  level: 'documented',
  source: '4',
  needs: 'read',
} as const

const nothing = new Discovered()

/** Verdicts after which the dependent requirements are still judged. */
const good: readonly Result['verdict'][] = ['pass', 'confirmed', 'differs']

/** Prepares a run, but sends nothing yet. Throws UsageError. */
export function openSession(options: SessionOptions, suite: Suite): Session {
  const { apiKey, signal, timeoutMs, maxObjects = 300 } = options
  const target = parseBaseUrl(options.baseUrl)
  if (apiKey === '') throw new UsageError('There is no API key: give --key, or set SHORTLINK_API_KEY')
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new UsageError('The API key has characters that no header can carry')
  const readOnly = options.readOnly === true || !mayWrite(target, options.allowWrites)
  const noWrites = options.readOnly
    ? 'the run is read-only'
    : `nothing may be written to ${target.host}: --allow-writes ${target.host} permits it`
  const run = newRun()
  const redact = redactorOf(apiKey)
  const ledger = newLedger(options.ledger ?? defaultLedgerFile(run), run, target.url)
  const client = createClient({ baseUrl: target.url, apiKey, ...(timeoutMs !== undefined && { timeoutMs }) })
  const reading = readingClient(client, signal)
  const account = createAccount({
    client,
    ledger,
    noWrites: readOnly ? noWrites : undefined,
    maxObjects,
    signal,
  })
  const settings = {
    domainIds: options.domainIds ?? [],
    spaceIds: options.spaceIds ?? [],
    readOnly,
    loopback: target.loopback,
  }
  // A partial answer in a dialect replaces the whole default: the parts that it does not state are not
  // compared.
  const { dialect = defaultDialect } = options
  const expected: Expected = { dialect, answers: { ...defaultAnswers, ...dialect.answers } }
  const byId = new Map(suite.requirements.map(requirement => [requirement.id, requirement]))
  const results = new Map<string, Promise<Result>>()

  let stopped: string | undefined
  let context: Context | undefined
  let discovery: Result | undefined
  let ended: RunEnded | undefined

  async function outcomeOf(requirement: Requirement): Promise<Outcome> {
    if (stopped !== undefined) {
      // Requirements about the key are judged even now. Their results explain why nothing else can be judged.
      const aboutKeys = requirement.level === 'documented' && requirement.source === '5'
      if (!aboutKeys || requirement.needs === 'write') return { verdict: 'skipped', reason: stopped }
      return judge(requirement, { client: reading, account, settings, discovered: nothing }, expected)
    }
    if (context === undefined)
      return { verdict: 'skipped', reason: `discovery is needed first, and it did not succeed` }
    if (requirement.needs === 'write' && readOnly) return { verdict: 'skipped', reason: noWrites }
    for (const id of requirement.after ?? []) {
      const first = byId.get(id)
      if (first === undefined)
        return { verdict: 'error', reason: `it comes after ${id}, which does not exist` }
      const { verdict, reason } = await session.judge(first)
      if (good.includes(verdict)) continue
      const because = verdict === 'skipped' && reason !== undefined ? `: ${reason}` : ''
      return { verdict: 'skipped', reason: `${id} is needed first, and its verdict is ${verdict}${because}` }
    }
    return judge(requirement, context, expected)
  }

  async function judged(requirement: Requirement): Promise<Result> {
    const start = performance.now()
    return resultOf(requirement, await outcomeOf(requirement), performance.now() - start, redact)
  }

  /**
   * Runs a function unless the run has ended. Stores the error that ends the run, and throws it at every
   * later call.
   */
  async function unlessEnded<T>(run: () => Promise<T>): Promise<T> {
    if (ended !== undefined) throw ended
    try {
      return await run()
    } catch (error) {
      if (error instanceof RunEnded) ended = error
      throw error
    }
  }

  function resultOfBlame({ requirement: id, broken }: Blame): Result {
    const requirement = byId.get(id) ?? discoveryRequirement
    const { exchange } = broken
    const outcome: Outcome =
      broken instanceof Inconclusive
        ? { verdict: 'inconclusive', reason: broken.message, exchange }
        : { verdict: 'fail', expected: broken.expected, received: broken.received, exchange }
    return resultOf(requirement, outcome, 0, redact)
  }

  const session: Session = {
    target: target.url,
    run,
    readOnly,
    get stopped() {
      return stopped
    },
    get discovery() {
      return discovery
    },
    get ended() {
      return ended
    },
    get blamed() {
      return ended?.blame && resultOfBlame(ended.blame)
    },
    ledgerFile: ledger.file,
    redact,
    async begin() {
      if (!readOnly) ledger.open()
      const start = performance.now()
      const find: Requirement = {
        ...discoveryRequirement,
        async run() {
          const reason = await firstLook(reading, target.host)
          stopped = reason === undefined ? undefined : redact.sentence(reason)
          if (stopped !== undefined) return
          const discovered = await suite.discover(reading, account, settings)
          context = { client: reading, account, discovered, settings }
        },
      }
      const everything = { client: reading, account, settings, discovered: nothing }
      const outcome = await unlessEnded(() => judge(find, everything, expected))
      if (outcome.verdict !== 'pass') discovery = resultOf(find, outcome, performance.now() - start, redact)
    },
    judge(requirement) {
      const known = results.get(requirement.id) ?? unlessEnded(() => judged(requirement))
      results.set(requirement.id, known)
      return known
    },
    async close() {
      const left = await account.cleanup()
      ledger.close(left.length === 0)
      client.close()
      return leftBehindOf(left, redact)
    },
  }
  return session
}
