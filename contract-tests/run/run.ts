import { Interrupted, RunEnded } from '../core/ended.ts'
import { UsageError } from '../core/usage.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { LeftBehind } from '../writes/account.ts'
import type { Result } from './result.ts'
import { type Selection, select } from './select.ts'
import { openSession, type Session, type SessionOptions, type Suite } from './session.ts'
import { type Counts, exitCodeOf, type Judged, judgeRed, summaryOf } from './summary.ts'

/** Which server is judged, by which requirements, and what makes one red. */
export interface RunOptions extends SessionOptions, Selection {
  /** Whether an answer that differs from the expected one is red even where no dialect file says otherwise. */
  strict?: boolean | undefined
  /** Ids of requirements that are known to fail; one that does not is red until it is taken off. */
  baseline?: readonly string[] | undefined
  /** Told of everything that happens, at once. */
  onEvent?: ((event: RunEvent) => void) | undefined
}

/** What a run tells while it goes on. */
export type RunEvent =
  | { type: 'start'; target: string; run: string; readOnly: boolean; ledger: string; ids: readonly string[] }
  | { type: 'discovered' }
  | { type: 'result'; result: Judged; done: number; total: number }
  | { type: 'cleanup' }
  | { type: 'end'; report: Report }

/** What a run came to. `report.schema.json` describes it as JSON. */
export interface Report {
  /** The base URL with `/api/v1`. */
  target: string
  /** ISO 8601, UTC. */
  startedAt: string
  durationMs: number
  /** The word that everything created carried. */
  run: string
  readOnly: boolean
  /** The name of the dialect that answers were compared with. */
  dialect: string
  strict: boolean
  summary: Counts
  results: readonly Judged[]
  /** What could not be taken away; the ledger has it too. */
  leftBehind: readonly LeftBehind[]
  /** The ledger, when something is left. */
  ledger?: string
  /** Why the run could not judge, or was over before its end. */
  stopped?: string
  /** 0 kept, 1 something is red, 2 could not run, 3 left something behind, or this machine failed on the way. */
  exitCode: 0 | 1 | 2 | 3
}

/**
 * Judges a server and takes everything away that it made. Never throws for what a server does; throws UsageError for
 * options that make no sense.
 */
export async function runSuite(options: RunOptions, suite: Suite): Promise<Report> {
  const selected = select(suite.requirements, options)
  checkBaseline(suite.requirements, options.baseline)
  const session = openSession(options, suite)
  const tell = options.onEvent ?? (() => {})
  const startedAt = new Date()
  const { target, run, readOnly, ledgerFile } = session
  tell({ type: 'start', target, run, readOnly, ledger: ledgerFile, ids: selected.map(({ id }) => id) })

  const results: Judged[] = []
  const add = (result: Result) => {
    const judged = judgeRed(result, options)
    results.push(judged)
    tell({ type: 'result', result: judged, done: results.length, total: selected.length })
  }
  let stopped: string | undefined
  let leftBehind: readonly LeftBehind[] = []
  try {
    await session.begin()
    tell({ type: 'discovered' })
    stopped = session.stopped
    if (session.discovery !== undefined) add(session.discovery)
    for (const requirement of selected) add(await session.judge(requirement))
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    const after = `after ${results.length} of ${selected.length} requirements`
    stopped =
      error instanceof RunEnded
        ? `The run ended ${after}: ${session.redact.sentence(error.message)}`
        : `The run was stopped ${after}.`
    const { blamed } = session
    const isTold = results.some(({ id, verdict }) => id === blamed?.id && verdict === blamed.verdict)
    if (blamed !== undefined && !isTold) add(blamed)
  } finally {
    leftBehind = await takeAway(session, tell)
  }

  const judged = {
    target,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    run,
    readOnly,
    dialect: options.dialect?.name ?? 'default',
    strict: options.strict ?? false,
    summary: summaryOf(results),
    results,
    leftBehind,
    ...(leftBehind.length > 0 && { ledger: ledgerFile }),
    ...(stopped !== undefined && { stopped }),
  }
  const report: Report = { ...judged, exitCode: exitCodeOf(judged, selected.length, session.ended) }
  tell({ type: 'end', report })
  return report
}

async function takeAway(session: Session, tell: (event: RunEvent) => void): Promise<readonly LeftBehind[]> {
  let left: readonly LeftBehind[] = []
  try {
    tell({ type: 'cleanup' })
  } finally {
    // Whoever listens must not keep the records of the run on the server.
    left = await session.close()
  }
  return left
}

function checkBaseline(known: readonly Requirement[], baseline: readonly string[] = []): void {
  const ids = new Set(known.map(({ id }) => id))
  for (const id of baseline) {
    if (!ids.has(id)) throw new UsageError(`The baseline names ${id}, which is no requirement`)
  }
}
