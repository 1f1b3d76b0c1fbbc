import { UsageError } from '../core/usage.ts'
import type { Report } from '../run/run.ts'
import type { Shard } from '../run/select.ts'
import { exitCodeOf, type Judged, summaryOf } from '../run/summary.ts'

/** A report of a part of a run, and where it was read. */
export interface Part {
  file: string
  report: Report
}

type Sharded = Part & { shard: Shard }

/** What all parts of a run have in common. */
const common = ['target', 'dialect', 'strict', 'readOnly'] as const

/**
 * Merges the reports of the parts of one run (`--shard`) into the report of the whole. Results are in the order of the
 * ids. Throws UsageError if a part is missing, is there twice, or belongs to another run.
 *
 * @param ids the ids of all requirements, in their order
 */
export function mergeReports(parts: readonly Part[], ids: readonly string[]): Report {
  const sharded = complete(parts)
  const [first] = sharded
  if (first === undefined) throw new UsageError('report merge needs the JSON reports of the parts')
  for (const { file, report } of sharded) {
    const other = common.find(name => report[name] !== first.report[name])
    if (other !== undefined)
      throw new UsageError(
        `${file} has the ${other} ${String(report[other])}, but ${first.file} has ${String(first.report[other])}`,
      )
  }
  const reports = sharded.map(({ report }) => report)
  const results = merged(reports, ids)
  const starts = reports.map(({ startedAt }) => Date.parse(startedAt))
  const ends = reports.map(({ durationMs }, index) => starts[index]! + durationMs)
  const ledgers = reports.flatMap(({ ledger }) => ledger ?? [])
  const leftBehind = reports.flatMap(({ leftBehind, ledger }) =>
    ledgers.length < 2
      ? leftBehind
      : leftBehind.map(one => ({ ...one, reason: `${one.reason} (ledger ${ledger})` })),
  )
  const vanished = [...new Set(reports.flatMap(({ vanished }) => vanished ?? []))]
  const stopped = sharded.flatMap(({ shard, report }) =>
    report.stopped === undefined ? [] : [`Part ${shard.index} of ${shard.of}: ${report.stopped}`],
  )
  const { target, readOnly, dialect, strict } = first.report
  const whole = {
    target,
    startedAt: new Date(Math.min(...starts)).toISOString(),
    durationMs: Math.max(...ends) - Math.min(...starts),
    requests: reports.reduce((sum, { requests }) => sum + requests, 0),
    run: reports.map(({ run }) => run).join(', '),
    readOnly,
    dialect,
    strict,
    summary: summaryOf(results),
    results,
    leftBehind,
    ...(vanished.length > 0 && { vanished }),
    ...(ledgers[0] !== undefined && { ledger: ledgers[0] }),
    ...(stopped.length > 0 && { stopped: stopped.join(' ') }),
  }
  const isEnded = reports.some(({ exitCode }) => exitCode === 3)
  return { ...whole, exitCode: isEnded ? 3 : exitCodeOf(whole, results.length) }
}

/** Returns the parts in their order. Throws UsageError unless each is there once. */
function complete(parts: readonly Part[]): Sharded[] {
  const byIndex = new Map<number, Sharded>()
  const of = parts[0]?.report.shard?.of ?? 0
  for (const { file, report } of parts) {
    const { shard } = report
    if (shard === undefined)
      throw new UsageError(`${file} is not the report of a part: it was run without --shard`)
    if (shard.of !== of)
      throw new UsageError(`${file} is one of ${shard.of} parts, but ${parts[0]?.file} is one of ${of}`)
    const known = byIndex.get(shard.index)
    if (known !== undefined)
      throw new UsageError(`${known.file} and ${file} are both the report of part ${shard.index}`)
    byIndex.set(shard.index, { file, report, shard })
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(index => !byIndex.has(index))
  if (missing.length > 0) throw new UsageError(`There is no report of part ${missing.join(', ')} of ${of}`)
  return [...byIndex.values()].sort((one, other) => one.shard.index - other.shard.index)
}

/** Each part has a result of its discovery if that failed. Of results with the same id, a red one counts. */
function merged(reports: readonly Report[], ids: readonly string[]): Judged[] {
  const byId = new Map<string, Judged>()
  for (const result of reports.flatMap(({ results }) => results)) {
    if (byId.get(result.id)?.red !== true) byId.set(result.id, result)
  }
  const order = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Judged) => order.get(id) ?? -1
  return [...byId.values()].sort((one, other) => placeOf(one) - placeOf(other))
}
