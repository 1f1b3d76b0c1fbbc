import { type Report, type RunOptions, runSuite } from './run/run.ts'
import { suite } from './run/suite.ts'

export type { Answer, SentRequest } from './core/exchange.ts'
export { UsageError } from './core/usage.ts'
export { type DescribedTarget, type DescribeOptions, describeContract } from './describe.ts'
export type { Level, Requirement } from './requirements/requirement.ts'
export type { Result, Verdict } from './run/result.ts'
export type { Report, RunEvent, RunOptions } from './run/run.ts'
export { type Selection, type Shard, select } from './run/select.ts'
export { suite } from './run/suite.ts'
export type { Counts, Judged } from './run/summary.ts'
export type { LeftBehind, Resource } from './writes/account.ts'
export { type CleanupLedgerOptions, cleanUpLedger } from './writes/cleanup-ledger.ts'

/**
 * Judges a server and deletes every record that it created there. Never throws because of what the server
 * does; throws UsageError if the options contradict each other or are invalid.
 */
export function runContract(options: RunOptions): Promise<Report> {
  return runSuite(options, suite)
}
