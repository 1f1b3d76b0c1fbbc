import { closeSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../../contract-tests/core/folder.ts'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { errorCode } from './files.ts'

/** A report that is written to a file, or to the standard output if `file` is `-`. */
export interface ReportFile<Kind extends string> {
  kind: Kind
  file: string
}

/**
 * Splits the arguments into reports and others. A report is requested with --report, or by an argument of the
 * form `KIND=FILE`. Throws UsageError for an unknown kind.
 */
export function reportsIn<Kind extends string>(
  kinds: readonly Kind[],
  options: readonly string[],
  positionals: readonly string[],
): { reports: ReportFile<Kind>[]; others: string[] } {
  const isReport = (text: string) => /^[a-z]+=/.test(text)
  const named = [...options, ...positionals.filter(isReport)]
  return {
    reports: named.map(text => reportFile(kinds, text)),
    others: positionals.filter(text => !isReport(text)),
  }
}

function reportFile<Kind extends string>(kinds: readonly Kind[], text: string): ReportFile<Kind> {
  const [name = '', ...rest] = text.split('=')
  const file = rest.join('=')
  const kind = kinds.find(one => one === name)
  if (kind !== undefined && file !== '') return { kind, file }
  throw new UsageError(`--report must be KIND=FILE with KIND one of ${kinds.join(', ')}, got "${text}"`)
}

/** Checks that the reports can be written, before anything is sent. Throws UsageError. */
export function checkReportFiles(reports: readonly ReportFile<string>[]): void {
  for (const { file } of reports) {
    if (file === '-') continue
    try {
      makeFolder(dirname(file))
      closeSync(openSync(file, 'a'))
    } catch (error) {
      throw new UsageError(`The report ${file} cannot be written: ${errorCode(error)}`)
    }
  }
}

/** Writes the reports. Returns false if one cannot be written, which is also reported on stderr. */
export function writeReports<Kind extends string>(
  reports: readonly ReportFile<Kind>[],
  textOf: (kind: Kind) => string,
): boolean {
  let isComplete = true
  for (const { kind, file } of reports) {
    try {
      if (file === '-') process.stdout.write(textOf(kind))
      else writeFileSync(file, textOf(kind))
    } catch (error) {
      isComplete = false
      process.stderr.write(`Failed to write the report ${file}: ${errorCode(error)}\n`)
    }
  }
  return isComplete
}
