import type { Report } from '../run/run.ts'
import { githubReport } from './github.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { markdownReport } from './markdown.ts'

/** The reports that can be written to a file, by the name that `--report` accepts. */
export const reporters = {
  junit: junitReport,
  json: jsonReport,
  md: markdownReport,
  html: htmlReport,
  github: githubReport,
} satisfies Record<string, (report: Report) => string>

export type ReportKind = keyof typeof reporters
