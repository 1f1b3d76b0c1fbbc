import type { Ended } from '../judge/outcome.ts'
import type { Stage } from '../judge/stage.ts'

/** An event in the middle of a run, on the server or in the client. */
export interface Moment {
  id: string
  title: string
  /** The events that `k` counts. Undefined without k. */
  counts?: 'requests' | 'ledger writes'
  /** Exit codes that it allows besides the usual ones. */
  alsoAllowed?: readonly (number | null)[]
  /** Whether it prevents deletions, so that any number of records may be left, all of them named. */
  mayLeaveAny?: boolean
  /** Whether the client may refuse to run: exit code 2, and no records named. */
  mayRefuse?: boolean
  /** Whether the client is sent to the address of redirects, so that only writes there count. */
  leadsElsewhere?: boolean
  /** Whether it starts processes. */
  costly?: boolean
  /** Commands for which it makes no sense. */
  notFor?: readonly string[]
  /** Runs the command, and causes the event at k. */
  play(stage: Stage, k: number): Promise<Ended>
}
