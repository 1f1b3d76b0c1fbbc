import type { Report } from '../run/run.ts'

/** Returns the report as JSON; `report.schema.json` describes it. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
