import type { Dialect } from '../../src/dialect/dialect.ts'
import type { RunEnded } from '../core/ended.ts'
import type { Result, Verdict } from './result.ts'
import { states } from './stated.ts'

/** A result, and whether it is red: a red result makes the run fail. */
export interface Judged extends Result {
  red: boolean
  /** Whether it is a failure that the baseline lists. */
  known?: boolean
}

/** The number of requirements with each verdict. */
export interface Counts {
  documented: { passed: number; failed: number; inconclusive: number; skipped: number; error: number }
  assumed: {
    matches: number
    differs: number
    notObservable: number
    inconclusive: number
    skipped: number
    error: number
  }
  /** The number of results that make the run fail. */
  red: number
}

export interface Judgement {
  strict?: boolean | undefined
  dialect?: Dialect | undefined
  baseline?: readonly string[] | undefined
}

/** Decides whether a result makes the run fail. */
export function judgeRed(result: Result, { strict, dialect, baseline }: Judgement): Judged {
  const { verdict } = result
  const drifted = verdict === 'differs' && dialect !== undefined && states(dialect, result.source)
  const fails = verdict === 'failed' || drifted || (verdict === 'differs' && strict === true)
  if (verdict === 'error') return { ...result, red: true }
  if (!baseline?.includes(result.id)) return { ...result, red: fails }
  if (fails) return { ...result, red: false, known: true }
  const good = verdict === 'passed' || verdict === 'matches' || verdict === 'differs'
  if (!good) return { ...result, red: false }
  return {
    ...result,
    red: true,
    reason: 'it is a known failure in the baseline but passed: remove it from the baseline',
  }
}

/** Counts results. */
export function summaryOf(results: readonly Judged[]): Counts {
  const count = (level: Result['level'], verdict: Verdict) =>
    results.filter(result => result.level === level && result.verdict === verdict).length
  return {
    documented: {
      passed: count('documented', 'passed'),
      failed: count('documented', 'failed'),
      inconclusive: count('documented', 'inconclusive'),
      skipped: count('documented', 'skipped'),
      error: count('documented', 'error'),
    },
    assumed: {
      matches: count('assumed', 'matches'),
      differs: count('assumed', 'differs'),
      notObservable: count('assumed', 'not-observable'),
      inconclusive: count('assumed', 'inconclusive'),
      skipped: count('assumed', 'skipped'),
      error: count('assumed', 'error'),
    },
    red: results.filter(result => result.red).length,
  }
}

/**
 * Returns the exit code of a run. Records left behind count most, then whether the run ended early or could
 * not judge, then whether a result is red.
 */
export function exitCodeOf(
  report: { summary: Counts; leftBehind: readonly unknown[]; stopped?: string },
  selected: number,
  ended?: RunEnded,
): 0 | 1 | 2 | 3 {
  const { documented, assumed, red } = report.summary
  if (report.leftBehind.length > 0) return 3
  if (ended !== undefined) return ended.exitCode
  if (report.stopped !== undefined) return 2
  if (red > 0) return 1
  const judged =
    documented.passed + documented.failed + assumed.matches + assumed.differs + assumed.notObservable
  return judged === 0 && selected > 0 ? 2 : 0
}
