import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { suite } from '../../contract-tests/index.ts'
import { type ReportKind, reporters } from '../../contract-tests/report/index.ts'
import { mergeReports, type Part } from '../../contract-tests/report/merge.ts'
import { isReport } from '../../contract-tests/report/read.ts'
import { summaryOfRun } from '../../contract-tests/report/terminal-summary.ts'
import { defineCommand } from './command.ts'
import { errorCode } from './files.ts'
import { textsOption } from './option.ts'
import { checkReportFiles, reportsIn, writeReports } from './reports.ts'

const kinds = Object.keys(reporters) as ReportKind[]

/** Works on reports that were written before. */
export const start = defineCommand({
  name: 'report',
  usage: ['merge FILE... [options]'],
  takesArguments: true,
  completions: { words: ['merge'] },
  about: [
    'Merges the JSON reports of all parts of a run (verify --shard i/n --report json=FILE) into one, and prints its ' +
      'summary. A part that is missing is an error.',
  ],
  options: {
    report: {
      ...textsOption(
        'KIND=FILE',
        'Write the merged report: junit, json, md, html or github (annotations of a job); - is the standard output.',
      ),
      completions: { words: kinds.map(kind => `${kind}=`) },
    },
  },
  exit:
    'Exit codes: 0 all parts passed; 1 a part failed; 2 wrong usage, or a part is missing or could not run; 3 records are ' +
    'left, or a machine failed during its run.',
  async run(values, positionals) {
    const { reports, others } = reportsIn(kinds, values.report, positionals)
    const [action, ...files] = others
    if (action !== 'merge') throw new UsageError('report needs merge FILE...; see report --help')
    checkReportFiles(reports)
    const merged = mergeReports(
      files.map(readPart),
      suite.requirements.map(({ id }) => id),
    )
    const lines = summaryOfRun(merged, (format, text) => styleText(format, text, { stream: process.stdout }))
    process.stdout.write(`${lines.join('\n')}\n`)
    const isWritten = writeReports(reports, kind => reporters[kind](merged))
    return isWritten ? merged.exitCode : 3
  },
})

function readPart(file: string): Part {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`The report ${file} cannot be read: ${errorCode(error)}`)
  }
  let report: unknown
  try {
    report = JSON.parse(text)
  } catch {
    report = undefined
  }
  if (isReport(report)) return { file, report }
  throw new UsageError(`${file} is not a JSON report of verify (--report json=FILE)`)
}
