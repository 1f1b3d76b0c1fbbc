import type { Difference } from './cause.ts'

/** One request of the scenario, and the differences between its two responses. */
export interface ComparedRow {
  n: number
  title: string
  /** Undefined for a side that could not send the request. `skipped` then has the reason. */
  status: { server: number | undefined; twin: number | undefined }
  skipped?: { server?: string; twin?: string }
  differences: readonly Difference[]
}
