import { answersOf, type Dialect } from '../../src/dialect/dialect.ts'
import { placeIn, shapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { temporaryLedgerFile } from '../core/temporary-ledger.ts'
import type { Report, RunOptions } from '../run/run.ts'
import type { LeftBehind } from '../writes/account.ts'
import { type Difference, explain } from './cause.ts'
import { differencesOf, type FoundDifference, type Part } from './differences.ts'
import { brokenOf, requirementsOf } from './documented.ts'
import { type Normal, normalise } from './normalise.ts'
import type { Played, Side } from './play.ts'
import type { Places } from './records.ts'
import { redactedRows } from './redacted.ts'
import { type References, referencesOf } from './references.ts'
import { replay } from './replay.ts'
import type { ComparedRow } from './row.ts'
import { comparisonScenario } from './scenario/index.ts'
import { resourceOf, type Step, stepTitle } from './scenario/step.ts'

/** The degree to which two sides agree. All members except `compared` are shares from 0 to 1. */
export interface Score {
  /** Number of requests that at least one side could send. */
  compared: number
  /** Share of the compared requests whose responses agree in status and body. */
  agree: number
  /** Share of the compared requests whose responses have the same status. */
  status: number
  /** Share of the responses with the same status whose headers agree. */
  headers: number
  /** Share of the responses with the same status whose bodies agree. */
  body: number
}

/** The result of a comparison. */
export interface Comparison {
  target: string
  dialect: string
  score: Score
  rows: readonly ComparedRow[]
  leftBehind: readonly LeftBehind[]
  /** The path of the ledger, if records are left behind. */
  ledger?: string
  /** The reason why nothing could be compared. */
  stopped?: string
  /** 0: compared. 2: could not run. 3: records are left behind. */
  exitCode: 0 | 2 | 3
}

/** The options of a run, and the mock that the server is compared with. */
export interface CompareOptions
  extends Omit<RunOptions, 'dialect' | 'strict' | 'baseline' | 'only' | 'shard'> {
  dialect: Dialect
  /** The server to compare with: the mock in the dialect. */
  twin: Pick<RunOptions, 'baseUrl' | 'apiKey' | 'domainIds' | 'spaceIds'>
  /** Members of records to exclude, because no dialect can describe their values: `links:/title`. */
  ignore?: readonly string[] | undefined
  /** The run that looked for the usual domain, of `accountOf`. If it did not end well, nothing more is sent. */
  look?: Report | undefined
}

/** Replays the scenario on a server and on its twin, and reports how their responses differ. */
export async function compare(
  options: CompareOptions,
  steps: readonly Step[] = comparisonScenario,
): Promise<Comparison> {
  const { dialect, twin, ignore = [], look, ...run } = options
  const answers = answersOf(dialect)
  if (look !== undefined && look.exitCode > 1) return overWith(look, dialect, look.stopped ?? reasonOf(look))
  const { report, side: server } = await replay(run, answers, steps)
  const { leftBehind, stopped } = report
  const over = (reason: string) => overWith(report, dialect, reason)
  if (server === undefined || stopped !== undefined) return over(stopped ?? reasonOf(report))
  // The twin gets no more ids than the server has, so that both sides skip the same steps.
  const domainIds = twin.domainIds?.slice(0, run.domainIds?.length ?? 0)
  const spaceIds = twin.spaceIds?.slice(0, run.spaceIds?.length ?? 0)
  const { signal } = run
  const own = { ...twin, domainIds, spaceIds, signal, ledger: temporaryLedgerFile() }
  const other = await replay(own, answers, steps)
  if (other.report.stopped !== undefined) return over(other.report.stopped)
  if (other.side === undefined) throw new Error(`Failed to replay on the twin: ${reasonOf(other.report)}`)
  const places = { answers, nodes: shapeNodes(dialect), makers: makersOf(steps), ignored: ignore }
  const compared = comparedOf(steps, server, other.side, places)
  const doubtful = compared.flatMap(({ found, step }) => found.flatMap(one => requirementsOf(one, step)))
  const { broken, ...judged } = await brokenOf(run, leftBehind.length > 0 ? [] : [...new Set(doubtful)])
  const rows = compared.map(({ row, found, step, normal }) => ({
    ...row,
    differences:
      normal === undefined ? [] : found.map(one => explain(one, step, normal, dialect, places.nodes, broken)),
  }))
  const shown = redactedRows(rows, { server: run.apiKey, twin: twin.apiKey })
  const left = [...leftBehind, ...judged.leftBehind]
  return {
    ...baseOf(report, dialect),
    ...judged,
    leftBehind: left,
    score: scoreOf(rows),
    rows: shown,
    exitCode: left.length > 0 ? 3 : 0,
  }
}

function reasonOf({ results, leftBehind }: Report): string {
  const reason = results.find(one => one.reason !== undefined)?.reason ?? leftBehind[0]?.reason
  return reason ?? 'the scenario could not be replayed'
}

function baseOf({ target, leftBehind, ledger, stopped }: Report, { name }: Dialect) {
  return {
    target,
    dialect: name,
    leftBehind,
    ...(ledger !== undefined && { ledger }),
    ...(stopped !== undefined && { stopped }),
  }
}

/** Returns a comparison that could not take place. */
function overWith(report: Report, dialect: Dialect, reason: string): Comparison {
  const score = { compared: 0, agree: 0, status: 0, headers: 0, body: 0 }
  const exitCode = report.leftBehind.length > 0 ? 3 : 2
  return { ...baseOf(report, dialect), stopped: reason, score, rows: [], exitCode }
}

/** A step with the differences between the two responses. */
interface Compared {
  step: Step
  row: Omit<ComparedRow, 'differences'>
  found: readonly FoundDifference[]
  /** The server's response. Undefined if a side could not send the request. */
  normal?: Normal
}

function comparedOf(steps: readonly Step[], server: Side, twin: Side, places: Places): Compared[] {
  const [ours, theirs] = [referencesOf(server), referencesOf(twin)]
  const itemsOf = (step: Step) => {
    const placed = places.nodes.response(resourceOf(step), 'list')
    return (placed && placeIn(placed.node, 'records')) ?? ''
  }
  return steps.flatMap((step, index) => {
    const [one, other] = [server.played[index], twin.played[index]]
    if (one === undefined || other === undefined) return []
    const [a, b] = [normalOf(step, one, places, ours), normalOf(step, other, places, theirs)]
    const status = { server: a?.status, twin: b?.status }
    const row = { n: index + 1, title: stepTitle(step), status }
    const skipped = {
      ...('skipped' in one && { server: one.skipped }),
      ...('skipped' in other && { twin: other.skipped }),
    }
    if (a === undefined || b === undefined) return { step, row: { ...row, skipped }, found: [] }
    return { step, row, found: differencesOf(a, b, itemsOf(step)), normal: a }
  })
}

function normalOf(step: Step, played: Played, places: Places, references: References) {
  return 'skipped' in played ? undefined : normalise(step, played.exchange, places, references)
}

function makersOf(steps: readonly Step[]): Map<string, Step> {
  return new Map(steps.map((step, index) => [`{${step.as ?? `request ${index + 1}`}}`, step]))
}

/**
 * Computes the score. A request that only one side could send counts as differing; a request that neither
 * side could send is not counted.
 */
export function scoreOf(rows: readonly ComparedRow[]): Score {
  const sent = rows.filter(({ status }) => status.server !== undefined || status.twin !== undefined)
  // A different status implies different headers and bodies, so these are compared only if the status is the
  // same.
  const comparable = sent.filter(
    ({ skipped, differences }) => skipped === undefined && !has(differences, ['status']),
  )
  const bodies: Part[] = ['records', 'structure', 'values']
  const share = (of: number, all: number) => (all === 0 ? 0 : of / all)
  const alike = (parts: readonly Part[]) =>
    comparable.filter(({ differences }) => !has(differences, parts)).length
  return {
    compared: sent.length,
    agree: share(alike(bodies), sent.length),
    status: share(comparable.length, sent.length),
    headers: share(alike(['header']), comparable.length),
    body: share(alike(bodies), comparable.length),
  }
}

function has(differences: readonly Difference[], parts: readonly Part[]): boolean {
  return differences.some(({ part }) => parts.includes(part))
}
