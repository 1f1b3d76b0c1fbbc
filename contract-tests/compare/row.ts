import type { Difference } from './cause.ts'

/** One request of the scenario, and how alike its two answers are. */
export interface Row {
  n: number
  title: string
  /** Undefined on a side that could not send it; the reason is then in `skipped`. */
  status: { server: number | undefined; twin: number | undefined }
  skipped?: { server?: string; twin?: string }
  differences: readonly Difference[]
}
