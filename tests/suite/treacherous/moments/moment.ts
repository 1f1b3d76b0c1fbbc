import type { Ended } from '../judge/outcome.ts'
import type { Stage } from '../judge/stage.ts'

/** Something that happens once in the middle of a run: to the server, or to the client. */
export interface Moment {
  id: string
  title: string
  /** What `k` counts; undefined where there is no k. */
  counts?: 'requests' | 'ledger writes'
  /** Exit codes that it allows beside the usual ones. */
  alsoAllowed?: readonly (number | null)[]
  /** Whether it keeps the client from deleting, so that any number of records may be left, all of them named. */
  mayLeaveAny?: boolean
  /** Whether the client may refuse to run: exit code 2, and nothing named. */
  mayRefuse?: boolean
  /** Whether the client is sent where redirects lead, so that only writes there are held against it. */
  leadsElsewhere?: boolean
  /** Whether it starts processes. */
  costly?: boolean
  /** Commands that it makes no sense for. */
  notFor?: readonly string[]
  /** Runs the command, and lets it happen at k. */
  play(stage: Stage, k: number): Promise<Ended>
}
