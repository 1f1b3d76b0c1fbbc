import { Interrupted, RunEnded } from '../core/ended.ts'
import { UsageError } from '../core/usage.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { LeftBehind } from '../writes/account.ts'
import { judgeAll } from './lanes.ts'
import type { Result, Verdict } from './result.ts'
import { type Selection, type Shard, select } from './select.ts'
import { type Closed, openSession, type Session } from './session.ts'
import type { SessionOptions, Suite } from './session-options.ts'
import { type Counts, exitCodeOf, type Judged, judgeRed, summaryOf } from './summary.ts'

/**
 * The server to judge, the requirements to judge it by, and the rules for red results. A red result fails the
 * run.
 */
export interface RunOptions extends SessionOptions, Selection {
  /**
   * Whether an answer that differs from the expected one is red even if no dialect file states the expected
   * answer.
   */
  strict?: boolean | undefined
  /**
   * Ids of requirements that are known to fail. A listed requirement that passes is red until it is removed.
   */
  baseline?: readonly string[] | undefined
  /** Called immediately for everything that happens. */
  onEvent?: ((event: RunEvent) => void) | undefined
}

/** An event during a run. */
export type RunEvent =
  | { type: 'start'; target: string; run: string; readOnly: boolean; ledger: string; ids: readonly string[] }
  | { type: 'discovered' }
  | { type: 'result'; result: Judged; done: number; total: number }
  | { type: 'cleanup' }
  | { type: 'end'; report: Report }

/** The result of a run. `report.schema.json` describes it as JSON. */
export interface Report {
  /** The base URL, including `/api/v1`. */
  target: string
  /** ISO 8601, UTC. */
  startedAt: string
  durationMs: number
  /** The number of requests that the run sent, including those that discover and delete. */
  requests: number
  /** The word that every created record carried. */
  run: string
  readOnly: boolean
  /** The part of the run that was judged, if it is split. */
  shard?: Shard
  /** The name of the dialect that answers were compared with. */
  dialect: string
  strict: boolean
  summary: Counts
  results: readonly Judged[]
  /** The records that could not be deleted. The ledger contains them too. */
  leftBehind: readonly LeftBehind[]
  /**
   * Records that are not of this run and disappeared while it ran, the first ones of each resource: `links/12`. Somebody
   * deleted them, or the server did when it carried out a write of the run.
   */
  vanished?: readonly string[]
  /**
   * Records that are not of this run and show other values than before it, the first ones of each resource, with the
   * members that do: `links/12: alias`. Somebody changed them, or the server did when it carried out a request of the run.
   */
  changed?: readonly string[]
  /** The path of the ledger, if a record is left behind. */
  ledger?: string
  /** The reason why the run could not judge, or ended early. */
  stopped?: string
  /**
   * 0: no result is red. 1: a result is red. 2: the run could not judge. 3: a record is left behind, or a
   * problem ended the run.
   */
  exitCode: 0 | 1 | 2 | 3
}

/**
 * Judges a server, and deletes every record that it created there. Never throws because of what a server
 * does. Throws UsageError for invalid options.
 */
export async function runSuite(options: RunOptions, suite: Suite): Promise<Report> {
  const selected = select(suite.requirements, options)
  checkBaseline(suite.requirements, options.baseline)
  const session = openSession(options, suite)
  const emit = options.onEvent ?? (() => {})
  const startedAt = new Date()
  const { target, run, readOnly, ledgerFile } = session
  emit({ type: 'start', target, run, readOnly, ledger: ledgerFile, ids: selected.map(({ id }) => id) })

  const results: Judged[] = []
  const add = (result: Result) => {
    const judged = judgeRed(result, options)
    results.push(judged)
    emit({ type: 'result', result: judged, done: results.length, total: selected.length })
  }
  const isCertain = (result: Result) => isSettled(result.verdict) && !judgeRed(result, options).red
  let stopped: string | undefined
  let closed: Closed
  try {
    await session.begin(selected)
    emit({ type: 'discovered' })
    stopped = session.stopped
    if (session.discovery !== undefined) add(session.discovery)
    await judgeAll(session, selected, { concurrency: options.concurrency ?? 1, isCertain, add })
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    const after = `after ${results.length} of ${selected.length} requirements`
    stopped =
      error instanceof RunEnded
        ? `The run ended ${after}: ${session.redact.sentence(error.message)}`
        : `The run was stopped ${after}.`
    const { blamed } = session
    const earlier = results.findIndex(({ id }) => id === blamed?.id)
    // The requirement may have passed before the server broke it.
    if (blamed !== undefined && results[earlier]?.verdict !== blamed.verdict) {
      if (earlier >= 0) results.splice(earlier, 1)
      add(blamed)
    }
  } finally {
    closed = await deleteRecords(session, emit)
  }

  const { left: leftBehind, vanished, changed } = closed
  // Requirements that are judged several at once end in any order.
  const order = new Map(selected.map(({ id }, index) => [id, index]))
  const place = ({ id }: Judged) => order.get(id) ?? -1
  results.sort((a, b) => place(a) - place(b))
  const judged = {
    target,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    requests: session.requests,
    run,
    readOnly,
    ...(options.shard && { shard: options.shard }),
    dialect: options.dialect?.name ?? 'default',
    strict: options.strict ?? false,
    summary: summaryOf(results),
    results,
    leftBehind,
    ...(vanished.length > 0 && { vanished }),
    ...(changed.length > 0 && { changed }),
    ...(leftBehind.length > 0 && { ledger: ledgerFile }),
    ...(stopped !== undefined && { stopped }),
  }
  const report: Report = { ...judged, exitCode: exitCodeOf(judged, selected.length, session.ended) }
  emit({ type: 'end', report })
  return report
}

async function deleteRecords(session: Session, emit: (event: RunEvent) => void): Promise<Closed> {
  let closed: Closed
  try {
    emit({ type: 'cleanup' })
  } finally {
    // An error in an event listener must not leave the records of the run on the server.
    closed = await session.close()
  }
  return closed
}

/** Whether a verdict would be the same if nothing else were judged at the same time. */
function isSettled(verdict: Verdict): boolean {
  return verdict === 'passed' || verdict === 'matches' || verdict === 'differs'
}

function checkBaseline(known: readonly Requirement[], baseline: readonly string[] = []): void {
  const ids = new Set(known.map(({ id }) => id))
  for (const id of baseline) {
    if (!ids.has(id)) throw new UsageError(`The baseline names ${id}, which is not a requirement`)
  }
}
