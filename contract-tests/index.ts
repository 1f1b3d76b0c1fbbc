/**
 * The contract suite: judges whether a server implements the interface, and deletes the records that it
 * created there.
 *
 * @module shortlink-kit/contract
 */

import type { DescribedRequirement } from './requirements/requirement.ts'
import { type Report, type RunOptions, runSuite } from './run/run.ts'
import { suite as shipped } from './run/suite.ts'

export type { Answer, SentRequest } from './core/exchange.ts'
export type { KeyedRows, RowNames } from './core/keyed-rows.ts'
export { UsageError } from './core/usage.ts'
export { type DescribedTarget, type DescribeOptions, describeContract } from './describe.ts'
export type { DescribedRequirement as Requirement, Level } from './requirements/requirement.ts'
export type { Result, Verdict } from './run/result.ts'
export type { Report, RunEvent, RunOptions } from './run/run.ts'
export { type Selection, type Shard, select } from './run/select.ts'
export type { SessionOptions } from './run/session-options.ts'
export type { Counts, Judged } from './run/summary.ts'
export type { LeftBehind, Resource } from './writes/account.ts'
export { type CleanupLedgerOptions, cleanUpLedger } from './writes/cleanup-ledger.ts'

/** The requirements that the suite checks. */
export const suite: { readonly requirements: readonly DescribedRequirement[] } = shipped

/**
 * Judges a server and deletes every record that it created there. Never throws because of what the server
 * does; throws UsageError if the options contradict each other or are invalid.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { runContract } from 'shortlink-kit/contract'
 * import { serve } from 'shortlink-kit/node'
 *
 * const { baseUrl, close } = await serve(createMock())
 * const report = await runContract({ baseUrl, apiKey: 'demo-key', only: ['pixels.create.*'] })
 * console.log(report.exitCode) // 0
 * await close()
 * ```
 */
export function runContract(options: RunOptions): Promise<Report> {
  return runSuite(options, shipped)
}
