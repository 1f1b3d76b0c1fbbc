import { type Report, type RunOptions, runSuite } from './run.ts'
import { suite } from './suite.ts'

export { type DescribedTarget, type DescribeOptions, describeContract } from './describe.ts'
export type { Answer, SentRequest } from './exchange.ts'
export type { Level, Requirement, Result, Verdict } from './requirement.ts'
export type { Report, RunEvent, RunOptions } from './run.ts'
export { type Selection, type Shard, select } from './select.ts'
export { suite } from './suite.ts'
export type { Counts, Judged } from './summary.ts'
export { UsageError } from './usage.ts'
export type { LeftBehind, Resource } from './writes/account.ts'
export { type CleanupLedgerOptions, cleanUpLedger } from './writes/cleanup-ledger.ts'

/**
 * Judges a server and takes everything away that it made. Never throws for what a server does; throws UsageError for
 * options that make no sense.
 */
export function runContract(options: RunOptions): Promise<Report> {
  return runSuite(options, suite)
}
