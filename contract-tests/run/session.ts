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

/** What is judged: the requirements, and how to find out where things are in a server's answers. */
export interface Suite {
  requirements: readonly Requirement[]
  discover(client: Client, account: Account, settings: Settings): Promise<Discovered>
}

export interface SessionOptions {
  /** As section 1 means it, with or without `/api/v1`. */
  baseUrl: string
  apiKey: string
  /** The host of `baseUrl`, repeated: nothing is written elsewhere than on this machine without it. */
  allowWrites?: string | undefined
  /** Domain ids of the account; two are needed for the domain filter. */
  domainIds?: readonly string[] | undefined
  /** Space ids of the account; two are needed for the space filter. */
  spaceIds?: readonly string[] | undefined
  /** Write nothing, whatever is allowed. */
  readOnly?: boolean | undefined
  /** How the server is known to behave and to write; what it leaves out is as in the default dialect. */
  dialect?: Dialect | undefined
  /** Where the ledger is kept: `.shortlink-kit/ledger-<run>.jsonl` if left out. */
  ledger?: string | undefined
  /** How many objects of the run may be there at once: 300 if left out. */
  maxObjects?: number | undefined
  /** Milliseconds until an answer has begun: 10000 if left out. */
  timeoutMs?: number | undefined
  /** Stops the run; what it made is still taken away. */
  signal?: AbortSignal | undefined
}

/** A run against one server: discovery done, requirements judged one by one, everything taken away at the end. */
export interface Session {
  readonly target: string
  readonly run: string
  readonly readOnly: boolean
  /** Why nothing can be judged: out of reach, or the key refused. */
  readonly stopped: string | undefined
  /** What discovery came to when it did not succeed: a result among the others. */
  readonly discovery: Result | undefined
  readonly ledgerFile: string
  readonly redact: Redactor
  /** Looks whether the server is there and takes the key, then discovers. Throws Interrupted. */
  begin(): Promise<void>
  /** Why the run must not go on; nothing is judged any more. */
  readonly ended: RunEnded | undefined
  /** What the server did to end the run, as the result of the requirement that it breaks. */
  readonly blamed: Result | undefined
  /** Judges a requirement once, those that it comes after first. Throws Interrupted, and nothing else. */
  judge(requirement: Requirement): Promise<Result>
  /** Takes everything away that the run made, and returns what it could not. */
  close(): Promise<readonly LeftBehind[]>
}

/** Discovery as one more requirement: when it fails, all that was to come after it is skipped. */
const discoveryRequirement = {
  id: 'discovery',
  title: 'GET and POST on /links and /pixels are answered, so that it can be seen where things are',
  level: 'documented',
  source: '4',
  needs: 'read',
} as const

const nothing = new Discovered()

/** Verdicts after which the requirements that come later still mean something. */
const good: readonly Result['verdict'][] = ['pass', 'confirmed', 'differs']

/** Prepares a run; nothing is sent yet. Throws UsageError. */
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
  // Of an answer of which a dialect states parts, the rest is nothing that could drift.
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
      // Whether the key is sent as documented can be judged even then, and says why nothing else can be.
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

  /** Remembers why a run ended, for whoever goes on asking. */
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
