import { closeSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../../contract-tests/core/folder.ts'
import { UsageError } from './usage.ts'

/** A report that goes to a file, or with `-` to the standard output. */
export interface ReportFile<Kind extends string> {
  kind: Kind
  file: string
}

/** Reads `KIND=FILE`. Throws UsageError for another kind than these. */
export function reportFile<Kind extends string>(kinds: readonly Kind[], text: string): ReportFile<Kind> {
  const [name = '', ...rest] = text.split('=')
  const file = rest.join('=')
  const kind = kinds.find(one => one === name)
  if (kind !== undefined && file !== '') return { kind, file }
  throw new UsageError(`--report must be KIND=FILE with KIND one of ${kinds.join(', ')}, got "${text}"`)
}

/** Makes sure, before anything is sent, that reports can be written. Throws UsageError. */
export function checkReportFiles(reports: readonly ReportFile<string>[]): void {
  for (const { file } of reports) {
    if (file === '-') continue
    try {
      makeFolder(dirname(file))
      closeSync(openSync(file, 'a'))
    } catch (error) {
      throw new UsageError(`The report ${file} cannot be written: ${codeOf(error)}`)
    }
  }
}

/** Writes every report that can be written. Returns whether all could be; the others are named on stderr. */
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
      process.stderr.write(`Failed to write the report ${file}: ${codeOf(error)}\n`)
    }
  }
  return isComplete
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
